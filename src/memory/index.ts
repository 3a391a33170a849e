// What a person said before, looked up for a call that is asked about: a refusal, or a grant that covers it.
import type { Answer, Principal, Request, Verdict } from '../model/index.ts'
import { type Around, isBound, isExact, isOpen, isRefused, widerThan } from './covers.ts'
import { anySession, append, fileOf, readLines } from './file.ts'
import { type Denial, type Grant, heldIn, newId, type Tally } from './lines.ts'
import type { DenialSettings } from './terms.ts'

/** What was said of it, in words, and nothing is counted or used up by looking. */
export function said(state: string, request: Request, verdict: Verdict, around: Around, now: number): string | undefined {
  const found = find(state, request, verdict, around, now)
  return found && ('denial' in found ? `denied by ${byDenial(found.denial)}` : `allowed by ${byGrants(found.grants)}`)
}

/** @returns undefined when nothing was said of it that holds: in its session, or with a code where that could not be known again */
export function recall(state: string, request: Request, verdict: Verdict, around: Around, now: number, limits: DenialSettings): Answer | undefined {
  const of = (session: string | undefined): Answer | undefined => recallOf(state, { ...request, principal: { ...request.principal, ...(session !== undefined && { session }) } }, verdict, around, now, limits)
  return of(request.principal.session) ?? of(anySession())
}

function recallOf(state: string, request: Request, verdict: Verdict, around: Around, now: number, limits: DenialSettings): Answer | undefined {
  const found = find(state, request, verdict, around, now)
  if (!found) return undefined
  if ('denial' in found) return repeated(found.file, found.denial, found.tally, limits)
  return found.grants.every(grant => take(found.file, grant)) ? { decision: 'allow', by: byGrants(found.grants) } : undefined
}

type Found = { readonly file: string } & ({ readonly denial: Denial; readonly tally: Tally } | { readonly grants: readonly Grant[] })

function find(state: string, request: Request, verdict: Verdict, around: Around, now: number): Found | undefined {
  if (verdict.decision !== 'ask') return undefined
  const file = fileOf(state, request.principal)
  const lines = file === undefined ? [] : readLines(file)
  if (file === undefined || !lines.length) return undefined
  const { inForce, tally } = heldIn(lines, request.principal, now)
  const refused = inForce.findLastIndex(one => one.type === 'denial' && isRefused(one, request, verdict, around.workspace))
  const grants = isOpen(verdict) ? inForce.flatMap(one => (one.type === 'grant' && isBound(one, around) ? [one] : [])) : []
  const exact = grants.findLast(one => isExact(one, request, verdict))
  const denial = inForce[refused]
  // What was said of this very thing later counts; a wider yes never outweighs a no.
  if (denial?.type === 'denial' && !(exact && inForce.indexOf(exact) > refused)) return { file, denial, tally }
  const used = exact ? [exact] : widerThan(grants, request, verdict, around.workspace)
  return used?.length ? { file, grants: used } : undefined
}

const byGrants = (grants: readonly Grant[]): string => `a grant for this session: ${grants.map(({ what, id }) => `${what} (${id})`).join('; ')}`
const byDenial = ({ id }: Denial): string => `what was denied before in this session (to be asked again: gatekeeper grants forget ${id})`

/** Counts a use where uses are counted. Of those who take the last one at once, the first line in the file has it. */
function take(file: string, { id, uses }: Grant): boolean {
  if (uses === undefined) return true
  const nonce = newId('u')
  try {
    append(file, { type: 'use', of: id, nonce })
  } catch {
    return false
  }
  const taken = readLines(file).flatMap(line => (line.type === 'use' && line.of === id ? [line.nonce] : [])).indexOf(nonce)
  return taken >= 0 && taken < uses
}

/** An agent that tries again is counted too, until it has been told to stop. */
function repeated(file: string, denial: Denial, tally: Tally, limits: DenialSettings): Answer {
  const { id, note } = denial
  if (stopOf(tally, limits) === undefined)
    try {
      append(file, { type: 'again', of: id })
    } catch {
      // Not counted, and refused all the same.
    }
  const stop = stopOf({ inARow: tally.inARow + 1, inAll: tally.inAll + 1 }, limits)
  const words = [note, stop].filter(text => text !== undefined).join('; ')
  return { decision: 'deny', by: byDenial(denial), ...(words && { note: words }) }
}

/** How often a person refused something in this session, with what was tried again. */
export function tallyOf(state: string, principal: Principal, now: number): Tally {
  const file = fileOf(state, principal)
  return heldIn(file === undefined ? [] : readLines(file), principal, now).tally
}

/** What an agent is told that was refused too often; undefined as long as it was not. In a mode that asks no person by itself, a person is asked from then on. */
export function stopOf({ inARow, inAll }: Tally, limits: DenialSettings): string | undefined {
  const often = inARow >= limits.inARow ? `${inARow} refusals in a row` : inAll >= limits.inAll ? `${inAll} refusals in this session` : undefined
  return often && `${often}: stop here, tell your user what you want to do and why, and wait for the answer`
}
