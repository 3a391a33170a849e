// Parameters: from `$x` and `${x...}` to what they stand for in a scope.
import { exact, literal, map, type Origin, oneOf, unresolved, type Word } from '../model/index.ts'
import { expandAssigned, type Expander } from './expand.ts'
import { integer, operate, walkOperation } from './operators.ts'
import type { ParameterExpansionPart, SimpleExpansionPart, Word as WordNode } from './parse.ts'
import { costOf, initial, mergeOrigins, type Scope, separatorsOf, type Variable } from './scope.ts'
import { BOUNDARY, type Expansion, quotedWord, type Segment, splitWord, unknownExpansion } from './segments.ts'

/** `$?`, `$$`, `$!`, `$#`, `$-`, `$RANDOM` and the like: one word without blanks or slashes. */
const TOKENS = new Set(['?', '$', '#', '-', 'RANDOM', 'SRANDOM', 'SECONDS', 'LINENO', 'BASHPID', 'PPID', 'UID', 'EUID', 'EPOCHSECONDS', 'COLUMNS', 'LINES', 'HOSTNAME', 'HOSTTYPE', 'OSTYPE', 'MACHTYPE', 'BASH_VERSION', 'SHLVL', 'OPTIND'])

export function parameter(part: SimpleExpansionPart | ParameterExpansionPart, expander: Expander, quoted: boolean): Expansion {
  const { scope } = expander
  if (part.type === 'SimpleExpansion') return plainParameter(part.text.slice(1), part.text, scope, quoted)
  const name = part.parameter
  if (part.prefix === '!') return indirect(part, expander, quoted)
  const list = listOf(name, part.index, scope)
  expander.spend((list?.length ?? 0) >> 2)
  if (part.prefix === '#' && !list) expander.spend(costOf(scalar(name, part, expander).word))
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
  const word = { ...variableOf(name, scope).word, text }
  return quoted ? quotedWord(word) : splitWord(word)
}

/** The variable that a name stands for; ones never assigned here are unresolved, because the environment may hold them. */
export function variableOf(name: string, scope: Scope): Variable {
  if (/^\d+$/.test(name)) {
    const at = Number(name)
    if (at === 0) return { word: scope.zero }
    if (!scope.positional) return { word: unresolved(`$${name}`) }
    return { word: scope.positional[at - 1] ?? literal(''), ...(at > scope.positional.length && { unset: true }) }
  }
  const variable = scope.variables.get(name) ?? initial(name, scope.facts)
  if (variable?.ref && variable.ref !== name) return variableOf(variable.ref, scope)
  if (variable) return variable.unset ? { ...variable, word: literal('') } : variable
  if (name === 'PWD') return { word: scope.cwd }
  if (name === 'OLDPWD') return { word: scope.previous }
  if (name === '#') return { word: scope.positional ? literal(String(scope.positional.length)) : { text: '$#', values: ['*'], glob: true } }
  // A job of this shell's own, in the form that kill knows such jobs by.
  if (name === '!') return { word: { text: '$!', values: ['%*'], glob: true } }
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
    const separator = separatorsOf(scope)?.[0] ?? ''
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
  if (!part.index) return variableOf(name, scope)
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
  if (part.index) expandAssigned(part.index, expander)
  if (part.operation?.type === 'Names') return unknownExpansion([], true)
  if (isList(part.parameter, part.index)) {
    const elements = scope.variables.get(part.parameter)?.elements
    return elements ? listExpansion([...elements.keys()].map(literal), part.text, scope, quoted, false) : unknownExpansion([], true)
  }
  const names = variableOf(part.parameter, scope).word.values
  if (names?.length !== 1 || !/^\w+$/.test(names[0] ?? '')) {
    if (part.operation) walkOperation(part.operation, expander)
    for (const name of names ?? []) if (/\[.*[`$]/s.test(name)) expander.doubt(name, 'the subscript would run the substitution in it')
    return unknownExpansion(variableOf(part.parameter, scope).word.from, true)
  }
  const held = variableOf(names[0] ?? '', scope)
  const word = part.operation ? operate(held, names[0] ?? '', part.operation, part, expander) : held.word
  return quoted ? quotedWord({ ...word, text: part.text }) : splitWord({ ...word, text: part.text })
}
