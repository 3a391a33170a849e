// Finds somebody to ask. Loaded only when there is something to ask.
import { ttyApprover } from '../approvers/tty.ts'
import { type Answer, type Request, textOf, type Verdict } from '../model/index.ts'
import type { Ports, Within } from './ports.ts'

/** @returns undefined when there is nobody */
export async function askPerson(ports: Ports, request: Request, verdict: Verdict, around: Within): Promise<Answer | undefined> {
  const approver = ttyApprover({ offers: ports.memory.offers(request, verdict, around), patience: around.patience ?? ports.patience })
  return approver?.ask({ request, verdict, source: textOf(request) })
}
