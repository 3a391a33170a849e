// What the shell tells by spelling alone: names of variables and builtins, patterns, text that arithmetic would run.
import type { Word } from '../model/index.ts'

export const NAME = /^[A-Za-z_]\w*$/

export const hasGlob = (text: string): boolean => /[*?[]|[@!+]\(/.test(text)

/** Text that bash runs when it is evaluated as arithmetic, or used as a subscript or the target of a name reference. */
const runs = (value: string): boolean => /\$\(|`/.test(value) && value.split(']').some(part => Math.max(part.lastIndexOf('$('), part.lastIndexOf('`')) > 1 + (part.match(/\w\[/)?.index ?? part.length))

/** The text of a word that arithmetic would run; its spelling where a program printed it or a file holds it, and what it is is not known. Undefined for what is harmless. */
export const runsInArithmetic = ({ text, values, also, from }: Word): string | undefined => (values ?? also ?? []).find(runs) ?? (!values && from?.some(({ kind }) => kind !== 'variable') ? text : undefined)

const CHANGING = [
  'cd', 'chdir', 'pushd', 'popd', 'export', 'declare', 'typeset', 'local', 'readonly', 'unset', 'set', 'shift', 'read', 'mapfile', 'readarray', 'printf', 'getopts', 'alias', 'unalias',
  'hash', 'exec', 'shopt', 'let', 'command', 'builtin', 'trap', 'dirs', 'return', 'break', 'continue', 'exit', 'enable',
] as const
const OTHERS: readonly string[] = [
  ':', '.', '[', 'source', 'eval', 'echo', 'test', 'true', 'false', 'pwd', 'type', 'times', 'umask', 'ulimit', 'wait', 'jobs', 'fg', 'bg', 'kill', 'disown', 'history', 'fc',
  'complete', 'compgen', 'compopt', 'bind', 'logout', 'suspend', 'caller', 'help',
]

/** Builtins that change the shell that runs them. */
export type Changing = (typeof CHANGING)[number]

export const changesShell = (name: string): name is Changing => CHANGING.some(one => one === name)

/** A shell resolves these names before it looks for a file. */
export const isBuiltin = (name: string): boolean => changesShell(name) || OTHERS.includes(name)

/** Builtins whose arguments assign. */
export const DECLARING: ReadonlySet<string> = new Set(['export', 'declare', 'typeset', 'readonly', 'local'])

/** Its elements count from 1, among much else that is its own. */
export const isZsh = ({ shell }: { readonly shell: string }): boolean => shell.endsWith('zsh')

/** True where a character may be more than one to the shell: all others than bash and zsh count bytes, and so do these in some locales. */
export const countsBytes = ({ shell, variables }: { readonly shell: string; readonly variables: ReadonlyMap<string, unknown> }): boolean => !isBash({ shell }) || LOCALE.some(name => variables.has(name))
const LOCALE = ['LC_ALL', 'LC_CTYPE', 'LANG'] as const

export const isBash = ({ shell }: { readonly shell: string }): boolean => shell === 'bash' || shell === 'rbash'

/** Where the `=` of a word stands that has the form of an assignment, `name=` or `name[subscript]=`; -1 for any other. Brackets in a subscript pair up. */
export function assignsAt(text: string): number {
  let at = /^[A-Za-z_]\w*/.exec(text)?.[0].length ?? -1
  if (at < 0) return -1
  if (text[at] === '[')
    for (let depth = 0; at < text.length; at++) {
      if (text[at] === '\\') at++
      else if (text[at] === '[') depth++
      else if (text[at] === ']' && --depth === 0) {
        at++
        break
      }
    }
  if (text[at] === '+') at++
  return text[at] === '=' ? at : -1
}

const NAMED = /^\/(?:dev|proc\/(?:self|thread-self))\/(?:fd\/(\d+)|std(in|out|err))$/

/** The number of the descriptor that a path names: proc(5). */
export function descriptorOf(path: string): number | undefined {
  const found = NAMED.exec(path)
  return found ? (found[1] === undefined ? ['in', 'out', 'err'].indexOf(found[2] ?? '') : Number(found[1])) : undefined
}
