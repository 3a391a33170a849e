// read and mapfile: variables from what standard input yields.
import { exact, type Invocation, literal, oneOf, unresolved, type Word } from '../model/index.ts'
import { setReference, setVariable } from './assign.ts'
import { type Effect, forgetAll } from './declare.ts'
import { elementsOf, listed } from './elements.ts'
import { cut, lettersOf, linesOf } from './fields.ts'
import { merge } from './merge.ts'
import { fork, type Scope, separatorsOf, type Variable } from './scope.ts'
import { isBash, isZsh, NAME } from './spelling.ts'
import { consume, readable } from './consume.ts'
import { CLOSED } from './output.ts'
import { leftOf } from './streams.ts'
import type { Visitor } from './walk.ts'
import { mergeOrigins, union } from './words.ts'

/** Lines that are told apart. */
const MAX_LINES = 64

/** Values that a loop's condition read: when the loop ends, it read nothing. */
const lastRead = new WeakSet<Word>()

/** Options with their values, and operands; a value may stand in the same word. */
function split(args: readonly Word[], valued: string): { readonly options: ReadonlyMap<string, Word | undefined>; readonly operands: readonly Word[] } | undefined {
  const options = new Map<string, Word | undefined>()
  let at = 0
  for (; at < args.length; at++) {
    const text = exact(args[at])
    if (text === undefined) return undefined
    if (text === '--') {
      at++
      break
    }
    if (!/^-./.test(text)) break
    for (let i = 1; i < text.length; i++) {
      const letter = text[i] ?? ''
      const value = valued.includes(letter) ? (text.slice(i + 1) ? literal(text.slice(i + 1)) : args[++at]) : undefined
      options.set(letter, value)
      if (valued.includes(letter)) break
    }
  }
  return { options, operands: args.slice(at) }
}

/** Any variable may be one that it sets. */
function lostNames(call: Invocation, scope: Scope, visitor: Visitor): void {
  visitor.doubt(call.args.map(word => word.text).join(' '), 'which variable it sets is not known', call.span)
  forgetAll(scope)
}

/** `read`: the fields of a line. Inside the condition of a loop it sees every line; elsewhere the first, unless others may follow. */
export const read: Effect = (args, call, { scope, visitor }) => {
  const given = split(args, 'adinNptu')
  if (!given || given.operands.some(word => exact(word) === undefined)) return lostNames(call, scope, visitor)
  const { options } = given
  const names = given.operands.map(word => exact(word) ?? '')
  if (options.has('t') && /^0*(?:\.0*)?$/.test(exact(options.get('t')) ?? '0')) return forget(names, options, scope, undefined)
  const fd = options.get('u')
  const input = (fd ? scope.descriptors.get(Number(exact(fd))) : call.stdin) ?? unresolved('read')
  // Where reading fails the shells differ in what becomes of the variables.
  if (input === CLOSED) return forget(names, options, scope, undefined)
  // zsh has other options, and dash fewer.
  const foreign = !isBash(scope) && [...options.keys()].some(letter => letter !== 'r')
  const by = options.has('d') ? exact(options.get('d')) : '\n'
  const delimiter = by === '' ? '\0' : by?.slice(0, 1)
  const assigned = call.assignments.find(one => one.name === 'IFS')
  const ifs = assigned ? exact(assigned.value) : separatorsOf(scope)
  const count = options.get('n') ?? options.get('N')
  const limit = count === undefined ? undefined : Number(exact(count))
  // Names that a program lists, one a line; a text with such names in it is lines of any kind.
  if (input.glob && input.values?.every(value => !value.includes('\n')) && !options.has('a') && !count && !foreign) {
    for (const name of names.length ? names : ['REPLY']) setReference(scope, name, { ...input, text: `$${name}` })
    return
  }
  const held = delimiter === undefined || foreign || Number.isNaN(limit) || options.has('i') ? undefined : readable(input, delimiter, scope)
  const lost = (left: string): void => {
    consume(input, left, scope)
    forget(names, options, scope, leftOf(input, scope))
  }
  if (!held || delimiter === undefined) return lost('')
  const { looping } = scope
  const every = looping || held.begun
  const lines: string[][] = []
  const rests: string[] = []
  for (const text of held.texts) {
    const whole = options.has('N')
    // Characters are counted in some encoding.
    if (limit !== undefined && (every || !/^[\x20-\x5b\x5d-\x7e\n\t]*$/.test(text))) return lost('')
    const first = whole ? { letters: [...text.slice(0, limit)].map(one => [one, false] as const), next: limit ?? 0 } : lettersOf(text, 0, delimiter, options.has('r'))
    rests.push(text.slice(limit !== undefined && first.letters.length >= limit ? limit : first.next))
    const found = every ? linesOf(text, delimiter, options.has('r'), MAX_LINES) : [first.letters]
    if (!found || ifs === undefined) return lost(delimiter)
    for (const line of looping || !held.begun ? found : [...found, []]) {
      const kept = limit === undefined ? line : line.slice(0, limit)
      // Without names the line stays as it is.
      if (whole || (!names.length && !options.has('a'))) lines.push([kept.map(([one]) => one).join('')])
      else lines.push([...cut(kept, ifs, options.has('a') ? undefined : names.length)])
    }
  }
  consume(input, every ? delimiter : oneOf(input.text, [...new Set(rests)], input.from), scope)
  if (options.has('a')) return setList(exact(options.get('a')) ?? '', lines, input, scope)
  for (const [index, name] of (names.length ? names : ['REPLY']).entries()) {
    const word = oneOf(`$${name}`, [...new Set(lines.map(line => line[index] ?? ''))], input.from)
    if (looping) lastRead.add(word)
    setReference(scope, name, word)
  }
}

/** An array of nobody knows how many elements. */
const some = (word: Word): Variable => ({ word, elements: new Map([['0', { ...word, many: true as const }]]) })

function setList(name: string, lines: readonly (readonly string[])[], input: Word, scope: Scope): void {
  const [only] = lines
  if (scope.variables.get(name)?.attributes) return setVariable(scope, name, unresolved(`$${name}`, input.from))
  if (lines.length !== 1 || !only || isZsh(scope)) scope.variables.set(name, some(unresolved(`$${name}`, input.from)))
  else scope.variables.set(name, { word: literal(only[0] ?? ''), elements: new Map(only.map((field, i) => [String(i), literal(field)])) })
}

/** They were read, and nothing is known of what. */
function forget(names: readonly string[], options: ReadonlyMap<string, Word | undefined>, scope: Scope, input: Word | undefined): void {
  const array = options.get('a') ?? options.get('A')
  for (const name of [...names, ...(names.length || array ? [] : ['REPLY'])]) setReference(scope, name, unresolved(`$${name}`, input?.from, input?.also))
  if (array) scope.variables.set(exact(array) ?? '', some(unresolved(`$${array.text}`, input?.from)))
}

/** A loop over what is read ends when there is nothing left, and then nothing is what was read. */
export function sawEnd(scope: Scope): void {
  const ended = (word: Word): Word => (lastRead.has(word) ? union(word, literal('')) : word)
  for (const [name, variable] of scope.variables) {
    const { elements } = variable
    const some = elements !== undefined && [...elements.values()].some(word => lastRead.has(word))
    if (some || lastRead.has(variable.word)) scope.variables.set(name, { ...variable, word: ended(variable.word), ...(some && { elements: new Map([...elements].map(([key, word]) => [key, ended(word)])) }) })
  }
}

export const mapfile: Effect = (args, call, walk) => {
  const { scope, visitor } = walk
  const given = split(args, 'dnOsuCc')
  const name = given?.operands[0] ? exact(given.operands[0]) : 'MAPFILE'
  if (!given || name === undefined || !NAME.test(name)) return lostNames(call, scope, visitor)
  const { options } = given
  const number = (letter: string): number => (options.has(letter) ? Number(exact(options.get(letter)) ?? 'x') : 0)
  const fd = options.get('u')
  const input = fd ? scope.descriptors.get(Number(exact(fd))) : call.stdin
  const by = options.has('d') ? exact(options.get('d')) : '\n'
  const delimiter = by === '' ? '\0' : by?.slice(0, 1)
  const available = input && delimiter !== undefined ? readable(input, delimiter, scope) : undefined
  const text = input !== CLOSED && available && !available.begun && available.texts.length === 1 ? available.texts[0] : undefined
  const [most, first, skipped] = [number('n'), number('O'), number('s')]
  const held = scope.variables.get(name)
  if (held?.attributes?.includes('i') && input) scope.evaluated.add(input.text)
  const unknown = text === undefined || delimiter === undefined || held?.attributes || [most, first, skipped].some(Number.isNaN)
  const all = unknown ? undefined : cutLines(text, delimiter)
  const lines = all?.slice(skipped, most ? skipped + most : undefined).map(line => (options.has('t') && line.endsWith(delimiter ?? '') ? line.slice(0, -1) : line))
  if (input) consume(input, all && lines ? oneOf(input.text, [most ? all.slice(skipped + most).join('') : ''], input.from) : '', scope)
  const callback = options.get('C')
  if (callback) {
    // It runs with an index and the line behind it.
    const action = exact(callback)
    const known = lines && lines.length <= MAX_LINES ? lines.map((line, i) => `${first + i} '${line.replaceAll("'", `'\\''`)}'`) : undefined
    const at = known ? scope : { ...fork(scope), positional: undefined, inherits: false }
    for (const more of known ?? ['"$@"'])
      visitor.visit({ ...call, program: literal('eval'), args: [action === undefined ? unresolved(callback.text, mergeOrigins(callback.from, input?.from)) : literal(`${action} ${more}`)], redirects: [], builtin: true }, at)
    if (!known) merge(scope, { ...at, positional: scope.positional })
  }
  if (!lines) {
    scope.variables.set(name, options.has('O') ? { word: unresolved(`$${name}`, input?.from), open: true } : some(input?.glob ? input : unresolved(`$${name}`, input?.from)))
    return
  }
  // With an origin the elements that are there stay.
  const kept = held && options.has('O') ? elementsOf(held) : new Map<string, Word>()
  if (!kept || [...kept.values()].some(word => word.many)) return void scope.variables.set(name, { word: unresolved(`$${name}`, input?.from), open: true })
  const elements = new Map([...kept, ...lines.map((line, i) => [String(first + i), { ...literal(line), ...(input?.from && { from: input.from }) }] as const)])
  scope.variables.set(name, { ...listed(elements), word: elements.get('0') ?? (lines.length ? unresolved(`$${name}`) : literal('')) })
}

function cutLines(text: string, delimiter: string): readonly string[] | undefined {
  const parts = text.split(delimiter)
  const rest = parts.pop() ?? ''
  if (parts.length > 10_000) return undefined
  return [...parts.map(part => part + delimiter), ...(rest ? [rest] : [])]
}
