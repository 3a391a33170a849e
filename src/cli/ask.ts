// Finds somebody to ask. Loaded only when there is something to ask.
import { ttyApprover } from '../approvers/tty.ts'
import type { Around } from '../memory/covers.ts'
import { type Answer, type Request, textOf, type Verdict } from '../model/index.ts'
import type { Ports } from './ports.ts'

/** @returns undefined when there is nobody */
export async function askPerson(ports: Ports, request: Request, verdict: Verdict, around: Around): Promise<Answer | undefined> {
  const approver = ttyApprover({ offers: ports.memory.offers(request, verdict, around), patience: ports.patience })
  return approver?.ask({ request, verdict, source: textOf(request) })
}
