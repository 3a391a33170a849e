// Why an effect passes that a rule might have asked about: the rule of somebody's settings, the setting of a rule, or the mode.
import { type Facts, type Finding, type Mode, type Occurrence, PATH_KINDS, type Verdict } from '../model/index.ts'
import { candidates } from '../policy/candidates.ts'
import { judge, type Policy } from '../policy/judge.ts'
import { matches } from '../policy/layers.ts'
import { locator } from '../policy/locate.ts'

/** @returns what let an effect without findings pass; undefined where no rule would have objected anyway */
export function passing(verdict: Verdict, facts: Facts, policy: Policy): (occurrence: Occurrence) => string | undefined {
  const locate = locator(facts, policy.marks)
  const bare = judge(verdict.occurrences, facts, { mode: 'default', rules: new Map(), layers: [], ...(policy.marks && { marks: policy.marks }) })
  return occurrence => {
    const objections = bare.findings.filter(finding => finding.occurrence === occurrence)
    if (!objections.length) return undefined
    const located = PATH_KINDS.has(occurrence.effect.kind) || occurrence.effect.kind === 'interpret' ? locate(occurrence.effect.target, occurrence) : undefined
    const sight = { occurrence, located, scene: { facts, occurrences: verdict.occurrences, locate } }
    const rule = candidates(policy.layers, occurrence).find(one => one.decision === 'allow' && one.trusted !== false && matches(one, sight))
    if (rule) return `${rule.text}: allow, ${rule.layer}`
    const loosened = objections.flatMap(one => loosenedBy(one, policy))
    return loosened.length === objections.length ? [...new Set(loosened)].join('; ') : `the mode ${policy.mode} lets it pass`
  }
}

function loosenedBy({ rule }: Finding, { rules, managed }: Policy): readonly string[] {
  const found = [managed?.get(rule), rules.get(rule)].find(one => one?.decision === 'allow')
  return found ? [`${rule}: allow, ${found.layer ?? 'user'}`] : []
}

/** What the mode has done to a verdict that others would have brought about; undefined where nothing. */
export function byMode({ decision, findings }: Verdict, mode: Mode): string | undefined {
  if (decision !== 'allow' || !findings.length) return undefined
  const else_ = findings.some(one => one.decision === 'deny') ? 'it would be refused' : 'it would ask'
  return mode === 'observe' ? `in the mode observe nothing is refused, and all is recorded; in others ${else_}` : `in the mode ${mode} nobody is asked; in others ${else_}`
}
