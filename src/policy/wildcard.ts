// Matching with stars, in time that hostile text cannot blow up: at a mismatch only the last star is tried again.
import { STAR } from './words.ts'

/** @param pattern `*` stands for any run of items, found by `star`; `same` compares the others */
function run(pattern: readonly string[] | string, text: readonly string[] | string, star: (item: string) => boolean, same: (item: string, other: string) => boolean): boolean {
  let at = 0
  let tried = -1
  let resumed = 0
  let next = 0
  while (next < text.length) {
    const item = pattern[at]
    const other = text[next]
    if (item !== undefined && star(item)) {
      tried = at++
      resumed = next
    } else if (item !== undefined && other !== undefined && same(item, other)) {
      at++
      next++
    } else if (tried >= 0) {
      at = tried + 1
      next = ++resumed
    } else return false
  }
  while (at < pattern.length && star(pattern[at] ?? '')) at++
  return at === pattern.length
}

const isStar = (item: string): boolean => item === '*'
const equal = (item: string, other: string): boolean => item === other || (item === STAR && other === '*')
const equalOrOne = (item: string, other: string): boolean => item === other || item === '?'

/** `*` stands for any text, none included, and STAR for a star. */
export function fitsText(pattern: string, text: string): boolean {
  if (pattern.includes(STAR)) return run(pattern, text, isStar, equal)
  const star = pattern.indexOf('*')
  // Most rules name another program, which the part before the star tells at once.
  return star < 0 ? pattern === text : text.startsWith(pattern.slice(0, star)) && run(pattern, text, isStar, equal)
}

/** One name of a path: `?` stands for one character, and no star or question mark at the start for a leading dot. */
export const fitsName = (pattern: string, name: string): boolean => !(name.startsWith('.') && /^[*?]/.test(pattern)) && run(pattern, name, isStar, equalOrOne)

/** A whole path: `**` stands for any folders, none included, other stars for text without a slash, leading dots too. */
export const fitsPath = (pattern: string, path: string): boolean =>
  path.startsWith(headOf(pattern)) && run(pattern.split('/'), path.split('/'), item => item === '**', (item, other) => item === other || run(item, other, isStar, equalOrOne))

/** The folder above the first star, without its slash: `**` may stand for nothing. */
function headOf(pattern: string): string {
  const wild = pattern.search(/[*?]/)
  return wild < 0 ? pattern : pattern.slice(0, Math.max(0, pattern.lastIndexOf('/', wild)))
}
