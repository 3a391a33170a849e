// From arguments to what is to be judged, and how it would be started.
import { isUtf8 } from 'node:buffer'
import { closeSync, openSync } from 'node:fs'
import { basename, isAbsolute } from 'node:path'
import { codeOf } from '../disk/error.ts'
import { whyOf } from '../disk/reason.ts'
import { which } from '../facts/files.ts'
import type { Action } from '../model/index.ts'
import { readAll } from './streams.ts'
import type { Parsed } from './parse.ts'
import { type Shell, shellAt, shellOfScript, userShell } from './shell.ts'

/** `talks`: the shell takes itself for an interactive one. */
export type Start = { readonly talks?: boolean } & (
  /** `skip`: how many of gatekeeper's own arguments stand before the program. `shell`: for the line that a person makes of it; the user's own when absent. */
  | { readonly kind: 'argv'; readonly argv: readonly string[]; readonly skip: number; readonly shell?: Shell }
  /** Whoever asks runs it: a shell in which it was typed. */
  | { readonly kind: 'left'; readonly shell: Shell; readonly text: string }
  /** `name`: what the script takes for its own name. `args`: what follows that, and `skip` of gatekeeper's own arguments stand before it. */
  | { readonly kind: 'line'; readonly shell: Shell; readonly text: string; readonly name?: string; readonly args?: readonly string[]; readonly skip?: number }
)

export interface Source {
  readonly action: Action
  readonly start: Start
}

/** Longer texts do not fit in one argument of a program (Linux: 128 KiB), so they could not run as they were judged. */
const LONGEST = 131_071
const EMPTY = 'the command is empty; say what is to run'
const BLANK = /^\s*$/

/** @param skip how many arguments of gatekeeper stand before the operands @param deed what is to be done with it @returns what is wrong, when nothing can be judged */
export function readSource({ flags, operands }: Parsed, skip: number, deed = 'exec'): Source | string {
  const given = [...['command', 'stdin', 'file'].filter(name => flags.has(name)), ...(operands.length ? ['operands'] : [])]
  if (!given.length) return `there is no command; say for example: gatekeeper ${deed} -- ls -la, or: gatekeeper ${deed} 'ls | head'`
  if (given.length > 1) return 'give the command once: after --, with -c, --file or --stdin'
  if (given[0] === 'operands') return operands.length > 1 ? ofArgv(operands, skip) : ofLine(operands[0] ?? '', userShell())
  const typed = flags.get('for')
  if (typeof typed === 'string') return flags.has('command') ? leftTo(typed, ofLine(textOf(flags.get('command')), shellAt(typed))) : 'with --for the line stands behind -c'
  if (flags.has('command')) return ofLine(textOf(flags.get('command')), userShell())
  const file = flags.has('file') ? textOf(flags.get('file')) : undefined
  if (file !== undefined && /[\n\0]|^$/.test(file)) return 'the name of the script is empty or has a line break; give it another'
  const text = readText(file)
  if (typeof text !== 'string') return text.problem
  const shell = file === undefined ? userShell() : shellOfScript(file, text)
  return typeof shell === 'string' ? shell : ofLine(text, shell, file)
}

/** @param shell its name */
export const leftTo = (shell: string, source: Source | string): Source | string =>
  typeof source === 'string' || source.start.kind !== 'line' ? source : { ...source, start: { kind: 'left', shell: shellAt(shell), text: source.start.text } }

const textOf = (value: string | true | undefined): string => (typeof value === 'string' ? value : '')

function ofArgv(argv: readonly string[], skip: number): Source | string {
  const [program = '', ...args] = argv
  if (BLANK.test(program)) return EMPTY
  if (program.startsWith('-')) return `no program can be called ${program}; if that is an option of gatekeeper, put it before the --`
  if (argv.some(word => word.includes('\ufffd'))) return 'the command is not valid UTF-8, so it cannot run as it would be judged; write it anew'
  // What PATH finds under its name is judged by that name, as rules have it: a shim names it by its path.
  const named = isAbsolute(program) && which(basename(program)) === program ? [basename(program), ...args] : argv
  return { action: { kind: 'argv', argv: named }, start: { kind: 'argv', argv, skip } }
}

/** The same checks for every command line: typed, read, or edited in the dialog. */
export function ofLine(text: string, shell: Shell, name?: string): Source | string {
  const problem = BLANK.test(text) ? EMPTY : problemOf(text)
  return problem ?? { action: { kind: 'script', source: text, shell: shell.name }, start: { kind: 'line', shell, text, ...(name !== undefined && { name }) } }
}

/** What keeps a text from running as it would be judged. */
export function problemOf(text: string): string | undefined {
  if (text.includes('\0')) return 'the command holds a NUL byte, where a shell would read something else than gatekeeper; take it out'
  if (text.includes('\ufffd')) return 'the command is not valid UTF-8, so it cannot run as it would be judged; write it anew'
  if (/^[-+]/.test(text)) return `no command begins with ${text[0]}; a shell would take it for an option; begin with the program`
  if (Buffer.byteLength(text) > LONGEST) return `the command is longer than ${Math.floor(LONGEST / 1024)} KiB, more than a system lets one text be; put it into a file, and run that`
  return undefined
}

export function readText(file: string | undefined): string | { readonly problem: string; readonly code?: string | undefined } {
  const name = file ?? 'standard input'
  let fd = 0
  try {
    if (file !== undefined) fd = openSync(file, 'r')
    const bytes = readAll(fd, LONGEST * 8)
    if (!bytes) return { problem: `${name} is far too long for a command; put it into files, and run those` }
    return isUtf8(bytes) ? bytes.toString('utf8') : { problem: `${name} is not valid UTF-8, so it cannot run as it would be judged; write it anew` }
  } catch (error) {
    return { problem: `${name} cannot be read: ${codeOf(error) === 'EISDIR' ? 'it is a folder' : whyOf(error)}`, code: codeOf(error) }
  } finally {
    if (fd) closeSync(fd)
  }
}

