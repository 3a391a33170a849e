// The command line that a host is given. Whatever goes wrong before gatekeeper can answer is a refusal in it: most hosts run the tool when a hook cannot start.
import type { Caller, LineForm } from './define.ts'

/** Quoted for a POSIX shell, and for fish. */
export const quoted = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)

/** Paths that not every shell reads the same way. */
export const isPlainPath = (path: string): boolean => path.startsWith('/') && !/[\\\p{Cc}]/u.test(path)

const BROKEN = 'gatekeeper is gone or broken, so nothing runs; do not retry, but ask the user to run gatekeeper doctor, or gatekeeper uninstall'

/** @param node the program @param gate the launcher @param root the package's folder */
export function callerOf(node: string, gate: string, root: string): Caller {
  return { node, gate, root, line: (agent, form = {}) => lineOf(node, gate, agent, form) }
}

function lineOf(node: string, gate: string, agent: string, { shell = 'posix', refusal }: LineForm): string {
  // 2 is gatekeeper's own refusal, with its own reason; hosts that get no text at all with it run the call.
  const otherwise = refusal === undefined ? `{ case $? in 2) echo "gatekeeper refuses this call" ;; *) echo "${BROKEN}" ;; esac >&2; exit 2; }` : `echo "${refusal.replaceAll('{reason}', BROKEN).replaceAll('"', '\\"')}"`
  const call = (first: string, second: string): string => `${first} --node ${second} hook ${agent} || ${otherwise}`
  if (shell === 'posix') return call(quoted(gate), quoted(node))
  return `/bin/sh -c '${call('"$0"', '"$1"')}' ${quoted(gate)} ${quoted(node)}`
}

/** What a line of ours calls: recognised however it was written, by hand as well. */
const OURS = /(?:^|[\s/'"])gatekeeper['"]?(?:\s+--node\s+(?:'(?:[^']|'\\'')*'|\S+))?\s+hook\s+['"]?([a-z][\w-]*)|"\$0" --node "\$1" hook ([a-z][\w-]*)/

/** @returns the agent that a line calls gatekeeper for */
export function agentOf(line: string): string | undefined {
  const [, one, other] = OURS.exec(line) ?? []
  return one ?? other
}

/** The absolute paths of launchers that a line names. */
export function gatesOf(line: string): readonly string[] {
  const words = [...line.matchAll(/'((?:[^']|'\\'')*)'|[^\s'"]+/g)].map(([whole, inner]) => (inner === undefined ? whole : inner.replaceAll("'\\''", "'")))
  return words.filter(word => word.startsWith('/') && word.endsWith('/gatekeeper'))
}
