// What was asked before, from the audit records: the requests that can be judged again, and how many cannot.
import { type AuditRecord, readRecords } from '../../audit/read.ts'

export interface Past {
  /** A command line. */
  readonly text: string
  readonly cwd: string
  readonly agent: string
  readonly decision: string
  readonly mode: string
}

export interface History {
  readonly requests: readonly Past[]
  /** Records that say too little to be judged again: of what kind, and how many. */
  readonly others: ReadonlyMap<string, number>
}

/** The text of a record ends so where it was cut off. */
const CUT = /^[^]{8192,}\.\.\.$/

/** @param folder of gatekeeper's state @param since milliseconds since 1970 */
export function pastRequests(folder: string, since: number): History {
  const requests: Past[] = []
  const others = new Map<string, number>()
  for (const record of readRecords(folder, { since })) {
    const past = pastOf(record)
    if (typeof past === 'string') others.set(past, (others.get(past) ?? 0) + 1)
    else requests.push(past)
  }
  return { requests, others }
}

/** @returns why it cannot be judged again */
function pastOf({ action, text, cwd, agent, decision, mode }: AuditRecord): Past | string {
  if (action !== 'script' && action !== 'argv') return 'no commands'
  if (text.includes('[redacted]')) return 'with secrets taken out'
  if (CUT.test(text)) return 'cut short'
  return { text: written(text), cwd, agent, decision, mode }
}

/** Records make hidden characters visible, each in a way of its own, so that it can be undone. */
const written = (text: string): string =>
  text.replace(/\\(?:u\{([\da-f]+)\}|([^]))/g, (_, code?: string, one = '') => (code === undefined ? (one === 'n' ? '\n' : one === 't' ? '\t' : one) : String.fromCodePoint(Number.parseInt(code, 16))))
