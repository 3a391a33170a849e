// The findings that no built-in rule makes: those of the settings' patterns, of the mode, and of a failure.
import { exact, type Finding, type Invocation, type Occurrence, type Risk } from '../model/index.ts'
import type { Layered } from './blocks.ts'
import { candidates } from './candidates.ts'
import type { Scene, Sight } from './define.ts'
import { matches, mayMatch } from './layers.ts'
import { type LayerRule, patternOf } from './patterns.ts'

export function layerFinding(layer: LayerRule, decision: 'ask' | 'deny', { occurrence, located }: Sight): Finding {
  const risk: Risk = layer.risk ?? (decision === 'deny' ? 'high' : 'medium')
  const reason = layer.reason ?? `the ${layer.layer} settings ${decision === 'deny' ? 'deny' : 'ask about'} ${layer.text}`
  return { rule: layer.text, decision, risk, reason, occurrence, layer: layer.layer, ...(layer.pinned && { pinned: true }), ...(located && { place: located.place }) }
}

export const planned = ({ occurrence, located }: Sight): Finding => ({
  rule: 'plan-mode', decision: 'deny', risk: 'medium', layer: 'mode', occurrence, ...(located && { place: located.place }),
  reason: 'in plan mode nothing is changed, run or sent', instead: 'look with read-only commands and describe the change; leave plan mode to make it',
})

export const failed = (occurrence: Occurrence, error: unknown): Finding => ({
  rule: 'gate-failed', decision: 'deny', risk: 'high', pinned: true, layer: 'built-in', occurrence,
  reason: `gatekeeper itself failed: ${(error instanceof Error ? error.message : String(error)).slice(0, 200)}`,
  instead: 'report this as a fault of gatekeeper; until then, ask a person to run it',
})

/** What rules that name a command find in those that have no effect: `bash(echo *)` means every `echo`. */
export function namedFindings(calls: readonly Invocation[], occurrences: readonly Occurrence[], layers: readonly Layered[], scene: Scene): readonly Finding[] {
  const seen = new Set(occurrences.map(one => one.call))
  return calls.filter(call => !seen.has(call) && exact(call.program) !== '').flatMap(call => {
    const sight: Sight = { occurrence: { effect: { kind: 'execute', target: call.program }, call }, located: undefined, scene }
    return candidates(layers, sight.occurrence).filter(layer => layer.decision !== 'allow' && patternOf(layer).kind === 'command' && matches(layer, sight)).map(layer => layerFinding(layer, layer.decision === 'deny' ? 'deny' : 'ask', sight))
  })
}

/** An allow must be certain, and it is not where what is denied or asked about may be the same. */
export function doubtsOf(layers: readonly LayerRule[], sight: Sight): readonly Finding[] {
  return layers.filter(layer => layer.decision !== 'allow' && mayMatch(layer, sight)).map(layer => {
    const reason = `what it does is not known, and the ${layer.layer} settings ${layer.decision === 'deny' ? 'deny' : 'ask about'} ${layer.text}`
    return layerFinding({ ...layer, reason }, 'ask', sight)
  })
}
