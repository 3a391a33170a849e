// What a record says: one decision, with secrets taken out.
import { type Answer, type Request, show, type Verdict, visible } from '../model/index.ts'
import { redact, redacted, without } from './redact.ts'
import { bytesOf, sha256 } from './sha256.ts'
import { suspect, suspectName } from './suspect.ts'
import { isoTime } from './time.ts'

/** What settled it: the rules, the mode, what was answered before, a person, the agent's own prompt, or that nobody was there. */
export type Stage = 'judge' | 'mode' | 'grant' | 'person' | 'agent' | 'nobody'
/** What became of it, as far as gatekeeper sees: `ran` is that nothing held it back. */
export type End = 'ran' | 'refused' | 'skipped' | 'deferred' | 'edited'

export interface Outcome {
  readonly request: Request
  /** The request as one line. */
  readonly text: string
  readonly verdict: Verdict
  readonly answer?: Answer
  readonly mode: string
  /** Else it is told from the rest. */
  readonly stage?: Stage
  readonly end?: End
  readonly exit?: number
  readonly signal?: string
  /** Milliseconds. */
  readonly duration?: number
}

const clean = (text: string): string => (suspect(text) ? redact(text) : text)

/** Longest text of a request that a record keeps, in characters, and how much of it is looked at: as much as is ever judged. */
const MAX_TEXT = 8192
const MAX_READ = 300_000
const MAX_EFFECT = 1000
const MAX_EFFECTS = 100

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}...` : text)
const spelt = (text: string): string => visible(cut(text, MAX_TEXT))
const named = (text: string): string => spelt(suspectName(text) ? redact(text) : text)

let count = 0

/** Sorts by time, and within a millisecond by what one process wrote first. */
function idAt(now: number): string {
  count = (count + 1) % 46_656
  const pad = (value: number, width: number): string => value.toString(36).padStart(width, '0')
  return `${pad(now, 9)}${pad(count, 3)}-${pad(process.pid, 4)}${pad(Math.floor(Math.random() * 46_656), 3)}`
}

/** @param key makes the hash of the arguments one that nobody can try guesses on */
export function entryOf(outcome: Outcome, now: number, key: Buffer | undefined): Readonly<Record<string, unknown>> {
  const { request, text, verdict, answer, mode, exit, signal, duration } = outcome
  const { agent, session, user } = request.principal
  const read = text.slice(0, MAX_READ)
  const { text: safe, pieces } = suspect(read) ? redacted(read) : { text: read, pieces: [] }
  // What stands alone in an effect may be a secret all the same: the text says so.
  const within = (part: string): string => clean(pieces.length ? without(part, pieces) : part)
  const effects = [...new Set(verdict.occurrences.slice(0, MAX_EFFECTS * 10).map(({ effect }) => cut(within(show(effect)), MAX_EFFECT)))]
  return {
    version: 2,
    id: idAt(now),
    time: isoTime(now),
    agent: named(agent),
    ...(session && { session: named(session) }),
    ...(user && { user: named(user) }),
    cwd: named(request.cwd),
    action: request.action.kind,
    text: spelt(safe),
    ...(key && { args: sha256(bytesOf(text, key, 'before')) }),
    effects: effects.slice(0, MAX_EFFECTS),
    decision: verdict.decision,
    risk: verdict.risk,
    mode,
    stage: outcome.stage ?? stageOf(outcome),
    rules: rulesOf(verdict),
    ...(answer && { answer: answer.decision, by: named(answer.by), ...(answer.note && { note: spelt(within(answer.note)) }) }),
    outcome: outcome.end ?? endOf(outcome),
    ...(exit !== undefined && { exit }),
    ...(signal && { signal }),
    ...(duration !== undefined && { duration: Math.round(duration * 1000) }),
  }
}

function rulesOf({ findings }: Verdict): object[] {
  const rules = new Map(findings.map(({ rule, layer, decision }) => [`${rule} ${layer} ${decision}`, { rule: rule.includes('(') ? spelt(clean(rule)) : named(rule), layer, decision }]))
  return [...rules.values()]
}

function stageOf({ verdict, answer, mode, exit }: Outcome): Stage {
  if (answer) return answer.by.startsWith('a person') ? 'person' : answer.by === 'nobody' ? 'nobody' : 'grant'
  if (mode === 'observe') return 'mode'
  if (verdict.decision !== 'ask') return verdict.findings.some(({ layer, decision }) => layer === 'mode' && decision === verdict.decision) ? 'mode' : 'judge'
  return exit === undefined ? 'agent' : 'nobody'
}

function endOf({ verdict, answer, mode, exit }: Outcome): End {
  if (answer?.edited !== undefined) return 'edited'
  if (answer) return answer.decision === 'allow' ? 'ran' : answer.decision === 'skip' ? 'skipped' : 'refused'
  if (mode === 'observe' || verdict.decision === 'allow') return 'ran'
  return verdict.decision === 'ask' && exit === undefined ? 'deferred' : 'refused'
}
