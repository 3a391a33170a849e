// read and mapfile: variables from what standard input yields.
import { exact, literal, oneOf, unresolved, type Word } from '../model/index.ts'
import { setVariable } from './assign.ts'
import { type Effect, forgetAll } from './declare.ts'
import { cut, linesOf } from './fields.ts'
import { begun, fork, mergeOrigins, type Scope, separatorsOf, union } from './scope.ts'
import { NAME } from './spelling.ts'

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

/** `read`: the fields of a line. Inside the condition of a loop it sees every line; elsewhere the first, unless others may follow. */
export const read: Effect = (args, call, { scope }) => {
  const given = split(args, 'adinNptu')
  if (!given || given.operands.some(word => exact(word) === undefined)) return forgetAll(scope)
  const { options } = given
  const names = given.operands.map(word => exact(word)?.replace(/\[.*/, '') ?? '')
  if (options.has('t') && /^0*(?:\.0*)?$/.test(exact(options.get('t')) ?? '0')) return forget(names, options, scope, undefined)
  const fd = options.get('u')
  const input = (fd ? scope.descriptors.get(Number(exact(fd))) : call.stdin) ?? unresolved('read')
  const unsure = begun.has(input)
  begun.add(input)
  // zsh has other options, and dash fewer.
  const foreign = !/^r?bash$/.test(scope.shell) && [...options.keys()].some(letter => letter !== 'r')
  const delimiter = options.has('d') ? (exact(options.get('d')) ?? undefined) : '\n'
  const assigned = call.assignments.find(one => one.name === 'IFS')
  const ifs = assigned ? exact(assigned.value) : separatorsOf(scope)
  const count = options.get('n') ?? options.get('N')
  const limit = count === undefined ? undefined : Number(exact(count))
  if (input.glob && !options.has('a') && !count && !foreign) {
    for (const name of names.length ? names : ['REPLY']) setVariable(scope, name, { ...input, text: `$${name}` })
    return
  }
  if (!input.values || input.glob || ifs === undefined || delimiter === undefined || foreign || Number.isNaN(limit) || options.has('i')) return forget(names, options, scope, input)
  const every = scope.looping || unsure
  const lines: string[][] = []
  for (const text of input.values) {
    const found = options.has('N') ? [[...text].slice(0, limit).map(one => [one, false] as const)] : linesOf(text, delimiter === '' ? '\0' : delimiter.slice(0, 1), options.has('r'), MAX_LINES)
    if (!found || (every && limit !== undefined)) return forget(names, options, scope, input)
    for (const whole of scope.looping ? found : unsure ? [...found, []] : [found[0] ?? []]) {
      const line = limit === undefined ? whole : whole.slice(0, limit)
      // Without names the line stays as it is.
      if (options.has('N') || (!names.length && !options.has('a'))) lines.push([line.map(([one]) => one).join('')])
      else lines.push([...cut(line, ifs, options.has('a') ? undefined : names.length)])
    }
  }
  if (options.has('a')) return setList(exact(options.get('a')) ?? '', lines, input, scope)
  for (const [index, name] of (names.length ? names : ['REPLY']).entries()) {
    const word = oneOf(`$${name}`, [...new Set(lines.map(line => line[index] ?? ''))], input.from)
    if (scope.looping) lastRead.add(word)
    setVariable(scope, name, word)
  }
}

function setList(name: string, lines: readonly (readonly string[])[], input: Word, scope: Scope): void {
  const [only] = lines
  if (scope.variables.get(name)?.attributes) return setVariable(scope, name, unresolved(`$${name}`, input.from))
  if (lines.length !== 1 || !only || scope.shell.endsWith('zsh')) scope.variables.set(name, { word: unresolved(`$${name}`, input.from) })
  else scope.variables.set(name, { word: literal(only[0] ?? ''), elements: new Map(only.map((field, i) => [String(i), literal(field)])) })
}

/** They were read, and nothing is known of what. */
function forget(names: readonly string[], options: ReadonlyMap<string, Word | undefined>, scope: Scope, input: Word | undefined): void {
  const array = options.get('a') ?? options.get('A')
  for (const name of [...names, ...(array ? [exact(array) ?? ''] : []), ...(names.length || array ? [] : ['REPLY'])]) setVariable(scope, name, unresolved(`$${name}`, input?.from, input?.also))
}

/** A loop over what is read ends when there is nothing left, and then nothing is what was read. */
export function sawEnd(scope: Scope): void {
  for (const [name, variable] of scope.variables) if (lastRead.has(variable.word)) scope.variables.set(name, { ...variable, word: union(variable.word, literal('')) })
}

export const mapfile: Effect = (args, call, walk) => {
  const { scope, visitor } = walk
  const given = split(args, 'dnOsuCc')
  const name = given?.operands[0] ? exact(given.operands[0]) : 'MAPFILE'
  if (!given || name === undefined || !NAME.test(name)) return forgetAll(scope)
  const { options } = given
  const number = (letter: string): number => (options.has(letter) ? Number(exact(options.get(letter)) ?? 'x') : 0)
  const fd = options.get('u')
  const input = fd ? scope.descriptors.get(Number(exact(fd))) : call.stdin
  const text = exact(input)
  const delimiter = options.has('d') ? exact(options.get('d')) : '\n'
  const [most, first, skipped] = [number('n'), number('O'), number('s')]
  const unknown = text === undefined || delimiter === undefined || scope.variables.get(name)?.attributes || (input && begun.has(input)) || [most, first, skipped].some(Number.isNaN)
  if (input) begun.add(input)
  const lines = unknown ? undefined : cutLines(text, delimiter === '' ? '\0' : delimiter.slice(0, 1), options.has('t'))?.slice(skipped, most ? skipped + most : undefined)
  const callback = options.get('C')
  if (callback) {
    // It runs with an index and the line behind it.
    const action = exact(callback)
    const known = lines && lines.length <= MAX_LINES ? lines.map((line, i) => `${first + i} '${line.replaceAll("'", `'\\''`)}'`) : undefined
    for (const more of known ?? ['"$@"'])
      visitor.visit({ ...call, program: literal('eval'), args: [action === undefined ? unresolved(callback.text, mergeOrigins(callback.from, input?.from)) : literal(`${action} ${more}`)], redirects: [], builtin: true }, known ? scope : { ...fork(scope), positional: undefined })
  }
  if (!lines) {
    scope.variables.set(name, input?.glob && !first ? { word: input, elements: new Map([['0', input]]) } : { word: unresolved(`$${name}`, input?.from) })
    return
  }
  const elements = new Map(lines.map((line, i) => [String(first + i), { ...literal(line), ...(input?.from && { from: input.from }) }]))
  scope.variables.set(name, { word: elements.get('0') ?? (lines.length ? unresolved(`$${name}`) : literal('')), elements })
}

function cutLines(text: string, delimiter: string, strip: boolean): readonly string[] | undefined {
  const parts = text.split(delimiter)
  const rest = parts.pop() ?? ''
  if (parts.length > 10_000) return undefined
  return [...parts.map(part => (strip ? part : part + delimiter)), ...(rest ? [rest] : [])]
}
