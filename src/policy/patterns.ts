// Patterns of the user's own rules: how they are written.
import { type Decision, EFFECT_KINDS, type EffectKind, PATH_KINDS, type Risk } from '../model/index.ts'
import { bracketed, STAR, unquoted, wordsOf } from './words.ts'

export interface LayerRule {
  /** Where the rule stands: project, local, user, managed, cli, session. */
  readonly layer: string
  readonly decision: Decision
  /** As written. A pattern it is for sure: whoever makes a rule has seen that, and `patternOf` reads it when it may be about something. */
  readonly text: string
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
const READERS = ['Read', 'NotebookRead', 'read_file', 'read_many_files', 'view_file', 'Grep', 'search_file_content']
const LISTERS = ['LS', 'Glob', 'list_directory', 'list_dir', 'glob']
const EDITORS = ['Write', 'Edit', 'MultiEdit', 'NotebookEdit', 'write_file', 'edit_file', 'create_file', 'replace', 'apply_patch', 'str_replace_editor', 'str_replace_based_edit_tool']
const FETCHERS = ['WebFetch', 'web_fetch', 'fetch', 'fetch_webpage', 'WebSearch', 'web_search']
const CHANGES: readonly EffectKind[] = ['write', 'append', 'link']

/** What the name before the brackets stands for. */
type Name = { readonly kind: 'mcp' | 'command' | 'host' | 'tool' } | { readonly kind: 'path' | 'target'; readonly verbs: readonly EffectKind[]; readonly claude: boolean }

function nameOf(name: string): Name {
  if (name.startsWith('mcp__')) return { kind: 'mcp' }
  if (READERS.includes(name)) return { kind: 'path', verbs: ['read'], claude: true }
  if (LISTERS.includes(name)) return { kind: 'path', verbs: ['list'], claude: true }
  if (EDITORS.includes(name)) return { kind: 'path', verbs: CHANGES, claude: true }
  if (FETCHERS.includes(name) || name === 'connect') return { kind: 'host' }
  const verb = EFFECT_KINDS.find(kind => kind === name)
  if (!verb && SHELLS.test(name)) return { kind: 'command' }
  return verb ? { kind: PATH_KINDS.has(verb) ? 'path' : 'target', verbs: verb === 'write' ? ['write', 'append'] : [verb], claude: false } : { kind: 'tool' }
}
/** Settings may have thousands of rules, and few names. */
const knownNames = new Map<string, Name>()
export function named(name: string): Name {
  const known = knownNames.get(name) ?? nameOf(name)
  knownNames.set(name, known)
  return known
}

/** It ends with a bracket, before which no backslash stands. */
const isClosed = (text: string): boolean => text.endsWith(')') && (!text.endsWith('\\)') || /[^\\](?:\\\\)+\)$/.test(text))

/** Reads `bash(git push *)`, `read(./src/**)`, `connect(*.example.com)`, `mcp__server__*`, a tool's name, and Claude Code's spellings. */
export function readPattern(written: string): Pattern | Problem {
  const text = written.trim()
  const bracket = text.indexOf('(')
  const name = bracket < 0 ? text : text.slice(0, bracket)
  if (!/^[\w.*-]+$/.test(name) || (bracket >= 0 && !isClosed(text))) return { problem: `${written} is not of the form name or name(pattern)` }
  const inner = bracket < 0 ? undefined : bracketed(text.slice(bracket + 1, -1).trim())
  if (inner === '') return { problem: `${written} has nothing between its brackets; leave them out to mean all of it` }
  const all = inner === undefined || inner === '*'
  const known = named(name)
  switch (known.kind) {
    case 'mcp':
      if (inner !== undefined && inner !== '*') return { problem: `${written}: a pattern for MCP tools takes no parentheses` }
      return { kind: 'tool', text: /^mcp__.+__|\*/.test(name) ? name : `${name}__*` }
    case 'command': return all ? { kind: 'command' } : command(inner, written)
    case 'host': return { kind: 'host', ...(!all && { text: hostPattern(inner) }) }
    case 'path': return path(known.verbs, inner, known.claude, written)
    case 'target': return { kind: 'target', verbs: known.verbs, ...(!all && { text: inner }) }
    case 'tool':
      if (inner !== undefined && inner !== '*') return { problem: `${written}: nothing is known of patterns for ${name}` }
      return { kind: 'tool', text: name }
  }
}

/**
 * What is written so has no quotes, no separators, and nothing that goes up: if its name takes parentheses, nothing can be wrong with it. Nearly all rules
 * are, and need no reading to be known for patterns.
 */
const PLAIN = /^\w+\([\w./@%+=~*-]+(?::\*|(?: [\w./@%+=~:*-]+)*)\)$/
const isPlain = (text: string): boolean => {
  if (!PLAIN.test(text)) return false
  if (/^[Bb]ash\(/.test(text)) return true
  const { kind } = named(text.slice(0, text.indexOf('(')))
  return kind !== 'tool' && kind !== 'mcp' && !text.includes('..')
}

/** A rule of a layer from its text. */
export function layerRule(layer: string, decision: Decision, text: string, more?: Pick<LayerRule, 'trusted' | 'pinned' | 'risk' | 'reason'>): LayerRule | Problem {
  const rule: LayerRule = more ? { layer, decision, text, ...more } : { layer, decision, text }
  if (isPlain(text)) return rule
  const pattern = readPattern(text)
  if ('problem' in pattern) return pattern
  patterns.set(rule, pattern)
  return rule
}

const patterns = new WeakMap<LayerRule, Pattern>()

/** Throws when it is none, which no rule of `layerRule` is. */
export function patternOf(rule: LayerRule): Pattern {
  const known = patterns.get(rule)
  if (known) return known
  const pattern = readPattern(rule.text)
  if ('problem' in pattern) throw new Error(pattern.problem)
  patterns.set(rule, pattern)
  return pattern
}

/** What tells rules apart without all of their pattern: the first word of a command, undefined where it may be any; the kinds of effects; that it is about tools. */
export type Subject = { readonly program: string | undefined } | { readonly verbs: readonly EffectKind[] } | 'tools'

export function subjectOf(rule: LayerRule): Subject {
  const text = rule.text.trim()
  const bracket = text.indexOf('(')
  const known = named(bracket < 0 ? text : text.slice(0, bracket))
  switch (known.kind) {
    case 'mcp': case 'tool': return 'tools'
    case 'host': return CONNECT
    case 'path': case 'target': return known
    case 'command': {
      const pattern = patternOf(rule)
      const program = pattern.kind === 'command' ? pattern.text?.split('\0', 1)[0] : undefined
      return { program: program !== undefined && (program.includes('*') || program.includes(STAR)) ? undefined : program }
    }
  }
}
const CONNECT: Subject = { verbs: ['connect'] }

const hostPattern = (text: string): string => text.replace(/^domain:/, '').replace(/^[a-z]+:\/\//i, '').replace(/(?::(?:\d+|\*))?(?:\/.*)?$/, '').toLowerCase()

function path(verbs: readonly EffectKind[], inner: string | undefined, claude: boolean, text: string): Pattern | Problem {
  if (inner === undefined || inner === '') return { kind: 'path', verbs, claude }
  const escapes = inner.includes('\\')
  if (escapes && /\\[*?]/.test(inner)) return { problem: `${text}: a star or question mark that stands for itself cannot be said here; leave its backslash out to mean any text` }
  if (/[*?].*\/\.\.(?:\/|$)/.test(inner)) return { problem: `${text}: .. cannot stand behind a star` }
  return { kind: 'path', verbs, claude, glob: escapes ? inner.replace(/\\(.)/gs, '$1') : inner }
}

/** Words as a shell takes them. A star stands for anything; ` *` or `:*` at the end also for nothing. */
function command(inner: string, text: string): Pattern | Problem {
  const open = inner.endsWith(':*') ? inner.slice(0, -2) : inner.replace(/\s+\*$/, '')
  // Most rules need no reading, whose patterns take longer to make than a decision.
  const quotes = /["'\\]/.test(open)
  if (/(?:^|\s)(?:;|&&?|\|\|?)(?=\s|$)|;(?=\s|$)/.test(quotes ? unquoted(open) : open)) return { problem: `${text}: a rule names one command, and ; & | stand between commands` }
  const words = quotes ? wordsOf(open) : open.split(/\s+/).filter(Boolean)
  if (!words) return { problem: `${text}: a quote is not closed, or nothing stands behind a backslash` }
  if (!words[0]) return { problem: `${text} names no command` }
  return { kind: 'command', text: words.join('\0'), open: open !== inner }
}
