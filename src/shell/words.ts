// Words that can be one of several: compared, put together, and what that costs.
import { isNumbered, numbered, type Origin, oneOf, unresolved, type Word } from '../model/index.ts'

export const sameWord = (a: Word, b: Word): boolean =>
  a === b || (a.glob === b.glob && isNumbered(a) === isNumbered(b) && a.values?.length === b.values?.length && Boolean(a.values) === Boolean(b.values) && (a.values ?? []).every((value, i) => value === b.values?.[i]) && (a.from?.length ?? 0) === (b.from?.length ?? 0))

export const samePositional = (a: readonly Word[] | undefined, b: readonly Word[] | undefined): boolean =>
  Boolean(a && b && a.length === b.length && a.every((word, i) => sameWord(word, b[i] ?? word)))

/** What either of two words is known to be able to be. */
export function textsOf(...words: readonly (Word | undefined)[]): readonly string[] {
  const lists = words.flatMap(word => (word && !word.glob && (word.values ?? word.also)) || [])
  return lists.length < 2 ? lists : [...new Set(lists)].slice(0, 16)
}

/** What a command substitution makes of output. */
export function withoutNewlines(printed: Word, text: string): Word {
  const word: Word = { ...printed, text, values: (printed.values ?? []).map(value => value.replace(/\n+$/, '')) }
  return isNumbered(printed) ? numbered(word) : word
}

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
  const word: Word = { ...oneOf(a.text, values, from), ...((a.glob || b.glob) && { glob: true as const }) }
  const digits = word.glob && [a, b].every(one => isNumbered(one) || (!one.glob && !one.values?.some(value => value.includes('*'))))
  return digits ? numbered(word) : word
}

export function mergeOrigins(...lists: readonly (readonly Origin[] | undefined)[]): readonly Origin[] {
  const all = lists.flatMap(list => list ?? [])
  if (all.length < 2) return all
  const seen = new Map(all.map(origin => [`${origin.kind} ${origin.what}`, origin]))
  return [...seen.values()].slice(0, 8)
}
