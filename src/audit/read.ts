// Reads records back, of both versions, one line at a time.
import { isObject, type Json } from '../model/index.ts'
import { auditFolder } from './chain.ts'
import { dayOf, filesOf } from './files.ts'
import { linesOf } from './lines.ts'
import { isoTime } from './time.ts'

/** A rule that found something, and whose it is. Records of version 1 do not know the layer and the decision. */
export interface RecordedRule {
  readonly rule: string
  readonly layer?: string
  readonly decision?: string
}

/** One decision as it was recorded: secrets are taken out, and hidden characters spelt out. */
export interface AuditRecord {
  readonly version: 1 | 2
  readonly id?: string
  /** `2026-11-30T09:05:00.000Z` */
  readonly time: string
  readonly agent: string
  readonly session?: string
  readonly user?: string
  readonly cwd: string
  /** The kind of the action: `script`, `argv`, `file`, ... */
  readonly action: string
  readonly text: string
  /** The same for equal requests on one machine. */
  readonly args?: string
  readonly effects: readonly string[]
  readonly decision: string
  readonly risk: string
  readonly mode: string
  readonly stage?: string
  readonly rules: readonly RecordedRule[]
  readonly answer?: string
  readonly by?: string
  readonly note?: string
  readonly outcome?: string
  readonly exit?: number
  readonly signal?: string
  /** Microseconds. */
  readonly duration?: number
}

/** Milliseconds since 1970; `until` is not in it any more. */
export interface Period {
  readonly since?: number
  readonly until?: number
}

/** Lines that are no records, and longer ones than any record is, are left out. */
const MAX_LINE = 4 * 1024 * 1024

/**
 * All records of a period, oldest first, as they were written. Files of days before it are not opened.
 *
 * @param state the folder of gatekeeper's state
 */
export function* readRecords(state: string, period: Period = {}): Generator<AuditRecord> {
  const folder = auditFolder(state)
  const first = period.since === undefined ? '' : isoTime(Math.max(0, period.since)).slice(0, 10)
  // A record may stand in the file of a later day than its own (a clock that was set back), never in that of an earlier one.
  for (const file of filesOf(folder).filter(name => dayOf(name) >= first))
    for (const { bytes } of linesOf(`${folder}/${file}`)) {
      const record = bytes.length > MAX_LINE ? undefined : decodeRecord(bytes.toString('utf8'))
      if (record && isWithin(record, period)) yield record
    }
}

export function isWithin({ time }: AuditRecord, { since, until }: Period): boolean {
  const at = Date.parse(time)
  return (since === undefined || at >= since) && (until === undefined || at < until)
}

/** @returns undefined when it is no record */
export function decodeRecord(line: string): AuditRecord | undefined {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    return undefined
  }
  if (!isObject(json)) return undefined
  const { version } = json
  const time = textOf(json, 'time')
  if ((version !== 1 && version !== 2) || time === undefined || Number.isNaN(Date.parse(time))) return undefined
  const needed = (key: string): string => textOf(json, key) ?? ''
  const duration = numberOf(json, 'duration')
  return {
    version, time, agent: needed('agent'), cwd: needed('cwd'), action: needed('action'), text: needed('text'), decision: needed('decision'), risk: needed('risk'), mode: needed('mode'),
    effects: listOf(json['effects']).filter(one => typeof one === 'string'),
    rules: listOf(json['rules']).flatMap(ruleOf),
    ...texts(json),
    ...numbers(json),
    ...(duration !== undefined && { duration: version === 1 ? Math.round(duration * 1000) : duration }),
  }
}

const textOf = (json: Json, key: string): string | undefined => (typeof json[key] === 'string' ? json[key] : undefined)
const numberOf = (json: Json, key: string): number | undefined => (typeof json[key] === 'number' ? json[key] : undefined)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function texts(json: Json): Partial<Record<'id' | 'session' | 'user' | 'args' | 'stage' | 'answer' | 'by' | 'note' | 'outcome' | 'signal', string>> {
  const keys = ['id', 'session', 'user', 'args', 'stage', 'answer', 'by', 'note', 'outcome', 'signal'] as const
  return Object.fromEntries(keys.flatMap(key => (textOf(json, key) === undefined ? [] : [[key, textOf(json, key)]])))
}

function numbers(json: Json): { readonly exit?: number } {
  const exit = numberOf(json, 'exit')
  return exit === undefined ? {} : { exit }
}

function ruleOf(value: unknown): RecordedRule[] {
  if (typeof value === 'string') return [{ rule: value }]
  if (!isObject(value)) return []
  const [rule, layer, decision] = ['rule', 'layer', 'decision'].map(key => textOf(value, key))
  return rule === undefined ? [] : [{ rule, ...(layer !== undefined && { layer }), ...(decision !== undefined && { decision }) }]
}
