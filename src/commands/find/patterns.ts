// Turns the patterns of -path and -regex, whose stars take slashes too, into patterns of words.
import { alternativesOf } from '../lib/name-regexes.ts'

const MAX_PATTERNS = 24

/** Patterns for the paths below a folder that fit a pattern of -path. */
export function pathPatterns(base: string, pattern: string): readonly string[] {
  const [head = '', ...rest] = pattern.split(/\*+/)
  let made = [head]
  if (!head) {
    const next = rest.shift() ?? ''
    made = [next === '' ? `${base}/**` : next.startsWith('/') ? `${base}/**${next}` : `${base}/**/*${next}`]
  }
  for (const [index, piece] of rest.entries()) {
    const last = index === rest.length - 1 && piece === ''
    made = made.flatMap(start => between(start, piece, last))
    if (made.length > MAX_PATTERNS) return [`${base}/**`]
  }
  return made
}

/** What a star that takes slashes can be between two texts. */
function between(start: string, end: string, last: boolean): readonly string[] {
  const after = start.endsWith('/')
  if (last) return after ? [`${start}**`] : [`${start}*`, `${start}*/**`]
  if (after) return [end.startsWith('/') ? `${start}**${end}` : `${start}**/*${end}`]
  return end.startsWith('/') ? [`${start}*${end}`, `${start}*/**${end}`] : [`${start}*${end}`, `${start}*/**/*${end}`]
}

/** Patterns of -path that together take in everything that a regular expression does. */
export const fromRegex = (regex: string): readonly string[] => alternativesOf(regex)?.map(simplified) ?? ['*']

const VAGUE = /(?:\\.|\[[^\]]*\]|.)(?:[*+?]|\\?\{[^}]*\})|\\([^a-zA-Z0-9])|\\.|\[[^\]]*\]|\./g

const simplified = (regex: string): string => regex.replace(/^\^|\$$/g, '').replace(VAGUE, (_, escaped: string | undefined) => escaped ?? '*').replace(/\*+/g, '*')
