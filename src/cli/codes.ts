// Exit codes, which never collide silently with a command's own: a line on stderr that begins with `gatekeeper:` goes with each.
import type { Decision } from '../model/index.ts'

export const USAGE = 64
export const FAULT = 70
export const UNANSWERED = 75
export const SKIPPED = 76
export const REFUSED = 77
export const SETTINGS = 78

/** What an agent takes for a refusal of its hook; other codes are a hook's own trouble to most of them, and the call goes on. */
export const HOOK_REFUSED = 2

const BY_DECISION = { allow: 0, ask: UNANSWERED, deny: REFUSED } as const satisfies Record<Decision, number>

export const codeFor = (decision: Decision): number => BY_DECISION[decision]
