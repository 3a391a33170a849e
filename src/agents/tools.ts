// What the tools of hosts are: from a tool's name and arguments to an action, by the role that the host's adapter gives the name.
import { type Action, isObject, type Json, type SingleAction } from '../model/index.ts'
import type { Problem } from './define.ts'
import { namesOf } from './globs.ts'
import { patched } from './patch.ts'
import { folder, from, isElsewhere, pathsIn, reached } from './paths.ts'
import { text } from './text.ts'
import { typedInto } from './typed.ts'

export type Role = keyof typeof roles
/** The tools of a host, by role; names stand between blanks. */
export type Tools = Readonly<Partial<Record<Role, string>>>

/** Where a call is made, and where `~` is. */
export interface Where {
  readonly cwd: string
  readonly home: string | undefined
}

type Read<T extends Action = Action> = (tool: string, input: Json, at: Where) => T | Problem

/** The names under which hosts' tools take their arguments. */
const COMMANDS = ['command', 'cmd', 'CommandLine', 'command_line']
const TEXTS = ['input', 'patch', 'patchText', 'patch_text', 'command']
const TYPED = ['input_text', 'input', 'Input', 'text', 'chars', 'command']
const URLS = ['url', 'Url', 'urls', 'uri']

/** Each may take as long to judge as a whole line. */
const MOST = 50

const all = (tool: string, actions: readonly SingleAction[]): Action | Problem => {
  const [first] = actions
  if (!first) return { problem: `${tool} names nothing` }
  if (actions.length > MOST) return { problem: `${tool} does more than ${MOST} things at once` }
  return actions.length === 1 ? first : { kind: 'several', tool, actions }
}

const missing = (tool: string, what: string): Problem => ({ problem: `${tool} names no ${what}` })

/** Every text under one of the names; undefined where one of them holds something else. */
function textsUnder(input: Json, names: readonly string[]): readonly string[] | undefined {
  const given = names.flatMap(name => (input[name] === undefined || input[name] === null ? [] : Array.isArray(input[name]) ? input[name] : [input[name]]))
  return given.every(one => typeof one === 'string') ? given : undefined
}

const shell = (name?: string): Read => (tool, input) => {
  const lines = COMMANDS.flatMap(key => (input[key] === undefined ? [] : [input[key]]))
  const socket = isObject(input['ws']) ? text(input['ws']['url']) : undefined
  if (!lines.length && socket !== undefined) return { kind: 'fetch', tool, url: socket }
  if (!lines.length || !lines.every(one => typeof one === 'string')) return missing(tool, 'command')
  return all(tool, lines.map(source => ({ kind: 'script', source, ...(name && { shell: name }) })))
}

const file = (verb: 'read' | 'write' | 'list' | 'delete', fallback?: string): Read<SingleAction> => (tool, input, at) => {
  const paths = pathsIn(input, tool)
  if ('problem' in paths) return paths
  if (!paths.length && fallback === undefined) return missing(tool, 'path')
  return { kind: 'file', tool, verb, paths: reached(paths.length ? paths : [fallback ?? ''], at.home) }
}

/** Files to read, or folders with all that is in them. */
const tree: Read<SingleAction> = (tool, input, at) => {
  const read = file('read')(tool, input, at)
  return 'problem' in read || read.kind !== 'file' ? read : { ...read, recursive: true }
}

/** A pattern that may not begin where the search does. */
const LEAVING = /^(?:[/~]|[a-z]:|\.\.)/i

/** Paths to read everything below, and patterns of names there: they leave out files, and no folder. */
const search: Read = (tool, input, at) => {
  const found = pathsIn({ ...input, include: undefined }, tool)
  if ('problem' in found) return found
  const paths = reached(found.length ? found : ['.'], at.home)
  const names = textsUnder(input, ['glob', 'include', 'file_pattern', 'includePattern', 'include_pattern'])
  if (!names) return { problem: `${tool} holds no pattern of names` }
  const patterns = reached(names.flatMap(namesOf), at.home)
  const globs = paths.flatMap(path => patterns.flatMap(name => [`${path}/**/${name.replace(/^(?:\*\*\/)+/, '')}`, ...(LEAVING.test(name) ? [from(path, name)] : [])]))
  return { kind: 'file', tool, verb: 'read', paths, ...(globs.length && { globs }), recursive: true }
}

/** Paths that may be patterns, or folders to read whole. */
const globs: Read = (tool, input, at) => {
  const found = pathsIn(input, tool)
  if ('problem' in found) return found
  if (!found.length) return missing(tool, 'path')
  const paths = reached(found, at.home)
  // Brackets and backslashes may be of the name.
  const patterns = paths.filter(path => /[*?[{(\\]/.test(path)).flatMap(namesOf).map(path => from(at.cwd, path))
  return { kind: 'file', tool, verb: 'read', paths: paths.filter(path => !/[*?[{]/.test(path)), ...(patterns.length && { globs: patterns }), recursive: true }
}

const fetch: Read = (tool, input) => {
  const named = textsUnder(input, URLS)
  const found = named?.length ? named : (text(input['prompt']) ?? text(input['query']) ?? '').match(/\b(?:https?|file):\/\/[^\s"'<>)]+/gi)
  if (!named || !found?.length) return missing(tool, 'url')
  return all(tool, found.map(url => (/^file:/i.test(url) ? { kind: 'file', tool, verb: 'read', paths: [url] } : { kind: 'fetch', tool, url })))
}

/** The argument `command` is what the editor does, not a command. */
const editor: Read = (tool, input, at) => {
  const verb = input['command'] ?? 'create'
  if (verb === 'view') return file('read')(tool, input, at)
  return verb === 'create' || verb === 'write' || verb === 'str_replace' || verb === 'insert' || verb === 'append' || verb === 'undo_edit' ? file('write')(tool, input, at) : { kind: 'tool', tool }
}

/** Files and folders to read in one call, each with its mode. */
const batch: Read = (tool, input, at) => {
  const { operations } = input
  if (!Array.isArray(operations)) return file('read')(tool, input, at)
  const actions: SingleAction[] = []
  for (const one of operations) {
    if (!isObject(one)) return missing(tool, 'path')
    const read = (one['mode'] === 'Directory' ? file('list') : one['mode'] === 'Search' ? tree : file('read'))(tool, one, at)
    if ('problem' in read) return read
    actions.push(read)
  }
  return all(tool, actions)
}

const typed: Read = (tool, input) => {
  const given = textsUnder(input, TYPED)
  return given?.length ? all(tool, given.flatMap(one => typedInto(tool, one))) : missing(tool, 'text')
}

/** A list of commands, each a text or a program with its arguments. */
const commands: Read = (tool, input) => {
  const given = input['commands']
  let list: unknown = given
  if (typeof given === 'string')
    try {
      list = JSON.parse(given)
    } catch {
      list = [given]
    }
  const actions: SingleAction[] = []
  for (const one of Array.isArray(list) ? list : [list]) {
    const program = isObject(one) ? text(one['command']) : undefined
    const args: unknown = isObject(one) ? (one['args'] ?? []) : undefined
    if (typeof one === 'string') actions.push({ kind: 'script', source: one })
    else if (program !== undefined && Array.isArray(args) && args.every(arg => typeof arg === 'string')) actions.push(args.length ? { kind: 'argv', argv: [program, ...args] } : { kind: 'script', source: program })
    else return missing(tool, 'command')
  }
  return all(tool, actions)
}

const patch: Read = (tool, input, at) => {
  const given = textsUnder(input, TEXTS)
  return given?.length ? patched(tool, given.join('\n'), at.home) : missing(tool, 'patch')
}

const called: Read = (tool, input) => {
  const [server, name] = [text(input['server_name']) ?? text(input['mcp_server_name']), text(input['tool_name']) ?? text(input['mcp_tool_name'])]
  return name === undefined ? missing(tool, 'tool') : { kind: 'mcp', server: server ?? '', tool: name }
}

const roles = {
  shell: shell(), pwsh: shell('pwsh'), cmd: shell('cmd'), typed, commands,
  read: file('read'), write: file('write'), delete: file('delete'), list: file('list', '.'), tree, search, globs, patch, editor, batch, fetch,
  web: (tool: string): Action => ({ kind: 'fetch', tool, url: 'web search' }),
  inert: (tool: string): Action => ({ kind: 'inert', tool }),
  mcp: called,
}

export const roleOf = (tools: Tools, tool: string): Role | undefined => {
  const found = Object.entries(tools).find(([, names]) => names.split(' ').includes(tool))?.[0]
  return found !== undefined && isRole(found) ? found : undefined
}
const isRole = (name: string): name is Role => Object.hasOwn(roles, name)

export function actionOf(role: Role, tool: string, input: Json, at: Where): Action | Problem {
  const action = roles[role](tool, input, at)
  if ('problem' in action) return action
  const actions = action.kind === 'several' ? action.actions : [action]
  // Of a place that nobody knows, nobody knows either what is done there.
  return actions.some(one => one.kind === 'file' && one.paths.some(isElsewhere)) ? { kind: 'several', tool, actions: [...actions, { kind: 'tool', tool }] } : action
}

/** The folder that a shell tool is told to run in. */
export function workdirOf(input: Json): string | undefined {
  const given = ['cwd', 'workdir', 'working_directory', 'dir_path', 'directory', 'Cwd'].map(name => text(input[name])).find(Boolean)
  return given === undefined ? undefined : (folder(given) ?? given)
}
