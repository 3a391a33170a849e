// Tells sinks what came of a request. A required one that fails turns an allow into a refusal; others change nothing.
import type { Outcome, Sink } from './types.ts'
import { faultOf, messageOf, reasonOf, tightened } from './verdicts.ts'
import { within } from './within.ts'

/** The required sinks are told first, so that the others hear what holds in the end. */
export async function tell(sinks: readonly Sink[], outcome: Outcome, deadline: number): Promise<Outcome> {
  const first = await failuresOf(sinks.filter(sink => sink.required), outcome, deadline)
  const settled = first.length && outcome.decision === 'allow' ? unrecorded(outcome, first) : outcome
  const faults = [...first, ...(await failuresOf(sinks.filter(sink => !sink.required), settled, deadline))]
  return faults.length ? { ...settled, faults } : settled
}

function unrecorded(outcome: Outcome, failures: readonly string[]): Outcome {
  const verdict = tightened(outcome.verdict, [faultOf(outcome.request, `it cannot be recorded, so it does not run: ${failures.join('; ')}`)])
  return { ...outcome, decision: 'deny', reason: `refused: ${reasonOf(verdict)}`, verdict }
}

async function failuresOf(sinks: readonly Sink[], outcome: Outcome, deadline: number): Promise<readonly string[]> {
  const ends = await Promise.all(sinks.map(async sink => {
    try {
      await within(deadline, 'it', () => sink.write(structuredClone(outcome)))
      return undefined
    } catch (error) {
      return `sink ${sink.name} failed: ${messageOf(error)}`
    }
  }))
  return ends.filter(end => end !== undefined)
}
