// The options of a spec body. Most calls give two or three of the dozens that a spec lists: each notation is read when its option is first asked for.
import type { Body, Role, Style } from './define.ts'
import { type Option, parseOption } from './notation.ts'

export interface Grammar {
  /** The option of that name (`-o`, `--output`, `of`), the first one where several are listed. */
  readonly option: (name: string) => Option | undefined
  readonly role: (option: Option) => Role | undefined
  /** Every name with two dashes. */
  readonly longs: () => readonly (readonly [name: string, option: Option])[]
  readonly number?: Option
  readonly plus?: Option
  readonly style: Style
  readonly negations?: ReadonlySet<string>
  /** An option has an effect, so a word that may be one matters. */
  readonly touchy: boolean
}

/** What parts names and values in a notation, and stands in no name: `-d,` is `-d` with a value. */
const NOTATION = /[\s,|<>[\]]|=$/

/** By body, and by the parent whose options it takes over. */
const known = new WeakMap<Body, WeakMap<Body, Grammar>>()

/** @returns the options of a spec body, with those of its parents when they may stand anywhere */
export function grammarOf(body: Body, inherited: readonly Body[] = []): Grammar {
  const parent = inherited[0] ?? body
  const before = known.get(body)?.get(parent)
  if (before) return before
  const grammar = read([body, ...inherited])
  known.set(body, (known.get(body) ?? new WeakMap<Body, Grammar>()).set(parent, grammar))
  return grammar
}

function read(bodies: readonly Body[]): Grammar {
  const parsed = new Map<string, Option>()
  const roles = new Map<Option, Role>()
  const byName = new Map<string, Option | undefined>()
  const parse = (notation: string, role?: Role): Option => {
    const key = notation.trim()
    const option = parsed.get(key) ?? parseOption(key)
    parsed.set(key, option)
    if (role && !roles.has(option)) roles.set(option, role)
    return option
  }
  const find = (name: string): Option | undefined => {
    for (const { options = {}, harmless = '' } of bodies) {
      for (const key in options) if (isListed(key, name)) return parse(key, options[key])
      const at = listedAt(harmless, name)
      if (at >= 0) return parse(harmless.slice(harmless.lastIndexOf('|', at) + 1, (harmless.indexOf('|', at) + 1 || harmless.length + 1) - 1))
    }
    return undefined
  }
  const option = (name: string): Option | undefined => {
    if (!byName.has(name)) byName.set(name, NOTATION.test(name) ? undefined : find(name))
    return byName.get(name)
  }
  const first = (sign: string): Option | undefined => {
    for (const { options = {}, harmless = '' } of bodies) {
      for (const key in options) if (key.startsWith(`${sign}<`)) return parse(key, options[key])
      const at = harmless.indexOf(`${sign}<`)
      if (at >= 0 && !harmless.slice(harmless.lastIndexOf('|', at) + 1, at).trim()) return parse(harmless.slice(at, (harmless.indexOf('|', at) + 1 || harmless.length + 1) - 1))
    }
    return undefined
  }
  const number = first('-')
  const plus = first('+')
  const negations = bodies.find(one => one.negations)?.negations
  let longs: (readonly [string, Option])[] | undefined
  return {
    option,
    role: one => roles.get(one),
    longs: () => longs ??= longNames(bodies).flatMap(name => { const found = option(name); return found ? [[name, found] as const] : [] }),
    ...(number && { number }), ...(plus && { plus }), ...(negations && { negations }),
    style: bodies[0]?.style ?? bodies[1]?.style ?? 'gnu',
    touchy: bodies.some(({ options }) => options !== undefined && Object.keys(options).length > 0),
  }
}

/** Where a notation that lists the name stands in the text; -1 when there is none. */
function listedAt(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0 && name; at = text.indexOf(name, at + 1)) if (isWhole(text, at, at + name.length)) return at
  return -1
}
const isListed = (notation: string, name: string): boolean => (notation.length === name.length ? notation === name : listedAt(notation, name) >= 0)

/** True for a whole name: not part of a longer one, and not the name of a value (`--set <name=value>`). */
function isWhole(text: string, start: number, end: number): boolean {
  if ((start > 0 && !' ,|\n'.includes(text[start - 1]!)) || (end < text.length && !' ,|\n=[<'.includes(text[end]!))) return false
  // `-<n>` and `+<n>` list no name.
  if (text[end] === '<' && end - start === 1) return false
  const open = Math.max(text.lastIndexOf('<', start), text.lastIndexOf('[', start))
  return open < 0 || open < Math.max(text.lastIndexOf('>', start), text.lastIndexOf(']', start), text.lastIndexOf('|', start))
}

const longNames = (bodies: readonly Body[]): readonly string[] => [
  ...new Set(bodies.flatMap(({ options = {}, harmless = '' }) => [...Object.keys(options), ...harmless.split('|')]).flatMap(notation => parseOption(notation).names).filter(name => name.startsWith('--'))),
]
