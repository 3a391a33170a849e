// `${x:-y}`, `${x:=y}`, `${x:+y}`, `${x:?y}`: another word in the place of a value that is not set or empty.
import { exact, type Word } from '../model/index.ts'
import { setVariable } from './assign.ts'
import { setElement } from './elements.ts'
import { abandon, cutOff, mayBeFixed } from './failing.ts'
import { expandAssigned, type Expander } from './expand.ts'
import { expandParts } from './expansion.ts'
import { isEmptyList, listExpansion } from './arrays.ts'
import type { ParameterExpansionPart, ParameterOperation, Word as WordNode } from './parse.ts'
import type { Scope, Variable } from './scope.ts'
import { type Expansion, join, joined, known, quotedWord, splitWord, unknownExpansion } from './segments.ts'
import { isBash } from './spelling.ts'
import { tildePrefix } from './tildes.ts'
import { mergeOrigins, textsOf } from './words.ts'

type Value = { readonly variable: Variable; readonly list?: undefined; readonly star?: undefined } | { readonly variable?: undefined; readonly list: readonly Word[] | undefined; readonly star: boolean }

/** Whether the other word stands in: certainly, certainly not, or undefined when that is not known. What is left of the value's own texts then. */
function replaced(value: Value, colon: boolean, scope: Scope): boolean | undefined {
  if (!value.variable) {
    const empty = isEmptyList(value.list, colon)
    // Whether a list of nothing is set depends on the shell.
    return empty && !isBash(scope) ? undefined : empty
  }
  const { word, unset } = value.variable
  if (unset) return true
  if (!word.values) return undefined
  const empty = word.values.includes('') || Boolean(word.glob && word.values.some(one => /^\*+$/.test(one)))
  if (!empty) return false
  // The empty text among others may be that of a variable that is not set.
  if (word.values.length > 1 || word.glob) return undefined
  return colon
}

/** What x holds may not be known: then the result can be either, and only y may be known. */
export function defaulted(value: Value, operation: Extract<ParameterOperation, { type: 'Default' }>, part: ParameterExpansionPart, expander: Expander, quoted: boolean): Expansion {
  const { operator, operand } = operation
  const colon = operator.startsWith(':')
  const other = operandOf(operand, expander, quoted)
  const stands = replaced(value, colon, expander.scope)
  const own = ownOf(value, part, expander, quoted)
  const empty = { text: '', quoted: true }
  // Of a list of nothing bash makes no word, and others may.
  const none = !value.variable && !value.star && (value.list ?? []).every(one => one.many)
  const nothing = !quoted ? known([]) : none ? known([{ ...empty, none: true }], ...(value.list?.length === 0 && isBash(expander.scope) ? [] : [[empty]])) : known([empty])
  switch (operator.at(-1)) {
    case '+': return stands === undefined ? either(nothing, other) : stands ? nothing : other
    // Where the value is missing the shell ends.
    case '?':
      if (stands !== false) cutOff(expander.scope)
      return own
    case '=': {
      if (stands === false) return own
      if (mayBeFixed(part.parameter, expander.scope)) abandon(expander.scope)
      const assigned = joined(other, operand.text)
      const result = stands ? assigned : joined(either(own, other), part.text)
      assign(part, result, expander)
      return quoted ? quotedWord(result) : splitWord(result)
    }
    default: return stands === undefined ? either(withoutEmpty(own, value, colon), other) : stands ? other : own
  }
}

function ownOf({ variable, list, star }: Value, part: ParameterExpansionPart, { scope }: Expander, quoted: boolean): Expansion {
  if (!variable) return listExpansion(list, scope, quoted, star ?? false)
  const word = { ...variable.word, text: part.text }
  return quoted ? quotedWord(word) : splitWord(word)
}

/** The value's own texts where it stays. */
function withoutEmpty(own: Expansion, { variable }: Value, colon: boolean): Expansion {
  if (!variable?.word.values || !own.alternatives || !colon) return own
  return { ...own, alternatives: own.alternatives.filter(one => one.some(segment => segment.text !== '')) }
}

function either(a: Expansion, b: Expansion): Expansion {
  const from = mergeOrigins(a.from, b.from)
  if (a.alternatives && b.alternatives) return { alternatives: [...a.alternatives, ...b.alternatives], from }
  const also = [...textsOf(joined(a, ''), joined(b, '')), ...(a.also ?? []), ...(b.also ?? [])]
  return { ...unknownExpansion(from, Boolean(a.many || b.many || (a.alternatives?.length ?? b.alternatives?.length ?? 0) > 0)), ...(also.length && { also: [...new Set(also)].slice(0, 16) }) }
}

/** The other word: outside quotes it is split, but for what is quoted in it. */
function operandOf(node: WordNode, expander: Expander, quoted: boolean): Expansion {
  const parts = node.parts ?? [{ type: 'Literal' as const, text: node.text, value: node.value, pos: node.pos, end: node.end }]
  if (quoted) return node.text === '' ? known([{ text: '', quoted: true }]) : join([known([{ text: '', quoted: true }]), expandParts(parts, expander, true)])
  const tilde = tildePrefix(node, expander.scope)
  // A character after a backslash is quoted, and no part tells it from the others.
  if (parts.some(part => part.type === 'Literal' && part.text.includes('\\') && /[\s*?[\\]/.test(part.value))) {
    const whole = exact(expandAssigned(node, expander))
    return whole !== undefined && !node.parts && /^(?:[^\s*?[\\]|\\[^])*$/.test(node.text) ? known([{ text: whole, quoted: true }]) : unknownExpansion([], true)
  }
  const rest = parts.map((part, index) => {
    if (part.type !== 'Literal') return expandParts([part], expander, false)
    const text = index === 0 && tilde ? part.value.slice(tilde.length) : part.value
    return known([{ text, quoted: false, split: true, active: true }])
  })
  return join(tilde ? [tilde.expansion, ...rest] : rest)
}

function assign(part: ParameterExpansionPart, word: Word, expander: Expander): void {
  const { scope, spend } = expander
  const subscript = part.index && exact(expandAssigned(part.index, expander))
  if (part.index && subscript === undefined) setElement(scope, part.parameter, '?', word, spend)
  else if (subscript !== undefined) setElement(scope, part.parameter, subscript, word, spend)
  else if (/^[A-Za-z_]/.test(part.parameter)) setVariable(scope, part.parameter, word)
}
