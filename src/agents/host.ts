// Hosts that call a program with JSON: what their inputs have in common, and an adapter made of what they do not.
import { type Action, isObject, type Json, type Mode } from '../model/index.ts'
import { brokenReason } from './answers.ts'
import { callerOf } from './detect.ts'
import type { Agent, Around, HookInput, HookOutput, Problem, Reply } from './define.ts'
import { doubled } from './mcp.ts'
import { folder, from } from './paths.ts'
import { text } from './text.ts'
import { actionOf, roleOf, type Tools, workdirOf } from './tools.ts'

/** A call as the host's input tells it. */
export interface Told {
  readonly tool: string
  readonly input: Json
}

export interface Host {
  readonly name: string
  /** Its events that precede a call, in the spelling that the answer needs. The first is what is answered where none can be read. */
  readonly events: readonly string[]
  readonly tools: Tools
  /** The event of an input. Absent: the member `hook_event_name`. */
  readonly event?: (input: Json) => string | undefined
  /** The call in an input. Absent: `tool_name` and `tool_input`, in all their spellings. */
  readonly told?: (input: Json, event: string) => Told | undefined
  readonly mcp?: (tool: string, input: Json) => Action | undefined
  /** The variable that names the folder the host was started in. */
  readonly root?: string
  /** The input need not name a folder: the hook is started in it. */
  readonly here?: boolean
  /** The folder of the input is the call's, which a model may choose; the hook is started in the session's, and the workspace is the one around that. */
  readonly started?: boolean
  /** A model can type into what it runs, and no hook sees it. */
  readonly typing?: boolean
  /** Each command gets a shell of its own, which no other one has touched. */
  readonly fresh?: boolean
  /** Events at which the host asks its user. */
  readonly asks?: readonly string[]
  readonly encode: (reply: Reply, event: string) => HookOutput
  readonly refuse?: (reason: string, event: string | undefined) => HookOutput
}

export const plainOf = (event: string): string => event.toLowerCase().replace(/[-_.]/g, '')

/** Events that are certainly no call that could be held back, whatever they tell of one. */
const QUIET = /^(?:(?:post|after).*|session(?:start|end)|stop|subagent(?:start|stop)|userprompt(?:submit)?|notification|permissiondenied|precompact)$/

/** What an input holds when it may be about a call. */
const CALL = ['tool_name', 'toolName', 'tool_input', 'toolInput', 'toolArgs', 'tool_info', 'toolCall', 'tool_call', 'preToolUse', 'command']

export const given = (input: Json, ...names: readonly string[]): unknown => names.map(name => input[name]).find(value => value !== undefined && value !== null)

/** Arguments, which some hosts hand over as a text. */
export function objectOf(value: unknown): Json | undefined {
  if (typeof value !== 'string') return isObject(value) ? value : undefined
  try {
    const read: unknown = JSON.parse(value)
    return isObject(read) ? read : undefined
  } catch {
    return undefined
  }
}

function usual(input: Json): Told | undefined {
  const tool = text(given(input, 'tool_name', 'toolName'))
  const own = objectOf(given(input, 'tool_input', 'toolInput', 'toolArgs'))
  return tool && own ? { tool, input: own } : undefined
}

export function agentOf(host: Host): Agent {
  const { name, events, encode } = host
  const refuse = (reason: string, event?: string): HookOutput => host.refuse?.(brokenReason(reason), event) ?? encode({ kind: 'deny', reason: brokenReason(reason) }, event ?? events[0] ?? '')
  return { name, caller: input => callerOf(name, input), asks: event => host.asks?.includes(event) ?? false, decode: (input, around) => decode(host, input, around), encode, refuse }
}

function decode(host: Host, input: Json, around: Around): HookInput | Problem | undefined {
  const said = host.event ? host.event(input) : text(given(input, 'hook_event_name', 'hookEventName'))
  if (!said) return { problem: 'the input names no hook event' }
  const event = host.events.find(one => one === said) ?? host.events.find(one => plainOf(one) === plainOf(said))
  if (!event) return QUIET.test(plainOf(said)) || !CALL.some(key => key in input) ? undefined : { problem: `nothing is known of the event ${said.slice(0, 100)}, which may be a call` }
  const told = host.told ? host.told(input, event) : usual(input)
  if (!told) return { problem: 'the input names no tool and its arguments', event }
  const place = placeOf(host, input, around)
  if ('problem' in place) return { ...place, event }
  const role = roleOf(host.tools, told.tool)
  const base = (host.started ? folder(around.cwd) : undefined) ?? place.base
  const own = role === 'shell' || role === 'pwsh' || role === 'commands' ? workdirOf(told.input) : undefined
  const cwd = own === undefined ? place.base : from(place.workspace ?? place.base, own)
  const action = role ? actionOf(role, told.tool, told.input, { cwd, home: around.env['HOME'] }) : (host.mcp ?? doubled)(told.tool, input) ?? { kind: 'tool' as const, tool: told.tool }
  if ('problem' in action) return { ...action, event }
  const session = text(given(input, 'session_id', 'sessionId', 'conversation_id', 'conversationId', 'taskId', 'trajectory_id'))
  const mode = modeOf(text(input['permission_mode']))
  return {
    event, request: { principal: { agent: host.name, ...(session && { session }) }, action, cwd, interactive: false, ...(host.typing && { typing: true }), ...(!host.fresh && { lives: true }) },
    ...(mode && { mode }), ...(place.workspace !== undefined ? { workspace: place.workspace } : cwd !== base && { base }),
  }
}

/** The folder that the host is in, and the one that it was started in where it says so. */
function placeOf(host: Host, input: Json, { env, cwd: started }: Around): { readonly base: string; readonly workspace?: string } | Problem {
  const roots = given(input, 'workspace_roots', 'workspaceRoots', 'workspacePaths', 'workspaceRoot')
  const first = folder(text(Array.isArray(roots) ? roots[0] : roots)) ?? (host.root === undefined ? undefined : folder(env[host.root]))
  const said = given(input, 'cwd', 'working_dir')
  const own = folder(text(said))
  const unusable = said !== undefined && said !== '' && own === undefined
  const base = own ?? first ?? (host.here ? folder(started) : undefined)
  if (unusable || base === undefined) return { problem: 'the input gives no absolute cwd' }
  return { base, ...(first !== undefined && { workspace: first }) }
}

/** The modes that tighten are taken over. The others only say what becomes of what is left to the agent's own prompt. */
const modeOf = (mode: string | undefined): Mode | undefined => (mode === 'plan' || mode === 'dontAsk' ? mode : undefined)
