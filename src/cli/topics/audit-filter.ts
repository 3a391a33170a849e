// Which records are meant: from options to a question that each record answers.
import type { AuditRecord, Period } from '../../audit/read.ts'
import { milliseconds } from '../../model/duration.ts'
import type { Parsed } from '../parse.ts'

export interface Filter {
  readonly period: Period
  readonly text?: string
  readonly decision?: string
  readonly rule?: string
  readonly agent?: string
  readonly effect?: string
}

const DAY = 86_400_000

/** @returns what is wrong with a time */
export function filterOf({ flags }: Parsed, now: number): Filter | string {
  const said = (name: string): string | undefined => { const value = flags.get(name); return typeof value === 'string' ? value : undefined }
  const period: { since?: number; until?: number } = {}
  for (const name of ['since', 'until'] as const) {
    const text = said(name)
    if (text === undefined) continue
    const time = timeOf(text, now)
    if (time === undefined) return `--${name} ${text} is no time; write 30m, 2h, 7d, 2026-11-30 or 2026-11-30T09:00`
    period[name] = name === 'until' && isDay(text) ? time + DAY : time
  }
  const names = ['text', 'decision', 'rule', 'agent', 'effect'] as const
  return { period, ...Object.fromEntries(names.flatMap(name => (said(name) === undefined ? [] : [[name, said(name)]]))) }
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

/** Days are those of the records, which are days of UTC; a time of day without a zone is the user's own. */
function timeOf(text: string, now: number): number | undefined {
  const span = milliseconds(text, 'mhdw')
  if (span !== undefined) return now - span
  const time = isDay(text) || /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

export function isChosen(record: AuditRecord, { text, decision, rule, agent, effect }: Filter): boolean {
  const holds = (where: string, what: string): boolean => where.toLowerCase().includes(what.toLowerCase())
  return (decision === undefined || record.decision === decision)
    && (agent === undefined || record.agent === agent)
    && (rule === undefined || record.rules.some(one => one.rule === rule))
    && (text === undefined || holds(record.text, text))
    && (effect === undefined || record.effects.some(one => holds(one, effect)))
}
