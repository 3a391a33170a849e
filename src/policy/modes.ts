// What the mode makes of effects and of the findings that remain.
import { type Finding, type Mode, type Occurrence, stricter, type Verdict, verdict } from '../model/index.ts'
import type { Located, Rule } from './define.ts'
import { isLoopback } from './hosts.ts'
import type { Policy } from './judge.ts'
import { isUsualProgram } from './places/programs.ts'

/** True when the mode `plan` lets the effect happen: it only looks. */
export function looksOnly({ effect }: Occurrence, located: Located | undefined): boolean {
  switch (effect.kind) {
    case 'list': case 'read': return true
    case 'connect': return !effect.sends && !effect.shell && !effect.listens && isLoopback(effect.target)
    case 'write': case 'append': return located?.place === 'sink'
    case 'execute': return located !== undefined && located.paths.length > 0 && located.paths.every(isUsualProgram)
    default: return false
  }
}

/** True when the mode `acceptEdits` settles what the rule would ask about. */
export function acceptsEdit(rule: Rule, { effect, elevated, host }: Occurrence): boolean {
  if (elevated || host) return false
  if (rule.id === 'delete-tree-regenerable') return true
  return rule.plain === true && (effect.kind === 'write' || effect.kind === 'append' || effect.kind === 'delete')
}

/**
 * True when the mode `auto` settles what is asked about: by rules alone, where all of it is of low risk, on this machine, without more rights, and in the workspace or a
 * temporary folder. What the user's own rules ask about is asked.
 */
export function acceptsAlone(found: readonly Finding[], { elevated, host }: Occurrence, located: Located | undefined): boolean {
  return !elevated && !host && (located?.place === 'workspace' || located?.place === 'temp') && found.every(finding => finding.decision === 'ask' && finding.risk === 'low')
}

/** The policy where whoever asks has a mode of its own: what either of the two keeps back is kept back. */
export const bounded = <P extends Policy>(policy: P, mode: Mode): P => ({ ...policy, mode: stricter(mode, policy.mode), looksOnly: policy.looksOnly || mode === 'plan' })

/** What an ask means in the mode, and what a finding still does. */
export function settle(findings: readonly Finding[], occurrences: readonly Occurrence[], mode: Mode): Verdict {
  switch (mode) {
    case 'default': case 'bubble': case 'plan': case 'acceptEdits': case 'auto': return verdict(findings, occurrences)
    case 'dontAsk': return verdict(findings.map(refused), occurrences)
    case 'bypassPermissions': return { ...verdict(findings.filter(finding => finding.decision === 'deny'), occurrences), findings }
    case 'observe': return { ...verdict(findings, occurrences), decision: 'allow' }
  }
}

const refused = (finding: Finding): Finding =>
  finding.decision === 'deny' ? finding : { ...finding, decision: 'deny', layer: 'mode', reason: `${finding.reason} (and nobody is asked in this mode)` }
