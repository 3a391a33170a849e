// Specs of programs as settings write them: the form of the built-in ones, with effects by name where those have functions.
import { type Effect, type EffectKind, exact, isObject, type Json, literal, PATH_KINDS } from '../model/index.ts'
import type { Body, CommandSpec, Role, Step, Style } from './define.ts'
import { lookup } from './lookup.ts'
import { parseOption } from './notation.ts'
import { all, evaluates, nothing, runs } from './roles.ts'

type Complain = (message: string) => void

/** What may stand in brackets behind an effect, by its kind, as effects are printed. */
const NOTES: Partial<Record<EffectKind, readonly string[]>> = {
  list: ['recursive'], read: ['recursive'], write: ['recursive'], append: [], link: [], execute: [], delete: ['recursive'], permit: ['recursive'], reveal: [], discard: ['all'],
  connect: ['sends', 'listens', 'shell'], publish: ['force', 'lease'], mutate: [], destroy: [], install: ['workspace', 'system', 'url'], elevate: [], configure: ['persists'],
  signal: ['all'], power: [], exhaust: [],
}
const FOLLOWED: Readonly<Record<string, Role>> = { nothing, run: runs, script: evaluates }
const STYLES: readonly Style[] = ['gnu', 'posix', 'long', 'find', 'dd', 'tar', 'none']
const BODY = ['options', 'harmless', 'operands', 'always', 'subcommands', 'inherit', 'bare', 'style']
const SPEC = ['aliases', 'examples', ...BODY]

/**
 * @param json the `commands` of settings: by the name of a program, what it does
 * @param complain takes every problem, with the key that it is at
 * @returns the specs that have none, by every name of their programs
 */
export function customSpecs(json: Json, complain: Complain): ReadonlyMap<string, CommandSpec> {
  const specs = new Map<string, CommandSpec>()
  for (const [name, value] of Object.entries(json)) {
    let sound = true
    const at = `commands.${name}`
    const wrong: Complain = message => {
      sound = false
      complain(message)
    }
    if (!isObject(value)) {
      wrong(`${at} must be an object that says what the program does`)
      continue
    }
    only(at, value, SPEC, wrong)
    const names = [name, ...texts(`${at}.aliases`, value['aliases'], wrong)]
    for (const one of names)
      if (!/^[\w][\w.+@-]*$/.test(one)) wrong(`${at}: ${JSON.stringify(one)} is no name of a program; it can have letters, digits and . + @ - _`)
      else if (lookup(one)) wrong(`${at}: gatekeeper knows ${one} already, and settings cannot change what it knows; use permissions or rules`)
      else if (specs.has(one)) wrong(`${at}: ${one} stands here twice`)
    const examples = examplesOf(at, value['examples'], wrong)
    const spec: CommandSpec = { name, examples, ...bodyOf(at, value, wrong) }
    if (sound) for (const one of names) specs.set(one, spec)
  }
  return specs
}

function only(at: string, json: Json, keys: readonly string[], complain: Complain): void {
  for (const key of Object.keys(json)) if (!keys.includes(key)) complain(`${at}.${key} is nothing that a command has; known are ${keys.join(', ')}`)
}

function texts(at: string, value: unknown, complain: Complain): readonly string[] {
  if (value === undefined) return []
  const list = typeof value === 'string' ? [value] : value
  if (Array.isArray(list) && list.every((one: unknown): one is string => typeof one === 'string')) return list
  complain(`${at} must be a text or a list of texts`)
  return []
}

function section(at: string, value: unknown, complain: Complain): Json {
  if (value === undefined) return {}
  if (isObject(value)) return value
  complain(`${at} must be an object`)
  return {}
}

function examplesOf(at: string, value: unknown, complain: Complain): Readonly<Record<string, readonly string[]>> {
  const examples = Object.entries(section(`${at}.examples`, value, complain)).map(([line, effects]) => [line, texts(`${at}.examples[${JSON.stringify(line)}]`, effects, complain)] as const)
  if (!examples.length) complain(`${at}.examples must hold a command line and what it does, such as { "tool a.txt": ["read a.txt"] }`)
  return Object.fromEntries(examples)
}

function bodyOf(at: string, json: Json, complain: Complain): Body {
  const { harmless, inherit, style } = json
  if (harmless !== undefined && typeof harmless !== 'string') complain(`${at}.harmless must be a text of options between " | "`)
  if (inherit !== undefined && typeof inherit !== 'boolean') complain(`${at}.inherit must be true or false`)
  const spelt = STYLES.find(one => one === style)
  if (style !== undefined && !spelt) complain(`${at}.style is ${JSON.stringify(style)}; it can be ${STYLES.join(', ')}`)
  for (const notation of typeof harmless === 'string' ? harmless.split('|') : []) checkOption(`${at}.harmless`, notation, spelt, complain)
  const options = Object.entries(section(`${at}.options`, json['options'], complain)).map(([notation, role]) => {
    checkOption(`${at}.options`, notation, spelt, complain)
    return [notation, roleOf(`${at}.options[${JSON.stringify(notation)}]`, role, complain)] as const
  })
  const operands = Object.entries(section(`${at}.operands`, json['operands'], complain)).map(([notation, role]) => {
    if (!/^<[^<>]+>$/.test(notation)) complain(`${at}.operands: ${JSON.stringify(notation)} must be a name in angles, such as "<file>" or "<file...>"`)
    return [notation, roleOf(`${at}.operands[${JSON.stringify(notation)}]`, role, complain)] as const
  })
  if (operands.filter(([notation]) => notation.includes('...')).length > 1) complain(`${at}.operands: only one of them can be several words`)
  const subcommands = Object.entries(section(`${at}.subcommands`, json['subcommands'], complain)).map(([name, body]) => {
    const below = `${at}.subcommands[${JSON.stringify(name)}]`
    const inner = section(below, body, complain)
    only(below, inner, BODY, complain)
    return [name, bodyOf(below, inner, complain)] as const
  })
  const always = stepsOf(`${at}.always`, json['always'], complain)
  const bare = stepsOf(`${at}.bare`, json['bare'], complain)
  return {
    ...(options.length && { options: Object.fromEntries(options) }), ...(typeof harmless === 'string' && { harmless }), ...(operands.length && { operands: Object.fromEntries(operands) }),
    ...(always.length && { always: () => always }), ...(bare.length && { bare: () => bare }), ...(subcommands.length && { subcommands: Object.fromEntries(subcommands) }),
    ...(inherit === true && { inherit }), ...(spelt && { style: spelt }),
  }
}

function checkOption(at: string, notation: string, style: Style | undefined, complain: Complain): void {
  const form = style === 'dd' ? /^[\w-]+=?$/ : /^(?:-<|\+<|[-+]{1,2}[\w?][\w.:+-]*$|--$)/
  const { names } = parseOption(notation)
  if (notation.includes('...')) complain(`${at}: ${JSON.stringify(notation)} takes as many words as it names; write "<a> <b>" for two, or "<words;>" for all up to a semicolon`)
  else if (!names.length || !names.every(name => form.test(name))) complain(`${at}: ${JSON.stringify(notation)} is no option; write it as a manual does, such as "-o, --output <file>"`)
}

const roleOf = (at: string, value: unknown, complain: Complain): Role => {
  const list = texts(at, value, complain)
  if (value === undefined || !list.length) complain(`${at} must say what becomes of the words, such as "read", or "nothing"`)
  return all(...list.map(text => FOLLOWED[text] ?? effectRole(at, text, complain)))
}

function effectRole(at: string, text: string, complain: Complain): Role {
  const effect = effectOf(at, text, false, complain)
  return effect ? words => words.flatMap(target => (PATH_KINDS.has(effect.kind) && exact(target) === '-' ? [] : [{ ...effect, target }])) : nothing
}

const stepsOf = (at: string, value: unknown, complain: Complain): readonly Step[] => texts(at, value, complain).flatMap(text => effectOf(at, text, true, complain) ?? [])

const EFFECT = /^([a-z]+)(?: (?:'((?:[^'\\]|\\.)*)'|([^\s('][^\s]*)))?((?: \([a-z]+\))*)$/

/** `read`, `read a.txt`, `delete (recursive)`, `connect 'a b' (sends)`: an effect as it is printed, with or without what it is on. */
function effectOf(at: string, text: string, targeted: boolean, complain: Complain): Effect | undefined {
  const [, name = '', quoted, plain, noted = ''] = EFFECT.exec(text) ?? []
  const kinds = Object.keys(NOTES) as EffectKind[]
  const kind = kinds.find(one => one === name)
  const target = quoted?.replace(/\\(.)/g, '$1') ?? plain
  if (!kind || (target !== undefined) !== targeted) {
    complain(`${at}: ${JSON.stringify(text)} is no effect${targeted ? ' and what it is on' : ''}; write for example ${targeted ? '"connect api.example.com (sends)"' : '"read" or "delete (recursive)"'}, with one of ${[...kinds, ...(targeted ? [] : Object.keys(FOLLOWED))].join(', ')}`)
    return undefined
  }
  const notes = [...noted.matchAll(/[a-z]+/g)].map(([note]) => note)
  const possible = NOTES[kind] ?? []
  const strange = notes.find(note => !possible.includes(note))
  if (strange !== undefined || (kind === 'install' && notes.length !== 1)) {
    complain(`${at}: ${JSON.stringify(text)} must have ${kind === 'install' ? 'one' : 'none'} of ${possible.length ? `(${possible.join('), (')})` : '(...)'}${strange === undefined ? '' : `, not (${strange})`}`)
    return undefined
  }
  const more = kind === 'install' ? { where: notes[0] } : Object.fromEntries(notes.map(note => [note, true]))
  return { kind, target: literal(target ?? ''), ...more } as Effect
}
