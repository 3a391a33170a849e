// A call that comes by a proxy: judged, looked up in what was said before, and recorded, as the hook does it.
import type { Asked, Judged } from '../acp/define.ts'
import type { Reply } from '../agents/define.ts'
import { faultOf } from '../disk/reason.ts'
import { decide, type SecondReader } from '../gate.ts'
import { askedLines, callsOf } from '../memory/shapes.ts'
import { type Answer, type Request, textOf, type Verdict } from '../model/index.ts'
import { modeNow, type Ports, withinOf } from './ports.ts'
import { questioned, remembered, unrecorded, unusable } from './reply.ts'
import { unasked } from './unasked.ts'

export interface By {
  readonly agent: string
  /** Of calls that name none. */
  readonly session: string
  /** There is somebody to put a question to. */
  readonly asks: boolean
  readonly second: (wanted: boolean) => SecondReader | undefined
}

const USER = "a person at the agent's own prompt"

/** Never throws: what goes wrong is a denial. */
export function rule(ports: Ports, by: By, asked: Asked): Judged {
  try {
    return ruled(ports, by, asked)
  } catch (error) {
    return settled({ kind: 'deny', reason: `gatekeeper is broken and could not judge this call, so it is refused: ${faultOf(error)}` })
  }
}

const settled = (reply: Reply, key = '', answered: Judged['answered'] = () => undefined): Judged => ({ kind: reply.kind, reason: reply.kind === 'pass' ? '' : reply.reason, key, answered })

function ruled(ports: Ports, by: By, { session, action, cwd, base }: Asked): Judged {
  const facts = ports.facts(cwd, ports.facts(base).workspace)
  const request: Request = { principal: { agent: by.agent, session: session || by.session, user: facts.user }, action, cwd, interactive: false }
  const loaded = ports.policy(facts)
  const [problem] = loaded.problems
  if (problem) return settled(unusable(problem))
  const mode = modeNow(loaded.policy.mode, request.principal, loaded, ports)
  const verdict = decide(request, facts, { ...loaded.policy, mode }, by.second(loaded.secondOpinion))
  const around = withinOf(facts, mode, loaded)
  const known = verdict.decision === 'ask' ? ports.memory.recall(request, verdict, around) : undefined
  const found: Reply = mode === 'observe' ? { kind: 'pass' } : known ? remembered(known, verdict) : verdict.decision === 'allow' ? { kind: 'allow', reason: 'gatekeeper: nothing in it needs a question' } : questioned(verdict, mode === 'bubble' ? 'ask' : loaded.unmatched)
  // Whoever waited here would hold up all that passes by.
  const { ask: _, ...atOnce } = around
  const reply = found.kind === 'ask' && (!by.asks || mode === 'bubble') ? unasked(ports, request, verdict, atOnce, found.reason).reply : found
  const record = (answer: Answer | undefined, end: 'refused' | undefined): void => ports.record({ request, verdict, mode, audit: loaded.audit, ...(answer && { answer }), ...(end && { end }) })
  try {
    record(known, reply.kind === 'deny' ? 'refused' : undefined)
  } catch (error) {
    return settled(unrecorded(error))
  }
  return settled(reply, keyOf(request, verdict), allowed => told(() => record({ decision: allowed ? 'allow' : 'deny', by: USER }, undefined)))
}

/** What fails is told by whoever asked, who knows no words for what the system says. */
function told(act: () => void): void {
  try {
    act()
  } catch (error) {
    throw new Error(faultOf(error))
  }
}

/** The same session, folder, commands and effects, however it is written around; the text where the commands are not exactly known. */
function keyOf(request: Request, verdict: Verdict): string {
  const calls = callsOf(verdict)
  return JSON.stringify([request.principal.session, request.cwd, askedLines(verdict), calls.length ? calls : textOf(request)])
}
