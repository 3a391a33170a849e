// What becomes of a question where nobody can be asked: a refusal, with a code by which a person may let exactly this through once.
import type { Reply } from '../agents/define.ts'
import { stateFolder } from '../facts/folders.ts'
import { codeTime, offerCode } from '../memory/codes.ts'
import type { Request, Verdict } from '../model/index.ts'
import { asker } from './ancestors.ts'
import { boundBy } from './contents.ts'
import type { Within } from './ports.ts'

/** @param reason what the question would have said */
export function unasked(request: Request, verdict: Verdict, around: Within, reason: string): Reply {
  const code = codeFor(request, verdict, around)
  const way = code === undefined
    ? "this needs a person's approval, which cannot be given here; tell the user what you want to run and why"
    : `this needs a person's approval: to allow exactly this once, a person runs: gatekeeper approve ${code} (within ${codeTime() / 60_000} minutes). tell the user so, and try the very same again after that`
  return { kind: 'deny', reason: `${reason}. do not try another way round. ${way}` }
}

/** A code that cannot be kept is none: it is refused all the same. */
export function codeFor(request: Request, verdict: Verdict, around: Within): string | undefined {
  const { workspace, mode, boundary } = boundBy(verdict, around)
  const from = asker()
  try {
    return offerCode(stateFolder(), { request, verdict, around: { workspace, mode, boundary }, ...(from !== undefined && { asker: from }) }, Date.now())
  } catch {
    return undefined
  }
}
