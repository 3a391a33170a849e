// Open files as all who read them share them: how much of a stream is left once something was read of it.
import { hasLineNumbers, type Invocation, markLineNumbers, unresolved, type Word } from '../model/index.ts'
import { ending, mergeLeft, rewritten, takePart } from './consume.ts'
import type { Scope } from './scope.ts'
import type { Walk } from './walk.ts'
import { textsOf } from './words.ts'

/** What is left of a stream: exactly this word; what follows one of these characters somewhere; or, for an empty text, what begins anywhere. */
export type Left = Word | string

/** The streams whose rest a word is. */
const sources = new WeakMap<Word, Word>()

/** A stream of its own, whatever else holds the same text. */
export const opened = (word: Word): Word => (hasLineNumbers(word) ? markLineNumbers({ ...word }) : { ...word })

export const streamOf = (input: Word): Word => sources.get(input) ?? input

/** True when what is read can be told: all others stay what they are. */
export const isFollowed = (stream: Word): boolean => stream.values !== undefined && !stream.glob

/** What standard input of a command without redirects is. */
export function inputOf({ scope, stdin }: Walk): Word | undefined {
  const { input } = scope
  const stream = stdin && streamOf(stdin)
  return input?.from.includes(stream) ? input.word : stdin
}

/** What a command that reads the stream now would get. */
export function leftOf(input: Word, scope: Scope): Word {
  const stream = streamOf(input)
  const left = scope.streams.get(stream)
  const now = stream.values && stream.from?.some(origin => origin.kind === 'file') ? rewritten(stream, scope) : stream
  // Where it was read of and written, nobody knows what comes next.
  if (now !== stream) {
    if (left !== undefined) return unresolved(input.text, now.from, textsOf(now))
    sources.set(now, stream)
    return now
  }
  if (left === undefined) return input
  const word = typeof left === 'string' ? ending(stream, left, scope) : { ...left }
  sources.set(word, stream)
  return word
}

/** A program took part: it may have read all of it, nothing, or some of its lines. */
export function consumeBy(call: Invocation, input: Word | undefined, scope: Scope): void {
  if (input && isFollowed(streamOf(input))) takePart(call, input, scope)
}

/** After a branch that may or may not have run. */
export function mergeStreams(scope: Scope, other: Scope): void {
  if (scope.streams !== other.streams && scope.streams.size + other.streams.size > 0) mergeLeft(scope, other)
}

/** What `>(cmd)` is given: some of what its command reads, as far as anybody knows. */
export const handedOn = (stdin: Word, read: Word | undefined): Word => (stdin.values || stdin.from?.length || !read ? stdin : unresolved(stdin.text, read.from, textsOf(read)))

/** The stream is closed, unless the shell goes on with it. */
export function closed(stream: Word | undefined, scope: Scope): void {
  if (!stream || scope.streams.size === 0 || scope.input?.word === stream || [...scope.descriptors.values()].includes(stream)) return
  scope.streams.delete(streamOf(stream))
}
