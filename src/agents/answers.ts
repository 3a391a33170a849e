// The forms of answers that hosts share: Claude's, one that only denies, and the exit code alone.
import type { HookOutput, Reply } from './define.ts'

export const SILENT: HookOutput = { stdout: '', stderr: '', exit: 0 }

/** One document on standard output. */
export const say = (value: object): HookOutput => ({ stdout: `${JSON.stringify(value)}\n`, stderr: '', exit: 0 })

const line = (reason: string): string => `${reason.replace(/\s*[\r\n]+\s*/g, ' ')}\n`

/** Exit code 2 with the reason on standard error, whatever else is said. */
export const blocked = (reason: string, output: HookOutput = SILENT): HookOutput => ({ ...output, stderr: line(reason), exit: 2 })

/** What is no verdict on the call must not look like one. */
export const brokenReason = (why: string): string => `gatekeeper is broken and could not judge this call, so it is refused: ${why}. this is no verdict on the call; tell the user, and do not try it another way`

/** Claude's form for an event that precedes a call. */
export const permission = (kind: string, reason: string): object => ({ hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: kind, permissionDecisionReason: reason } })

/** Claude's form for the event that precedes a prompt. A question adds nothing to the one that is coming. */
export function behaviour(reply: Reply): HookOutput {
  if (reply.kind === 'pass' || reply.kind === 'ask') return SILENT
  return say({ hookSpecificOutput: { hookEventName: 'PermissionRequest', decision: reply.kind === 'allow' ? { behavior: 'allow' } : { behavior: 'deny', message: reply.reason } } })
}

export function likeClaude(reply: Reply, event: string): HookOutput {
  if (event === 'PermissionRequest') return behaviour(reply)
  return reply.kind === 'pass' ? SILENT : say(permission(reply.kind, reply.reason))
}

/** For hosts to which anything but a denial is an error, or nothing at all. */
export function onlyDenials(reply: Reply, event: string): HookOutput {
  if (event === 'PermissionRequest') return behaviour(reply)
  return reply.kind === 'deny' || reply.kind === 'ask' ? say(permission('deny', reply.reason)) : SILENT
}

/** For hosts that read nothing but the exit code and standard error. */
export const byExit = (reply: Reply): HookOutput => (reply.kind === 'deny' || reply.kind === 'ask' ? blocked(reply.reason) : SILENT)

/** For hosts that read one word and a reason. */
export const byWord = (no: string, yes: object | undefined, more: object = {}) => (reply: Reply): HookOutput =>
  reply.kind === 'deny' || reply.kind === 'ask' ? say({ ...more, decision: no, reason: reply.reason }) : reply.kind === 'allow' && yes ? say(yes) : SILENT
