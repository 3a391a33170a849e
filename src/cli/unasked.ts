// What becomes of a question where nobody can be asked: a refusal, with a code by which a person may let exactly this through once.
import type { Reply } from '../agents/define.ts'
import { reach } from '../approvers/reach.ts'
import { stateFolder } from '../facts/folders.ts'
import { codeTime, isWaiting, offerCode } from '../memory/codes.ts'
import { type Answer, type Request, textOf, type Verdict } from '../model/index.ts'
import { asker } from './ancestors.ts'
import { boundBy } from './contents.ts'
import type { Ports, Within } from './ports.ts'
import { remembered } from './reply.ts'

export interface Unasked {
  readonly reply: Reply
  /** What a person said in time. */
  readonly answer?: Answer
}

/** @param reason what the question would have said */
export function unasked(ports: Ports, request: Request, verdict: Verdict, around: Within, reason: string): Unasked {
  const code = codeFor(request, verdict, around)
  const answer = code === undefined ? undefined : awaited(ports, request, verdict, around, code)
  if (answer) return { reply: remembered(answer, verdict), answer }
  const way = code === undefined
    ? "this needs a person's approval, which cannot be given here; tell the user what you want to run and why"
    : `this needs a person's approval: to allow exactly this once, a person runs: gatekeeper approve ${code} (within ${codeTime() / 60_000} minutes). tell the user so, and try the very same again after that`
  return { reply: { kind: 'deny', reason: `${reason}. do not try another way round. ${way}` } }
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

/** Milliseconds between two looks for an answer. */
const EVERY = 200

/** Where the user's settings say how, a person is told, and has some seconds. @returns undefined when no answer came by then */
function awaited({ memory }: Ports, request: Request, verdict: Verdict, around: Within, code: string): Answer | undefined {
  const { ask } = around
  const gate = process.argv[1]
  if (!ask || gate === undefined) return undefined
  const end = Date.now() + ask.wait
  if (!reach(ask, { what: `${request.principal.agent}: ${textOf(request)}`, command: [gate, 'approve', code], typed: `gatekeeper approve ${code}` })) return undefined
  const cell = new Int32Array(new SharedArrayBuffer(4))
  for (;;) {
    const waits = isWaiting(stateFolder(), code)
    const answer = waits ? undefined : memory.recall(request, verdict, around)
    if (answer || Date.now() > end) return answer
    Atomics.wait(cell, 0, 0, EVERY)
  }
}
