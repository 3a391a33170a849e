// The operators of parameter expansion on words: `${x#p}`, `${x/a/b}`, `${x:1:2}`, `${x^}`, `${x@Q}`.
import { exact, literal, type Origin, oneOf, unresolved, type Word } from '../model/index.ts'
import { expandAssigned, type Expander } from './expand.ts'
import { abandon } from './failing.ts'
import { expandParts, walkParts } from './expansion.ts'
import { doubtUnknown, evaluateText } from './numbers.ts'
import type { ParameterExpansionPart, ParameterOperation, Word as WordNode, WordPart } from './parse.ts'
import { ansi, quote } from './quoting.ts'
import type { Variable } from './scope.ts'
import { joined } from './segments.ts'
import { countsBytes } from './spelling.ts'
import { tildePrefix } from './tildes.ts'
import { changeCase, onPattern, remove, replace, type Replacement, slice, toggleCase, toLower, toUpper } from './strings.ts'
import { costOf, mergeOrigins } from './words.ts'

/** Runs the substitutions inside an operator's words when its result is not needed. */
export function walkOperation(operation: ParameterOperation, expander: Expander): void {
  for (const key of ['operand', 'pattern', 'replacement', 'offset', 'length'] as const) {
    const word: WordNode | undefined = key in operation ? (operation as Partial<Record<typeof key, WordNode>>)[key] : undefined
    if (word?.parts) walkParts(word.parts, expander)
  }
}

/** All operators but those that put another word in the place of the value. */
export function operate(variable: Variable, operation: ParameterOperation, part: ParameterExpansionPart, expander: Expander): Word {
  const { text } = part
  const { word } = variable
  expander.spend(costOf(word))
  // The name of a process substitution's file is the shell's choice, and so is what a part of a character is.
  if (operation.type === 'Transform' && operation.operand.value === 'P' && (!word.values || word.values.some(value => /[`$\\]/.test(value)))) expander.doubt(text, 'it runs the substitutions in the text of a variable')
  if (word.values?.some(value => value.includes('/dev/fd/') || (operation.type !== 'Transform' && /[^\x00-\x7f]/.test(value) && countsBytes(expander.scope)))) {
    walkOperation(operation, expander)
    return unresolved(text, word.from)
  }
  switch (operation.type) {
    case 'Remove': {
      const pattern = patternText(operation.operand, expander)
      return change(word, text, value => (pattern === undefined ? undefined : [word.glob ? onPattern(value, operation.operator, pattern) : remove(value, operation.operator, pattern, expander.spend)]))
    }
    case 'Replace': {
      const pattern = patternText(operation.pattern, expander)
      const by = replacementOf(operation.replacement, expander)
      const open = pattern === undefined || !by.pieces || word.glob || expander.scope.options.has('nocasematch')
      // `&` is what matched since bash 5.2, and itself before.
      const ways = by.pieces?.includes(null) ? [by.pieces, by.pieces.map(one => one ?? '&')] : [by.pieces ?? []]
      return change(word, text, value => (open ? undefined : ways.map(way => replace(value, operation.operator, pattern, way, expander.spend))), by.from)
    }
    case 'Slice': {
      const offset = integer(operation.offset, expander)
      const length = operation.length ? integer(operation.length, expander) : undefined
      const cut = (value: string): boolean => offset !== undefined && slice(value, offset, length) !== undefined
      // So few characters at the beginning or the end are what people show to tell secrets apart.
      if (!word.values && word.from && /^(?:0:[1-4]|\s*-[1-4]:)$/.test(`${operation.offset.text}:${operation.length?.text ?? ''}`)) return unresolved(text, word.from?.filter(({ kind }) => kind !== 'variable'))
      // What ends before it begins is an error.
      if (offset === undefined || (operation.length && (length === undefined || (length < 0 && (word.glob || !word.values?.every(cut)))))) abandon(expander.scope)
      return change(word, text, value => (offset === undefined || (operation.length && length === undefined) || word.glob ? undefined : [slice(value, offset, length)]))
    }
    case 'CaseModification': {
      const pattern = operation.operand ? patternText(operation.operand, expander) : ''
      return change(word, text, value => (pattern === undefined || word.glob ? undefined : [changeCase(value, operation.operator, pattern)]))
    }
    case 'Transform': {
      const operator = operation.operand.value
      if (variable.unset) return { text, values: [''] }
      return change(word, text, value => (word.glob ? undefined : [transform(value, operator, part.index ? undefined : part.parameter, variable)]))
    }
    case 'Unknown': {
      // `${x~}` and `${x~~}`, which no manual has.
      const every = /^\$\{!?(?:\w+(?:\[[^\]]*\])?|[@*])~(~?)\}$/.exec(text)?.[1]
      if (every !== undefined) return change(word, text, value => (word.glob ? undefined : [toggleCase(value, every !== '')]))
      abandon(expander.scope)
      walkOperation(operation, expander)
      return unresolved(text, word.from)
    }
    case 'Default':
    case 'Names':
      walkOperation(operation, expander)
      return unresolved(text, word.from)
  }
}

function change(word: Word, text: string, by: (value: string) => readonly (string | undefined)[] | undefined, more?: readonly Origin[]): Word {
  const from = mergeOrigins(word.from, more)
  if (!word.values) return unresolved(text, from)
  const values: string[] = []
  for (const value of word.values)
    for (const changed of by(value) ?? [undefined]) {
      if (changed === undefined) return unresolved(text, from)
      values.push(changed)
    }
  return { ...oneOf(text, [...new Set(values)], from), ...(word.glob && { glob: true as const }) }
}

/** `${x@U}` and its kin. What `@P` runs is doubted by the caller. */
function transform(text: string, operator: string, name: string | undefined, { attributes = '', exported, elements }: Variable): string | undefined {
  switch (operator) {
    case 'U': return toUpper(text)
    case 'u': return changeCase(text, '^', '')
    case 'L': return toLower(text)
    case 'Q': return quote(text)
    case 'E': return ansi(text)
    case 'P': return /[`$\\!]/.test(text) ? undefined : text
    case 'A': return name === undefined || elements || attributes || exported || !/^[A-Za-z_]/.test(name) ? undefined : assigning(name, text)
    default: return undefined
  }
}

/** A pattern operand: quoted parts match literally, which the pattern language spells with backslashes. Undefined when not known. */
function patternText(node: WordNode, expander: Expander): string | undefined {
  let out = ''
  const tilde = tildePrefix(node, expander.scope)
  const home = tilde && exact(joined(tilde.expansion, ''))
  if (tilde && home === undefined) return undefined
  const parts: readonly WordPart[] = node.parts ?? [{ type: 'Literal', text: node.text, value: node.value, pos: node.pos, end: node.end }]
  for (const [index, part] of parts.entries()) {
    const literal = part.type === 'Literal' || part.type === 'Glob' || part.type === 'ExtendedGlob'
    if (literal && !('parts' in part && part.parts?.some(child => child.type !== 'Literal' && child.type !== 'Glob'))) {
      out += index === 0 && tilde ? escaped(home ?? '') + part.text.slice(tilde.length) : part.text.replaceAll('\\\n', '')
      continue
    }
    const value = exact(joined(expandParts([part], expander, false), part.text))
    if (value === undefined) return undefined
    out += part.type === 'SingleQuoted' || part.type === 'DoubleQuoted' || part.type === 'AnsiCQuoted' || part.type === 'LocaleString' ? escaped(value) : value
  }
  // Without extglob the bar and the brackets are text.
  return /[@!?*+]\(/.test(out) && !expander.scope.options.has('extglob') ? undefined : out
}

const escaped = (text: string): string => text.replace(/[*?[\]\\()|!+@^-]/g, '\\$&')

/** The replacement, in which `&` outside quotes is what matched. */
function replacementOf(node: WordNode, expander: Expander): { readonly pieces: Replacement | undefined; readonly from: readonly Origin[] } {
  const text = expandAssigned(node, expander)
  const from = text.from ?? []
  const whole = exact(text)
  if (whole !== undefined && !/[&\\]/.test(whole) && !node.text.includes('\\')) return { pieces: [whole], from }
  const pieces: (string | null)[] = []
  const add = (value: string): void => { for (const [i, one] of value.split('&').entries()) pieces.push(...(i ? [null, one] : [one])) }
  const parts: readonly WordPart[] = node.parts ?? [{ type: 'Literal', text: node.text, value: node.value, pos: node.pos, end: node.end }]
  for (const part of parts) {
    if (part.type === 'Literal' || part.type === 'Glob') {
      if (!part.text.includes('\\')) add(part.value)
      else if (part.text.includes('\n')) return { pieces: undefined, from }
      else for (const [, backslash, one = ''] of part.text.matchAll(/(\\?)([^])/g)) if (backslash) pieces.push(one)
      else add(one)
      continue
    }
    const value = exact(joined(expandParts([part], expander, false), part.text))
    const inQuotes = part.type === 'SingleQuoted' || part.type === 'DoubleQuoted' || part.type === 'AnsiCQuoted'
    if (value === undefined || value.includes('\\')) return { pieces: undefined, from }
    if (inQuotes) pieces.push(value)
    else add(value)
  }
  return { pieces, from }
}

/** An offset or a length, which is arithmetic. */
export function integer(node: WordNode, expander: Expander): number | undefined {
  const word = node.text === '' ? literal('') : expandAssigned(node, expander)
  const value = exact(word)
  doubtUnknown([word], expander)
  if (value === undefined) return undefined
  const number = evaluateText(value, expander.scope, expander.spend)
  return number === undefined ? undefined : Number(number)
}

/** What `${x@A}` gives: an assignment that a shell would read as it. */
function assigning(name: string, text: string): string | undefined {
  const quoted = quote(text)
  return quoted === undefined ? undefined : `${name}=${quoted}`
}
