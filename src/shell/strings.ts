// Parameter expansion operators on known values (bash(1), Parameter Expansion; POSIX.1 2.6.2).
import { matcher, patternSource, starsIn } from './glob.ts'

/** Patterns and texts beyond these could make matching slow; the result is then unresolved. */
const MAX_PATTERN = 200
const MAX_TEXT = 8192
const MAX_EFFORT = 2 ** 24

const tame = (text: string, pattern: string): boolean => text.length <= MAX_TEXT && pattern.length <= MAX_PATTERN

const capped = (effort: number): number => Math.min(effort, MAX_EFFORT + 1)

/** Characters that are looked at in the worst case: each wildcard multiplies them where a match may start anywhere, and removing tries each length. */
export const removingEffort = (text: string, pattern: string): number => capped(text.length ** (pattern.includes('(') ? 2 + starsIn(pattern) : 2))
export const replacingEffort = (text: string, pattern: string): number => capped(text.length ** (1 + starsIn(pattern)))

/** `${x#p}`, `${x##p}`, `${x%p}`, `${x%%p}`. */
export function remove(text: string, operator: '#' | '##' | '%' | '%%', pattern: string): string | undefined {
  const matches = tame(text, pattern) && removingEffort(text, pattern) <= MAX_EFFORT ? matcher(pattern) : undefined
  if (!matches) return undefined
  const front = operator.startsWith('#')
  const longest = operator.length === 2
  for (let n = 0; n <= text.length; n++) {
    const length = longest ? text.length - n : n
    const part = front ? text.slice(0, length) : text.slice(text.length - length)
    if (matches(part)) return front ? text.slice(length) : text.slice(0, text.length - length)
  }
  return text
}

/** `${x/p/r}`, `${x//p/r}`, `${x/#p/r}`, `${x/%p/r}`. `&` in the replacement is the matched text in bash 5.2 and not before: unresolved. */
export function replace(text: string, operator: '/' | '//' | '/#' | '/%', pattern: string, replacement: string): string | undefined {
  if (!pattern) return text
  const source = tame(text, pattern) && replacingEffort(text, pattern) <= MAX_EFFORT ? patternSource(pattern) : undefined
  if (source === undefined || /[&\\]/.test(replacement)) return undefined
  try {
    const anchored = operator === '/#' ? `^(?:${source})` : operator === '/%' ? `(?:${source})$` : source
    return text.replace(new RegExp(anchored, operator === '//' ? 'g' : ''), () => replacement)
  } catch {
    return undefined
  }
}

/** `${x:offset:length}` in characters; bash counts characters of the locale, which is taken to be UTF-8. */
export function slice(text: string, offset: number, length: number | undefined): string | undefined {
  const characters = [...text]
  const start = offset < 0 ? characters.length + offset : offset
  if (start < 0) return ''
  const end = length === undefined ? characters.length : length < 0 ? characters.length + length : start + length
  return end < start ? undefined : characters.slice(start, end).join('')
}

/** `${x^p}`, `${x^^p}`, `${x,p}`, `${x,,p}`. */
export function changeCase(text: string, operator: '^' | '^^' | ',' | ',,', pattern: string | undefined): string | undefined {
  const matches = pattern === undefined || pattern === '' ? () => true : matcher(pattern)
  if (!matches || text.length > MAX_TEXT) return undefined
  const change = (character: string): string => (matches(character) ? (operator.startsWith('^') ? character.toUpperCase() : character.toLowerCase()) : character)
  const characters = [...text]
  return operator.length === 2 ? characters.map(change).join('') : characters.map((character, i) => (i === 0 ? change(character) : character)).join('')
}

/** `${x@U}` and its kin that need nothing but the value. `@P` runs substitutions in it and is not among them. */
export function transform(text: string, operator: string): string | undefined {
  switch (operator) {
    case 'U': return text.toUpperCase()
    case 'u': return changeCase(text, '^', undefined)
    case 'L': return text.toLowerCase()
    case 'Q': return `'${text.replaceAll("'", `'\\''`)}'`
    default: return undefined
  }
}

/** What an operator makes of a pattern word's value: `**` below a folder stays below it, the last part of a path is one name. */
export function onPattern(value: string, operator: string, pattern: string): string | undefined {
  if (operator === '##' && pattern === '*/') return value.split('/').at(-1) === '**' ? '*' : value.split('/').at(-1)
  if ((operator === '%' || operator === '%%') && !pattern.includes('/')) return pattern && value.endsWith(pattern) ? value.slice(0, -pattern.length) : value
  if (operator === '%' && pattern === '/*') return value.includes('/') ? value.replace(/\/[^/]*$/, '') || '/' : value
  return undefined
}
