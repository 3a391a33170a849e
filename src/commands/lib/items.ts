// Owns cutting text into items, and putting items into the words of a command, as xargs, parallel and find do.
import { type Assignment, exact, literal, map, oneOf, type Origin, unresolved, type Word } from '../../model/index.ts'

/** How many items are told apart. */
const MAX_ITEMS = 256

const PIECES = /'([^'\n]*)'|"([^"\n]*)"|\\([^])|(\n)|([ \t]+)|([^])/g

/** Items as xargs reads them: parted by blanks and newlines, with quotes and backslashes; by lines, of which one that ends in a blank goes on in the next. */
function unquoted(text: string): string[][] {
  const lines: string[][] = []
  let items: string[] = []
  let item: string | undefined
  let after = ''
  for (const [whole, single, double, escaped, newline, blank, plain] of text.matchAll(PIECES)) {
    if (newline === undefined && blank === undefined) item = (item ?? '') + (single ?? double ?? escaped ?? plain ?? '')
    else if (item !== undefined) {
      items.push(item)
      item = undefined
    }
    if (newline !== undefined && items.length && !/[ \t]/.test(after)) {
      lines.push(items)
      items = []
    }
    after = whole
  }
  if (item !== undefined) items.push(item)
  return items.length ? [...lines, items] : lines
}

/** Lines without the blanks before them, which are one item each; GNU's and BSD's take quotes and backslashes from them, busybox's does not. */
const wholeLines = (text: string): readonly (readonly string[])[] =>
  (text.match(/(?:[^\\\n]|\\[^]|\\$)+/g) ?? []).map(line => line.replace(/^[ \t]+/, '')).filter(Boolean).map(line => [...new Set([line.replace(PIECES, (_, single?: string, double?: string, escaped?: string, newline?: string, blank?: string, plain?: string) => single ?? double ?? escaped ?? newline ?? blank ?? plain ?? ''), line])])

export interface Cut {
  /** One character. */
  readonly delimiter?: string
  readonly lines?: boolean
  /** Ends the input where it stands as an item. */
  readonly end?: string
}

/**
 * The items in a text, each a word; or one word that stands for all of them when they are names of a pattern or not known.
 * @param text undefined when it is the caller's own input
 */
export function itemsOf(text: Word | undefined, { delimiter, lines, end }: Cut): readonly Word[] {
  if (text?.glob) return [text]
  const from = text?.from
  // A word that starts with a substitution may turn out to be an option.
  if (!text?.values) return [unresolved(`$(${text?.text ?? 'stdin'})`, from)]
  const items = [...new Set(text.values)].flatMap((value): readonly (readonly string[])[] => {
    if (delimiter !== undefined) return value ? (value.endsWith(delimiter) ? value.slice(0, -delimiter.length) : value).split(delimiter).map(one => [one]) : []
    return lines ? wholeLines(value) : unquoted(value).flat().map(one => [one])
  })
  const stop = end === undefined ? -1 : items.findIndex(([one]) => one === end)
  const used = (stop < 0 ? items : items.slice(0, stop)).filter(([item], index, all) => item || delimiter !== undefined || index < all.length - 1)
  if (used.length > MAX_ITEMS) return [unresolved(`$(${text.text})`, from)]
  return used.map(one => oneOf(one[0] ?? '', lines ? one : one.map(beforeNul), from))
}

/** An argument ends at a NUL. */
const beforeNul = (text: string): string => text.split('\0', 1)[0] ?? ''

/** The items line by line; undefined when they are not known. */
export const itemsByLine = (text: Word | undefined): readonly (readonly Word[])[] | undefined => {
  const value = exact(text)
  const lines = value === undefined ? undefined : unquoted(value)
  return lines && lines.flat().length <= MAX_ITEMS ? lines.map(line => line.map(item => oneOf(item, [beforeNul(item)], text?.from))) : undefined
}

/** One word that can be any of the items. */
export function anyOf(items: readonly Word[], text: string): Word {
  const [first] = items
  if (items.length === 1 && first) return first
  const from: readonly Origin[] = items.flatMap(item => item.from ?? []).slice(0, 8)
  const word = items.every(item => item.values) ? { text, values: [...new Set(items.flatMap(item => item.values ?? []))] } : { text }
  return { ...word, ...(from.length && { from }), ...(items.some(item => item.glob) && { glob: true as const }) }
}

/** A word with a mark replaced by an item, as often as it occurs. */
export function replaced(word: Word, mark: string, item: Word): Word {
  const value = exact(word)
  if (value === undefined || !value.includes(mark)) return word
  if (value === mark) return map(item, beforeNul)
  if (!item.values) return unresolved(value.replaceAll(mark, item.text), item.from)
  return { text: value, values: item.values.map(one => beforeNul(value.replaceAll(mark, () => one))), ...(item.from && { from: item.from }), ...(item.glob && !SCRIPT.test(value) && { glob: true as const }) }
}

/** More than a path. */
const SCRIPT = /[\s;|&$`(]/
const SHELL = /^(?:.*\/)?(?:ba|da|z|k|mk|a)?sh$/

/**
 * A command with a mark replaced by an item in all its words. In the text of a shell's script names of a pattern become a variable:
 * written out they would be patterns of that shell, which take in less.
 */
export function filledIn(words: readonly Word[], mark: string, item: Word): { readonly run: readonly Word[]; readonly assignments?: readonly Assignment[] } {
  if (!item.glob || !words.some(word => SHELL.test(exact(word) ?? ''))) return { run: words.map(word => replaced(word, mark, item)) }
  const isScript = (word: Word): boolean => {
    const value = exact(word) ?? ''
    return value.includes(mark) && SCRIPT.test(value)
  }
  const run = words.map(word =>
    isScript(word) ? literal((exact(word) ?? '').replaceAll(`'${mark}'`, mark).replaceAll(mark, () => '"$found"')) : replaced(word, mark, item),
  )
  return words.some(isScript) ? { run, assignments: [{ name: 'found', value: item }] } : { run }
}
