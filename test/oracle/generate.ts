// Makes scripts: keeps track of what the script has defined so far, so that most of what it goes on to do works.
import { type Random, randomOf } from './random.ts'
import { node, type Node, type Piece } from './tree.ts'

export type Shell = 'bash' | 'dash' | 'busybox sh' | 'zsh'

/** What the script has set up at this point. */
export interface State {
  /** Variables with a value. */
  readonly scalars: readonly string[]
  /** Variables whose value is a small number. */
  readonly numbers: readonly string[]
  readonly arrays: readonly string[]
  readonly maps: readonly string[]
  readonly functions: readonly string[]
  readonly files: readonly string[]
  /** At least this many arguments. */
  readonly arguments: number
  readonly extglob: boolean
  /** Folders that can be left with `cd ..` without leaving the scratch folder. */
  readonly depth: number
  readonly looping: boolean
  readonly inFunction: boolean
  /** Nested in something that the shell reads in one go. */
  readonly nested: boolean
  /** No functions are called here. */
  readonly plain: boolean
  /** Inside a word, where a pattern of file names may match none. */
  readonly joined: boolean
}

/** A way to write a word or statement. */
export interface Construct {
  readonly name: string
  readonly weight: number
  /** The shells that have it; all of them when absent. */
  readonly shells?: readonly Shell[]
  readonly fits?: (generator: Generator) => boolean
  readonly make: (generator: Generator) => readonly Piece[]
}

export interface Generator {
  readonly random: Random
  readonly shell: Shell
  state: State
  /** How many more statements this script may get. */
  left: number
  readonly word: () => Node
  /** Words after blanks. */
  readonly words: (most: number) => readonly Piece[]
  readonly statement: () => Node
  readonly list: (most: number) => Node
  /** A stub with a mark of its own. */
  readonly stub: (...words: readonly Piece[]) => Node
  /** The same with words that run nothing and depend on nothing. */
  readonly plainStub: () => Node
  /** What is made here changes no state outside. */
  readonly apart: <T>(change: Partial<State>, make: () => T) => T
  /** A name not used before, from a prefix. */
  readonly fresh: (prefix: string) => string
  readonly know: (change: Partial<State>) => void
}

export const STUBS = Array.from({ length: 10 }, (_, i) => `stub${i}`)
export const PLAIN = ['a', 'b', 'cc', '-n', '--opt', 'x=y', 'a.txt', 'k:v', 'A1', '7', '0', 'w-w', 'foo.tar.gz', 'p/q/r.c', '@x', '%', '+5', 'é', ',']

const START: State = { scalars: [], numbers: [], arrays: [], maps: [], functions: [], files: ['a.txt', 'b.txt', 'list'], arguments: 0, extglob: false, depth: 2, looping: false, inFunction: false, nested: false, plain: false, joined: false }
const MAX_DEPTH = 5
/** Most scripts are short, so that many can be run; this share is not. */
const LONG = 0.1
/** Statements that others need before them. Many scripts start with one: few would come to the others by chance. */
const FIRST = ['assign text', 'assign number', 'assign array', 'assign map', 'set --', 'set --', 'function', 'function', 'extglob on']
const STARTED = 0.5
/** What does not fit the start of a script is so much more likely where it does fit. */
const LATER = 5
const RAREST = 1

export function generator(seed: number, index: number, shell: Shell, words: readonly Construct[], statements: readonly Construct[], size?: number): Generator {
  const random = randomOf(seed, index)
  let tags = 0
  let names = 0
  let depth = 0
  let opening: Construct[] = []
  const has = (one: Construct): boolean => !one.shells || one.shells.includes(shell)
  const choose = (from: readonly Construct[]): Construct => random.weighted(from.filter(one => one.fits?.(self) ?? true))
  const deeper = <T>(make: () => T): T => {
    depth++
    const made = make()
    depth--
    return made
  }
  /** What a script starts with leaves it as much to come as there would have been. */
  const open = (one: Construct): Node => {
    const { left } = self
    self.left = 1
    const made = node(one.name, 'statement', one.make(self))
    self.left = Math.max(left, 2)
    return made
  }
  const self: Generator = {
    random, shell, state: START, left: size ?? (random.chance(LONG) ? 7 : 1 + random.below(3)),
    word: () => deeper(() => {
      const one = choose(depth > MAX_DEPTH ? simple : ownWords)
      return node(one.name, 'word', one.make(self))
    }),
    words: most => Array.from({ length: random.below(most + 1) }, () => [' ', self.word()]).flat(),
    statement: () => deeper(() => {
      const [start] = opening.splice(0)
      if (start) return open(start)
      self.left--
      const one = choose(depth > MAX_DEPTH || self.left < 0 ? leaf : ownStatements)
      return node(one.name, 'statement', one.make(self))
    }),
    list: most => node('list', 'list', Array.from({ length: 1 + random.below(most) }, () => self.statement())),
    stub: (...more) => {
      const tag = `t${++tags}`
      return node('stub', 'statement', [`${random.pick(STUBS)} ${tag}`, ...more], tag)
    },
    plainStub: () => self.stub(...Array.from({ length: random.below(3) }, () => ` ${random.pick(PLAIN)}`)),
    apart: (change, make) => {
      const before = self.state
      self.state = { ...before, ...change }
      const made = make()
      self.state = before
      return made
    },
    fresh: prefix => `${prefix}${++names}`,
    know: change => {
      self.state = { ...self.state, ...change }
    },
  }
  // Whether something fits can depend on the shell and on what is there; here nothing is.
  const ready = (list: readonly Construct[]): readonly Construct[] => list.filter(has).map(one => ({ ...one, weight: Math.max(one.weight, RAREST) * (one.fits?.(self) === false ? LATER : 1) }))
  const ownWords = ready(words)
  const ownStatements = ready(statements)
  const simple = ownWords.filter(one => one.name.startsWith('quote '))
  const leaf = ownStatements.filter(one => one.name === 'stub')
  const first = random.chance(STARTED) ? random.pick(FIRST) : undefined
  opening = ownStatements.filter(one => one.name === first)
  return self
}
