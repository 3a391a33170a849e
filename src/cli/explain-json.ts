// `explain --json`: what `check --json` says, and from each part of the source to what it runs, where, and which rule says what of it.
import { type Facts, PATH_KINDS, type Request, show, textOf, type Verdict } from '../model/index.ts'
import type { Policy } from '../policy/judge.ts'
import { locator } from '../policy/locate.ts'
import { toJson } from './json.ts'
import { passing } from './passing.ts'
import { partsOf } from './report.ts'

export function explained(request: Request, verdict: Verdict, facts: Facts, policy: Policy): object {
  const source = textOf(request)
  const locate = locator(facts, policy.marks)
  const why = passing(verdict, facts, policy)
  const parts = partsOf(verdict).map(({ span, occurrences }) => ({
    source: source.slice(span.start, span.end),
    span,
    effects: occurrences.map(occurrence => {
      const { call: { program, args, cwd }, effect } = occurrence
      const findings = verdict.findings.filter(finding => finding.occurrence === occurrence)
      const place = findings[0]?.place ?? (PATH_KINDS.has(effect.kind) ? locate(effect.target, occurrence).place : undefined)
      return {
        runs: [program, ...args].map(word => word.text).join(' '), in: cwd.text === '.' ? [facts.cwd] : (cwd.values ?? null), effect: show(effect), ...(place !== undefined && { place }),
        rules: findings.map(({ rule, decision, risk, layer }) => ({ rule, decision, risk, layer })), ...(!findings.length && { passes: why(occurrence) ?? 'none objects' }),
      }
    }),
  }))
  return { ...toJson(request, verdict), parts }
}
