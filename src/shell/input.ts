// read and mapfile: variables from what standard input yields.
import { exact, literal, oneOf, unresolved, type Word } from '../model/index.ts'
import { setVariable } from './assign.ts'
import { type Effect, forgetAll } from './declare.ts'
import { NAME } from './spelling.ts'
import { separatorsOf } from './scope.ts'

/** `read`: the fields of a line. Inside the condition of a loop it sees every line; elsewhere the first, unless others may follow. */
export const read: Effect = (args, call, { scope }) => {
  const names: string[] = []
  let array: string | undefined
  let source = call.stdin
  for (let at = 0; at < args.length; at++) {
    const text = exact(args[at])
    if (text === undefined) forgetAll(scope)
    else if (/^-[ers]*[dinNptu]$/.test(text)) {
      const value = exact(args[++at])
      if (text.endsWith('u')) source = scope.descriptors.get(Number(value)) ?? unresolved('read -u')
    } else if (/^-[ers]*a$/.test(text)) array = exact(args[++at])
    else if (!text.startsWith('-')) names.push(text.replace(/\[.*/, ''))
  }
  const input = source ?? unresolved('read')
  if (array !== undefined) scope.variables.set(array, { word: unresolved(`$${array}`, input.from) })
  if (!names.length && array === undefined) names.push('REPLY')
  const assigned = call.assignments.find(one => one.name === 'IFS')
  const ifs = assigned ? exact(assigned.value) : separatorsOf(scope)
  for (const [index, name] of names.entries()) setVariable(scope, name, { ...field(input, index, index === names.length - 1, ifs, scope.looping), text: `$${name}` })
}

function field(input: Word, index: number, last: boolean, ifs: string | undefined, everyLine: boolean): Word {
  if (input.glob) return input
  if (!input.values || ifs === undefined) return unresolved(input.text, input.from)
  const values = new Set<string>()
  for (const text of input.values) {
    const lines = text.replace(/\n$/, '').split('\n')
    if (lines.length > 64) return unresolved(input.text, input.from)
    for (const line of everyLine ? lines : lines.slice(0, 1)) {
      const parts = ifs === '' ? [line] : line.split(new RegExp(`[${ifs.replace(/[\\\]^-]/g, '\\$&')}]+`)).filter((part, i) => part || i > 0)
      const value = last && index > 0 ? parts.slice(index).join(' ') : last ? line.trim() : (parts[index] ?? '')
      values.add(value.replace(/\\(.)/g, '$1'))
      values.add(value)
    }
  }
  return oneOf(input.text, [...values], input.from)
}

export const mapfile: Effect = (args, call, { scope }) => {
  const last = exact(args.at(-1))
  const name = last !== undefined && NAME.test(last) ? last : 'MAPFILE'
  const input = call.stdin
  const text = exact(input)
  if (text === undefined) {
    scope.variables.set(name, input?.glob ? { word: input, elements: new Map([['0', input]]) } : { word: unresolved(`$${name}`, input?.from) })
    return
  }
  const lines = text.replace(/\n$/, '').split('\n')
  scope.variables.set(name, { word: literal(lines[0] ?? ''), elements: new Map(lines.map((line, i) => [String(i), literal(line)])) })
}
