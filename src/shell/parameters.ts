// Parameters: from `$x` and `${x...}` to what they stand for in a scope.
import { exact, literal, map, unresolved, type Word } from '../model/index.ts'
import { holdsSecret, originOfVariable } from '../model/variable-names.ts'
import { defaulted } from './defaults.ts'
import { elementOf, isAssociative, isFirst, named, oneOfMany } from './elements.ts'
import { expandAssigned, type Expander } from './expand.ts'
import { abandon } from './failing.ts'
import { countsArguments } from './families.ts'
import { countOf, isList, isStar, listExpansion, listOf, listOperation } from './arrays.ts'
import { operate, walkOperation } from './operators.ts'
import type { ParameterExpansionPart, SimpleExpansionPart } from './parse.ts'
import type { Scope, Variable } from './scope.ts'
import { countsBytes, isBash, isZsh, runsInArithmetic } from './spelling.ts'
import { type Expansion, quotedWord, splitWord, unknownExpansion } from './segments.ts'
import { costOf, mergeOrigins } from './words.ts'

/** `$?`, `$$`, `$!`, `$#`, `$-`, `$RANDOM` and the like: one word without blanks or slashes. */
const TOKENS = new Set(['?', '$', '#', '-', 'RANDOM', 'SRANDOM', 'SECONDS', 'LINENO', 'BASHPID', 'PPID', 'UID', 'EUID', 'EPOCHSECONDS', 'COLUMNS', 'LINES', 'HOSTNAME', 'HOSTTYPE', 'OSTYPE', 'MACHTYPE', 'BASH_VERSION', 'SHLVL', 'OPTIND'])

/** One value, whatever it was taken from: of the names that a pattern stands for, a loop's variable and `$1` are one. */
function placed({ many: _, ...word }: Word, text: string, quoted: boolean): Expansion {
  return quoted ? quotedWord({ ...word, text }) : splitWord({ ...word, text })
}

export function parameter(part: SimpleExpansionPart | ParameterExpansionPart, expander: Expander, quoted: boolean): Expansion {
  const { scope } = expander
  const { text } = part
  if (part.type === 'SimpleExpansion') return asInherited(text.slice(1), plainParameter(text.slice(1), text, scope, quoted), scope)
  const { parameter: name, index, operation } = part
  if (part.prefix === '!') return indirect(part, expander, quoted)
  const all = index || operation || isList(name, index) ? undefined : nameOfAll(name, scope)
  if (all) return part.prefix === '#' ? placed(countOf(all, text), text, quoted) : listExpansion(all, scope, quoted, quoted)
  if (isList(name, index)) {
    const list = listOf(name, scope)
    expander.spend((list?.size ?? 0) >> 2)
    if (part.prefix === '#') return placed(list && (index || scope.shell === 'bash' || countsArguments(scope)) ? countOf([...list.values()], text) : { text, values: ['*'], glob: true }, text, quoted)
    if (operation?.type === 'Default') return defaulted({ list: list && [...list.values()], star: isStar(name, index) }, operation, part, expander, quoted)
    if (operation && !list) walkOperation(operation, expander)
    return listExpansion(listWords(part, expander), scope, quoted, isStar(name, index))
  }
  const value = scalar(part, expander)
  if (part.prefix === '#') return placed(name === '#' ? value.word : lengthOf(value, text, expander), text, quoted)
  if (operation?.type === 'Default') return defaulted({ variable: value }, operation, part, expander, quoted)
  if (operation || index) return placed(operation ? operate(value, operation, part, expander) : value.word, text, quoted)
  return asInherited(name, placed(value.word, text, quoted), scope)
}

/** Variables that the shell itself sets, some of them to what it was given as an argument or to names in the source. */
const OWN = /^(?:BASH|COMP|COPROC|DIRSTACK|FUNCNAME|GROUPS|HIST|LINENO|MAPFILE|OLDPWD|OPT|PIPESTATUS|PS\d|PWD|READLINE|REPLY|_$)/

/** What was never set here is the caller's, where it is the environment's at all: not in a shell that was started here, nor after something that may have set any variable. */
function asInherited(name: string, expansion: Expansion, scope: Scope): Expansion {
  if (!scope.inherits || !isBash(scope) || expansion.alternatives || OWN.test(name) || scope.variables.has(name)) return expansion
  // So are arguments that nothing has set, but what they are nobody says.
  if (/^[1-9]$/.test(name)) return scope.positional || scope.running.length ? expansion : { ...expansion, inherited: 'part' }
  return /^[A-Za-z_]/.test(name) ? { ...expansion, inherited: 'start' } : expansion
}

/** The words of a part that is a list; undefined when it is none, or they are not known. */
export function listWords(part: SimpleExpansionPart | ParameterExpansionPart, expander: Expander): readonly Word[] | undefined {
  const { scope } = expander
  if (part.type === 'SimpleExpansion') return part.text === '$@' || part.text === '$*' ? scope.positional : undefined
  const { parameter: name, index, operation, prefix } = part
  if (prefix || !isList(name, index) || operation?.type === 'Default') return undefined
  const list = listOf(name, scope)
  return operation ? listOperation(list, operation, part, expander) : list && [...list.values()]
}

function plainParameter(name: string, text: string, scope: Scope, quoted: boolean): Expansion {
  if (name === '@' || name === '*') return listExpansion(scope.positional, scope, quoted, name === '*')
  const all = nameOfAll(name, scope)
  return all ? listExpansion(all, scope, quoted, quoted) : placed(variableOf(name, scope).word, text, quoted)
}

/** To zsh the name of an array alone is all its elements. */
function nameOfAll(name: string, scope: Scope): readonly Word[] | undefined {
  const variable = isZsh(scope) ? named(name, scope)[1] : undefined
  return variable?.elements && !variable.unset && !isAssociative(variable) ? [...variable.elements.values()] : undefined
}

/** The variable that a name stands for; ones never assigned here are unresolved, because the environment may hold them. */
export function variableOf(name: string, scope: Scope): Variable {
  if (/^\d+$/.test(name)) return positionalOf(Number(name), scope)
  // The shell sets them itself, whatever was stored there.
  if (name === '_' || name === 'BASH_REMATCH') return { word: unresolved(`$${name}`) }
  const [at, variable] = named(name, scope)
  // An array's name alone is its element 0.
  if (variable) return variable.unset || (variable.elements?.has('0') === false && !isZsh(scope)) ? { ...variable, word: literal(''), unset: true } : variable
  if (at === 'PWD') return { word: scope.cwd }
  if (at === 'OLDPWD') return { word: scope.previous }
  if (name === '#') return { word: scope.positional ? countOf(scope.positional, '$#') : { text: '$#', values: ['*'], glob: true } }
  // A job of this shell's own, in the form that kill knows such jobs by.
  if (name === '!') return { word: { text: '$!', values: ['%*'], glob: true } }
  if (TOKENS.has(name)) return { word: { text: `$${name}`, values: ['*'], glob: true } }
  return { word: unresolved(`$${name}`, originOfVariable(name)) }
}

function positionalOf(at: number, scope: Scope): Variable {
  if (at === 0) return { word: scope.variables.has('BASH_ARGV0') ? unresolved('$0') : scope.zero }
  const unknown: Variable = { word: unresolved(`$${at}`) }
  const { positional } = scope
  if (!positional) return unknown
  const word = positional[at - 1]
  if (!positional.some(one => one.many)) return { word: word ?? literal(''), ...(!word && { unset: true }) }
  return { word: word && isFirst(word, positional, scope) ? word : oneOfMany(positional, { ...unknown.word, ...(positional.some(one => one.from) && { from: mergeOrigins(...positional.map(one => one.from)) }) }) }
}

/** `${x}` or `${a[i]}` as a variable. */
function scalar(part: ParameterExpansionPart, expander: Expander): Variable {
  const { scope } = expander
  const { parameter: name, index } = part
  if (!index) return variableOf(name, scope)
  const key = expandAssigned(index, expander)
  // The keys of a map are text.
  const held = named(name, scope)[1]
  const runs = key.values?.find(value => /[`]|\$\(/.test(value)) ?? (key.values || isAssociative(held) ? undefined : runsInArithmetic(key))
  if (runs !== undefined) expander.doubt(runs, 'the subscript would run a substitution in it')
  const text = exact(key)
  return text === undefined ? { word: unresolved(part.text, held?.word.from) } : elementOf(name, text, scope, expander.spend)
}

function lengthOf(variable: Variable, text: string, { scope, spend }: Expander): Word {
  spend(costOf(variable.word))
  // How long the name of a process substitution's file is, only the shell knows.
  return variable.word.values && !variable.word.glob && !variable.word.values.some(value => value.includes('/dev/fd/') || (/[^\x00-\x7f]/.test(value) && countsBytes(scope))) ? map(variable.word, value => String([...value].length), text) : { text, values: ['*'], glob: true }
}

/** `${!x}`: the parameter that x names; `${!a[@]}` its keys; `${!p*}` names with a prefix, of which the environment may hold more. */
function indirect(part: ParameterExpansionPart, expander: Expander, quoted: boolean): Expansion {
  const { scope } = expander
  const { parameter: name, index, operation } = part
  if (index && !isList(name, index)) expandAssigned(index, expander)
  if (operation?.type === 'Names') return unknownExpansion([], true)
  if (isList(name, index) && index) {
    const list = listOf(name, scope)
    return list && ![...list.values()].some(word => word.many) && !operation ? listExpansion([...list.keys()].map(literal), scope, quoted, isStar(name, index)) : unknownExpansion([], true)
  }
  const held = scope.variables.get(name)
  const pointer = held?.ref || index ? undefined : variableOf(name, scope).word
  const runs = pointer && !pointer.values && runsInArithmetic(pointer)
  if (runs) expander.doubt(runs, 'the name that it stands for may have a subscript, which would run a substitution')
  // Of a name reference it is the name.
  const names = held?.ref && !operation ? undefined : index ? undefined : variableOf(name, scope).word.values
  if (held?.ref && !operation) return placed(literal(held.ref), part.text, quoted)
  const [, target = '', subscript] = /^([A-Za-z_]\w*|\d+|[@*#])(?:\[([^[\]$`]*)\])?$/.exec(names?.length === 1 ? (names[0] ?? '') : '') ?? []
  if (!target) {
    abandon(scope)
    if (operation) walkOperation(operation, expander)
    for (const one of names ?? []) if (/\[.*[`$]/s.test(one)) expander.doubt(one, 'the subscript would run the substitution in it')
    // It may stand for any variable of the environment.
    const held = !names || names.some(holdsSecret) ? [{ kind: 'variable' as const, what: 'environment' }] : []
    return unknownExpansion(mergeOrigins(variableOf(name, scope).word.from, held), true)
  }
  if (target === '@' || target === '*' || subscript === '@' || subscript === '*') {
    if (operation) walkOperation(operation, expander)
    const list = operation ? undefined : listOf(target, scope)
    return listExpansion(list && [...list.values()], scope, quoted, target === '*' || subscript === '*')
  }
  const value = subscript === undefined ? variableOf(target, scope) : elementOf(target, subscript, scope, expander.spend)
  const referred: ParameterExpansionPart = { ...part, parameter: target, index: undefined }
  if (operation?.type === 'Default') return defaulted({ variable: value }, operation, referred, expander, quoted)
  return placed(operation ? operate(value, operation, referred, expander) : value.word, part.text, quoted)
}
