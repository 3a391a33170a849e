// The operators of parameter expansion on words: `${x:-y}`, `${x#p}`, `${x/a/b}` and the rest.
import { exact, type Origin, oneOf, unresolved, type Word } from '../model/index.ts'
import { evaluate } from './arithmetic.ts'
import { expandAssigned, type Expander } from './expand.ts'
import { walkParts } from './expansion.ts'
import { changeCase, onPattern, remove, removingEffort, replace, replacingEffort, slice, transform } from './strings.ts'
import type { ParameterExpansionPart, ParameterOperation, Word as WordNode } from './parse.ts'
import { costOf, mergeOrigins, textsOf, type Variable } from './scope.ts'

/** Runs the substitutions inside an operator's words when its result is not needed. */
export function walkOperation(operation: ParameterOperation, expander: Expander): void {
  for (const key of ['operand', 'pattern', 'replacement', 'offset', 'length'] as const) {
    const word: WordNode | undefined = key in operation ? (operation as Partial<Record<typeof key, WordNode>>)[key] : undefined
    if (word?.parts) walkParts(word.parts, expander)
  }
}

export function operate(variable: Variable, name: string, operation: ParameterOperation, part: ParameterExpansionPart, expander: Expander): Word {
  const { text } = part
  const { word } = variable
  expander.spend(costOf(word))
  switch (operation.type) {
    case 'Default': return defaulted(variable, name, operation, text, expander)
    case 'Remove': {
      const pattern = patternText(operation.operand, expander)
      for (const value of word.values ?? []) expander.spend(removingEffort(value, pattern ?? '') >> 10)
      return change(word, text, value => (pattern === undefined ? undefined : word.glob ? onPattern(value, operation.operator, pattern) : remove(value, operation.operator, pattern)))
    }
    case 'Replace': {
      const pattern = patternText(operation.pattern, expander)
      const replacement = expandAssigned(operation.replacement, expander)
      const by = exact(replacement)
      for (const value of word.values ?? []) expander.spend(replacingEffort(value, pattern ?? '') >> 10)
      return change(word, text, value => (pattern === undefined || by === undefined || word.glob ? undefined : replace(value, operation.operator, pattern, by)), replacement.from)
    }
    case 'Slice': {
      const offset = integer(operation.offset, expander)
      const length = operation.length ? integer(operation.length, expander) : undefined
      return change(word, text, value => (offset === undefined || (operation.length && length === undefined) || word.glob ? undefined : slice(value, offset, length)))
    }
    case 'CaseModification': {
      const pattern = operation.operand ? patternText(operation.operand, expander) : ''
      return change(word, text, value => (pattern === undefined || word.glob ? undefined : changeCase(value, operation.operator, pattern)))
    }
    case 'Transform': {
      const operator = operation.operand.value
      if (operator === 'P') {
        const runs = !word.values || word.values.some(value => /[`$\\]/.test(value))
        if (runs) expander.doubt(text, 'it runs the substitutions in the text of a variable')
      }
      return change(word, text, value => (word.glob ? undefined : operator === 'P' ? (/[`$\\]/.test(value) ? undefined : value) : transform(value, operator)))
    }
    case 'Names':
    case 'Unknown':
      walkOperation(operation, expander)
      return unresolved(text, word.from)
  }
}

function change(word: Word, text: string, by: (value: string) => string | undefined, more?: readonly Origin[]): Word {
  const from = mergeOrigins(word.from, more)
  if (!word.values) return unresolved(text, from)
  const values: string[] = []
  for (const value of word.values) {
    const changed = by(value)
    if (changed === undefined) return unresolved(text, from)
    values.push(changed)
  }
  return { ...oneOf(text, [...new Set(values)], from), ...(word.glob && { glob: true as const }) }
}

/** `${x:-y}` and its kin. What x holds may not be known: then the result can be either, and only y may be known. */
function defaulted(variable: Variable, name: string, operation: Extract<ParameterOperation, { type: 'Default' }>, text: string, expander: Expander): Word {
  const other = expandAssigned(operation.operand, expander)
  const { operator } = operation
  const colon = operator.startsWith(':')
  const { word } = variable
  if (operator.endsWith('+')) {
    if (variable.unset || (colon && word.values?.every(value => value === ''))) return { text, values: [''] }
    return word.values && !word.values.includes('') ? { ...other, text } : other.values ? oneOf(text, ['', ...other.values], other.from) : unresolved(text, other.from)
  }
  if (operator.endsWith('?')) return { ...word, text }
  const used = variable.unset ? 'other' : word.values ? (colon && word.values.includes('') ? (word.values.length === 1 ? 'other' : 'both') : 'own') : 'both'
  const assign = (value: Word): void => {
    if (operator.endsWith('=')) expander.scope.variables.set(name, { word: value })
  }
  if (used === 'own') return { ...word, text }
  if (used === 'other') {
    assign(other)
    return { ...other, text }
  }
  const values = word.values && other.values ? [...new Set([...word.values.filter(Boolean), ...other.values])] : undefined
  const either = values ? oneOf(text, values, mergeOrigins(word.from, other.from)) : unresolved(text, mergeOrigins(word.from, other.from), textsOf(word, other))
  assign(either)
  return either
}

/** A pattern operand: quoted parts match literally, which the pattern language spells with backslashes. */
function patternText(node: WordNode, expander: Expander): string | undefined {
  if (!node.parts) return node.text.includes('\\') || node.text === node.value ? node.text : node.value.replace(/[*?[\]\\]/g, '\\$&')
  let out = ''
  for (const part of node.parts) {
    if (part.type === 'Glob' || part.type === 'ExtendedGlob') out += part.text
    else if (part.type === 'Literal') out += part.text
    else {
      const word = expandAssigned({ type: 'Word', text: part.text, value: part.text, pos: part.pos, end: part.end, parts: [part] }, expander)
      const value = exact(word)
      if (value === undefined) return undefined
      const quoted = part.type === 'SingleQuoted' || part.type === 'DoubleQuoted' || part.type === 'AnsiCQuoted'
      out += quoted ? value.replace(/[*?[\]\\]/g, '\\$&') : value
    }
  }
  return out
}

export function integer(node: WordNode, expander: Expander): number | undefined {
  const value = exact(expandAssigned(node, expander))?.trim()
  if (value === undefined) return undefined
  if (/^\(?\s*-?\d+\s*\)?$/.test(value)) return Number(value.replace(/[()\s]/g, ''))
  const held = exact(expander.scope.variables.get(value)?.word)
  if (held !== undefined && /^-?\d+$/.test(held)) return Number(held)
  if (/[`$[]/.test(value)) expander.doubt(value, 'arithmetic would run the substitution in this text')
  const small = evaluate({ type: 'ArithmeticWord', pos: 0, end: 0, value }, () => undefined)
  return small === undefined ? undefined : Number(small)
}
