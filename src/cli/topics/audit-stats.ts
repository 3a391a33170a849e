// Records in numbers: by day, what is asked and refused most, and which rules would spare questions.
import { item, type Style, styleFor } from '../../approvers/index.ts'
import { type AuditRecord, readRecords } from '../../audit/read.ts'
import { stateFolder } from '../../facts/folders.ts'
import { CANARY } from '../../install/index.ts'
import type { Ports } from '../ports.ts'
import { shown } from '../shown.ts'
import type { Filter } from './audit-filter.ts'
import { type Asked, type Suggestion, suggestions } from './audit-rules.ts'
import { printed } from './audit-show.ts'

const DECISIONS = ['allow', 'ask', 'deny'] as const
type Counts = Record<(typeof DECISIONS)[number], number>

interface Numbers {
  readonly records: number
  readonly days: ReadonlyMap<string, Counts>
  readonly asked: readonly Asked[]
  readonly denied: readonly Asked[]
}

/** How many different requests are told apart; later ones are only counted. */
const MAX_TEXTS = 20_000
const TOP = 5

/** @returns the exit code */
export async function stats({ period }: Filter, json: boolean, ports: Ports): Promise<number> {
  const numbers = count(readRecords(stateFolder(), period))
  const rules = suggestions(numbers.asked, ports)
  if (json) printed(`${JSON.stringify({ records: numbers.records, days: Object.fromEntries(numbers.days), asked: top(numbers.asked), denied: top(numbers.denied), rules })}\n`)
  else printed(`${render(styleFor(process.stdout.columns, process.stdout.isTTY === true, process.env), numbers, rules).join('\n')}\n`)
  return 0
}

export function count(records: Iterable<AuditRecord>): Numbers {
  const days = new Map<string, Counts>()
  const asked = new Map<string, Asked>()
  const denied = new Map<string, Asked>()
  let all = 0
  for (const record of records) {
    if (isCanary(record)) continue
    all++
    const { time, decision, text, cwd, action } = record
    const known = DECISIONS.find(one => one === decision)
    if (!known) continue
    const day = days.get(time.slice(0, 10)) ?? { allow: 0, ask: 0, deny: 0 }
    day[known]++
    days.set(time.slice(0, 10), day)
    const among = known === 'ask' ? asked : known === 'deny' ? denied : undefined
    // One and the same command in two folders is two questions.
    const key = `${text}\0${cwd}`
    const one = among?.get(key)
    if (one) one.count++
    else if (among && among.size < MAX_TEXTS) among.set(key, { text, cwd, action, count: 1 })
  }
  const sorted = (found: ReadonlyMap<string, Asked>): readonly Asked[] => [...found.values()].sort((a, b) => b.count - a.count)
  return { records: all, days: new Map([...days].sort(([a], [b]) => (a < b ? -1 : 1))), asked: sorted(asked), denied: sorted(denied) }
}

/** What the doctor asks hooks: nobody wanted it. Only what is refused is left out, so that nothing can hide behind its words. */
const isCanary = ({ text, decision }: AuditRecord): boolean => text === CANARY && decision === 'deny'

/** The same command in different folders is one row. */
function top(all: readonly Asked[]): readonly { readonly text: string; readonly count: number }[] {
  const texts = new Map<string, number>()
  for (const { text, count } of all) texts.set(text, (texts.get(text) ?? 0) + count)
  return [...texts].map(([text, count]) => ({ text, count })).sort((a, b) => b.count - a.count).slice(0, TOP)
}

export function render(style: Style, numbers: Numbers, rules: readonly Suggestion[]): string[] {
  const { records, days, asked, denied } = numbers
  if (!records) return ['nothing is recorded in that time']
  const asks = asked.reduce((sum, one) => sum + one.count, 0)
  const listed = (title: string, rows: readonly { readonly text: string; readonly count: number }[]): string[] => (rows.length ? ['', title, ...rows.flatMap(({ text, count }) => item(style, 2, `${String(count).padStart(5)}  `, shown(text)))] : [])
  return [
    style.bold(`${records} ${records === 1 ? 'decision' : 'decisions'} in ${days.size} ${days.size === 1 ? 'day' : 'days'}`),
    `${DECISIONS.map(decision => `${style.decision[decision](SIGNS[decision])} ${decision}`).join('   ')}`,
    '',
    ...bars(style, days),
    ...listed('asked most', top(asked)),
    ...listed('refused most', top(denied)),
    ...listed(`allow rules that would settle most of the ${asks} questions`, rules.map(({ rule, settles }) => ({ text: rule, count: settles }))),
  ]
}

/** They differ without colour too. */
const SIGNS: Readonly<Record<keyof Counts, string>> = { allow: '█', ask: '▒', deny: '░' }
const NARROWEST_BAR = 4

function bars(style: Style, days: Numbers['days']): string[] {
  const sums = [...days.values()].map(counts => DECISIONS.reduce((sum, one) => sum + counts[one], 0))
  const most = Math.max(...sums, 1)
  const digits = DECISIONS.map(one => Math.max(...[...days.values()].map(counts => String(counts[one]).length), 1))
  // Day, bar, numbers; where that is too wide, the bar gives way first.
  const room = style.width - 10 - 2 - 2 - digits.reduce((sum, width) => sum + width + 1, 0)
  return [...days].map(([day, counts]) => {
    const cells = DECISIONS.map(one => (counts[one] ? Math.max(1, Math.floor((counts[one] * (room - DECISIONS.length)) / most)) : 0))
    const drawn = DECISIONS.map((one, at) => style.decision[one](SIGNS[one].repeat(cells[at] ?? 0))).join('')
    const blank = ' '.repeat(Math.max(0, room - cells.reduce((sum, width) => sum + width, 0)))
    const numbers = DECISIONS.map((one, at) => style.decision[one](String(counts[one]).padStart(digits[at] ?? 1))).join(' ')
    return room < NARROWEST_BAR ? `${day}  ${numbers}` : `${day}  ${drawn}${blank}  ${numbers}`
  })
}
