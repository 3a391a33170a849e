// Environment variables that make programs run something: what setting one leads to. The tables are in environment/.
import { type Assignment, exact, type Invocation, literal, unknown, unresolved, type Word } from '../model/index.ts'
import type { Step } from './define.ts'
import { BUILDS } from './environment/builds.ts'
import { CLIENTS } from './environment/clients.ts'
import { LANGUAGES } from './environment/languages.ts'
import { MANAGERS } from './environment/managers.ts'
import type { Meaning, Row } from './environment/meanings.ts'
import { SHELLS } from './environment/shells.ts'
import { TOOLS } from './environment/tools.ts'
import { follow } from './git/settings.ts'

/** Every row, for the tests. */
export const rows = (): readonly Row[] => [...SHELLS, ...TOOLS, ...BUILDS, ...LANGUAGES, ...CLIENTS, ...MANAGERS]

const table = new Map<string, Meaning>()
const families: (readonly [RegExp, Meaning])[] = []

function meaningOf(name: string): Meaning | undefined {
  if (table.size === 0)
    for (const { names, means } of rows())
      for (const one of names.split(' | '))
        if (one.includes('*')) families.push([new RegExp(`^${one.replaceAll('*', '.*')}$`), means])
        else table.set(one, means)
  return table.get(name) ?? table.get(folded(name)) ?? table.get(folded(name).replace(/^pnpm_/, 'npm_')) ?? families.find(([pattern]) => pattern.test(name))?.[1]
}

/** npm and yarn take their settings from names in any case, and with dashes as well. */
const folded = (name: string): string => (/^p?npm_config_/i.test(name) ? name.toLowerCase().replaceAll('-', '_') : /^yarn_/i.test(name) ? name.toUpperCase().replace(/[-. _]+/g, '_') : name)

/** @returns what setting these variables can make programs do; nothing for the usual ones */
function environmentSteps(assignments: readonly Assignment[], home: string): readonly Step[] {
  const steps: Step[] = []
  for (const { name, value } of assignments) {
    const pair = /^GIT_CONFIG_(KEY|VALUE)_(\d+)$/.exec(name)
    if (pair || name === 'GIT_CONFIG_PARAMETERS') {
      steps.push(...(pair ? gitSetting(name, pair[1] ?? '', pair[2] ?? '', value, assignments) : gitParameters(value)))
      continue
    }
    if (name === '') {
      steps.push(unknown(value, 'which variables it sets is not known'))
      continue
    }
    const meaning = meaningOf(name)
    // Without PATH, and with an empty one, programs are looked for in the working directory.
    if (!meaning || (exact(value) === '' && name !== 'PATH')) continue
    const given = extended(name, value)
    const usual = meaning(given, name)
    if (usual.length && !ofUsualHome(given, home, one => meaning(one, name))) steps.push(...usual)
  }
  return steps
}

/** Rows know folders of homes by where homes usually are: true for a value that they would take there. */
function ofUsualHome(value: Word, home: string, steps: (value: Word) => readonly Step[]): boolean {
  if (/^\/(?:root|(?:home|Users)\/[^/]+)$/.test(home) || home.length < 2 || !value.values?.some(text => text.includes(home))) return false
  const moved = value.values.map(text => text.split(/([:;=, ])/).map(part => (part === home || part.startsWith(`${home}/`) ? `/home/me${part.slice(home.length)}` : part)).join(''))
  return moved.some((text, at) => text !== value.values?.[at]) && !steps({ ...value, values: moved }).length
}

/** `NAME=more:$NAME` and `NAME=${NAME:-more}`: what was there before stays, and only the rest is new. What `export` was given holds the name as well. */
function extended(name: string, value: Word): Word {
  if (value.values || value.from?.length || !isIdentifier(name)) return value
  const whole = value.text.replace(/^["']|["']$/g, '')
  const text = whole.startsWith(`${name}=`) ? whole.slice(name.length + 1).replace(/^["']/, '') : whole
  const otherwise = new RegExp(`^\\$\\{${name}:?-([\\w./:@%+,= -]*)\\}$`).exec(text)?.[1]
  if (otherwise !== undefined) return literal(otherwise)
  const rest = text.replace(new RegExp(`(?:^|[: ])\\$(?:${name}|\\{${name}\\})$|^\\$(?:${name}|\\{${name}\\})[: ]|\\$\\{${name}:?\\+[: ]\\$\\{?${name}\\}?\\}`), '')
  if (rest !== text && /^[\w./:@%+,= -]+$/.test(rest)) return literal(rest)
  return text === whole ? value : unresolved(text)
}

/** One of the settings that git takes from numbered pairs of variables. */
function gitSetting(name: string, part: string, number: string, value: Word, all: readonly Assignment[]): readonly Step[] {
  const other = all.find(one => one.name === `GIT_CONFIG_${part === 'KEY' ? 'VALUE' : 'KEY'}_${number}`)
  if (!other) return [unknown(value, `${name} sets git settings, some of which run programs`)]
  if (part === 'VALUE') return []
  const key = exact(value)
  return key === undefined ? [unknown(value, 'it sets a git setting that is not known')] : follow(key, other.value)
}

/** What git hands to the git that it starts: quoted `name=value`, or quoted names and values with `=` between them. */
function gitParameters(value: Word): readonly Step[] {
  const text = exact(value)
  const settings = text === undefined ? undefined : [...text.matchAll(/'([^'=]+)(?:'='|=)([^']*)'/g)]
  if (!settings || settings.map(([whole]) => whole).join(' ') !== text?.trim()) return exact(value) === '' ? [] : [unknown(value, 'GIT_CONFIG_PARAMETERS sets git settings, some of which run programs')]
  return settings.flatMap(([, name = '', set = '']) => follow(name, literal(set)))
}

/** What was found of variables already. */
export interface Noted {
  readonly texts: Set<string>
  /** What each held when it was looked at last: a long value is compared once. */
  readonly last: Map<string, Word>
}

/**
 * What the variables that a command gets make it run: those set for it alone, and those that the shell holds by then, however they were set.
 *
 * @param meant those of the variables that mean something to a program
 * @param noted keeps what was found once from being found at every command after
 * @param home the folder of whoever runs it
 */
export function variableSteps(call: Invocation, declares: boolean, variables: ReadonlyMap<string, Held>, meant: ReadonlySet<string>, noted: Noted, spend: (amount: number) => void, home: string): readonly Step[] {
  const own = declares ? [...call.assignments, ...declared(call)] : call.assignments
  // Each is looked for among the others.
  spend((own.length + 1) * (meant.size >> 3) + call.assignments.length + (own.length ** 2 >> 6))
  if (!own.length && !meant.size) return []
  const key = ({ name, value }: Assignment): string => `${name}=${value.values?.join('\0') ?? value.text}`
  const held: Assignment[] = []
  for (const name of meant) {
    const { word, unset, elements }: Held = variables.get(name) ?? { word: literal(''), unset: true }
    if (noted.last.get(name) === word) continue
    const value = unset ? literal('') : exact(word) === '' && elements?.size ? unresolved(`$${name}`, word.from) : word
    if (!own.some(one => one.name === name && !holdsItself(one)) && (!unset || name === 'PATH')) held.push({ name, value })
  }
  const fresh = [...own, ...held.filter(one => !noted.texts.has(key(one)))]
  // Only what means something is asked for again; other values may be long.
  for (const one of fresh.filter(({ name }) => isMeant(name))) {
    noted.texts.add(key(one))
    noted.last.set(one.name, one.value)
  }
  return environmentSteps(fresh, home)
}

/** `env` sets any name; the shell has a way to say those of its own. */
const isIdentifier = (name: string): boolean => /^\w+$/.test(name)

/** What it held before is a part of what it holds then. */
const holdsItself = ({ name, value }: Assignment): boolean => !value.values && isIdentifier(name) && new RegExp(`\\$\\{?${name}\\b`).test(value.text)

interface Held {
  readonly word: Word
  readonly unset?: boolean
  readonly elements?: ReadonlyMap<string, Word>
}

/** What `export`, `declare` and their kin assign, as far as it is written as name=value. */
function declared(call: Invocation): readonly Assignment[] {
  return call.args.flatMap(word => {
    const found = /^["']?(\w+)\+?=/.exec(word.values?.[0] ?? word.text)?.[1]
    if (!found) return word.values || /^["']?-/.test(word.text) ? [] : [{ name: '', value: word }]
    const value: Word = word.values ? { ...word, values: word.values.map(one => one.slice(one.indexOf('=') + 1)) } : unresolved(word.text, word.from)
    return [{ name: found, value }]
  })
}

/** True for a variable that means something to a program. */
export function isMeant(name: string): boolean {
  const known = judged.get(name)
  if (known !== undefined) return known
  const meant = meaningOf(name) !== undefined || /^GIT_CONFIG_(?:KEY_\d+|VALUE_\d+|PARAMETERS)$/.test(name)
  // Only so many: a process that judges lines for long keeps none of them.
  if (judged.size > 20_000) judged.clear()
  judged.set(name, meant)
  return meant
}
/** Each command asks again for each variable that the shell holds. */
const judged = new Map<string, boolean>()
