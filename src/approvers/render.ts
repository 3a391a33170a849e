// A verdict in words: the command, what each part of it does, why that matters and what to do instead.
import { compareDecisions, compareRisks, type Decision, type Finding, type Occurrence, type Place, type Risk, type Span, show, showWord, type Verdict, visible } from '../model/index.ts'
import { caretsOf, excerptOf, textOfCells, wholeOf, wrap } from './cells.ts'
import type { Style } from './style.ts'

const PLACES: Readonly<Record<Place, string>> = {
  own: 'what guards this machine', secret: 'a secret', protected: 'a protected place', device: 'a device', sink: 'nowhere', workspace: 'in the workspace',
  temp: 'a temporary place', home: 'in your home, outside the workspace', system: 'in the system', remote: 'on another machine', unresolved: 'a place that cannot be known beforehand',
}
const HEADLINES: Readonly<Record<Decision, string>> = { allow: 'allowed', ask: 'asks first', deny: 'refused' }

/** Findings of one rule about one part of the source. */
export interface Group {
  readonly finding: Finding
  readonly span: Span
  readonly findings: readonly Finding[]
  /** Milder findings that say nothing of any other effect. */
  readonly also: readonly Finding[]
}

const severity = (a: Finding, b: Finding): number => compareDecisions(b.decision, a.decision) || compareRisks(b.risk, a.risk)

/** What weighs most comes first; what belongs together stays together, and each effect is told once. */
export function groupsOf(verdict: Verdict): Group[] {
  const groups = new Map<string, { finding: Finding; span: Span; findings: Finding[]; also: Finding[] }>()
  const told = new Map<string, { also: Finding[] }>()
  for (const finding of [...verdict.findings].sort(severity)) {
    const { span } = finding.occurrence.call
    const place = `${span.start} ${span.end}`
    const effect = `${place} ${describeEffect(finding.occurrence)}`
    const known = told.get(effect)
    if (known) {
      known.also.push(finding)
      continue
    }
    const key = `${place} ${finding.rule}`
    const group = groups.get(key) ?? { finding, span, findings: [], also: [] }
    group.findings.push(finding)
    groups.set(key, group)
    told.set(effect, group)
  }
  return [...groups.values()].sort((a, b) => severity(a.finding, b.finding) || a.span.start - b.span.start)
}

/** `delete /etc (recursive), as root`. */
export function describeEffect({ effect, elevated, host }: Occurrence): string {
  return [show(effect), ...(elevated ? ['as root'] : []), ...(host ? [`on ${showWord(host)}`] : [])].join(', ')
}

export const nameOf = (place: Place): string => PLACES[place]

export const showRisk = (style: Style, risk: Risk): string => style.risk[risk](`${risk} risk`)

export const headline = (style: Style, { decision, risk }: Verdict): string =>
  decision === 'allow' ? style.bold(style.decision.allow(HEADLINES.allow)) : `${style.bold(style.decision[decision](HEADLINES[decision]))}, ${showRisk(style, risk)}`

/** What stands in a rule or a script may have been written by anybody: nothing in it that a terminal would obey. */
const plain = (text: string): string => text.split('\\').map(visible).join('\\')

/** Rows of text indented, wrapped to what is left of the width. */
export const indent = (style: Style, by: number, text: string): string[] => wrap(plain(text), Math.max(10, style.width - by)).map(row => ' '.repeat(by) + row)

/** The same with a mark in front of the first row. */
export const item = (style: Style, by: number, mark: string, text: string): string[] =>
  indent(style, by + mark.length, text).map((row, index) => (index ? row : ' '.repeat(by) + mark + row.slice(by + mark.length)))

/** The whole command, however long. */
export const renderCommand = (style: Style, source: string): string[] => wholeOf(source, style.width - 2).map(row => `  ${style.bold(textOfCells(row))}`)

/** The part of the source that the span covers, each row underlined. */
export function renderExcerpt(style: Style, source: string, span: Span, by: number, colour: (text: string) => string): string[] {
  return excerptOf(source, span, style.width - by).flatMap(row => {
    const carets = caretsOf(row)
    return [' '.repeat(by) + textOfCells(row), ...(carets === undefined ? [] : [' '.repeat(by) + colour(carets)])]
  })
}

/** Where a part of several lines stands. Lines that are joined are counted otherwise. */
export const lineOf = (source: string, { start }: Span): number | undefined => (/\n./.test(source.trim()) && !source.includes('\\\n') ? source.slice(0, start).split('\n').length : undefined)

/** How many effects of one group are listed. */
const MAX_EFFECTS = 8

export function renderGroup(style: Style, source: string, { finding, span, findings, also }: Group): string[] {
  const others = [...new Set(also.map(one => one.rule))].filter(rule => rule !== finding.rule)
  const effects = [...new Set(findings.map(one => `${describeEffect(one.occurrence)}${one.place ? `  (${nameOf(one.place)})` : ''}`))]
  const more = effects.length - MAX_EFFECTS
  const line = lineOf(source, span)
  const inner = [...new Set(findings.flatMap(({ occurrence: { call, via } }) => (via ? [[call.program, ...call.args].map(word => word.text).join(' ')] : [])))]
  return [
    ...(line === undefined ? [] : [style.dim(`  line ${line}`)]),
    ...renderExcerpt(style, source, span, 2, style.risk[finding.risk]),
    ...inner.slice(0, MAX_EFFECTS).flatMap(text => item(style, 2, 'by ', text)),
    ...effects.slice(0, MAX_EFFECTS).flatMap(text => item(style, 2, '- ', text)),
    ...(more > 0 ? [`    and ${more} more of the kind`] : []),
    ...indent(style, 4, finding.reason),
    ...(finding.instead ? indent(style, 4, `instead: ${finding.instead}`) : []),
    ...indent(style, 4, `${notes(finding)}${others.length ? `; also ${others.join(', ')}` : ''}`).map(style.dim),
  ]
}

function notes({ rule, risk, decision, pinned, layer }: Finding): string {
  return [`rule ${rule}`, `${risk} risk`, ...(decision === 'deny' ? ['refused'] : []), ...(pinned ? ['pinned'] : []), ...(layer === 'built-in' ? [] : [`from ${layer}`])].join(', ')
}

/** Effects that no rule objects to, on as few lines as they need. */
export function renderRest(style: Style, verdict: Verdict): string[] {
  const found = new Set(verdict.findings.map(finding => finding.occurrence))
  const rest = [...new Set(verdict.occurrences.filter(one => !found.has(one)).map(describeEffect))]
  return rest.length ? indent(style, 2, `${found.size ? 'besides' : 'it would'}: ${rest.join('; ')}`).map(style.dim) : []
}

/** The findings and what else happens, with an empty row between the parts. */
export function renderVerdict(style: Style, source: string, verdict: Verdict): string[] {
  const parts = [...groupsOf(verdict).map(group => renderGroup(style, source, group)), renderRest(style, verdict)].filter(part => part.length)
  return parts.flatMap((part, index) => (index ? ['', ...part] : part))
}
