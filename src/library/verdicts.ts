// Verdicts of the library's own making: faults, and what hooks add. They can only be stricter than what they come from.
import { asInvocation, compareDecisions, type Finding, highest, literal, type Request, strictest, textOf, type Verdict } from '../model/index.ts'

export const messageOf = (error: unknown): string => {
  try {
    return String(error instanceof Error ? error.message : error).slice(0, 200)
  } catch {
    return 'what was thrown cannot be printed'
  }
}

/** A value that is not what it should be, as a message names it. */
export const said = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 100))
  if (Array.isArray(value)) return 'a list'
  return value === null || (typeof value !== 'object' && typeof value !== 'function' && typeof value !== 'symbol') ? String(value) : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`
}

/** A finding on the request as a whole. */
export const findingOn = (request: Request, rule: string, decision: 'ask' | 'deny', reason: string, instead?: string): Finding => ({
  rule, decision, reason, risk: decision === 'deny' ? 'high' : 'medium', layer: 'library',
  occurrence: { effect: { kind: 'unknown', target: literal(textOf(request)), why: reason }, call: asInvocation(request) },
  ...(instead !== undefined && { instead }),
})

/** A refusal because something around the gate failed: a hook, an approver, a sink, or the request itself. */
export const faultOf = (request: Request, why: string): Finding => ({
  ...findingOn(request, 'gate-failed', 'deny', why, 'have whoever runs this agent mend it; until then, ask a person to run the command'), pinned: true,
})

/** The verdict with more findings: never milder than it was, in any mode. */
export function tightened(verdict: Verdict, findings: readonly Finding[]): Verdict {
  if (!findings.length) return verdict
  const decision = strictest([verdict.decision, ...findings.map(finding => finding.decision)])
  const risks = findings.filter(finding => compareDecisions(finding.decision, decision) === 0).map(finding => finding.risk)
  return { ...verdict, decision, risk: highest([...(verdict.decision === decision ? [verdict.risk] : []), ...risks]), findings: [...verdict.findings, ...findings] }
}

/** In one line, for the agent. */
export function reasonOf({ decision, findings }: Verdict): string {
  const found = findings.filter(finding => finding.decision === decision)
  const [first] = found
  if (!first) return decision === 'allow' ? 'nothing in it needs a question' : 'no rule says why'
  const more = found.length > 1 ? `, and ${found.length - 1} more` : ''
  return `${first.reason} (rule ${first.rule}, ${first.risk} risk${more})${first.instead ? `; instead: ${first.instead}` : ''}`
}
