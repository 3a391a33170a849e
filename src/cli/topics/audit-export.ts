// Records for other programs: one JSON array, or a table.
import { type AuditRecord, readRecords } from '../../audit/read.ts'
import { stateFolder } from '../../facts/folders.ts'
import type { Filter } from './audit-filter.ts'
import { printed } from './audit-show.ts'

type Column = readonly [name: string, value: (record: AuditRecord) => string | number | undefined]

const COLUMNS: readonly Column[] = [
  ['id', one => one.id], ['time', one => one.time], ['agent', one => one.agent], ['session', one => one.session], ['user', one => one.user], ['cwd', one => one.cwd], ['action', one => one.action], ['text', one => one.text], ['args', one => one.args],
  ['effects', one => one.effects.join('; ')], ['decision', one => one.decision], ['risk', one => one.risk], ['mode', one => one.mode], ['stage', one => one.stage], ['rules', one => one.rules.map(({ rule, layer }) => (layer ? `${rule} (${layer})` : rule)).join('; ')],
  ['answer', one => one.answer], ['by', one => one.by], ['note', one => one.note], ['outcome', one => one.outcome], ['exit', one => one.exit], ['signal', one => one.signal], ['duration_us', one => one.duration],
]

/** @returns the exit code */
export function exportRecords({ period }: Filter, format: 'json' | 'csv'): number {
  if (format === 'csv' && !printed(`${COLUMNS.map(([name]) => name).join(',')}\r\n`)) return 0
  let first = true
  for (const record of readRecords(stateFolder(), period)) {
    const text = format === 'csv' ? `${COLUMNS.map(([, value]) => cellOf(value(record))).join(',')}\r\n` : `${first ? '[\n' : ',\n'}${JSON.stringify(record)}`
    if (!printed(text)) return 0
    first = false
  }
  if (format === 'json') printed(first ? '[]\n' : '\n]\n')
  return 0
}

/** As RFC 4180 has it. A spreadsheet runs what begins like a formula, unless it is marked as a text. */
function cellOf(value: string | number | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
