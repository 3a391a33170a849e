// The pieces of a word during expansion, and how they become fields: splitting, pathname expansion, joining.
import { type Origin, oneOf, unresolved, type Word } from '../model/index.ts'
import { expandGlob } from './glob.ts'
import { hasGlob } from './spelling.ts'
import { absolutePath } from './files.ts'
import { mergeOrigins, type Scope, separatorsOf } from './scope.ts'

/** A piece of text with what the shell may still do to it. */
export interface Segment {
  readonly text: string
  /** Quoted text is neither split nor matched against files, and keeps an empty field alive. */
  readonly quoted: boolean
  /** The result of an unquoted expansion: split at IFS. */
  readonly split?: boolean
  /** `*`, `?` and `[` in it are patterns. */
  readonly active?: boolean
  /** Its text is a pattern word's value. */
  readonly pattern?: boolean
  /** A field ends here, whatever IFS is ("$@"). */
  readonly boundary?: boolean
}

/** What a part of a word can be: one list of segments per alternative; undefined when it cannot be known. */
export interface Expansion {
  readonly alternatives: readonly (readonly Segment[])[] | undefined
  readonly from: readonly Origin[]
  /** Texts that it can have among others, when it cannot be known. */
  readonly also?: readonly string[]
  /** It may vanish: an unquoted expansion that may be empty. */
  readonly mayVanish?: boolean
}

export const known = (...alternatives: readonly (readonly Segment[])[]): Expansion => ({ alternatives, from: [] })
export const unknownExpansion = (from: readonly Origin[] = [], mayVanish = false): Expansion => ({ alternatives: undefined, from, ...(mayVanish && { mayVanish }) })
/** A known word as quoted text. */
export function quotedWord(word: Word): Expansion {
  if (!word.values) return { ...unknownExpansion(word.from), ...(word.also && { also: word.also }) }
  return { alternatives: word.values.map(text => [{ text, quoted: true, ...(word.glob && { pattern: true }) }]), from: word.from ?? [] }
}

/** A known word as the result of an unquoted expansion: it is split, and patterns in it are live. */
export function splitWord(word: Word): Expansion {
  if (!word.values) return { ...unknownExpansion(word.from, true), ...(word.also && { also: word.also }) }
  if (word.glob) return { alternatives: word.values.map(text => [{ text, quoted: false, pattern: true }]), from: word.from ?? [] }
  return { alternatives: word.values.map(text => [{ text, quoted: false, split: true, active: true }]), from: word.from ?? [] }
}

export const BOUNDARY: Segment = { text: '', quoted: false, boundary: true }

const MAX_ALTERNATIVES = 64
/** Characters that one word may hold; a variable that doubles itself passes any bound. */
const MAX_LENGTH = 256 * 1024

/** Puts parts side by side. */
export function join(parts: readonly Expansion[]): Expansion {
  if (parts.length === 1 && parts[0]) return parts[0]
  const from = mergeOrigins(...parts.map(part => part.from))
  const mayVanish = parts.length > 0 && parts.every(part => part.mayVanish)
  // Built in place: a word may have tens of thousands of parts.
  let alternatives: Segment[][] = [[]]
  let length = 0
  for (const part of parts) {
    const choices = part.alternatives
    if (!choices) return { alternatives: undefined, from, ...(mayVanish && { mayVanish }) }
    for (const choice of choices) for (const segment of choice) length += segment.text.length * alternatives.length
    if (choices.length !== 1) alternatives = alternatives.flatMap(head => choices.map(tail => [...head, ...tail]))
    else for (const head of alternatives) for (const segment of choices[0] ?? []) head.push(segment)
    if (alternatives.length > MAX_ALTERNATIVES || length > MAX_LENGTH) return unknownExpansion(from)
  }
  return { alternatives, from, ...(mayVanish && { mayVanish }) }
}

interface Field {
  text: string
  /** The same, with the characters escaped that are no pattern here. */
  glob: string
  quoted: boolean
  active: boolean
  pattern: boolean
}

/** Splits one alternative into fields (POSIX.1 2.6.5). */
function fieldsOf(segments: readonly Segment[], ifs: string): Field[] {
  const fields: Field[] = []
  let current: Field | undefined
  const open = (): Field => {
    current ??= { text: '', glob: '', quoted: false, active: false, pattern: false }
    return current
  }
  const close = (): void => {
    if (current && (current.text || current.quoted)) fields.push(current)
    current = undefined
  }
  for (const segment of segments) {
    if (segment.boundary) {
      close()
      continue
    }
    if (!segment.split || segment.pattern) {
      if (!segment.text && !segment.quoted) continue
      const field = open()
      field.text += segment.text
      field.glob += segment.active ? segment.text : escapeGlob(segment.text)
      field.quoted ||= segment.quoted
      field.active ||= Boolean(segment.active && hasGlob(segment.text))
      field.pattern ||= Boolean(segment.pattern)
      continue
    }
    for (const piece of pieces(segment.text, ifs))
      if (piece === undefined) close()
      else {
        const field = open()
        field.text += piece
        field.glob += segment.active ? piece : escapeGlob(piece)
        field.active ||= Boolean(segment.active && hasGlob(piece))
      }
  }
  close()
  return fields
}

/** The text between separators; undefined stands for a separator. */
function* pieces(text: string, ifs: string): Generator<string | undefined> {
  let start = 0
  for (let i = 0; i < text.length; i++)
    if (ifs.includes(text[i] ?? '')) {
      if (i > start) yield text.slice(start, i)
      yield undefined
      start = i + 1
    }
  if (start < text.length) yield text.slice(start)
}

/** Turns an expansion into the words that a command gets. */
export function fields(expansion: Expansion, text: string, scope: Scope): readonly Word[] {
  const { alternatives, from } = expansion
  if (!alternatives) return [unresolved(text, from, expansion.also)]
  const separators = separatorsOf(scope)
  if (separators === undefined && alternatives.some(one => one.some(segment => segment.split && segment.text))) return [unresolved(text, from)]
  const split = alternatives.map(one => fieldsOf(one, separators ?? ''))
  const count = split[0]?.length ?? 0
  if (split.some(one => one.length !== count)) return [unresolved(text, from)]
  return Array.from({ length: count }, (_, i) => word(split.flatMap(one => one[i] ?? []), text, from, scope))
}

function word(choices: readonly Field[], text: string, from: readonly Origin[], scope: Scope): Word {
  const values: string[] = []
  let glob = false
  for (const field of choices) {
    // An address whose `?` nobody quoted names no file, and stays as it is.
    if (field.active && !field.pattern && !scope.options.has('noglob') && !/^[a-z][a-z0-9+.-]*:\/\/[^*[]*$/i.test(field.text)) {
      const matched = expandGlob(field.glob, scope.facts, absolutePath(scope, { text: '.', values: ['.'] }))
      values.push(...matched.values)
      glob ||= matched.glob
    } else {
      values.push(field.text)
      glob ||= field.pattern
    }
  }
  const distinct = values.length > 1 ? [...new Set(values)] : values
  // What is exactly known is shown as what it is, however it was spelt.
  const shown = distinct.length === 1 && !glob ? (distinct[0] ?? text) : text
  return { ...oneOf(shown, distinct, from), ...(glob && { glob: true as const }) }
}

const escapeGlob = (text: string): string => (hasGlob(text) || text.includes('\\') ? text.replace(/[*?[\]\\]/g, '\\$&') : text)
