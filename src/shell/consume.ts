// What is left of a text on standard input once something was read of it.
import { type Invocation, exact, unresolved, type Word } from '../model/index.ts'
import type { Scope } from './scope.ts'
import { isFollowed, type Left, streamOf } from './streams.ts'
import { costOf, sameWord, textsOf, union } from './words.ts'

/** Suffixes of a text that are told apart. */
const MAX_LEFT = 16
/** Programs read at least so much at once: of a shorter text they take all, or nothing, or whole lines. */
const BLOCK = 4096
/** Programs that take exactly as many characters as they are told, and options that tell so. */
const PRECISE = /^(?:(?:.*\/)?g?(?:dd|od|xxd|hexdump|hd)|-\w*c\w*|--bytes.*)$/
/** Programs that never look at their standard input. */
const DEAF: ReadonlySet<string> = new Set(['ls', 'mkdir', 'rmdir', 'touch', 'chmod', 'chown', 'ln', 'kill', 'sleep', 'date', 'basename', 'dirname', 'uname', 'id', 'whoami', 'which', 'realpath', 'readlink', 'stat', 'du', 'df', 'mktemp', 'nproc', 'seq', 'expr'])

/** What follows the delimiter, wherever that is. */
export function ending(stream: Word, delimiter: string, scope: Scope): Word {
  scope.spend(costOf(stream))
  const ends = delimiter ? (stream.values ?? []).flatMap(text => endings(text, delimiter)) : undefined
  return ends && ends.length <= MAX_LEFT ? { ...stream, values: [...new Set(ends)] } : unresolved(stream.text, stream.from, textsOf(stream))
}

/** Everything that follows a delimiter, the whole and nothing included. */
function endings(text: string, delimiter: string): readonly string[] {
  const found = [text]
  for (let at = text.indexOf(delimiter); at >= 0 && found.length <= MAX_LEFT; at = text.indexOf(delimiter, at + 1)) found.push(text.slice(at + 1))
  return [...found, '']
}

/** What is known of the text that lines are read from: the texts, and whether reading starts at their beginning. Undefined when nothing is. */
export function readable(input: Word, delimiter: string, scope: Scope): { readonly texts: readonly string[]; readonly begun: boolean } | undefined {
  const stream = streamOf(input)
  const left = scope.streams.get(stream)
  if (!isFollowed(stream)) return undefined
  if (left === undefined) return { texts: input.values ?? [], begun: false }
  if (typeof left !== 'string') return { texts: left.values ?? [], begun: false }
  return left === delimiter ? { texts: stream.values ?? [], begun: true } : undefined
}

/** A file that was opened, and may have been written since. */
export function rewritten(input: Word, scope: Scope): Word {
  let word = input
  for (const { kind, what } of input.from ?? []) {
    const now = kind === 'file' ? scope.files.contents.get(what) : undefined
    if (now) word = union(word, now)
  }
  return word
}

/** Notes what is left of a stream. */
export function consume(input: Word | undefined, left: Left, scope: Scope): void {
  if (!input) return
  const stream = streamOf(input)
  if (!isFollowed(stream)) return
  const before = scope.streams.get(stream)
  const both = typeof left === 'string' && typeof before === 'string' && before !== left ? '' : left
  if (both !== before) scope.streams.set(stream, both)
}

/** One of two inputs, and nobody knows which. */
export const eitherInput = (a: Word | undefined, b: Word | undefined): Word => {
  const script = a?.script ?? b?.script
  return { ...unresolved('stdin', [...(a?.from ?? []), ...(b?.from ?? [])], textsOf(a, b)), ...(script && { script }) }
}

/** A program took part: it may have read all of it, nothing, or some of its lines. */
export function takePart(call: Invocation, input: Word, scope: Scope): void {
  const stream = streamOf(input)
  const before = scope.streams.get(stream)
  const name = exact(call.program)
  if ((name !== undefined && DEAF.has(name)) || (typeof before === 'object' && exact(before) === '')) return
  const long = stream.values?.some(text => text.length > BLOCK)
  const precise = [call.program, ...call.args.slice(0, 8)].some(word => PRECISE.test(exact(word) ?? ''))
  consume(input, long || name === undefined || precise ? '' : typeof before === 'string' ? before : (coarse(stream, before) ?? '\n'), scope)
}

/** The same, of what is known exactly: the character that it begins behind. Undefined where that says nothing. */
function coarse(stream: Word, left: Left | undefined): string | undefined {
  if (left === undefined || typeof left === 'string') return left
  const begins = (rest: string): boolean => (stream.values ?? []).some(text => text.endsWith(rest) && (text.length === rest.length || text[text.length - rest.length - 1] === '\n'))
  return (left.values ?? []).every(rest => rest === '' || begins(rest)) ? '\n' : ''
}

function either(stream: Word, a: Left | undefined, b: Left | undefined): Left {
  if (typeof a !== 'string' && typeof b !== 'string') {
    const both = union(a ?? stream, b ?? stream)
    if (both.values && both.values.length <= MAX_LEFT) return both
  }
  const [one, other] = [coarse(stream, a), coarse(stream, b)]
  return one === undefined || other === undefined || one === other ? (one ?? other ?? '\n') : ''
}

/** After a branch that may or may not have run. */
export function mergeLeft(scope: Scope, other: Scope): void {
  for (const stream of new Set([...scope.streams.keys(), ...other.streams.keys()])) {
    const [a, b] = [scope.streams.get(stream), other.streams.get(stream)]
    if (!sameLeft(a, b)) scope.streams.set(stream, either(stream, a, b))
  }
}

const sameLeft = (a: Left | undefined, b: Left | undefined): boolean => a === b || (typeof a === 'object' && typeof b === 'object' && sameWord(a, b))

export const sameStreams = (a: Scope, b: Scope): boolean => a.streams === b.streams || (a.streams.size === b.streams.size && [...a.streams].every(([stream, left]) => sameLeft(left, b.streams.get(stream))))

/** What a loop still changes after some rounds is only roughly known. */
export function coarsen(scope: Scope, before: Scope): void {
  for (const [stream, left] of scope.streams) if (typeof left !== 'string' && !sameLeft(left, before.streams.get(stream))) scope.streams.set(stream, coarse(stream, left) ?? '\n')
}
