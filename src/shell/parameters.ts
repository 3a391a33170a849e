// Parameters: from `$x` and `${x...}` to what they stand for in a scope.
import { exact, literal, map, type Origin, oneOf, unresolved, type Word } from '../model/index.ts'
import { evaluate } from './arithmetic.ts'
import { expandAssigned, type Expander, quotedWord, splitWord, walkParts } from './expand.ts'
import { changeCase, onPattern, remove, replace, slice, transform } from './parameter.ts'
import type { ParameterExpansionPart, ParameterOperation, SimpleExpansionPart, Word as WordNode } from './parse.ts'
import { mergeOrigins, type Scope, type Variable } from './scope.ts'
import { BOUNDARY, type Expansion, type Segment, unknownExpansion } from './segments.ts'

/** `$?`, `$$`, `$!`, `$#`, `$-`, `$RANDOM` and the like: one word without blanks or slashes. */
const TOKENS = new Set(['?', '$', '!', '#', '-', 'RANDOM', 'SRANDOM', 'SECONDS', 'LINENO', 'BASHPID', 'PPID', 'UID', 'EUID', 'EPOCHSECONDS', 'COLUMNS', 'LINES', 'HOSTNAME', 'HOSTTYPE', 'OSTYPE', 'MACHTYPE', 'BASH_VERSION', 'SHLVL', 'OPTIND'])

export function parameter(part: SimpleExpansionPart | ParameterExpansionPart, expander: Expander, quoted: boolean): Expansion {
  const { scope } = expander
  if (part.type === 'SimpleExpansion') return plainParameter(part.text.slice(1), part.text, scope, quoted)
  const name = part.parameter
  if (part.prefix === '!') return indirect(part, expander, quoted)
  const list = listOf(name, part.index, scope)
  if (part.prefix === '#') return quotedWord(list ? literal(String(list.length)) : lengthOf(scalar(name, part, expander), part.text))
  if (list !== undefined && !part.operation) return listExpansion(list, part.text, scope, quoted, name === '*' || part.index?.text === '*')
  if (!part.operation && part.index === undefined) return plainParameter(name, part.text, scope, quoted)
  if (isList(name, part.index)) return listOperation(list, part, expander, quoted)
  const value = scalar(name, part, expander)
  const result = part.operation ? operate(value, name, part.operation, part, expander) : value.word
  return quoted ? quotedWord({ ...result, text: part.text }) : splitWord({ ...result, text: part.text })
}

const isList = (name: string, index: WordNode | undefined): boolean => name === '@' || name === '*' || index?.text === '@' || index?.text === '*'

function plainParameter(name: string, text: string, scope: Scope, quoted: boolean): Expansion {
  if (name === '@' || name === '*') return listExpansion(scope.positional, text, scope, quoted, name === '*')
  const word = { ...valueOf(name, scope).word, text }
  return quoted ? quotedWord(word) : splitWord(word)
}

/** The variable that a name stands for; ones never assigned here are unresolved, because the environment may hold them. */
export function valueOf(name: string, scope: Scope): Variable {
  if (/^\d+$/.test(name)) {
    const at = Number(name)
    if (at === 0) return { word: scope.zero }
    if (!scope.positional) return { word: unresolved(`$${name}`) }
    return { word: scope.positional[at - 1] ?? literal(''), ...(at > scope.positional.length && { unset: true }) }
  }
  const variable = scope.variables.get(name)
  if (variable?.ref && variable.ref !== name) return valueOf(variable.ref, scope)
  if (variable) return variable.unset ? { ...variable, word: literal('') } : variable
  if (name === 'PWD') return { word: scope.cwd }
  if (name === 'OLDPWD') return { word: scope.previous }
  if (name === '#') return { word: scope.positional ? literal(String(scope.positional.length)) : { text: '$#', values: ['*'], glob: true } }
  if (TOKENS.has(name)) return { word: { text: `$${name}`, values: ['*'], glob: true } }
  return { word: unresolved(`$${name}`) }
}

/** The words of `$@`, `$*`, `${a[@]}`, `${a[*]}`; undefined when the name is none of these or they are not known. */
function listOf(name: string, index: WordNode | undefined, scope: Scope): readonly Word[] | undefined {
  if (name === '@' || name === '*') return scope.positional
  if (index?.text !== '@' && index?.text !== '*') return undefined
  const variable = scope.variables.get(name)
  if (variable?.unset) return []
  if (variable?.elements) return [...variable.elements.values()]
  return variable ? [variable.word] : undefined
}

function listExpansion(list: readonly Word[] | undefined, text: string, scope: Scope, quoted: boolean, star: boolean): Expansion {
  if (!list) return unknownExpansion([], true)
  const from: readonly Origin[] = mergeOrigins(...list.map(word => word.from))
  if (list.some(word => !word.values)) return unknownExpansion(from, list.length === 0)
  if (quoted && star) {
    const separator = exact(scope.variables.get('IFS')?.word)?.[0] ?? ''
    if (list.some(word => exact(word) === undefined)) return unknownExpansion(from)
    return { alternatives: [[{ text: list.map(word => exact(word)).join(separator), quoted: true }]], from }
  }
  const segments: Segment[] = []
  for (const [index, word] of list.entries()) {
    if (index > 0) segments.push(BOUNDARY)
    // Several values in one element would multiply the whole list; a word of its own keeps them apart.
    if (word.values?.length !== 1) return oneField(list, text, from)
    segments.push({ text: word.values[0] ?? '', quoted, ...(!quoted && { split: true, active: true }), ...(word.glob && { pattern: true, split: false }) })
  }
  return { alternatives: [segments], from, ...(list.length === 0 && { mayVanish: true }) }
}

/** Lists whose elements have several values each become one word that can be any of them. */
function oneField(list: readonly Word[], text: string, from: readonly Origin[]): Expansion {
  const values = [...new Set(list.flatMap(word => word.values ?? []))]
  const glob = list.some(word => word.glob)
  return quotedWord({ ...oneOf(text, values, from), ...(glob && { glob: true as const }) })
}

function listOperation(list: readonly Word[] | undefined, part: ParameterExpansionPart, expander: Expander, quoted: boolean): Expansion {
  const { operation } = part
  if (!operation) return unknownExpansion()
  if (!list) {
    walkOperation(operation, expander)
    return unknownExpansion([], true)
  }
  if (operation.type === 'Slice') {
    const offset = integer(operation.offset, expander)
    const length = operation.length ? integer(operation.length, expander) : undefined
    if (offset === undefined || (operation.length && length === undefined) || offset < 0) return unknownExpansion([], true)
    const start = part.parameter === '@' || part.parameter === '*' ? Math.max(offset - 1, 0) : offset
    return listExpansion(list.slice(start, length === undefined ? undefined : start + length), part.text, expander.scope, quoted, false)
  }
  if (operation.type === 'Default' && list.length) {
    walkOperation(operation, expander)
    return operation.operator.endsWith('+') ? quotedWord(expandAssigned(operation.operand, expander)) : listExpansion(list, part.text, expander.scope, quoted, false)
  }
  const changed = list.map(word => operate({ word }, part.parameter, operation, part, expander))
  return listExpansion(changed, part.text, expander.scope, quoted, false)
}

/** `${x}` or `${a[i]}` as a variable. */
function scalar(name: string, part: ParameterExpansionPart, expander: Expander): Variable {
  const { scope } = expander
  if (!part.index) return valueOf(name, scope)
  const key = expandAssigned(part.index, expander)
  const text = exact(key)
  for (const value of key.values ?? []) if (/[`]|\$\(/.test(value)) expander.doubt(value, 'the subscript would run the substitution in it')
  const elements = scope.variables.get(name)?.elements
  if (!elements || text === undefined) return { word: unresolved(part.text, scope.variables.get(name)?.word.from) }
  const direct = elements.get(text) ?? elements.get(arithmeticKey(text, scope) ?? text)
  return direct ? { word: direct } : /^-\d+$/.test(text) ? { word: [...elements.values()].at(Number(text)) ?? unresolved(part.text) } : { word: literal(''), unset: true }
}

function arithmeticKey(text: string, scope: Scope): string | undefined {
  const held = exact(scope.variables.get(text)?.word)
  return held !== undefined && /^\d+$/.test(held) ? held : undefined
}

function lengthOf(variable: Variable, text: string): Word {
  return variable.word.values && !variable.word.glob ? map(variable.word, value => String([...value].length), text) : { text, values: ['*'], glob: true }
}

/** `${!x}`: the variable whose name x holds; `${!a[@]}` its keys; `${!p*}` names with a prefix. */
function indirect(part: ParameterExpansionPart, expander: Expander, quoted: boolean): Expansion {
  const { scope } = expander
  if (part.operation?.type === 'Names') return unknownExpansion([], true)
  if (isList(part.parameter, part.index)) {
    const elements = scope.variables.get(part.parameter)?.elements
    return elements ? listExpansion([...elements.keys()].map(literal), part.text, scope, quoted, false) : unknownExpansion([], true)
  }
  const names = valueOf(part.parameter, scope).word.values
  if (!names || names.length !== 1 || !/^\w+$/.test(names[0] ?? '')) {
    if (part.operation) walkOperation(part.operation, expander)
    for (const name of names ?? []) if (/\[.*[`$]/s.test(name)) expander.doubt(name, 'the subscript would run the substitution in it')
    return unknownExpansion(valueOf(part.parameter, scope).word.from, true)
  }
  const held = valueOf(names[0] ?? '', scope)
  const word = part.operation ? operate(held, names[0] ?? '', part.operation, part, expander) : held.word
  return quoted ? quotedWord({ ...word, text: part.text }) : splitWord({ ...word, text: part.text })
}

/** Runs the substitutions inside an operator's words when its result is not needed. */
function walkOperation(operation: ParameterOperation, expander: Expander): void {
  for (const key of ['operand', 'pattern', 'replacement', 'offset', 'length'] as const) {
    const word: WordNode | undefined = key in operation ? (operation as Partial<Record<typeof key, WordNode>>)[key] : undefined
    if (word?.parts) walkParts(word.parts, expander)
  }
}

function operate(variable: Variable, name: string, operation: ParameterOperation, part: ParameterExpansionPart, expander: Expander): Word {
  const { text } = part
  const { word } = variable
  switch (operation.type) {
    case 'Default': return defaulted(variable, name, operation, text, expander)
    case 'Remove': {
      const pattern = patternText(operation.operand, expander)
      return change(word, text, value => (pattern === undefined ? undefined : word.glob ? onPattern(value, operation.operator, pattern) : remove(value, operation.operator, pattern)))
    }
    case 'Replace': {
      const pattern = patternText(operation.pattern, expander)
      const replacement = expandAssigned(operation.replacement, expander)
      const by = exact(replacement)
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
  const either = values ? oneOf(text, values, mergeOrigins(word.from, other.from)) : unresolved(text, mergeOrigins(word.from, other.from))
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

function integer(node: WordNode, expander: Expander): number | undefined {
  const value = exact(expandAssigned(node, expander))?.trim()
  if (value === undefined) return undefined
  if (/^\(?\s*-?\d+\s*\)?$/.test(value)) return Number(value.replace(/[()\s]/g, ''))
  const held = exact(expander.scope.variables.get(value)?.word)
  if (held !== undefined && /^-?\d+$/.test(held)) return Number(held)
  if (/[`$[]/.test(value)) expander.doubt(value, 'arithmetic would run the substitution in this text')
  const small = evaluate({ type: 'ArithmeticWord', pos: 0, end: 0, value }, () => undefined)
  return small === undefined ? undefined : Number(small)
}
