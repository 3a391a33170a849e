// What the hook tells of a call that is not simply allowed: what was found, why it matters, what to do instead.
import type { Reply } from '../agents/define.ts'
import { faultOf } from '../disk/reason.ts'
import { type Answer, type Finding, show, type Verdict, visible } from '../model/index.ts'
import type { Problem } from '../settings/index.ts'
import { placeOf } from '../settings/place.ts'
import { withMeant } from './nearest.ts'

export const unknownAgent = (name: string | undefined, agents: readonly string[]): string =>
  name === undefined ? `name the agent: gatekeeper hook claude-code; known are ${agents.join(', ')}` : withMeant(`there is no agent ${name}`, name, agents, `known are ${agents.join(', ')}`)

/** What stands in settings may have been written by anybody, and is shown without what would speak to the model or change the terminal. */
export const unusable = (problem: Problem): Reply => ({ kind: 'deny', reason: `gatekeeper: the settings cannot be used, so nothing is decided: ${visible(`${placeOf(problem)}: ${problem.message}`)}. ask the user to mend them` })

export const unrecorded = (error: unknown): Reply => ({ kind: 'deny', reason: `gatekeeper: the record of this decision cannot be written: ${faultOf(error)}. tell the user, who has to mend that` })

/** What a person answered before to the very same thing. */
export function remembered(known: Answer, verdict: Verdict): Reply {
  if (known.decision === 'allow') return { kind: 'allow', reason: `gatekeeper: allowed by ${known.by}` }
  return { kind: 'deny', reason: `gatekeeper: denied by ${known.by}${known.note ? `: ${known.note}` : ''}. ${reasonOf(verdict)}` }
}

/** What the agent is told of a call that is not simply allowed. */
export function questioned(verdict: Verdict, unmatched: 'defer' | 'ask' | 'deny'): Reply {
  if (verdict.decision === 'deny') return { kind: 'deny', reason: `gatekeeper: ${reasonOf(verdict)}. do not try another way round; ask the user if it is needed` }
  const plain = verdict.findings.every(finding => finding.plain)
  const kind = plain ? unmatched : 'ask'
  if (kind === 'defer') return { kind: 'pass' }
  return { kind, reason: `gatekeeper: ${reasonOf(verdict)}` }
}

/** For the model, which reads at most some thousand characters: what was found, why it matters, what to do instead. */
function reasonOf(verdict: Verdict): string {
  const lines = [...new Set(verdict.findings.filter(finding => finding.decision === verdict.decision).map(lineOf))]
  const text = lines.slice(0, 3).join('; ') + (lines.length > 3 ? `; and ${lines.length - 3} more` : '')
  return text.length > 900 ? `${text.slice(0, 897)}...` : text
}

function lineOf({ rule, reason, instead, occurrence }: Finding): string {
  const effect = show(occurrence.effect)
  return `${effect.length > 200 ? `${effect.slice(0, 197)}...` : effect}: ${reason} (${rule})${instead ? `; instead: ${instead}` : ''}`
}
