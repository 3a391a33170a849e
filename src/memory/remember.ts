// Keeps what a person said, where it holds for later calls.
import { type Answer, type Request, textOf, type Verdict } from '../model/index.ts'
import type { Around } from './covers.ts'
import { append, fileOf, readLines } from './file.ts'
import { stopOf } from './index.ts'
import { type Denial, type Grant, heldIn, type Line, newId } from './lines.ts'
import { sessionOffers } from './offers.ts'
import { type DenialSettings, type GrantSettings, LONG } from './terms.ts'
import { askedLines, callsOf, shortened } from './shapes.ts'

/** How long it holds, and how often where that is limited. */
export interface Terms extends GrantSettings, DenialSettings {
  readonly uses?: number
}

/**
 * Keeps a refusal, or a yes for this session. Throws when it cannot.
 *
 * @returns what the agent is to be told besides, when it was refused too often
 */
export function remember(state: string, request: Request, verdict: Verdict, answer: Answer, around: Around, now: number, terms: Terms): string | undefined {
  if (answer.passing || answer.decision === 'skip') return undefined
  const lines = answer.decision === 'deny' ? [denial(request, verdict, answer, around, now, terms)] : grants(request, verdict, answer, around, now, terms)
  const file = fileOf(state, request.principal)
  if (!file) {
    if (lines.length) throw new Error('this call belongs to no session that could be recognised again')
    return undefined
  }
  for (const line of lines) append(file, line)
  if (answer.decision === 'allow' && lines.length) return undefined
  const { tally } = heldIn(readLines(file), request.principal, now)
  if (answer.decision === 'deny') return stopOf(tally, terms)
  if (tally.inARow) append(file, { type: 'yes', agent: request.principal.agent, session: request.principal.session ?? '' })
  return undefined
}

const said = ({ principal }: Request, { workspace }: Around, now: number, { ttl }: Terms) => ({ at: now, until: now + ttl, agent: principal.agent, session: principal.session ?? '', workspace })

function denial(request: Request, verdict: Verdict, { note }: Answer, around: Around, now: number, terms: Terms): Denial {
  const text = shortened(textOf(request))
  const line: Denial = { type: 'denial', id: newId('d'), ...said(request, around, now, terms), what: text.length > 200 ? `${text.slice(0, 200)}...` : text, text, effects: askedLines(verdict), calls: callsOf(verdict), ...(note && { note: note.slice(0, MOST) }) }
  // What does more than fits in a line is known by its text alone.
  return Buffer.byteLength(JSON.stringify(line)) < LONG ? line : { ...line, effects: [], calls: [] }
}

/** Characters of a note that are kept. */
const MOST = 1000

function grants(request: Request, verdict: Verdict, { remember: wanted }: Answer, around: Around, now: number, terms: Terms): readonly Line[] {
  if (wanted === undefined || wanted === 'always' || wanted === 'wider') return []
  const offer = sessionOffers(request, verdict, around.workspace)[wanted]
  if (!offer) throw new Error('nothing narrow enough can be kept of it')
  const uses = wanted === 'once' ? 1 : terms.uses
  return offer.map((one): Grant => ({ type: 'grant', id: newId('g'), ...said(request, around, now, terms), ...one, mode: around.mode, boundary: around.boundary, ...(uses !== undefined && { uses }) }))
}
