// `sh`: what gatekeeper-sh was given, from the words of a shell's command line to what is judged and runs.
import { isatty } from 'node:tty'
import { planEnd } from '../executors/handoff.ts'
import { which } from '../facts/files.ts'
import { complain, misused, print } from './io.ts'
import { type Call, exec } from './exec.ts'
import type { Ports } from './ports.ts'
import { isKnown, type Shell, shellAt } from './shell.ts'
import { readShell, type ShellWords } from './shell-words.ts'
import { problemOf, readText, type Source } from './source.ts'

/** Who asks, in records and grants. */
const AGENT = 'shell'
/** How a script finds itself that is started from its file: the text alone does not know. */
const OWN_FILE = /BASH_SOURCE|ZSH_SCRIPT|\(%\)|\.sh\.file/

/** A shell's own end where there is nothing to run. */
interface End {
  readonly code: number
  readonly says: string
}

/** @returns the exit code */
export async function sh(ports: Ports, call: Call): Promise<number> {
  const [path = '', ...words] = call.parsed.operands
  if (!isKnown(path)) return misused(`${path || 'nothing'} is no shell of the system; call gatekeeper-sh instead, which names one`)
  if (words[0] === '--self-test') return (await import('./self-test.ts')).selfTest(ports, call, path)
  const source = sourceOf(path, words, call.skip)
  if (typeof source === 'string' || !('code' in source)) return exec(ports, call, AGENT, source)
  complain(source.says)
  if (!call.planned) return source.code
  print(planEnd(source.code))
  return 0
}

/** @param skip how many of gatekeeper's own arguments stand before the shell */
export function sourceOf(path: string, words: readonly string[], skip: number): Source | End | string {
  const read = readShell(words)
  if (typeof read === 'string') return read
  if (words.some(word => word.includes('\ufffd'))) return 'the command is not valid UTF-8, so it cannot run as it would be judged; write it anew'
  switch (read.form) {
    case 'line': case 'none': return ofWords(path, words, read, skip)
    case 'file': return ofFile(path, read, skip)
    case 'stdin': return ofStdin(path, words, read, skip)
  }
}

/** The words are handed on as they are. A line with nothing behind it is shown as what it is, everything else as the command that it is. */
function ofWords(path: string, argv: readonly string[], { form, plain, talks, options, operands: [text = '', ...args] }: ShellWords, skip: number): Source {
  const alone = form === 'line' && plain && !args.length
  const shell: Shell = alone ? shellAt(path, ...options) : shellAt(path)
  const start = { kind: 'argv', argv: [path, ...argv], skip, shell, talks } as const
  return { action: alone ? { kind: 'script', source: text, shell: path } : { kind: 'argv', argv: start.argv }, start }
}

function ofFile(path: string, { talks, options, operands: [file = '', ...args], at }: ShellWords, skip: number): Source | End | string {
  if (/[\n\0]|^$/.test(file)) return 'the name of the script is empty or has a line break; give it another'
  let text = readText(file)
  // bash looks for scripts on PATH too.
  const found = typeof text !== 'string' && text.code === 'ENOENT' && path.endsWith('/bash') ? which(file) : undefined
  if (found) text = readText(found)
  if (typeof text !== 'string') {
    const code = text.code === undefined ? undefined : path.endsWith('/dash') ? 2 : text.code === 'ENOENT' || text.code === 'ENOTDIR' ? 127 : 126
    return code === undefined ? text.problem : { code, says: text.problem }
  }
  if (OWN_FILE.test(text)) return `${file} asks for its own file, which a script does not know that runs as the text that was judged; say it as a command: gatekeeper-sh -c './script'`
  return ofText(text, textShell(path, options, talks), { skip: skip + 1 + at, args: [file, ...args], talks })
}

/** All of it is read before anything runs: whatever reads standard input in there finds its end. */
function ofStdin(path: string, words: readonly string[], { plain, talks, options, operands, at }: ShellWords, skip: number): Source | string {
  // A person types there, and the shell may be asked for more than the launcher lets through unasked.
  if (isatty(0)) return { action: { kind: 'argv', argv: [path, ...words] }, start: { kind: 'argv', argv: [path, ...words], skip, talks: true } }
  const text = readText(undefined)
  if (typeof text !== 'string') return text.problem
  const shell = textShell(path, options, talks)
  if (operands.length || !plain) return ofText(text, shell, { skip: skip + 1 + at, name: path, args: operands, talks })
  return problemOf(text) ?? { action: { kind: 'script', source: text, shell: path }, start: { kind: 'line', shell, text, name: path, talks } }
}

/** With -c, bash reads ~/.bashrc where standard input is a socket; for a script and standard input it does not. */
const textShell = (path: string, options: readonly string[], talks: boolean): Shell => shellAt(path, ...(path.endsWith('/bash') && !talks ? ['--norc'] : []), ...options)

interface Behind {
  readonly skip: number
  readonly name?: string
  readonly args: readonly string[]
  readonly talks: boolean
}

/** A text that was read, as the line with the arguments that it runs as. */
const ofText = (text: string, shell: Shell, { skip, name, args, talks }: Behind): Source | string =>
  problemOf(text) ?? {
    action: { kind: 'argv', argv: [...shell.words, '-c', text, ...(name === undefined ? [] : [name]), ...args] },
    start: { kind: 'line', shell, text, skip, args, talks, ...(name !== undefined && { name }) },
  }
