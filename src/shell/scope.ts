// The state of a shell while its source is walked: variables, functions, folder, arguments, open files.
import { exact, type Facts, literal, type Origin, oneOf, unresolved, type Word } from '../model/index.ts'
import type { Function as FunctionNode } from './parse.ts'

export interface Variable {
  /** The scalar value, or element 0 of an array. */
  readonly word: Word
  /** Elements by key, in order; for associative arrays too. Absent for scalars. */
  readonly elements?: ReadonlyMap<string, Word>
  readonly exported?: boolean
  /** Certainly not set: expands to nothing. */
  readonly unset?: boolean
  /** A name reference (declare -n): the name that it stands for. */
  readonly ref?: string
}

export interface FunctionDefinition {
  readonly node: FunctionNode
  /** Where the body's positions point, when that is not the outermost source. */
  readonly nested: boolean
}

/** The budget is used up. */
export class Exhausted extends Error {}

export interface Scope {
  readonly facts: Facts
  /** Throws when the budget is exhausted: what copies a scope or its texts pays for it. */
  readonly spend: (amount: number) => void
  /** bash unless the caller is known to be another shell. */
  readonly shell: string
  /** `$0`. */
  readonly zero: Word
  variables: Map<string, Variable>
  functions: Map<string, readonly FunctionDefinition[]>
  aliases: Map<string, string>
  /** Files that `hash -p` put behind names. */
  hashed: Map<string, Word>
  cwd: Word
  previous: Word
  /** Where the shell still is if a `cd` of the list being walked failed. */
  unsure: Word | undefined
  stack: Word[]
  /** Arguments of the script or function; undefined when not known. */
  positional: readonly Word[] | undefined
  /** What files that this source wrote hold, by absolute path. Shared by all scopes of one analysis. */
  readonly files: Map<string, Word>
  /** What open descriptors yield when read. */
  descriptors: Map<number, Word>
  /** Names of `shopt`/`set -o` options that are on. */
  options: Set<string>
  /** Variables to restore when the running function returns. */
  locals: Map<string, Variable | undefined> | undefined
  /** Functions that are running. */
  running: readonly string[]
  /** Conditions of a loop are being walked: `read` sees every line. */
  looping: boolean
}

/** What a shell or its environment sets before any source runs; undefined for names that only the environment may hold. */
export function initial(name: string, facts: Facts): Variable | undefined {
  switch (name) {
    case 'IFS': return IFS
    case 'HOME': return { word: literal(facts.home), exported: true }
    case 'USER': case 'LOGNAME': return { word: literal(facts.user), exported: true }
    case 'PATH': return PATH
    default: return undefined
  }
}

const IFS: Variable = { word: literal(' \t\n') }
const PATH: Variable = { word: literal('/usr/local/bin:/usr/bin:/bin'), exported: true }

/** The separators of field splitting; undefined when they are not known. */
export function separatorsOf(scope: Scope): string | undefined {
  const { word, unset } = scope.variables.get('IFS') ?? IFS
  return unset ? ' \t\n' : exact(word)
}

export interface ScopeOptions {
  readonly shell?: string
  readonly zero?: Word
  readonly positional?: readonly Word[]
  readonly files?: Map<string, Word>
  readonly spend?: (amount: number) => void
}

/** A shell as it starts: nothing but the environment is set. */
export function newScope(facts: Facts, cwd: Word, { shell = 'bash', zero = literal(shell), positional, files = new Map(), spend = () => {} }: ScopeOptions = {}): Scope {
  return {
    facts, spend, shell, zero, variables: new Map(), functions: new Map(), aliases: new Map(), hashed: new Map(), cwd, previous: unresolved('$OLDPWD'), unsure: undefined, stack: [], positional, files,
    descriptors: new Map(), options: new Set(), locals: undefined, running: [], looping: false,
  }
}

/** A copy whose changes do not reach the original: a subshell, or a branch that may not run. */
export function fork(scope: Scope): Scope {
  scope.spend(sizeOf(scope) >> 4)
  return {
    ...scope, variables: new Map(scope.variables), functions: new Map(scope.functions), aliases: new Map(scope.aliases), hashed: new Map(scope.hashed), stack: [...scope.stack],
    descriptors: new Map(scope.descriptors), options: new Set(scope.options), locals: scope.locals && new Map(scope.locals),
  }
}

const sizeOf = ({ variables, functions, aliases, hashed, descriptors, stack }: Scope): number => variables.size + functions.size + aliases.size + hashed.size + descriptors.size + stack.length

/** After a branch that may or may not have run: `scope` comes to hold what either state allows. */
export function merge(scope: Scope, other: Scope): void {
  scope.spend(sizeOf(other) >> 4)
  for (const name of new Set([...scope.variables.keys(), ...other.variables.keys()])) {
    const a = scope.variables.get(name) ?? initial(name, scope.facts)
    const b = other.variables.get(name) ?? initial(name, scope.facts)
    if (a !== b) scope.variables.set(name, either(name, a, b))
  }
  for (const [name, definitions] of other.functions) {
    const known = scope.functions.get(name) ?? []
    scope.functions.set(name, [...known, ...definitions.filter(one => !known.includes(one))])
  }
  for (const [name, file] of other.hashed) scope.hashed.set(name, file)
  for (const [name, text] of other.aliases) scope.aliases.set(name, text)
  for (const [fd, word] of other.descriptors) {
    const known = scope.descriptors.get(fd)
    scope.descriptors.set(fd, known ? union(known, word) : word)
  }
  for (const option of other.options) scope.options.add(option)
  scope.cwd = union(scope.cwd, other.cwd)
  scope.previous = union(scope.previous, other.previous)
  if (scope.positional !== other.positional) scope.positional = samePositional(scope.positional, other.positional) ? scope.positional : undefined
}

/** At the end of a list of commands: a `cd` in it may have failed. */
export function settleFolder(scope: Scope): void {
  if (!scope.unsure) return
  scope.cwd = union(scope.cwd, scope.unsure)
  scope.unsure = undefined
}

function either(name: string, a: Variable | undefined, b: Variable | undefined): Variable {
  const unknown: Variable = { word: unresolved(`$${name}`, [...(a?.word.from ?? []), ...(b?.word.from ?? [])], textsOf(a?.word, b?.word)) }
  if (!a || !b) return unknown
  if (a.elements || b.elements || a.ref || b.ref) return sameVariable(a, b) ? a : unknown
  const left = a.unset ? literal('') : a.word
  const right = b.unset ? literal('') : b.word
  return { word: union(left, right), ...((a.exported || b.exported) && { exported: true }) }
}

export const sameWord = (a: Word, b: Word): boolean =>
  a === b || (a.glob === b.glob && a.values?.length === b.values?.length && Boolean(a.values) === Boolean(b.values) && (a.values ?? []).every((value, i) => value === b.values?.[i]) && (a.from?.length ?? 0) === (b.from?.length ?? 0))

function sameVariable(a: Variable, b: Variable): boolean {
  if (a.ref !== b.ref || a.unset !== b.unset || !sameWord(a.word, b.word) || a.elements?.size !== b.elements?.size) return false
  return [...(a.elements ?? [])].every(([key, word]) => b.elements?.has(key) && sameWord(word, b.elements.get(key) ?? word))
}

const samePositional = (a: readonly Word[] | undefined, b: readonly Word[] | undefined): boolean =>
  Boolean(a && b && a.length === b.length && a.every((word, i) => sameWord(word, b[i] ?? word)))

/** What either of two words is known to be able to be. */
export const textsOf = (...words: readonly (Word | undefined)[]): readonly string[] => [...new Set(words.flatMap(word => (word?.glob ? [] : (word?.values ?? word?.also ?? []))))].slice(0, 16)

/** How many values a word may have before it counts as unresolved. */
export const MAX_VALUES = 256

/** What handling this many characters costs, in units of the budget. */
export const costOf = (word: Word): number => {
  let length = 0
  for (const value of word.values ?? []) length += value.length
  return length >> 6
}

/** A word that can be either of two. */
export function union(a: Word, b: Word): Word {
  if (sameWord(a, b)) return a
  const from = mergeOrigins(a.from, b.from)
  if (!a.values || !b.values) return unresolved(a.values ? b.text : a.text, from, textsOf(a, b))
  const values = [...new Set([...a.values, ...b.values])]
  if (values.length > MAX_VALUES) return unresolved(a.text, from)
  return { ...oneOf(a.text, values, from), ...((a.glob || b.glob) && { glob: true as const }) }
}

export function mergeOrigins(...lists: readonly (readonly Origin[] | undefined)[]): readonly Origin[] {
  const all = lists.flatMap(list => list ?? [])
  if (all.length < 2) return all
  const seen = new Map(all.map(origin => [`${origin.kind} ${origin.what}`, origin]))
  return [...seen.values()].slice(0, 8)
}

/** True when both scopes say the same of every variable and the folder: walking a loop again would show nothing new. */
export function settled(a: Scope, b: Scope): boolean {
  if (!sameWord(a.cwd, b.cwd) || a.variables.size !== b.variables.size) return false
  for (const [name, variable] of a.variables) {
    const other = b.variables.get(name)
    if (!other || (variable !== other && !sameVariable(variable, other))) return false
  }
  return true
}
