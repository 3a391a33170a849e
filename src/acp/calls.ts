// What an agent asks an editor for by the Agent Client Protocol, as actions. Source: agentclientprotocol, schemas of versions 1 and 2 (@agentclientprotocol/sdk 2.4.0).
import { pathsIn } from '../agents/paths.ts'
import { text } from '../agents/text.ts'
import { workdirOf } from '../agents/tools.ts'
import { type Action, isObject, type Json, type SingleAction } from '../model/index.ts'

export interface Call {
  readonly action: Action
  /** The folder in which it is done, as written. */
  readonly cwd?: string
}

export interface Problem {
  readonly problem: string
}

const objects = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

const several = (tool: string, actions: readonly SingleAction[]): Action | undefined => (actions.length > 1 ? { kind: 'several', tool, actions } : actions[0])

/** Text that any shell takes for one word, as it stands. */
const PLAIN = /^[\w./:=@%+,-]+$/
const quoted = (value: string): string => `'${value.replaceAll("'", `'\\''`)}'`

/** `terminal/create`. Editors give the words to a shell, some as they stand and some as words: where that is not the same, both are judged. */
export function terminal({ command, args, env, cwd }: Json): Call | Problem {
  const words = args === undefined || args === null ? [] : args
  const variables = env === undefined || env === null ? [] : env
  if (typeof command !== 'string' || !command.trim()) return { problem: 'it names no command' }
  if (!Array.isArray(words) || !words.every(word => typeof word === 'string')) return { problem: 'its arguments are no list of texts' }
  if (!Array.isArray(variables) || !variables.every(isVariable)) return { problem: 'its variables cannot be read' }
  if (cwd !== undefined && cwd !== null && typeof cwd !== 'string') return { problem: 'its folder cannot be read' }
  const settings = variables.map(({ name, value }) => `export ${name}=${quoted(value)}; `).join('')
  const line = (source: string): SingleAction => ({ kind: 'script', source: `${settings}${source}` })
  const asWords = [command, ...words].map(word => (PLAIN.test(word) ? word : quoted(word))).join(' ')
  const asText = [command, ...words].join(' ')
  const action = several('terminal/create', asWords === asText || !words.length ? [line(asText)] : [line(asWords), line(asText)])
  return action ? { action, ...(typeof cwd === 'string' && { cwd }) } : { problem: 'it names no command' }
}

const isVariable = (value: unknown): value is { readonly name: string; readonly value: string } => isObject(value) && typeof value['value'] === 'string' && typeof value['name'] === 'string' && /^[A-Za-z_]\w*$/.test(value['name'])

/** `fs/read_text_file` and `fs/write_text_file`. */
export function file(method: string, verb: 'read' | 'write', { path }: Json): Call | Problem {
  return typeof path === 'string' && path.startsWith('/') ? { action: { kind: 'file', tool: method, verb, paths: [path] } } : { problem: 'it names no absolute path' }
}

/** What `session/request_permission` is about: all that is said of it. What cannot be made out is a tool that nothing is known of. */
export function permission(call: Json, subject: unknown): Call {
  if (isObject(subject) && subject['type'] === 'command' && typeof subject['command'] === 'string') return { action: { kind: 'script', source: subject['command'] }, ...(typeof subject['cwd'] === 'string' && { cwd: subject['cwd'] }) }
  const kind = text(call['kind']) ?? 'other'
  const raw = isObject(call['rawInput']) ? call['rawInput'] : {}
  const unknown: Action = { kind: 'tool', tool: `acp ${kind}` }
  const command = raw['command'] ?? raw['cmd']
  // Some call it reading when a command reads; editors of files take a verb by that name.
  if (command !== undefined && !(kind === 'edit' && EDITS.test(String(command)))) {
    const cwd = workdirOf(raw)
    const run: Action = typeof command === 'string' ? { kind: 'script', source: command } : Array.isArray(command) && command.length > 0 && command.every(word => typeof word === 'string') ? { kind: 'argv', argv: command } : unknown
    return { action: run, ...(cwd !== undefined && { cwd }) }
  }
  if (kind === 'fetch') return { action: typeof raw['url'] === 'string' ? { kind: 'fetch', tool: 'fetch', url: raw['url'] } : unknown }
  const verbs = VERBS.get(kind)
  const named = pathsIn(raw, kind)
  if (!verbs || 'problem' in named) return { action: unknown }
  const paths = [...new Set([...named, ...[...objects(call['locations']), ...objects(call['content']).filter(one => one['type'] === 'diff')].map(one => text(one['path']))])]
  const known = paths.filter(path => path !== undefined)
  if (!known.length || known.length < paths.length) return { action: unknown }
  return { action: several(kind, verbs.map(verb => ({ kind: 'file', tool: kind, verb, paths: known }))) ?? unknown }
}

const EDITS = /^(?:view|create|write|str_replace|insert|append|undo_edit)$/
const VERBS: ReadonlyMap<string, readonly ('read' | 'write' | 'delete')[]> = new Map([['read', ['read']], ['search', ['read']], ['edit', ['write']], ['delete', ['delete']], ['move', ['write', 'delete']]])
