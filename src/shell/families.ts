// The kinds of shells, and what each of them makes of words and builtins where bash makes something else.
import { exact, literal, unresolved, type Word } from '../model/index.ts'
import type { Command, WordPart } from './parse.ts'
import type { Scope } from './scope.ts'
import { type Expansion, unknownExpansion } from './segments.ts'
import { hasGlob, isZsh } from './spelling.ts'

export type Family = 'bash' | 'posix' | 'zsh'

/** What a shell is called tells its language, but for sh, which is dash or bash. */
export function familyOf({ shell, facts }: Pick<Scope, 'shell' | 'facts'>): Family {
  const name = shell.slice(shell.lastIndexOf('/') + 1)
  if (/zsh$/.test(name)) return 'zsh'
  if (/^(?:da|a)sh$|^busybox/.test(name)) return 'posix'
  if (name !== 'sh') return 'bash'
  return facts.platform === 'darwin' || /\/bash$/.test(facts.realpath('/bin/sh')) ? 'bash' : 'posix'
}

const BASH_ONLY: ReadonlySet<string> = new Set(['source', 'declare', 'typeset', 'let', 'pushd', 'popd', 'dirs', 'mapfile', 'readarray', 'shopt', 'enable'])

/** True when the shell may have no such builtin, so that nothing changes. */
export const mayLack = (name: string, args: readonly Word[], scope: Scope): boolean => familyOf(scope) === 'posix' && (BASH_ONLY.has(name) || (name === 'printf' && /^-v/.test(exact(args[0]) ?? '')))

/** What a builtin prints in this shell, which may print other text than bash. */
export function printedBy(name: string, args: readonly Word[], printed: Word, scope: Scope): Word {
  if (familyOf(scope) === 'bash') return printed
  const texts = args.map(exact)
  const differs = (name === 'echo' && texts.some((text, i) => text !== undefined && /^-(?:[neE]*[eE])?$/.test(text) && texts.slice(0, i).every(one => one?.startsWith('-')))) || (name === 'printf' && texts.some(text => text === undefined || /^-v|\\[xuUeE]|%[q(]|%[-+ #0-9.]*[aAeEfFgG]/.test(text)))
  return differs && printed.values ? unresolved(printed.text, printed.from) : printed
}

/** What braces are: expanded as in bash; text, to a shell that has no such thing; one of these, and nobody knows which; or something else. */
export function bracesOf(text: string, scope: Pick<Scope, 'shell' | 'facts'>): 'expanded' | 'text' | 'either' | 'unknown' {
  const family = familyOf(scope)
  // zsh counts through all characters between two, and reads steps in a way of its own.
  if (family === 'zsh') return text.includes('..') && !/^\{(?:-?\d+\.\.-?\d+(?:\.\.[1-9]\d*)?|[a-z]\.\.[a-z]|[A-Z]\.\.[A-Z])\}$|,/.test(text) ? 'unknown' : 'expanded'
  if (family === 'bash') return 'expanded'
  const file = scope.shell === 'sh' ? scope.facts.realpath('/bin/sh') : scope.shell
  return /(?:^|\/)(?:dash|ash|busybox[^/]*)$/.test(file) ? 'text' : 'either'
}

const SPLITTING: ReadonlySet<string> = new Set(['CommandExpansion', 'ParameterExpansion'])

/** True where a `~` or `=` is the first of the word, or of what stands behind a colon, once what is before it turned out empty, or made a word of its own: zsh looks for names of files last. */
export function filenameAfter(parts: readonly WordPart[], done: readonly Expansion[], scope: Pick<Scope, 'shell'>, assigned: boolean): boolean {
  const part = parts[done.length]
  if (part?.type !== 'Literal' || !isZsh(scope)) return false
  // Quotes and expansions behind a tilde may turn out to be nothing as well.
  if (done.length + 1 < parts.length && (assigned ? /(?:^|:)~[\w.+-]*$/ : /^~[\w.+-]*$/).test(part.text)) return true
  if (!done.length) return /^(?:''|"")+[~=]/.test(part.text)
  const mayBeNothing = ({ alternatives }: Expansion): boolean => alternatives?.every(segments => segments.some(({ text }) => text)) !== true
  // What a substitution prints may end in a blank, and the next word begins here.
  const splits = !assigned && SPLITTING.has(parts[done.length - 1]?.type ?? '')
  return /^[~=]/.test(part.text) && (splits || done.every(mayBeNothing) || (assigned && part.text.startsWith('~') && done.slice(-1).every(mayBeNothing)))
}

/** zsh neither splits unquoted parameters nor matches them with files, but for patterns that stand in the word in their place. Nothing at all where it is empty. */
export function unsplit(part: WordPart, expansion: Expansion): Expansion {
  const operation = part.type === 'ParameterExpansion' ? part.operation : undefined
  if (operation?.type === 'Default' && hasGlob(operation.operand.text)) return unknownExpansion(expansion.from, true)
  return expansion.alternatives ? { ...expansion, alternatives: expansion.alternatives.map(one => one.map(({ split: _, active: __, ...segment }) => segment)) } : expansion
}

/** What a substitution prints is no pattern of file names to zsh. */
export const unmatched = (expansion: Expansion): Expansion =>
  expansion.alternatives ? { ...expansion, alternatives: expansion.alternatives.map(one => one.map(({ active: _, ...segment }) => segment)) } : expansion

/** True when `$'...'` is the same text to the shell as to bash. */
export const escapesAlike = (source: string, scope: Pick<Scope, 'shell' | 'facts'>): boolean =>
  familyOf(scope) === 'bash' || /^(?:[^\\]|\\(?:[abefnrtv\\'"E]|0?[1-7][0-7]{0,2}(?![0-7])|x[0-7][\da-fA-F](?<!x00)))*$/.test(source)

/** In an argument of the form `x=~` the tilde stands for a folder to bash alone. */
export const expandsTildes = ({ shell }: Pick<Scope, 'shell'>): boolean => /(?:^|\/)bash$/.test(shell)

/** `${#@}` is their number; to dash a length. */
export const countsArguments = (scope: Pick<Scope, 'shell' | 'facts'>): boolean => familyOf(scope) !== 'posix'

/** zsh has a program read or write the files of a command that is nothing but redirects. */
export function nullCommand(node: Command, scope: Pick<Scope, 'shell' | 'facts'>): readonly Word[] {
  if (node.prefix.some(one => one.type === 'Assignment') || !node.redirects.length || familyOf(scope) !== 'zsh') return []
  return [node.redirects.length === 1 && node.redirects[0]?.operator === '<' ? literal('more') : literal('cat')]
}
