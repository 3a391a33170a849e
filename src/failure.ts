// What rarely happens to a decision: that the gate fails, or that two readers see different programs.
import { asInvocation, type Finding, type Invocation, literal, type Occurrence, type Request, textOf, type Verdict, verdict } from './model/index.ts'

/** A denial that stands for a fault of gatekeeper's own. */
export function failed(request: Request, error: unknown): Verdict {
  const call = asInvocation(request)
  const why = error instanceof Error ? error.message : String(error)
  const occurrence: Occurrence = { effect: { kind: 'unknown', target: literal(textOf(request)), why: 'gatekeeper failed while judging it' }, call }
  const finding: Finding = {
    rule: 'gate-failed', decision: 'deny', risk: 'high', pinned: true, layer: 'built-in', occurrence,
    reason: `gatekeeper itself failed: ${why.slice(0, 200)}`, instead: 'report this as a fault of gatekeeper; until then, ask a person to run it',
  }
  return verdict([finding], [occurrence])
}

/** A program that only the second reader sees. */
export function disagreementOf(source: string, invocations: readonly Invocation[], second: (source: string) => readonly string[] | undefined): string | undefined {
  const seen = new Set(invocations.flatMap(({ program }) => [program.text, ...(program.values ?? [])]))
  return second(source)?.find(name => !seen.has(name) && !new RegExp(`(?:^|[\\s;&|])(?:function\\s+)?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\(`).test(source))
}
