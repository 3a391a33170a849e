// What one invocation leads to, by looking up what its program is known to do.
import { exact, type Invocation, unknown, type Word } from '../model/index.ts'
import type { Body, Commands, Given, Step } from './define.ts'
import { lookup } from './lookup.ts'
import { grammarOf } from './grammar.ts'
import { isOn } from './lib/certain.ts'
import { deal, type Found, match } from './match.ts'

export interface Description {
  readonly steps: readonly Step[]
  /** What the command prints, where its spec says so. */
  readonly output?: Word
  readonly numbersLines?: boolean
}

/** How many readings of one command's arguments are followed when some of them may or may not be options. */
const MAX_READINGS = 16

/**
 * @param name the program's name without its folder
 * @param commands what settings say of programs that nothing else is known of
 */
export function describe(call: Invocation, name: string, commands?: Commands): Description {
  const spec = lookup(name) ?? commands?.get(name)
  if (!spec) return { steps: [unknown(call.program, 'nothing is known of this program')] }
  const readings = alternatives(call.args)
  if (!readings) return { steps: [unknown(call.program, 'too many values are possible')] }
  const described = readings.map(args => level(spec, args, call, name, [], []))
  const only = described.length === 1 ? described[0] : undefined
  return only ?? { steps: described.flatMap(one => one.steps) }
}

/** Words that can have several values, some of which look like options, are read one value at a time. */
function alternatives(args: readonly Word[]): (readonly Word[])[] | undefined {
  let readings: (readonly Word[])[] = [args]
  for (const [index, word] of args.entries()) {
    if (!word.values || word.values.length < 2 || !word.values.some(value => value.startsWith('-'))) continue
    readings = readings.flatMap(reading => (word.values ?? []).map(value => reading.with(index, { ...word, values: [value] })))
    if (readings.length > MAX_READINGS) return undefined
  }
  return readings
}

/** One level of subcommands. `above` and `parents` carry what was found on the levels before. */
function level(body: Body, args: readonly Word[], call: Invocation, name: string, above: readonly Found[], parents: readonly Body[]): Description {
  const grammar = grammarOf(body, parents)
  const { found, operands, surprises } = match(grammar, args, Boolean(body.subcommands))
  // One word of the caller's is no option, where options have dashes and operands are no verbs.
  const plain = !body.subcommands && args.length === call.args.length && grammar.style !== 'tar' && grammar.style !== 'dd'
  const all = above.length ? [...above, ...found] : found
  const given = answer(all, operands, call, name)
  const steps: Step[] = []
  for (const { role, words } of found) if (role) steps.push(...role(words, given))
  if (body.always) steps.push(...body.always(given))
  for (const word of surprises) if (!plain || word.inherited !== 'start' || word.many) steps.push(unknown(word, 'this option is not known'))
  if (body.subcommands) {
    const [head, ...rest] = operands
    if (!head) {
      if (body.bare) steps.push(...body.bare(given))
      return described(steps, body, given)
    }
    const next = pick(body.subcommands, head)
    if (!next) return { steps: [...steps, unknown(head, 'this subcommand is not known')] }
    const inner = level(next, rest, call, name, all, body.inherit ? [body, ...parents] : [])
    return steps.length ? { ...inner, steps: [...steps, ...inner.steps] } : inner
  }
  const [dealt, surplus] = deal(body.operands ?? {}, operands)
  for (const [role, words] of dealt) if (words.length) steps.push(...role(words, given))
  for (const word of surplus) steps.push(unknown(word, 'this operand is not expected'))
  return described(steps, body, given)
}

function described(steps: readonly Step[], body: Body, given: Given): Description {
  const output = body.outputs?.(given)
  if (body.numbersLines?.(given)) return { steps, numbersLines: true }
  return output ? { steps, output } : { steps }
}

/** The function that roles ask what was given. Properties that are set one by one cost less than those of an object that is copied. */
function answer(found: readonly Found[], operands: readonly Word[], call: Invocation, name: string): Given {
  const given: Settable = option => isOn(option, found)
  given.value = option => found.findLast(one => one.option.names.includes(option))?.words.at(-1)
  given.values = option => found.flatMap(one => (one.option.names.includes(option) ? one.words : []))
  given.operands = operands
  given.stdin = call.stdin
  given.cwd = call.cwd
  given.called = name
  given.assignments = call.assignments
  return given as Given
}

type Settable = ((option: string) => boolean) & { -readonly [Key in keyof Given]?: Given[Key] }

type Lazy = Body | (() => Body)

const tables = new WeakMap<object, { exact: Map<string, Lazy>; patterns: [RegExp, Lazy][] }>()
const made = new WeakMap<() => Body, Body>()

export function resolve(body: Lazy): Body {
  if (typeof body !== 'function') return body
  const known = made.get(body) ?? body()
  made.set(body, known)
  return known
}

/** The subcommand that a word names: exact names first, then patterns in the order written. */
function pick(subcommands: Readonly<Record<string, Lazy>>, head: Word): Body | undefined {
  const name = exact(head)
  if (name === undefined) return undefined
  // Most are called by the only name that they have: the table of all would take longer to make than the rest of the decision.
  if (Object.hasOwn(subcommands, name)) return resolve(subcommands[name]!)
  let table = tables.get(subcommands)
  if (!table) {
    table = { exact: new Map(), patterns: [] }
    for (const [key, body] of Object.entries(subcommands))
      for (const one of key.split('|').map(part => part.trim()))
        if (one.includes('*')) table.patterns.push([new RegExp(`^${one.replaceAll('*', '.*')}$`), body])
        else table.exact.set(one, body)
    tables.set(subcommands, table)
  }
  const body = table.exact.get(name) ?? table.patterns.find(([pattern]) => pattern.test(name))?.[1]
  return body && resolve(body)
}
