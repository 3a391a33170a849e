// From what a caller hands over to a request. It is taken apart once and kept as a copy: what is judged cannot change afterwards.
import { isAbsolute } from 'node:path'
import { type Action, isObject, type Json, type Principal, type Request, type SingleAction } from '../model/index.ts'
import type { Asked } from './types.ts'

export interface Defaults {
  readonly principal: Principal
  readonly cwd: () => string
}

/** @returns a problem when it is no request */
export function requestOf(asked: Asked, { principal, cwd }: Defaults): Request | { readonly problem: string } {
  try {
    const given: unknown = typeof asked === 'string' ? { action: { kind: 'script', source: asked } } : asked
    if (!isObject(given)) return { problem: 'a request is a command line, or an object with an action' }
    known(given, PARTS, 'the request')
    const action = actionOf(given['action'])
    const folder = optional(given, 'cwd') ?? cwd()
    if (!isAbsolute(folder)) return { problem: `the folder ${folder} must be an absolute path` }
    const session = optional(given, 'session') ?? principal.session
    const user = optional(given, 'user') ?? principal.user
    const agent = optional(given, 'agent') ?? principal.agent
    return Object.freeze({ principal: Object.freeze({ agent, ...(session !== undefined && { session }), ...(user !== undefined && { user }) }), action, cwd: folder, interactive: given['interactive'] === true })
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

const scriptOf = (source: string): Action => ({ kind: 'script', source })

/** An action, copied. Throws when it is none. */
export function actionOf(value: unknown): Action {
  if (typeof value === 'string') return actionOf({ kind: 'script', source: value })
  if (!isObject(value)) throw new Error('the request has no action')
  return Object.freeze(copied(value))
}

/** A command line in the place of an action: for the same shell, where that was one. */
export const lineFor = (action: Action, source: string): Action => Object.freeze({ ...scriptOf(source), ...(action.kind === 'script' && action.shell !== undefined && { shell: action.shell }) })

const PARTS: readonly string[] = ['action', 'cwd', 'session', 'user', 'agent', 'interactive']
const MEMBERS: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['script', ['source', 'shell']], ['argv', ['argv']], ['file', ['tool', 'verb', 'paths', 'globs', 'recursive']], ['mcp', ['server', 'tool']], ['fetch', ['tool', 'url']], ['inert', ['tool']], ['tool', ['tool']],
])

/** A word that is spelt wrong would be one that is not there. */
function known(json: Json, names: readonly string[], what: string): void {
  const strange = Object.keys(json).find(name => !names.includes(name))
  if (strange !== undefined) throw new Error(`${strange} is nothing that ${what} has; known are ${names.join(', ')}`)
}

function copied(json: Json): Action {
  if (json['kind'] !== 'several') return one(json)
  const actions: readonly unknown[] = Array.isArray(json['actions']) ? [...json['actions']] : []
  if (!actions.length || !actions.every(isObject)) throw new Error('the actions of one call are a list of actions')
  return { kind: 'several', tool: text(json, 'tool'), actions: Object.freeze(actions.map(action => Object.freeze(one(action)))) }
}

function one(json: Json): SingleAction {
  const kind = json['kind']
  const members = MEMBERS.get(kind)
  if (members) known(json, ['kind', ...members], `the action ${String(kind)}`)
  switch (kind) {
    case 'script': {
      const shell = optional(json, 'shell')
      const source = text(json, 'source')
      if (!source.trim()) throw new Error('the command line is empty')
      return { kind, source, ...(shell !== undefined && { shell }) }
    }
    case 'argv': {
      const argv = list(json, 'argv')
      if (!argv.length) throw new Error('argv names no program')
      return { kind, argv }
    }
    case 'file': {
      const verb = (['read', 'write', 'list', 'delete'] as const).find(known => known === json['verb'])
      if (!verb) throw new Error('the verb of a file action is read, write, list or delete')
      const paths = list(json, 'paths')
      const globs = json['globs'] === undefined ? undefined : list(json, 'globs')
      if (!paths.length && !globs?.length) throw new Error('the file action names no path')
      const recursive = json['recursive'] ?? false
      if (typeof recursive !== 'boolean') throw new Error('recursive must be true or false')
      return { kind, tool: text(json, 'tool'), verb, paths, ...(globs && { globs }), ...(recursive && { recursive }) }
    }
    case 'mcp': return { kind, server: text(json, 'server'), tool: text(json, 'tool') }
    case 'fetch': return { kind, tool: text(json, 'tool'), url: text(json, 'url') }
    case 'inert': case 'tool': return { kind, tool: text(json, 'tool') }
    default: throw new Error(`there is no action ${String(kind)}; known are script, argv, file, mcp, fetch, inert, tool, several`)
  }
}

function optional(json: Json, key: string): string | undefined {
  const value = json[key]
  if (value === undefined || typeof value === 'string') return value
  throw new Error(`${key} must be a text`)
}

function text(json: Json, key: string): string {
  const value = json[key]
  if (typeof value === 'string') return value
  throw new Error(`${key} must be a text`)
}

function list(json: Json, key: string): readonly string[] {
  const value = json[key]
  const copy: readonly unknown[] = Array.isArray(value) ? [...value] : [undefined]
  if (copy.every(one => typeof one === 'string')) return Object.freeze(copy)
  throw new Error(`${key} must be a list of texts`)
}
