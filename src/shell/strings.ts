// Parameter expansion operators on known values (bash(1), Parameter Expansion; POSIX.1 2.6.2).
import { type Matching, matching, readPattern } from './pattern.ts'

/** Longer texts are not worked on; the result is then unresolved. */
const MAX_TEXT = 8192

type Spend = (amount: number) => void

function prepare(text: string, pattern: string, spend: Spend): { readonly characters: readonly string[]; readonly match: Matching } | undefined {
  const read = text.length > MAX_TEXT ? undefined : readPattern(pattern)
  const characters = [...text]
  return read && { characters, match: matching(read, characters, spend) }
}

/** `${x#p}`, `${x##p}`, `${x%p}`, `${x%%p}`. */
export function remove(text: string, operator: '#' | '##' | '%' | '%%', pattern: string, spend: Spend): string | undefined {
  const ready = prepare(text, pattern, spend)
  if (!ready) return undefined
  const { characters, match } = ready
  const longest = operator.length === 2
  if (operator.startsWith('#')) {
    const ends = match.ends(0)
    if (!ends) return undefined
    return ends.size ? characters.slice(longest ? Math.max(...ends) : Math.min(...ends)).join('') : text
  }
  for (let n = 0; n <= characters.length; n++) {
    const start = longest ? n : characters.length - n
    const ends = match.ends(start)
    if (!ends) return undefined
    if (ends.has(characters.length)) return characters.slice(0, start).join('')
  }
  return text
}

/** What stands in for what a pattern matched: texts, and null for the match itself, where `&` is. */
export type Replacement = readonly (string | null)[]

/** `${x/p/r}`, `${x//p/r}`, `${x/#p/r}`, `${x/%p/r}`: the longest match at the first place, or at each. */
export function replace(text: string, operator: '/' | '//' | '/#' | '/%', pattern: string, replacement: Replacement, spend: Spend): string | undefined {
  const ready = prepare(text, pattern, spend)
  if (!ready) return undefined
  const { characters, match } = ready
  const made = (start: number, end: number): string => replacement.map(one => one ?? characters.slice(start, end).join('')).join('')
  if (pattern === '') return operator === '/#' ? made(0, 0) + text : operator === '/%' ? text + made(0, 0) : text
  let out = ''
  for (let at = 0; at <= characters.length; ) {
    const ends = operator === '/#' && at > 0 ? new Set<number>() : match.ends(at)
    if (!ends) return undefined
    const end = operator === '/%' ? (ends.has(characters.length) ? characters.length : -1) : ends.size ? Math.max(...ends) : -1
    // An empty match is none but of an empty text; which of the versions of bash do what with it is not settled here.
    if (end === at && characters.length > 0 && operator !== '/#' && operator !== '/%') return undefined
    if (end < 0) {
      out += characters[at++] ?? ''
      continue
    }
    out += made(at, end)
    at = end
    if (operator !== '//' || at >= characters.length) return out + characters.slice(at).join('')
  }
  return out
}

/** `${x:offset:length}` in characters; bash counts characters of the locale, which is taken to be UTF-8. */
export function slice(text: string, offset: number, length: number | undefined): string | undefined {
  const characters = [...text]
  const start = offset < 0 ? characters.length + offset : offset
  if (start < 0 || start > characters.length) return ''
  const end = length === undefined ? characters.length : length < 0 ? characters.length + length : start + length
  return end < start ? undefined : characters.slice(start, end).join('')
}

/** One character for one, as the C library has it: `ß` stays. */
const upper = (character: string): string => single(character, character.toUpperCase())
const lower = (character: string): string => single(character, character.toLowerCase())
const single = (before: string, after: string): string => ([...after].length === 1 ? after : before)
const ASCII = /^[\0-\x7f]*$/
export const toUpper = (text: string): string => (ASCII.test(text) ? text.toUpperCase() : [...text].map(upper).join(''))
export const toLower = (text: string): string => (ASCII.test(text) ? text.toLowerCase() : [...text].map(lower).join(''))

/** `${x~}`, `${x~~}`: what is upper becomes lower, and the other way round. */
export const toggleCase = (text: string, every: boolean): string => [...text].map((one, i) => (i > 0 && !every ? one : lower(one) === one ? upper(one) : lower(one))).join('')

/** `${x^p}`, `${x^^p}`, `${x,p}`, `${x,,p}`. */
export function changeCase(text: string, operator: '^' | '^^' | ',' | ',,', pattern: string): string | undefined {
  const read = text.length > MAX_TEXT ? undefined : readPattern(pattern || '?')
  if (!read) return undefined
  const change = operator.startsWith('^') ? upper : lower
  return [...text].map((character, i) => ((i === 0 || operator.length === 2) && matching(read, [character]).whole() ? change(character) : character)).join('')
}

/** What an operator makes of a pattern word's value: `**` below a folder stays below it, the last part of a path is one name. */
export function onPattern(value: string, operator: string, pattern: string): string | undefined {
  if (operator === '##' && pattern === '*/') return value.split('/').at(-1) === '**' ? '*' : value.split('/').at(-1)
  if ((operator === '%' || operator === '%%') && !/[/*?[\\(]/.test(pattern)) return pattern && value.endsWith(pattern) ? value.slice(0, -pattern.length) : value
  if (operator === '%' && pattern === '/*') return value.includes('/') ? value.replace(/\/[^/]*$/, '') || '/' : value
  return undefined
}
