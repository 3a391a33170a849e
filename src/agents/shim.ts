// Agents that run plug-ins in their own process: what hooks/<agent>/ sends and reads. The plug-in lets a call through on a clear allow, and on nothing else.
import { isObject, type Json } from '../model/index.ts'
import { blocked, say } from './answers.ts'
import type { HookOutput, Reply } from './define.ts'
import type { Told } from './host.ts'
import { text } from './text.ts'

/** The form of what goes back and forth. A plug-in of another one takes no answer. */
const VERSION = 1

/** A call whose agent can put a question to its user now is an event of its own. */
export const EVENTS = ['tool', 'tool:asks'] as const

/** A plug-in sends nothing but calls: what is none of these events is no input of one. */
export function eventOf(input: Json, known: readonly string[] = EVENTS): string | undefined {
  const event = `${text(input['event']) ?? ''}${input['asks'] === true ? ':asks' : ''}`
  return input['gatekeeper_shim'] === VERSION && known.includes(event) ? event : undefined
}

export function told(input: Json): Told | undefined {
  const [tool, own] = [text(input['tool_name']), input['tool_input']]
  return tool && isObject(own) ? { tool, input: own } : undefined
}

/** Such agents have no prompt of their own that a call would come to: what is left to them runs. */
export function encode(reply: Reply): HookOutput {
  const decision = reply.kind === 'pass' ? 'allow' : reply.kind
  return say({ gatekeeper_shim: VERSION, decision, reason: reply.kind === 'pass' ? '' : reply.reason })
}

export const refuse = (reason: string): HookOutput => blocked(reason, encode({ kind: 'deny', reason }))
