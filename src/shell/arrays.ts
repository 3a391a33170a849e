// Lists in words: `$@`, `$*`, `${a[@]}` and its kin, their keys, slices and operators on each element.
import { exact, literal, type Word } from '../model/index.ts'
import { elementsOf, isAssociative, named } from './elements.ts'
import type { Expander } from './expand.ts'
import { abandon } from './failing.ts'
import { isZsh } from './spelling.ts'
import { integer, operate } from './operators.ts'
import type { ParameterExpansionPart, ParameterOperation, Word as WordNode } from './parse.ts'
import { type Scope, separatorsOf } from './scope.ts'
import { type Expansion, type Segment, unknownExpansion } from './segments.ts'
import { mergeOrigins } from './words.ts'

export const isList = (name: string, index: WordNode | undefined): boolean => name === '@' || name === '*' || index?.text === '@' || index?.text === '*'
export const isStar = (name: string, index: WordNode | undefined): boolean => name === '*' || index?.text === '*'

/** The words of a list by their keys; undefined when they are not known. */
export function listOf(name: string, scope: Scope): ReadonlyMap<string, Word> | undefined {
  if (name === '@' || name === '*') return scope.positional && new Map(scope.positional.map((word, i) => [String(i + 1), word]))
  return elementsOf(named(name, scope)[1])
}

/** How many there are: some number where an element may be several. */
export const countOf = (list: readonly Word[], text: string): Word => (list.some(word => word.many) ? { text, values: ['*'], glob: true } : literal(String(list.length)))

export function listExpansion(list: readonly Word[] | undefined, scope: Scope, quoted: boolean, star: boolean): Expansion {
  if (!list) return unknownExpansion([], !(quoted && star))
  const from = mergeOrigins(...list.map(word => word.from))
  const separators = separatorsOf(scope)
  // A pattern with blanks in it is split as well, wherever its names have them, and text beside its wildcards can be a pattern once more.
  if (!quoted && list.some(word => word.glob && (/[?[\\]|[@!+]\(/.test(word.values?.[0] ?? '') || [...(separators ?? '')].some(one => word.values?.[0]?.includes(one))))) return unknownExpansion(from, true)
  if (list.some(word => word.values?.length !== 1) || (star && separators === undefined)) return unknownExpansion(from, !(quoted && star))
  const separator = star ? (separators?.[0] ?? '') : ' '
  if (quoted && star) return { alternatives: [[{ text: list.map(word => word.values?.[0] ?? '').join(separator), quoted: true, ...(list.some(word => word.glob) && { pattern: true, many: true }) }]], from }
  if (!list.length) return { alternatives: [[{ text: '', quoted: false, none: true }]], from }
  const segments: Segment[] = []
  for (const [index, word] of list.entries()) {
    if (index > 0) segments.push({ text: separator, quoted: false, boundary: true, ...(!quoted && { split: true }) })
    segments.push({ text: word.values?.[0] ?? '', quoted, ...(!quoted && { split: true, active: true }), ...(word.glob && { pattern: true, split: false, active: false }), ...(word.many && { many: true }) })
  }
  return { alternatives: [segments], from }
}

/**
 * The words of a word that is nothing but a list, where some of them may have several values or are not known: each stays a word of its own.
 *
 * @returns undefined when splitting could make something else of them
 */
export function wholeList(list: readonly Word[] | undefined, scope: Scope, quoted: boolean): readonly Word[] | undefined {
  if (!list || list.every(word => word.values?.length === 1)) return undefined
  if (quoted) return list
  const separators = separatorsOf(scope)
  const plain = (value: string): boolean => value !== '' && !/[*?[\\(]/.test(value) && separators !== undefined && ![...separators].some(one => value.includes(one))
  return list.map(word => (word.values && !word.glob && word.values.every(plain) ? word : { ...(word.values ? { text: word.text, ...(word.from && { from: word.from }) } : word), many: true as const }))
}

/** `${a[@]:1:2}`, `${a[@]#p}`, `${@:2}`: a list that an operator makes of one. */
export function listOperation(list: ReadonlyMap<string, Word> | undefined, operation: ParameterOperation, part: ParameterExpansionPart, expander: Expander): readonly Word[] | undefined {
  // The place is worked out, whatever the list.
  if (!list && operation.type === 'Slice') for (const one of [operation.offset, operation.length]) if (one) integer(one, expander)
  if (!list) return undefined
  const words = [...list.values()]
  switch (operation.type) {
    case 'Slice': return sliced(list, operation, part, expander)
    case 'Transform': {
      const operator = operation.operand.value
      if (operator === 'k') return [...list].flatMap(([key, word]) => [literal(key), word])
      if ('KAa'.includes(operator)) return undefined
      break
    }
    case 'Default': case 'Names': return undefined
    case 'Unknown':
      if (!/\]~~?\}$|[@*]~~?\}$/.test(part.text)) return undefined
      break
    default: break
  }
  return words.map(word => ({ ...operate({ word }, operation, part, expander), ...(word.many && { many: true as const }) }))
}

function sliced(list: ReadonlyMap<string, Word>, operation: Extract<ParameterOperation, { type: 'Slice' }>, part: ParameterExpansionPart, expander: Expander): readonly Word[] | undefined {
  const { scope } = expander
  const positional = part.parameter === '@' || part.parameter === '*'
  const [, variable] = positional ? [] : named(part.parameter, scope)
  // Of what is no array it is a part of the text, which may be no word where that is nothing.
  if (variable && !variable.elements && !variable.unset) {
    const text = operate(variable, operation, part, expander)
    return variable.attributes || text.values?.includes('') ? undefined : [text]
  }
  let offset = integer(operation.offset, expander)
  const length = operation.length ? integer(operation.length, expander) : Number.POSITIVE_INFINITY
  if (offset === undefined || length === undefined || length < 0) abandon(scope)
  if (offset === undefined || length === undefined || length < 0 || isAssociative(variable) || [...list.values()].some(word => word.many)) return undefined
  // Offsets of positional parameters count from $0, those of arrays are subscripts.
  const entries: (readonly [number, Word])[] = [...(positional ? [['0', scope.zero] as const] : []), ...list].map(([key, word]) => [Number(key), word])
  // zsh counts its elements from 1, and offsets from 0.
  if (offset >= 0 && !positional && isZsh(scope)) offset++
  if (offset < 0) offset += (entries.at(-1)?.[0] ?? -1) + 1
  if (offset < 0) return []
  return entries.filter(([key]) => key >= (offset ?? 0)).slice(0, length).map(([, word]) => word)
}

/** `${@:-y}`: a list counts as empty when it is, or when its only word is. Undefined when that is not known. */
export function isEmptyList(list: readonly Word[] | undefined, colon: boolean): boolean | undefined {
  if (!list) return undefined
  if (list.length === 0) return true
  if (!colon) return list.some(word => word.many) ? undefined : false
  const texts = list.map(exact)
  return texts.includes(undefined) ? undefined : texts.every(text => text === '') ? (list.length === 1 ? true : undefined) : false
}

