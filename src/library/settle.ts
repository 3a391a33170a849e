// From a request to an outcome: hooks, policy, questions, hooks again. Each step can tighten what the one before said, and none can loosen it.
import type { Action, Answer, Finding, Mode, Request, Verdict } from '../model/index.ts'
import { ask, NOBODY } from './ask.ts'
import { runAfter, runBefore } from './hooks.ts'
import { lineFor } from './request.ts'
import type { AfterHook, Approver, BeforeHook, Outcome } from './types.ts'
import { faultOf, reasonOf, tightened } from './verdicts.ts'

export interface Parts {
  readonly before: readonly BeforeHook[]
  readonly after: readonly AfterHook[]
  readonly approvers: readonly Approver[]
  readonly deadline: number
  /** Policy alone. Never throws. */
  readonly judge: (request: Request) => Judgement
}

export interface Judgement {
  readonly verdict: Verdict
  readonly mode: Mode
}

/** Hooks that answer each other with ever other commands are stopped. */
const MAX_ROUNDS = 8

/** What one round comes to: an outcome, or another action to judge from the start. */
type Round = { readonly outcome: Outcome } | { readonly instead: Action }

export async function settle(request: Request, parts: Parts): Promise<Outcome> {
  let current = request
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const said = await runBefore(parts.before, { request: current, deadline: parts.deadline })
    const end = said.rewrite ? { instead: said.rewrite } : await once(current, said.findings, parts)
    if ('outcome' in end) return { ...end.outcome, ...(current !== request && { original: request }) }
    current = Object.freeze({ ...current, action: end.instead })
  }
  const { verdict, mode } = parts.judge(current)
  return outcomeOf(current, tightened(verdict, [faultOf(current, `the command was replaced ${MAX_ROUNDS} times without an end`)]), mode)
}

async function once(request: Request, found: readonly Finding[], parts: Parts): Promise<Round> {
  const { verdict: first, mode } = parts.judge(request)
  const judged = await answered(request, tightened(first, inMode(found, mode)), parts)
  if ('instead' in judged) return judged
  const { verdict, answer } = judged
  const decision = decisionOf(verdict, answer)
  const more = await runAfter(parts.after, { request, verdict, decision, ...(answer && { answer }) }, { request, deadline: parts.deadline })
  // What is refused or skipped stays so, whatever else is found.
  if (!more.length || decision !== 'allow') return { outcome: outcomeOf(request, verdict, mode, answer) }
  const again = await answered(request, tightened(verdict, inMode(more, mode)), parts)
  return 'instead' in again ? again : { outcome: outcomeOf(request, again.verdict, mode, again.answer) }
}

/** What hooks say holds in every mode; where nobody is asked, a question is a refusal. */
const inMode = (findings: readonly Finding[], mode: Mode): readonly Finding[] =>
  mode === 'dontAsk' ? findings.map(finding => (finding.decision === 'deny' ? finding : { ...finding, decision: 'deny', reason: `${finding.reason} (and nobody is asked in this mode)` })) : findings

interface Answered {
  readonly verdict: Verdict
  readonly answer?: Answer
}

/** Asks where the verdict asks. */
async function answered(request: Request, verdict: Verdict, { approvers, deadline }: Parts): Promise<Answered | { readonly instead: Action }> {
  if (verdict.decision !== 'ask') return { verdict }
  const answer = await ask(approvers, request, verdict, deadline)
  if ('fault' in answer) return { verdict: tightened(verdict, [faultOf(request, answer.fault)]) }
  if (answer.edited === undefined || answer.decision !== 'allow') return { verdict, answer }
  if (request.action.kind === 'script' || request.action.kind === 'argv') return { instead: lineFor(request.action, answer.edited) }
  return { verdict: tightened(verdict, [faultOf(request, `${answer.by} edited what is no command`)]), answer }
}

/** An answer counts only where the verdict asks. */
function decisionOf({ decision }: Verdict, answer: Answer | undefined): Outcome['decision'] {
  return decision === 'ask' ? (answer?.decision ?? 'deny') : decision
}

function outcomeOf(request: Request, verdict: Verdict, mode: Mode, answer?: Answer): Outcome {
  const decision = decisionOf(verdict, answer)
  return { decision, reason: wordsOf(decision, verdict, answer), request, verdict, mode, ...(answer && { answer }) }
}

function wordsOf(decision: Outcome['decision'], verdict: Verdict, answer: Answer | undefined): string {
  const why = reasonOf(verdict)
  if (verdict.decision !== 'ask') return decision === 'deny' ? `refused: ${why}` : why
  const note = answer?.note ? `: ${answer.note}` : ''
  if (decision !== 'deny') return `${decision === 'allow' ? 'allowed' : 'skipped'} by ${answer?.by ?? NOBODY}${note}`
  return answer && answer.by !== NOBODY ? `refused by ${answer.by}${note}` : `refused, since nobody approved it${note}; it needs approval because ${why}`
}
