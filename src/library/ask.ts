// Asks approvers in order. No answer means no.
import { type Answer, isObject, type Request, textOf, type Verdict } from '../model/index.ts'
import type { Approver } from './types.ts'
import { messageOf } from './verdicts.ts'
import { within } from './within.ts'

/** Names nobody, as the program's records do. */
export const NOBODY = 'nobody'

const DECISIONS: readonly Answer['decision'][] = ['allow', 'deny', 'skip']

/** @returns the answer, or why there is none */
export async function ask(approvers: readonly Approver[], request: Request, verdict: Verdict, deadline: number): Promise<Answer | { readonly fault: string }> {
  let asked = 'approvers'
  try {
    const answer = await within(deadline, 'whoever was asked', async signal => {
      const until = Date.now() + deadline
      for (const approver of approvers) {
        if (signal.aborted) return undefined
        asked = `approver ${approver.name}`
        const said = await approver.ask({ request, verdict: structuredClone(verdict), text: textOf(request), deadline: until, signal })
        if (said !== undefined) return answerOf(said, approver.name)
      }
      return undefined
    })
    return answer ?? { decision: 'deny', by: NOBODY, note: approvers.length ? 'no approver had an answer' : 'there is no approver to ask' }
  } catch (error) {
    return { fault: `${asked} failed: ${messageOf(error)}` }
  }
}

/** A copy of what was said. Throws when it is no answer. */
function answerOf(said: unknown, name: string): Answer {
  if (!isObject(said)) throw new Error('it gave no answer but something else')
  const { by, note, remember, edited, passing, stop } = said
  const decision = DECISIONS.find(one => one === said['decision'])
  if (!decision) throw new Error(`it answered ${JSON.stringify(said['decision'])}; an answer is ${DECISIONS.join(', ')}`)
  if (edited !== undefined && typeof edited !== 'string') throw new Error('it edited the command to something that is no text')
  const kept = remember === 'session' || remember === 'always' ? remember : undefined
  return Object.freeze({
    decision, by: typeof by === 'string' ? by : name, ...(typeof note === 'string' && { note }), ...(kept && { remember: kept }),
    ...(typeof edited === 'string' && { edited }), ...(passing === true && { passing }), ...(stop === true && { stop }),
  })
}
