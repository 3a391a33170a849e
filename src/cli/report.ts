// `check` and `explain` in words.
import { describeEffect, groupsOf, headline, indent, item, nameOf, renderCommand, renderExcerpt, renderVerdict, type Style, styleFor } from '../approvers/index.ts'
import { type Facts, type Occurrence, PATH_KINDS, type Request, type Span, textOf, type Verdict } from '../model/index.ts'
import type { Locator } from '../policy/define.ts'
import { locator } from '../policy/locate.ts'
import type { Policy } from '../policy/judge.ts'
import { print } from './io.ts'
import { byMode, passing } from './passing.ts'

const screen = (): Style => styleFor(process.stdout.columns, process.stdout.isTTY === true, process.env)

/** How it was judged. */
export interface Judged {
  readonly facts: Facts
  readonly policy: Policy
  /** What was said in this terminal before. */
  readonly said: string | undefined
}

export function check(request: Request, verdict: Verdict, { policy }: Judged): void {
  const style = screen()
  const source = textOf(request)
  const body = renderVerdict(style, source, verdict)
  const rest = body.length ? body : ['  it changes nothing and reads nothing that matters']
  print(`${[...heading(style, verdict, policy), '', ...renderCommand(style, source), '', ...rest].join('\n')}\n`)
}

/** From each part of the source to what it runs, what that does, where, and which rule says what of it. */
export function explain(request: Request, verdict: Verdict, { facts, policy, said }: Judged): void {
  const style = screen()
  const source = textOf(request)
  const locate = locator(facts, policy.marks)
  const why = passing(verdict, facts, policy)
  const parts = partsOf(verdict).map(part => renderPart(style, source, part, verdict, locate, why))
  const none = ['  nothing in it has an effect that gatekeeper knows of']
  print(`${[...heading(style, verdict, policy), ...(said === undefined ? [] : indent(style, 2, `when it is run in this terminal: ${said}`)), '', ...renderCommand(style, source), ...(parts.length ? parts : [none]).flatMap(rows => ['', ...rows])].join('\n')}\n`)
}

const heading = (style: Style, verdict: Verdict, { mode }: Policy): string[] => [headline(style, verdict), ...[byMode(verdict, mode)].flatMap(text => (text === undefined ? [] : indent(style, 2, text)))]

interface Part {
  readonly span: Span
  readonly occurrences: readonly Occurrence[]
}

/** The effects by the part of the source that has them, in the order of the source. */
export function partsOf({ occurrences }: Verdict): Part[] {
  const parts = new Map<string, Occurrence[]>()
  for (const occurrence of occurrences) {
    const key = `${occurrence.call.span.start} ${occurrence.call.span.end}`
    parts.set(key, [...(parts.get(key) ?? []), occurrence])
  }
  return [...parts.values()].flatMap(all => (all[0] ? [{ span: all[0].call.span, occurrences: all }] : [])).sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
}

function renderPart(style: Style, source: string, { span, occurrences }: Part, verdict: Verdict, locate: Locator, why: ReturnType<typeof passing>): string[] {
  const rows = renderExcerpt(style, source, span, 2, style.dim)
  let last: string | undefined
  for (const occurrence of occurrences) {
    const { program, args, cwd } = occurrence.call
    const ran = [program, ...args].map(word => word.text).join(' ')
    if (ran !== last) rows.push(...item(style, 4, 'runs     ', ran), ...(cwd.text === '.' ? [] : item(style, 4, 'in       ', cwd.values?.join(' or ') ?? 'a folder that cannot be known beforehand')))
    last = ran
    rows.push(...item(style, 4, 'effect   ', describeEffect(occurrence)))
    const findings = groupsOf({ ...verdict, findings: verdict.findings.filter(finding => finding.occurrence === occurrence) })
    const place = verdict.findings.find(finding => finding.occurrence === occurrence)?.place ?? (PATH_KINDS.has(occurrence.effect.kind) ? locate(occurrence.effect.target, occurrence).place : undefined)
    if (place) rows.push(...item(style, 4, 'place    ', nameOf(place)))
    if (!findings.length) rows.push(...item(style, 4, 'rule     ', why(occurrence) ?? 'none objects').map(style.dim))
    for (const { finding } of findings) {
      rows.push(...item(style, 4, 'rule     ', `${finding.rule}: ${finding.decision}, ${finding.risk} risk${finding.pinned ? ', pinned' : ''}, ${finding.layer}`).map(style.risk[finding.risk]))
      rows.push(...indent(style, 13, finding.reason), ...(finding.instead ? indent(style, 13, `instead: ${finding.instead}`) : []))
    }
  }
  return rows
}
