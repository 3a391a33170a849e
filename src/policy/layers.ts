// Patterns of the user's own rules: how they are written, and which effects they match.
import { type Decision, EFFECT_KINDS, type EffectKind, type Facts, type Invocation, normalise, type Occurrence, PATH_KINDS, type Risk, type Word } from '../model/index.ts'
import type { Sight } from './define.ts'
import { hostOf } from './hosts.ts'
import { fold, isAt, isPattern, parentOf } from './places/paths.ts'
import { fitsPath, fitsText } from './wildcard.ts'

export interface LayerRule {
  /** Where the rule stands: project, local, user, managed, cli, session. */
  readonly layer: string
  readonly decision: Decision
  /** As written. */
  readonly text: string
  readonly pattern: Pattern
  /** False for a layer that may only tighten: its allow rules count for nothing. */
  readonly trusted?: boolean
  /** Nobody can approve what it denies. */
  readonly pinned?: true
  readonly risk?: Risk
  readonly reason?: string
}

export type Pattern =
  /** One invocation, words joined by NUL. `open`: more words may follow. Without text: everything that a shell runs. */
  | { readonly kind: 'command'; readonly text?: string; readonly open?: boolean }
  | { readonly kind: 'path'; readonly verbs: readonly EffectKind[]; readonly glob?: string; readonly claude: boolean }
  | { readonly kind: 'host'; readonly text?: string }
  | { readonly kind: 'target'; readonly verbs: readonly EffectKind[]; readonly text?: string }
  | { readonly kind: 'tool'; readonly text: string }

export interface Problem {
  readonly problem: string
}

const SHELLS = /^(?:bash|shell|sh|run_shell_command|execute_command|execute_bash|run_command|run_commands|run_in_terminal|local_shell|shell_command|powershell|launch-process|developer__shell|exec)$/i
const READERS = /^(?:Read|NotebookRead|read_file|read_many_files|view_file|Grep|search_file_content)$/
const LISTERS = /^(?:LS|Glob|list_directory|list_dir|glob)$/
const EDITORS = /^(?:Write|Edit|MultiEdit|NotebookEdit|write_file|edit_file|create_file|replace|apply_patch|str_replace_editor|str_replace_based_edit_tool)$/
const FETCHERS = /^(?:WebFetch|web_fetch|fetch|fetch_webpage|WebSearch|web_search)$/
const CHANGES: readonly EffectKind[] = ['write', 'append', 'link']

/** Reads `bash(git push *)`, `read(./src/**)`, `connect(*.example.com)`, `mcp__server__*`, a tool's name, and Claude Code's spellings. */
export function readPattern(text: string): Pattern | Problem {
  const found = /^([\w.*-]+)(?:\((.*)\))?$/s.exec(text.trim())
  const name = found?.[1]
  if (!name) return { problem: `${text} is not of the form name or name(pattern)` }
  const inner = found[2]?.trim()
  const all = inner === undefined || inner === '' || inner === '*'
  if (/^mcp__/.test(name)) {
    if (inner !== undefined && inner !== '*') return { problem: `${text}: a pattern for MCP tools takes no parentheses` }
    return { kind: 'tool', text: /^mcp__.+__|\*/.test(name) ? name : `${name}__*` }
  }
  if (SHELLS.test(name)) return all ? { kind: 'command' } : command(inner, text)
  if (READERS.test(name)) return path(['read'], inner, true, text)
  if (LISTERS.test(name)) return path(['list'], inner, true, text)
  if (EDITORS.test(name)) return path(CHANGES, inner, true, text)
  if (FETCHERS.test(name) || name === 'connect') return { kind: 'host', ...(!all && { text: hostPattern(inner) }) }
  const verb = EFFECT_KINDS.find(kind => kind === name)
  if (!verb) {
    if (inner !== undefined && inner !== '*') return { problem: `${text}: nothing is known of patterns for ${name}` }
    return { kind: 'tool', text: name }
  }
  const verbs: readonly EffectKind[] = verb === 'write' ? ['write', 'append'] : [verb]
  if (PATH_KINDS.has(verb)) return path(verbs, inner, false, text)
  return { kind: 'target', verbs, ...(!all && { text: inner }) }
}

/** A rule of a layer from its text. */
export function layerRule(layer: string, decision: Decision, text: string, more: Pick<LayerRule, 'trusted' | 'pinned' | 'risk' | 'reason'> = {}): LayerRule | Problem {
  const pattern = readPattern(text)
  return 'problem' in pattern ? pattern : { layer, decision, text, pattern, ...more }
}

const hostPattern = (text: string): string => text.replace(/^domain:/, '').replace(/^[a-z]+:\/\//i, '').replace(/(?::(?:\d+|\*))?(?:\/.*)?$/, '').toLowerCase()

function path(verbs: readonly EffectKind[], inner: string | undefined, claude: boolean, text: string): Pattern | Problem {
  if (inner === undefined || inner === '') return { kind: 'path', verbs, claude }
  if (/[*?].*\/\.\.(?:\/|$)/.test(inner)) return { problem: `${text}: .. cannot stand behind a star` }
  return { kind: 'path', verbs, claude, glob: inner }
}

/** Words between blanks; quotes keep blanks inside a word. A star stands for anything; ` *` or `:*` at the end also for nothing. */
function command(inner: string, text: string): Pattern | Problem {
  const open = inner.endsWith(':*') ? inner.slice(0, -2) : inner.replace(/\s+\*$/, '')
  const words = open.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+|["']/g)
  if (!words || words.some(word => word === '"' || word === "'")) return { problem: `${text}: a quote is not closed` }
  return { kind: 'command', text: words.map(word => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2')).join('\0'), open: open !== inner }
}

/** True when the rule applies to the effect. An allow must be certain; an ask or a deny applies as soon as it may. */
export function matches({ pattern, decision }: LayerRule, sight: Sight): boolean {
  const certain = decision === 'allow'
  const { effect, call, host } = sight.occurrence
  switch (pattern.kind) {
    case 'command': return !isTool(call) && (pattern.text === undefined || started(sight.occurrence).some(one => pattern.text !== undefined && runs(pattern.text, pattern.open === true, one, certain)))
    case 'path': return pattern.verbs.includes(effect.kind) && !(certain && host) && names(pattern, sight, certain)
    case 'host': return effect.kind === 'connect' && fits(pattern.text, effect.target, certain, value => hostOf(value) ?? '')
    case 'target': return pattern.verbs.includes(effect.kind) && fits(pattern.text, effect.target, certain)
    case 'tool': return isTool(call) && fits(pattern.text, effect.target, certain)
  }
}

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
  const full = anchoredOnce(pattern, pattern.glob, certain, scene.facts)
  if (certain) return located.paths.every(one => fitsPath(full, one) && (!one.includes('**') || full.endsWith('/**')))
  const guarded = fold(full)
  const listed = (one: string): boolean =>
    effect.target.glob === true && isPattern(one) && fixed(guarded).startsWith(fixed(one)) && (one.includes('**') || fitsPath(one, guarded))
  if (located.paths.map(fold).some(one => fitsPath(guarded, one) || listed(one))) return true
  const folder = fixed(full)
  const deep = 'recursive' in effect && effect.recursive
  return Boolean(deep) && folder !== '/' && located.paths.some(one => isAt(folder, one)) && (effect.kind !== 'read' || scene.facts.stat(folder) !== undefined)
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
