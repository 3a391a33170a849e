// Which effects the user's own rules match.
import { type Facts, type Invocation, normalise, type Occurrence, type Word } from '../model/index.ts'
import type { Sight } from './define.ts'
import { hostOf } from './hosts.ts'
import { type LayerRule, type Pattern, patternOf } from './patterns.ts'
import { fold, isAt, isPattern, parentOf } from './places/paths.ts'
import { fitsPath, fitsText } from './wildcard.ts'
import { STAR } from './words.ts'

/** True when the rule applies to the effect. An allow must be certain; an ask or a deny applies as soon as it may. */
export function matches(rule: LayerRule, sight: Sight): boolean {
  const pattern = patternOf(rule)
  const certain = rule.decision === 'allow'
  const { effect, call, host } = sight.occurrence
  switch (pattern.kind) {
    case 'command': return !isTool(call) && (pattern.text === undefined || started(sight.occurrence).some(one => pattern.text !== undefined && runs(pattern.text, pattern.open === true, one, certain)))
    case 'path': return pattern.verbs.includes(effect.kind) && !(certain && host) && names(pattern, sight, certain)
    case 'host': return effect.kind === 'connect' && fits(pattern.text, effect.target, certain, value => hostOf(value) ?? '')
    case 'target': return pattern.verbs.includes(effect.kind) && fits(pattern.text, effect.target, certain)
    case 'tool': return isTool(call) && fits(pattern.text, effect.target, certain)
  }
}

/**
 * True when nobody can tell that a rule which asks or denies does not apply: a word, a path or all that a command does is not known. An allow then settles nothing.
 */
export function mayMatch(rule: LayerRule, { occurrence, located }: Sight): boolean {
  const pattern = patternOf(rule)
  const { effect, call } = occurrence
  if (effect.kind === 'unknown' && pattern.kind !== 'command' && pattern.kind !== 'tool') return !isTool(call)
  switch (pattern.kind) {
    case 'command': return !isTool(call) && started(occurrence).some(one => readingsOf(one.call, false).some(reading => reading.includes(UNKNOWN) && begins(pattern.text ?? '', reading)))
    case 'path': return pattern.verbs.includes(effect.kind) && (!located || located.paths.length === 0 || located.place === 'unresolved')
    case 'host': return effect.kind === 'connect' && !effect.target.values?.length
    case 'target': return pattern.verbs.includes(effect.kind) && !effect.target.values?.length
    case 'tool': return false
  }
}

/** What is known of both up to a star or an unknown word does not tell them apart. */
function begins(text: string, reading: string): boolean {
  const [a, b] = [text.slice(0, indexOr(text, '*')).replaceAll(STAR, '*'), reading.slice(0, indexOr(reading, UNKNOWN))]
  return a.startsWith(b) || b.startsWith(a)
}
const indexOr = (text: string, mark: string): number => (text.includes(mark) ? text.indexOf(mark) : text.length)

/** The command itself, and the one that started the script in which it stands: `npm run build` answers for what it runs. */
const started = (occurrence: Occurrence): readonly Occurrence[] => (occurrence.via ? [occurrence, { ...occurrence, call: occurrence.via }] : [occurrence])

/** The call stands for a tool of the agent that is no shell. */
const isTool = (call: Invocation): boolean => call.args.length === 0 && /^(?:file|mcp|fetch|tool|inert)$/.test(call.program.text)

function fits(text: string | undefined, target: Word, certain: boolean, read = (value: string): string => value): boolean {
  if (text === undefined) return true
  if (!target.values?.length || (certain && target.glob)) return false
  const one = (value: string): boolean => fitsText(text, read(value))
  return certain ? target.values.every(one) : target.values.some(one)
}

/** Stands for a word that is not known: only a star covers it. */
const UNKNOWN = '\u0001'
const MAX_READINGS = 32

function runs(text: string, open: boolean, { effect, call, elevated, host }: Occurrence, certain: boolean): boolean {
  if (certain && (elevated || host || call.assignments.length > 0 || call.redirects.some(redirect => same(redirect.target, effect.target)))) return false
  const readings = readingsOf(call, certain)
  const one = (reading: string): boolean => fitsText(text, reading) || (open && fitsText(`${text}\0*`, reading))
  return certain ? readings.length > 0 && readings.every(one) : readings.some(one)
}

/** Each way in which the command can be spelt. Settings may have thousands of rules, which all ask for it. */
function readingsOf(call: Invocation, certain: boolean): readonly string[] {
  const known = spelt.get(call) ?? new Map<boolean, readonly string[]>()
  const before = known.get(certain)
  if (before) return before
  let readings: readonly string[] = programs(call.program, certain)
  for (const word of call.args) {
    const values = word.values?.length && !word.glob && word.values.length * readings.length <= MAX_READINGS ? word.values : [UNKNOWN]
    readings = readings.flatMap(reading => values.map(value => `${reading}\0${value}`))
  }
  spelt.set(call, known.set(certain, readings))
  return readings
}
const spelt = new WeakMap<Invocation, Map<boolean, readonly string[]>>()

const programs = (program: Word, certain: boolean): readonly string[] =>
  (program.values ?? [UNKNOWN]).flatMap(value => (certain || !value.includes('/') ? [value] : [value, value.slice(value.lastIndexOf('/') + 1)]))

const same = (a: Word, b: Word): boolean => a === b || (a.text === b.text && String(a.values) === String(b.values))

function names(pattern: Extract<Pattern, { kind: 'path' }>, { occurrence, located, scene }: Sight, certain: boolean): boolean {
  if (pattern.glob === undefined) return true
  if (!located || located.paths.length === 0 || (certain && located.place === 'unresolved')) return false
  const { effect } = occurrence
  const paths = withRepository(located.paths, occurrence, scene.facts)
  const full = anchoredOnce(pattern, pattern.glob, certain, scene.facts)
  if (certain) return paths.every(one => fitsPath(full, one) && (!one.includes('**') || full.endsWith('/**')))
  const guarded = fold(full)
  const listed = (one: string): boolean =>
    effect.target.glob === true && isPattern(one) && fixed(guarded).startsWith(fixed(one)) && (one.includes('**') || fitsPath(one, guarded))
  if (paths.map(fold).some(one => fitsPath(guarded, one) || listed(one))) return true
  const folder = fixed(full)
  const deep = 'recursive' in effect && effect.recursive
  return Boolean(deep) && folder !== '/' && paths.some(one => isAt(folder, one)) && (effect.kind !== 'read' || scene.facts.stat(folder) !== undefined)
}

/** From wherever in a repository it is called, git changes files in all of it. */
function withRepository(paths: readonly string[], { effect, call: { program, args } }: Occurrence, { workspace }: Facts): readonly string[] {
  if (effect.kind !== 'write' || !effect.recursive || !program.values?.some(name => /(?:^|\/)git$/.test(name)) || !paths.every(path => isAt(path, workspace))) return paths
  const folder = args[0]?.text === '-C' ? args[1]?.text : '.'
  return folder !== undefined && [folder, `${folder}/.`].includes(effect.target.text) ? [...paths, workspace] : paths
}

/** The part before the first star, as a folder or, without a star, the whole. */
const fixed = (text: string): string => (isPattern(text) ? parentOf(text.slice(0, text.search(/[*?]/) + 1)) : text)

/** The same for each path of a judgement. */
function anchoredOnce(pattern: Extract<Pattern, { kind: 'path' }>, glob: string, certain: boolean, facts: Facts): string {
  const before = absolute.get(pattern)
  const known = before?.facts === facts ? before : { facts, full: new Map<boolean, string>() }
  const full = known.full.get(certain) ?? anchored(glob, pattern.claude, certain, facts)
  known.full.set(certain, full)
  absolute.set(pattern, known)
  return full
}
const absolute = new WeakMap<Pattern, { readonly facts: Facts; readonly full: Map<boolean, string> }>()

/** The pattern as an absolute one. A name without a folder means a file of that name at any depth: for an allow, in the workspace. */
function anchored(text: string, claude: boolean, certain: boolean, { workspace, home }: Facts): string {
  if (text.startsWith('//')) return normalise(text)
  if (text.startsWith('/')) return claude ? normalise(`${workspace}${text}`) : normalise(text)
  if (text === '~' || text.startsWith('~/')) return normalise(`${home}${text.slice(1)}`)
  const loose = !text.replace(/\/$/, '').includes('/') || text.startsWith('**/')
  if (loose && text !== '.' && text !== '..') return `${certain ? workspace : ''}/**/${text.replace(/^(?:\*\*\/)+/, '').replace(/\/$/, '')}`
  return normalise(`${workspace}/${text}`)
}
