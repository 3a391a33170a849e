// A verdict as one JSON object.
import { type Request, show, textOf, type Verdict } from '../model/index.ts'

export function toJson(request: Request, { decision, risk, findings, occurrences }: Verdict): object {
  const source = textOf(request)
  return {
    decision,
    risk,
    findings: findings.map(finding => ({
      rule: finding.rule, decision: finding.decision, risk: finding.risk, effect: show(finding.occurrence.effect), place: finding.place,
      reason: finding.reason, instead: finding.instead, pinned: finding.pinned, layer: finding.layer,
      source: source.slice(finding.occurrence.call.span.start, finding.occurrence.call.span.end), span: finding.occurrence.call.span,
    })),
    effects: occurrences.map(({ effect }) => show(effect)),
  }
}
