// Shell patterns: matched against file names (through Facts) and against text (for ${x#pattern} and case).
import type { Facts } from '../model/index.ts'
import { hasGlob } from './spelling.ts'

/** More matches than this are left as a pattern. */
const MAX_MATCHES = 128
const MAX_EXPRESSION = 4096

/**
 * Pathname expansion. The pattern itself stays among the values, as a pattern word: other files may match by the time the command runs.
 *
 * @param cwd absolute folder for relative patterns; undefined when not known
 */
export function expandGlob(text: string, facts: Facts, cwd: string | undefined): { readonly values: readonly string[]; readonly glob: boolean } {
  const shown = text.replace(/\\([*?[\]\\])/g, '$1')
  const wild = generalise(text)
  const matches = cwd === undefined && !text.startsWith('/') ? undefined : find(text, facts, cwd ?? '/')
  if (!matches?.length) return { values: [wild], glob: true }
  // A program's name written as a pattern is exactly what it matches now; anything else may match more later.
  return { values: /[*]$/.test(shown) || matches.length > 1 ? [wild, ...matches] : matches, glob: /[*]$/.test(shown) || matches.length > 1 }
}

/** `?`, `[...]` and extended patterns as `*`, which is the only wildcard of pattern words. */
const generalise = (text: string): string =>
  text.replace(/[@!+?*]\([^)]*\)/g, '*').replace(/\\([*?[\]\\])|\[[^\]/]*\]|\?/g, (_, quoted: string | undefined) => (quoted && quoted !== '*' ? quoted : '*'))

function find(text: string, facts: Facts, cwd: string): readonly string[] | undefined {
  const parts = text.split('/')
  let found: { readonly shown: string; readonly path: string }[] = [text.startsWith('/') ? { shown: '', path: '' } : { shown: '', path: cwd }]
  for (const [index, part] of parts.entries()) {
    if (index === 0 && text.startsWith('/')) continue
    const prefix = (shown: string): string => (index === 0 ? '' : `${shown}/`)
    if (!hasGlob(part)) {
      const name = part.replace(/\\([*?[\]\\])/g, '$1')
      found = found.map(({ shown, path }) => ({ shown: prefix(shown) + name, path: name === '' ? path : `${path}/${name}` }))
      if (index === parts.length - 1) found = found.filter(({ path }) => facts.stat(path || '/') !== undefined)
      continue
    }
    const matches = matcher(part)
    if (!matches) return undefined
    found = found.flatMap(({ shown, path }) =>
      (facts.names(path || '/') ?? [])
        .filter(name => (part.startsWith('.') || !name.startsWith('.')) && matches(name))
        .map(name => ({ shown: prefix(shown) + name, path: `${path}/${name}` })),
    )
    if (found.length > MAX_MATCHES) return undefined
  }
  return found.map(({ shown }) => shown)
}

/** Wildcards of any length in a pattern. */
export const starsIn = (pattern: string): number => pattern.match(/\*|\+\(/g)?.length ?? 0

const compiled = new Map<string, RegExp | undefined>()

/** @returns a test for whole texts, or undefined when the pattern is one that is not understood */
export function matcher(pattern: string): ((text: string) => boolean) | undefined {
  if (!compiled.has(pattern)) {
    if (compiled.size > 500) compiled.clear()
    compiled.set(pattern, toRegExp(pattern))
  }
  const regexp = compiled.get(pattern)
  return regexp && (text => regexp.test(text))
}

/** A pattern as a regular expression source; undefined when it is not understood. `*` matches slashes too, as in parameter expansion. */
export function patternSource(pattern: string, lazy = false): string | undefined {
  let out = ''
  for (let i = 0; i < pattern.length; i++) {
    const character = pattern[i] ?? ''
    if ('@!+?*'.includes(character) && pattern[i + 1] === '(') {
      const group = extended(pattern, i, lazy)
      if (!group) return undefined
      out += group.source
      i = group.end
    } else if (character === '*') {
      while (pattern[i + 1] === '*') i++
      out += lazy ? '[^]*?' : '[^]*'
    }
    else if (character === '?') out += '[^]'
    else if (character === '\\') out += escaped(pattern[++i] ?? '\\')
    else if (character === '[') {
      const end = pattern.indexOf(']', pattern[i + 1] === '!' || pattern[i + 1] === '^' ? i + 3 : i + 2)
      if (end < 0) {
        out += '\\['
        continue
      }
      const body = pattern.slice(i + 1, end)
      if (body.includes('[')) return undefined
      const negated = /^[!^]/.test(body)
      out += `[${negated ? '^' : ''}${(negated ? body.slice(1) : body).replace(/[\\\]^]/g, '\\$&')}]`
      i = end
    } else out += escaped(character)
  }
  return out
}

function extended(pattern: string, start: number, lazy: boolean): { readonly source: string; readonly end: number } | undefined {
  const end = pattern.indexOf(')', start)
  const body = end < 0 ? '(' : pattern.slice(start + 2, end)
  if (/[()]/.test(body)) return undefined
  const choices = body.split('|').map(one => patternSource(one, lazy))
  if (choices.includes(undefined)) return undefined
  const group = `(?:${choices.join('|')})`
  // Repeating a choice, or more than one character, can be matched in so many ways that a regular expression never ends.
  const one = choices.length === 1 && /^(?:\\?.|\[(?:\\?.)+\]|\[\^\])$/s.test(choices[0] ?? '')
  if (!one && (pattern[start] === '*' || pattern[start] === '+')) return undefined
  switch (pattern[start]) {
    case '@': return { source: group, end }
    case '?': return { source: `${group}?`, end }
    case '*': return { source: `${group}*`, end }
    case '+': return { source: `${group}+`, end }
    default: return undefined
  }
}

const escaped = (character: string): string => character.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * The same language without backtracking between its stars: what stands between two of them has a fixed length, so its first match is as good as any.
 * A lookahead with a reference to what it found is never entered again.
 */
function atomic(source: string): string {
  const [first = '', ...rest] = source.split('[^]*')
  const last = rest.pop()
  return last === undefined ? first : `${first}${rest.map((part, i) => `(?=([^]*?${part}))\\${i + 1}`).join('')}[^]*${last}`
}

function toRegExp(pattern: string): RegExp | undefined {
  const source = patternSource(pattern)
  const grouped = /[@?+*!]\(/.test(pattern)
  // An engine refuses a very large expression only when it first runs; no file's name is so long.
  if (source === undefined || source.length > MAX_EXPRESSION || (grouped && starsIn(pattern) > 2)) return undefined
  try {
    return new RegExp(grouped ? `^(?:${source})$` : `^${atomic(source)}$`)
  } catch {
    return undefined
  }
}
