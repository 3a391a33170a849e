// The command line that a host is given. Whatever goes wrong before gatekeeper can answer is a refusal in it: most hosts run the tool when a hook cannot start.
import type { Caller, LineForm } from './define.ts'

/** Quoted for a POSIX shell, and for fish. */
export const quoted = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)

/** Paths that not every shell reads the same way. */
export const isPlainPath = (path: string): boolean => path.startsWith('/') && !/[\\\p{Cc}]/u.test(path)

const BROKEN = 'gatekeeper is gone or broken, so nothing runs; do not retry, but ask the user to run gatekeeper doctor, or gatekeeper uninstall'

/** 2 is gatekeeper's own refusal, with its own reason; hosts that get no text at all with it run the call. */
const refusing = (): string => `{ case $? in 2) echo "gatekeeper refuses this call" ;; *) echo "${BROKEN}" ;; esac >&2; exit 2; }`

/** Seconds after which a gate that hangs is ended, so that it refuses: hosts wait 30, and most run the call then. */
const DEADLINE = 25

/** @param node the program @param gate the launcher @param root the package's folder @param timeout the program timeout(1) of GNU, where there is one */
export function callerOf(node: string, gate: string, root: string, template: Caller['template'] = () => undefined, timeout?: string): Caller {
  return { node, gate, root, template, line: (agent, form = {}) => lineOf(node, gate, agent, form, form.patient || timeout === undefined ? '' : `${timeout} --foreground -s KILL ${DEADLINE} `) }
}

/**
 * The caller of a plug-in, which does not know where it will be: gatekeeper is the package that the plug-in came with, or else what a person has put on the PATH.
 *
 * @param root how the host names the plug-in's own folder, two levels below the package's
 */
export const plugInCaller = (root: string): Caller => ({
  node: '', gate: '', root: '', template: () => undefined,
  line: (agent, { shell = 'posix' } = {}) => {
    const place = `"${root}/../../bin/gatekeeper"`
    const found = (path: string): string => `gate=${path}; [ -x "$gate" ] || gate=gatekeeper; "$gate" hook ${agent} || ${refusing()}`
    return shell === 'posix' ? found(place) : `/bin/sh -c '${found('$0')}' ${place}`
  },
})

function lineOf(node: string, gate: string, agent: string, { shell = 'posix', refusal }: LineForm, before: string): string {
  const call = (first: string, second: string): string => {
    const asked = `${before}${first} --node ${second} hook ${agent}`
    // Where only an answer counts, it is looked at: nothing else may come out, and not two of them.
    return refusal === undefined ? `${asked} || ${refusing()}` : `answer=$(${asked}); case $answer in "{"*"}") printf "%s\\n" "$answer" ;; *) echo "${refusal.replaceAll('{reason}', BROKEN).replaceAll('"', '\\"')}" ;; esac`
  }
  if (shell === 'posix') return call(quoted(gate), quoted(node))
  return `/bin/sh -c '${call('"$0"', '"$1"')}' ${quoted(gate)} ${quoted(node)}`
}

/** What a line of ours calls: recognised however it was written, by hand as well. */
const OURS = /(?:^|[\s/'"(])gatekeeper['"]?(?:\s+--node\s+(?:'(?:[^']|'\\'')*'|\S+))?\s+hook\s+['"]?([a-z][\w-]*)|"\$gate" hook ([a-z][\w-]*)|"\$0" --node "\$1" hook ([a-z][\w-]*)/

/** @returns the agent that a line calls gatekeeper for */
export function agentOf(line: string): string | undefined {
  return OURS.exec(line)?.slice(1).find(name => name !== undefined)
}

/** The absolute paths of launchers that a line, or a plug-in, names. */
export function gatesOf(line: string): readonly string[] {
  const words = [...line.matchAll(/'((?:'\\''|\\'|[^'])*)'|[^\s'"()]+/g)].map(([whole, inner]) => (inner === undefined ? whole : inner.replace(/'\\''|\\'/g, "'")))
  return words.filter(word => word.startsWith('/') && word.endsWith('/gatekeeper'))
}
