// The state of a shell while its source is walked: variables, functions, folder, arguments, open files.
import { exact, type Facts, literal, unresolved, type Word } from '../model/index.ts'
import type { Function as FunctionNode } from './parse.ts'
import { type Files, newFiles } from './files.ts'
import type { Left } from './streams.ts'

export interface Variable {
  /** The scalar value, or element 0 of an array. */
  readonly word: Word
  /** Elements by key, in order; for associative arrays too. Absent for scalars. */
  readonly elements?: ReadonlyMap<string, Word>
  /** May be an array, of whose elements nothing is known but that the word may be one. */
  readonly open?: boolean
  /** In the environment of what is started; it may be, where a branch decides. */
  readonly exported?: true | 'maybe'
  /** Certainly not set: expands to nothing. */
  readonly unset?: boolean
  /** Letters of `declare`: A, i, l and u change what is stored in it, nothing is stored where there is r, and `${x@a}` shows them all. */
  readonly attributes?: string
  /** A name reference (declare -n): the name that it stands for. */
  readonly ref?: string
}

export interface FunctionDefinition {
  /** Absent: there may be no function of that name at all, so that a builtin or program is meant. */
  readonly node?: FunctionNode
  /** Children that are bash get it too. */
  readonly exported?: boolean
}

/** What a variable was before it was made local. `maybe`: in a branch, so that it may not be local at all. */
export interface Local {
  readonly before: Variable | undefined
  readonly maybe?: true
}

/** Stands among the options where `set -a` was only said in a branch. */
export const MAYBE_EXPORTING = 'allexport?'

/** What `trap` set, and the variables as they were then. */
export interface Handler {
  readonly action: Word
  readonly atEnd: boolean
  readonly cwd: Word
  readonly variables: ReadonlyMap<string, Variable>
}

/** The budget is used up. */
export class Exhausted extends Error {}

/** Standard output of a shell, a group or a stage of a pipe while that runs, and what reached it through other descriptors. */
export interface Output {
  also: Word | undefined
}

/** A file by its absolute path where that is known, or a standard output. */
export type Sink = Word | Output

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
  /** Every text that a name was an alias for: which one a line was read with is not told apart. */
  aliases: Map<string, readonly string[]>
  /** Files that `hash -p` put behind names. */
  hashed: Map<string, Word>
  cwd: Word
  previous: Word
  /** Where the shell still is if a `cd` of the list being walked failed. */
  unsure: Word | undefined
  /** Folders that pushd left, the last one first; undefined when not known. */
  stack: readonly Word[] | undefined
  /** Arguments of the script or function; undefined when not known. */
  positional: readonly Word[] | undefined
  /** What this source did to files. Shared by all scopes of one analysis. */
  readonly files: Files
  /** Texts that were evaluated as arithmetic where nobody could be told, and hold what that would run. Shared by all scopes of one analysis. */
  readonly evaluated: Set<string>
  /** What open descriptors yield when read. */
  descriptors: Map<number, Word>
  /** Where open descriptors lead that are written. */
  writers: Map<number, readonly Sink[]>
  /** Where what is printed goes. */
  output: Output
  /** What `exec` made standard input of everything that would have read one of `from`. */
  input: { readonly word: Word; readonly from: readonly (Word | undefined)[] } | undefined
  /** How much is left of the streams that something was read of. Those who inherit a stream share it. */
  streams: Map<Word, Left>
  /** Commands that signals, errors and the end of the shell run. */
  handlers: readonly Handler[]
  /** Names of `shopt`/`set -o` options that are on. */
  options: Set<string>
  /** Variables to restore when the running function returns. */
  locals: Map<string, Local> | undefined
  /** Functions that are running, each with the state that it was called in. */
  running: readonly { readonly name: string; readonly scope: Scope }[]
  /** The line of source that is walked. `left`: the state in which it may have been left. `cut`: what it prints may end anywhere. `apart`: a copy of the shell, which ends where a line would be left. */
  line: { left?: Scope; cut?: true; readonly apart?: true } | undefined
  /** Conditions of a loop are being walked: `read` sees every line. */
  looping: boolean
  /** Source is being walked in it, so that `eval` does not end it. */
  begun: boolean
  /** Something reads what is printed: it is not worked out otherwise. */
  heard: boolean
  /** What is not among the variables is as the caller left it: nothing has run that may have set any. */
  inherits: boolean
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
  readonly files?: Files
  readonly evaluated?: Set<string>
  readonly spend?: (amount: number) => void
  readonly heard?: boolean
  readonly inherits?: boolean
}

/** A shell as it starts: nothing but the environment is set. */
export function newScope(facts: Facts, cwd: Word, { shell = 'bash', zero = literal(shell), positional, files = newFiles(), evaluated = new Set(), spend = () => {}, heard = true, inherits = false }: ScopeOptions = {}): Scope {
  return {
    facts, spend, shell, zero, variables: new Map(), functions: new Map(), aliases: new Map(), hashed: new Map(), cwd, previous: unresolved('$OLDPWD'), unsure: undefined, stack: [], positional, files, evaluated,
    descriptors: new Map(), writers: new Map(), output: { also: undefined }, input: undefined, streams: new Map(), handlers: [], options: new Set(), locals: undefined, running: [], line: undefined, looping: false, begun: false, heard, inherits,
  }
}

/** A copy whose changes do not reach the original: a subshell, or a branch that may not run. */
export function fork(scope: Scope, heard = scope.heard): Scope {
  scope.spend(sizeOf(scope) >> 4)
  return {
    ...scope, variables: new Map(scope.variables), functions: new Map(scope.functions), aliases: new Map(scope.aliases), hashed: new Map(scope.hashed),
    descriptors: new Map(scope.descriptors), writers: new Map(scope.writers), streams: new Map(scope.streams), options: new Set(scope.options), locals: scope.locals && new Map(scope.locals), begun: false, heard,
  }
}

/** A copy that ends by itself where bash would leave a line. */
export const apartFrom = (scope: Scope, heard = scope.heard): Scope => Object.assign(fork(scope, heard), { line: { apart: true } })

/** What copying or comparing the state costs. */
export const sizeOf = ({ variables, functions, aliases, hashed, descriptors, writers, streams, stack }: Scope): number => variables.size + functions.size + aliases.size + hashed.size + descriptors.size + writers.size + streams.size + (stack?.length ?? 0)
