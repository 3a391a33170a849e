// Owns roles for files named by other files, by standard input, or by nobody.
import { exact, literal, map, unresolved, type Word } from '../../model/index.ts'
import type { Given, Role, Step } from '../define.ts'
import { here, reads } from '../roles.ts'

type Verb = 'list' | 'read'

/** The names that a NUL-separated list holds: known when the list comes by standard input and is known itself. */
const namesIn = (list: Word, given: Given): readonly Word[] => {
  const { stdin } = given
  if (exact(list) !== '-' || !stdin?.values) return [unresolved(`names in ${list.text}`, exact(list) === '-' ? stdin?.from : [{ kind: 'file', what: list.text }])]
  return stdin.glob ? [stdin] : stdin.values.flatMap(text => text.split('\0').filter(Boolean).map(literal))
}

/** `--files0-from F`: reads the list F, and does to each file named in it what the program does to its operands. */
export const filesListed = (kind: Verb): Role => (words, given) =>
  words.flatMap((list): Step[] => [
    ...(exact(list) === '-' ? [] : [{ kind: 'read' as const, target: list }]),
    ...namesIn(list, given).map(target => ({ kind, target })),
  ])

/** A word that begins with a dash is an option, whatever follows: `head -$n`. Where it may be several, the others are files, but for the caller's own. */
const dashed = (word: Word): boolean => !word.values && /^["']?-/.test(word.text) && (!word.many || word.inherited !== undefined)
/** For programs of which no option matters. */
export const readsFiles: Role = (words, given) => reads(words.filter(word => !dashed(word)), given)

/** Programs that look at the working directory when nothing is named. */
export const orHere = (kind: Verb, recursive = false) => (given: Given): readonly Step[] =>
  given.operands.length ? [] : [recursive ? { kind, target: here, recursive } : { kind, target: here }]

/** Filters print a selection of their input, or that of files. */
export const passesOn = (given: Given): Word | undefined => (given.operands.every(word => exact(word) === '-') ? given.stdin : undefined)

/** Prints the lines of its input in an order, or a selection, of its own; `change` is asked where there are several, and undefined is none that is known. */
export const rearranges = (change: (lines: readonly string[], given: Given) => readonly (readonly string[])[] | undefined) => (given: Given): Word | undefined => {
  const word = passesOn(given)
  if (!word?.values || word.glob) return word
  const values: string[] = []
  for (const text of word.values) {
    const lines = (text.match(/[^\n]*\n|[^\n]+$/g) ?? []).map(line => line.replace(/\n$/, ''))
    const ways = lines.length > 1 ? change(lines, given) : [lines]
    if (!ways) return unresolved(word.text, word.from, word.values)
    values.push(...ways.map(way => way.map(line => `${line}\n`).join('')))
  }
  return { ...word, values: [...new Set(values)] }
}

/** Prints the first or last lines of its input: which ones is known where their number is, or there is one only. */
export const selectsLines = (last: boolean) => (given: Given): Word | undefined => {
  const word = passesOn(given)
  if (!word?.values || word.glob) return word
  const count = /^[1-9]\d{0,5}$/.exec(exact(given.value('-n')) ?? exact(given.value('-<n>'))?.slice(1) ?? (given('-n') ? '' : '10'))?.[0]
  if (count === undefined || given('-c') || given('-z')) return unresolved(word.text, word.from)
  return map(word, text => {
    const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? []
    return (last ? lines.slice(-Number(count)) : lines.slice(0, Number(count))).join('')
  })
}

/** Prints one word without a slash, such as a number. */
export const printsWord = (text: string) => (): Word => ({ text, values: ['*'], glob: true })
