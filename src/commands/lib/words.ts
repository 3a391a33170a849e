// Owns joining and taking apart words for specs of several programs.
import { exact, isNumbered, map, oneOf, type Origin, unknown, unresolved, type Word } from '../../model/index.ts'
import type { Role, Step } from '../define.ts'

/** How many texts a joined word may have before it counts as unresolved. */
const MAX_TEXTS = 32

/** Where the texts of the words come from. */
export function originsOf(words: readonly Word[]): readonly Origin[] {
  const found = new Map<string, Origin>()
  for (const { from = [] } of words)
    for (const origin of from) {
      // Each word of an output has all origins of the whole: nested a few times, there would be millions.
      if (found.size === MAX_ORIGINS) return [...found.values()]
      found.set(`${origin.kind} ${origin.what}`, origin)
    }
  return [...found.values()]
}
const MAX_ORIGINS = 8

/** What a program that prints these words prints, when only where they come from is known. */
export function unread(words: readonly Word[]): Word | undefined {
  const from = originsOf(words)
  return from.length ? unresolved(words.map(word => word.text).join(' '), from) : undefined
}

/** The words written one after the other, as `eval` and `echo` do; unresolved when one of them is, or when too many texts are possible. */
export function joined(words: readonly Word[], separator = ' '): Word {
  const text = words.map(word => word.text).join(separator)
  const from = originsOf(words)
  let values = ['']
  for (const [index, word] of words.entries()) {
    if (!word.values || values.length * word.values.length > MAX_TEXTS) return unresolved(text, from)
    values = values.flatMap(value => (word.values ?? []).map(next => (index ? value + separator + next : next)))
  }
  const word = oneOf(text, [...new Set(values)], from)
  return words.some(one => one.glob) ? { ...word, glob: true } : word
}

/** The word with another text for each value that the function knows one for; unresolved when it does not. */
export function changed(word: Word, change: (value: string) => string | undefined, text = word.text): Word {
  const values: string[] = []
  for (const value of word.values ?? []) {
    const made = change(value)
    if (made === undefined) return unresolved(text, word.from)
    values.push(made)
  }
  return word.values ? { ...word, text, values } : { ...word, text }
}

/** A word that is what remains of one behind its first `count` characters, such as the value of `name=value`. */
export const behind = (word: Word, count: number): Word =>
  ({ ...word, text: word.text.slice(count), ...(word.values && { values: word.values.map(value => value.slice(count)) }) })

/** Bash runs the substitutions in the subscript of a name that a builtin is given as text: `read 'a[$(id)]'`. */
export const subscript = (word: Word): Step[] =>
  word.values?.some(value => value.includes('[') && /\$\(|`/.test(value)) ? [{ script: map(word, value => `((${value}))`), language: 'bash' }]
  : !word.values && word.from?.length && !/^["']*[A-Za-z_]\w*\+?=/.test(word.text) ? [unknown(word, 'which variable it names is not known, and it may hold a subscript')] : []
/** Names of variables, or arithmetic. */
export const names: Role = words => words.flatMap(subscript)

/** The one text of a word without the newline that ends its last line. */
export const lineOf = (word: Word | undefined): string | undefined => exact(word)?.replace(/\n$/, '')

/** The part of a path behind its last slash, and what stands before it. */
export const baseOf = (path: string): string => path.replace(/\/+$/, '').replace(/^.*\//, '') || '/'
export function folderOf(path: string): string {
  const trimmed = path.replace(/\/+$/, '')
  const slash = trimmed.lastIndexOf('/')
  if (slash < 0) return trimmed || !path ? '.' : '/'
  return trimmed.slice(0, slash).replace(/\/+$/, '') || '/'
}

/** More texts than a loop over a few items makes are not read one by one. */
const MAX_PROGRAMS = 64

/** What a program does whose text may be one of several. @param read does one, and returns undefined where it cannot @returns undefined where one of them cannot be read */
export function readEach<T>(text: Word | undefined, read: (text: string) => readonly T[] | undefined): readonly T[] | undefined {
  if (!text?.values?.length || (text.glob && !isNumbered(text)) || text.values.length > MAX_PROGRAMS) return undefined
  const found = text.values.map(text.glob ? value => readNumbers(value, read) : read)
  return found.includes(undefined) ? undefined : found.flatMap(one => one ?? [])
}

/** What a program does with any numbers where its stars are: the same for all, or it is not known. */
function readNumbers<T>(value: string, read: (text: string) => readonly T[] | undefined): readonly T[] | undefined {
  const [one, other, ...odd] = ['7', '31', '', '-2', '7\n31'].map(number => read(value.replaceAll('*', number)))
  const same = (found: readonly T[] | undefined): boolean => JSON.stringify(found) === JSON.stringify(one)
  // What an empty or odd one would make no program of does nothing.
  return same(other) && odd.every(found => found === undefined || same(found)) ? one : undefined
}
