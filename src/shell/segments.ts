// The pieces of a word during expansion, and how they become fields: splitting, pathname expansion, joining.
import { type Inherited, isNumbered, numbered, type Origin, oneOf, unresolved, type Word } from '../model/index.ts'
import { hasGlob } from './spelling.ts'
import { abandon } from './failing.ts'
import { expandGlob } from './glob.ts'
import { type Field, fieldsOf } from './splitting.ts'
import { absolutePath } from './files.ts'
import { type Scope, separatorsOf } from './scope.ts'
import { mergeOrigins } from './words.ts'

/** A piece of text with what the shell may still do to it. */
export interface Segment {
  readonly text: string
  /** Quoted text is neither split nor matched against files, and keeps an empty field alive. */
  readonly quoted: boolean
  /** The result of an unquoted expansion: split at IFS. */
  readonly split?: boolean
  /** `*`, `?` and `[` in it are patterns. */
  readonly active?: boolean
  /** Its text as a pattern, where that is not the text itself. */
  readonly glob?: string
  /** Its text is a pattern word's value. */
  readonly pattern?: boolean
  /** Its stars stand for digits. */
  readonly digits?: boolean
  /** The pattern stands for several words of a list. */
  readonly many?: boolean
  /** An element of a list ends here: whatever IFS is ("$@"), or, where `split` is set, as at the first separator ($@). Its text stands there where nothing is split. */
  readonly boundary?: boolean
  /** A list without elements: "$@" is no field then. */
  readonly none?: boolean
}

/** What a part of a word can be: one list of segments per alternative; undefined when it cannot be known. */
export interface Expansion {
  readonly alternatives: readonly (readonly Segment[])[] | undefined
  readonly from: readonly Origin[]
  /** Texts that it can have among others, when it cannot be known. */
  readonly also?: readonly string[]
  /** What is not known in it stands unquoted, or is a list: it may be any number of fields. */
  readonly many?: boolean
  /** What is not known of it is what variables hold that nothing here has set. */
  readonly inherited?: Inherited | undefined
}

/** Text that did not stand in the source may be longer than all of it, each time that it is used. */
export function paid(expansion: Expansion, spend: (amount: number) => void): Expansion {
  let cost = 0
  for (const segments of expansion.alternatives ?? []) for (const { text } of segments) cost += 16 + text.length
  spend(cost >> 6)
  return expansion
}

export const known = (...alternatives: readonly (readonly Segment[])[]): Expansion => ({ alternatives, from: [] })
export const unknownExpansion = (from: readonly Origin[] = [], many = false): Expansion => ({ alternatives: undefined, from, ...(many && { many }) })
/** A known word as quoted text. */
export function quotedWord(word: Word): Expansion {
  if (!word.values) return { ...unknownExpansion(word.from), ...(word.also && { also: word.also }) }
  return { alternatives: word.values.map(text => [{ text, quoted: true, ...(word.glob && { pattern: true }), ...(isNumbered(word) && { digits: true }), ...(word.many && { many: true }) }]), from: word.from ?? [] }
}

/** What is text in the value of a pattern word, and a pattern again where it is not quoted, can match names as well. */
const matched = (text: string): readonly string[] => (BRACKETS.test(text) ? [text, text.split('/').map(part => (BRACKETS.test(part) ? '*' : part)).join('/')] : [text])
const BRACKETS = /[?[\\]|[@!+]\(/

/** A known word as the result of an unquoted expansion: it is split, and patterns in it are live. */
export function splitWord(word: Word): Expansion {
  if (!word.values) return { ...unknownExpansion(word.from, true), ...(word.also && { also: word.also }) }
  if (word.glob) return { alternatives: word.values.flatMap(matched).map(text => [{ text, quoted: false, split: true, pattern: true, ...(isNumbered(word) && !BRACKETS.test(text) && { digits: true }), ...(word.many && { many: true }) }]), from: word.from ?? [] }
  return { alternatives: word.values.map(text => [{ text, quoted: false, split: true, active: true }]), from: word.from ?? [] }
}

/** No star is in it that stands for anything but digits. */
export const holdsDigits = ({ text, pattern, digits }: Segment): boolean => (pattern ? digits === true : !text.includes('*'))

/** One value for everything that an expansion holds. */
export function joined(expansion: Expansion, text: string): Word {
  const mixed = expansion.alternatives?.some(one => one.some(segment => segment.many) && one.filter(segment => segment.text).length > 1)
  if (!expansion.alternatives || mixed) return unresolved(text, expansion.from, expansion.also)
  const values = expansion.alternatives.map(one => one.map(segment => segment.text).join(''))
  const glob = expansion.alternatives.some(one => one.some(segment => segment.pattern))
  const word: Word = { ...oneOf(text, [...new Set(values)], expansion.from), ...(glob && { glob: true as const }) }
  return glob && expansion.alternatives.every(one => one.every(holdsDigits)) ? numbered(word) : word
}

/** What double quotes hold: a field, even where it is empty, unless nothing but an empty list stands in it. */
export function quotedTogether(inner: Expansion): Expansion {
  const marker: Segment = { text: '', quoted: true }
  if (!inner.alternatives) return inner
  return { ...inner, alternatives: inner.alternatives.map(one => (one.some(segment => segment.none) && one.every(segment => segment.text === '') ? [] : [marker, ...one])) }
}

const MAX_ALTERNATIVES = 64
/** Characters that one word may hold; a variable that doubles itself passes any bound. */
const MAX_LENGTH = 256 * 1024

/** Puts parts side by side. */
export function join(parts: readonly Expansion[]): Expansion {
  if (parts.length === 1 && parts[0]) return parts[0]
  const from = mergeOrigins(...parts.map(part => part.from))
  // What is split may be several words, whatever it is joined to.
  const many = parts.some(part => part.many || part.alternatives?.some(one => one.some(segment => !segment.quoted && hasGlob(segment.text))) || part.alternatives?.some(one => one.some(segment => segment.boundary || (segment.split && segment.text !== ''))))
  // Built in place: a word may have tens of thousands of parts.
  let alternatives: Segment[][] = [[]]
  let length = 0
  for (const part of parts) {
    const choices = part.alternatives
    if (!choices) return { ...unknownExpansion(from, many), inherited: callersOwn(parts) }
    for (const choice of choices) for (const segment of choice) length += segment.text.length * alternatives.length
    if (choices.length !== 1) alternatives = alternatives.flatMap(head => choices.map(tail => [...head, ...tail]))
    else for (const head of alternatives) for (const segment of choices[0] ?? []) head.push(segment)
    if (alternatives.length > MAX_ALTERNATIVES || length > MAX_LENGTH) return unknownExpansion(from, true)
  }
  return { alternatives, from }
}

/** What is not known in the parts, where all of it is the caller's; `start`: the whole begins so, and is no option either where that holds nothing. */
function callersOwn(parts: readonly Expansion[]): Inherited | undefined {
  let fixed = false
  let own: Inherited = parts[0]?.inherited ?? 'part'
  for (const { inherited, alternatives } of parts) {
    const [segments = []] = alternatives ?? []
    if (!inherited && (alternatives?.length !== 1 || segments.some(one => one.split || one.boundary || one.pattern))) return undefined
    const text = segments.map(one => one.text).join('')
    if (!fixed && !/^(?:$|[\w./])/.test(text)) own = 'part'
    fixed ||= text !== ''
  }
  return own
}

/** Turns an expansion into the words that a command gets. */
export function fields(expansion: Expansion, text: string, scope: Scope): readonly Word[] {
  const { from } = expansion
  if (!expansion.alternatives) return [{ ...(expansion.many ? any : unresolved)(text, from, expansion.also), ...(expansion.inherited && { inherited: expansion.inherited }) }]
  const separators = separatorsOf(scope)
  const alternatives = expansion.alternatives.flatMap(one => partedNames(one, separators ?? ''))
  if (alternatives.length > MAX_ALTERNATIVES || alternatives.some(one => one.length > 1 && one.some(segment => splitsName(segment, separators ?? '')))) return [any(text, from)]
  if (separators === undefined && alternatives.some(one => one.some(segment => segment.split && (segment.text || segment.boundary)))) return [any(text, from)]
  const split = alternatives.map(one => fieldsOf(one, separators ?? ''))
  const count = split[0]?.length ?? 0
  if (split.some(one => one.length !== count)) return [any(text, from)]
  return Array.from({ length: count }, (_, i) => word(split.flatMap(one => one[i] ?? []), text, from, scope))
}

const splitsName = ({ text, split, pattern }: Segment, separators: string): boolean => Boolean(split && pattern && [...separators].some(one => text.includes(one)))

/** The names that a pattern stands for, where they are split: each part of one may be a word, the first and the last with what stands beside. */
function partedNames(segments: readonly Segment[], separators: string): readonly (readonly Segment[])[] {
  const at = segments.findIndex(segment => splitsName(segment, separators))
  const name = segments[at]
  if (!name) return [segments]
  let parts = [name.text]
  for (const one of separators) parts = parts.flatMap(part => part.split(one))
  return parts.map((text, index) => [...(index ? [] : segments.slice(0, at)), { ...name, text }, ...(index < parts.length - 1 ? [] : segments.slice(at + 1))]).filter(one => /\S/.test(separators) || one.some(({ text }) => text))
}

/** What is not known, and may be any number of words. */
export const any = (text: string, from: readonly Origin[], also?: readonly string[]): Word => ({ ...unresolved(text, from, also), many: true })

function word(choices: readonly Field[], text: string, from: readonly Origin[], scope: Scope): Word {
  const values: string[] = []
  let glob = false
  let many = false
  if (choices.some(field => field.mixed)) return any(text, from)
  for (const field of choices) {
    // An address whose `?` nobody quoted names no file, and stays as it is.
    if (field.active && !field.pattern && !scope.options.has('noglob') && !/^[a-z][a-z0-9+.-]*:\/\/[^*[]*$/i.test(field.text)) {
      const matched = expandGlob(field.glob, field.text, scope, absolutePath(scope, { text: '.', values: ['.'] }))
      // What matches nothing is an error then.
      if (scope.options.has('failglob') && (matched.glob || matched.values[0] === field.text)) abandon(scope)
      values.push(...matched.values)
      glob ||= matched.glob
      many ||= matched.glob
    } else {
      values.push(field.text)
      glob ||= field.pattern
      many ||= field.many || (field.pattern && !field.quoted)
    }
  }
  const distinct = values.length > 1 ? [...new Set(values)] : values
  // What is exactly known is shown as what it is, however it was spelt.
  const shown = distinct.length === 1 && !glob ? (distinct[0] ?? text) : text
  const made: Word = { ...oneOf(shown, distinct, from), ...(glob && { glob: true as const }), ...(many && { many: true as const }) }
  return glob && choices.every(field => field.digits && !field.active) ? numbered(made) : made
}
