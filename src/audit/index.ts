// One record per decision, as JSON lines in a file per day, with secrets taken out.
import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { makeFolder } from '../disk/folder.ts'
import { type Answer, type Request, show, type Verdict, visible } from '../model/index.ts'
import { redact } from './redact.ts'

/** What every pattern of redact.ts needs at least: most lines have nothing of it, and compiling the patterns takes longer than all the rest of a record. */
const SUSPECT = /[=:@]|\s-[pu]|\s--?\w*(?:pass|token|secret|key)|[\w-]{16,}|-----begin|bearer|basic|sshpass/

// Patterns that ignore case take long to compile.
const clean = (text: string): string => (SUSPECT.test(text.toLowerCase()) ? redact(text) : text)

export interface Outcome {
  readonly request: Request
  /** The request as one line. */
  readonly text: string
  readonly verdict: Verdict
  readonly answer?: Answer
  readonly mode: string
  readonly exit?: number
  readonly signal?: string
  /** Milliseconds. */
  readonly duration?: number
}

/** Longest text of a request that a record keeps, in characters. */
const MAX_TEXT = 8192

/**
 * A time in milliseconds since 1970 as `2026-11-30T09:05:00.000Z`. Date would load the time zones of the world for it, which a hook that runs for
 * milliseconds feels. The days are those of the proleptic Gregorian calendar, counted in eras of 400 years from 1 March.
 */
export function isoTime(ms: number): string {
  const days = Math.floor(ms / 86_400_000)
  const rest = ms - days * 86_400_000
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const day = shifted - era * 146_097
  const year = Math.floor((day - Math.floor(day / 1460) + Math.floor(day / 36_524) - Math.floor(day / 146_096)) / 365)
  const ofYear = day - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  const month = Math.floor((5 * ofYear + 2) / 153)
  const pad = (value: number, width = 2): string => String(Math.floor(value)).padStart(width, '0')
  const date = `${pad(year + era * 400 + (month < 10 ? 0 : 1), 4)}-${pad(month < 10 ? month + 3 : month - 9)}-${pad(ofYear - Math.floor((153 * month + 2) / 5) + 1)}`
  return `${date}T${pad(rest / 3_600_000)}:${pad((rest / 60_000) % 60)}:${pad((rest / 1000) % 60)}.${pad(rest % 1000, 3)}Z`
}

const FLAGS = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW

/** Appends a record. Throws when it cannot be written: a decision that leaves no trace is not carried out. */
export function record(folder: string, outcome: Outcome, now: number): void {
  const day = isoTime(now).slice(0, 10)
  const audit = `${folder}/audit`
  const file = `${audit}/${day}.jsonl`
  let fd: number
  try {
    fd = openSync(file, FLAGS, 0o600)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    makeFolder(audit)
    fd = openSync(file, FLAGS, 0o600)
  }
  try {
    // One write for one line: lines of concurrent writers do not mix.
    const bytes = Buffer.from(`${JSON.stringify(entry(outcome, now))}\n`)
    if (writeSync(fd, bytes) !== bytes.length) throw new Error('the record was cut short')
  } finally {
    closeSync(fd)
  }
}

function entry({ request, text, verdict, answer, mode, exit, signal, duration }: Outcome, now: number): Record<string, unknown> {
  const effects = [...new Set(verdict.occurrences.map(({ effect }) => clean(show(effect))))]
  return {
    version: 1,
    time: isoTime(now),
    agent: request.principal.agent,
    ...(request.principal.session && { session: request.principal.session }),
    cwd: request.cwd,
    action: request.action.kind,
    text: clean(visible(text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}...` : text)),
    effects: effects.slice(0, 100),
    decision: verdict.decision,
    risk: verdict.risk,
    rules: [...new Set(verdict.findings.map(finding => finding.rule))],
    mode,
    ...(answer && { answer: answer.decision, by: answer.by, ...(answer.note && { note: clean(answer.note) }) }),
    ...(exit !== undefined && { exit }),
    ...(signal && { signal }),
    ...(duration !== undefined && { duration }),
  }
}
