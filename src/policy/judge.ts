// From effects to a verdict: each effect on its own, the strictest of all. Pure but for the facts, which only read.
import {
  type EffectKind, type Facts, type Finding, type Invocation, type Mode, type Occurrence, PATH_KINDS, type Place, strictest, type Verdict, verdict,
} from '../model/index.ts'
import type { Layered } from './blocks.ts'
import { candidates, nameAny } from './candidates.ts'
import type { Locator, Marks, Rule, RuleSetting, Scene, Sight } from './define.ts'
import { matches } from './layers.ts'
import { locator } from './locate.ts'
import { doubtsOf, failed, layerFinding, namedFindings, planned } from './findings.ts'
import { acceptsAlone, acceptsEdit, looksOnly, settle } from './modes.ts'
import { rulesOn } from './rules-on.ts'

export interface Policy {
  readonly mode: Mode
  /** Nothing is changed, run or sent, as in the mode `plan`, whatever the mode. */
  readonly looksOnly?: boolean
  /** What settings say of built-in rules, by id. They never loosen a pinned rule. */
  readonly rules: ReadonlyMap<string, RuleSetting>
  /** The same from the managed layer, which may. It wins over `rules`. */
  readonly managed?: ReadonlyMap<string, RuleSetting>
  /** The same of files that nobody has trusted: they only make a rule stricter. */
  readonly tightened?: ReadonlyMap<string, RuleSetting>
  /** Paths that settings give a place of their own. */
  readonly marks?: Marks
  /** Patterns of the layers. An allow of a layer that is not trusted counts for nothing. */
  readonly layers: readonly Layered[]
  /** Rules beside the built-in ones, of whoever embeds the gate. */
  readonly more?: readonly Rule[]
}

export const defaultPolicy: Policy = { mode: 'default', rules: new Map(), layers: [] }

const index = new Map<EffectKind, ReadonlyMap<Place | undefined, readonly Rule[]> | undefined>()

/** The rules that can find an effect of the kind, by place; undefined when there are none. */
function rulesFor(kind: EffectKind): ReadonlyMap<Place | undefined, readonly Rule[]> | undefined {
  if (index.has(kind)) return index.get(kind)
  const places = new Map<Place | undefined, Rule[]>()
  for (const rule of rulesOn(kind)) for (const place of rule.at ?? [undefined]) places.set(place, [...(places.get(place) ?? []), rule])
  index.set(kind, places.size ? places : undefined)
  return index.get(kind)
}

/** @param calls all commands, those without an effect too: rules of settings may name them */
export function judge(occurrences: readonly Occurrence[], facts: Facts, policy: Policy, calls: readonly Invocation[] = []): Verdict {
  const { mode } = policy
  let locate: Locator | undefined
  const scene: Scene = {
    facts,
    occurrences,
    locate: (target, occurrence) => {
      locate ??= locator(facts, policy.marks)
      return locate(target, occurrence)
    },
  }
  const findings: Finding[] = []
  for (const occurrence of occurrences) {
    try {
      findings.push(...findingsOf(occurrence, scene, policy))
    } catch (error) {
      findings.push(failed(occurrence, error))
    }
  }
  if (policy.layers.length && nameAny(policy.layers, calls)) findings.push(...namedFindings(calls, occurrences, policy.layers, scene))
  return mode === 'default' ? verdict(findings, occurrences) : settle(findings, occurrences, mode)
}

const NONE: readonly Finding[] = []

/** Pinned rules, then what denies, then what asks by the user's own rules, what the user allows, what the mode accepts, what is left to ask. */
function findingsOf(occurrence: Occurrence, scene: Scene, policy: Policy): readonly Finding[] {
  const { effect } = occurrence
  const planning = policy.looksOnly || policy.mode === 'plan'
  const known = rulesFor(effect.kind)
  const possible = policy.layers.length ? candidates(policy.layers, occurrence) : []
  if (!known && !policy.more && !possible.length && (!planning || looksOnly(occurrence, undefined))) return NONE
  const located = isPath(occurrence) ? scene.locate(effect.target, occurrence) : undefined
  const sight: Sight = { occurrence, located, scene }
  const found: Finding[] = []
  const mild: Rule[] = []
  const add = (rule: Rule): void => {
    if (rule.when && !rule.when(effect, sight)) return
    const finding = findingOf(rule, sight, policy)
    if (finding) found.push(finding)
    if (finding?.decision === 'ask') mild.push(rule)
  }
  for (const rule of known?.get(undefined) ?? []) add(rule)
  if (located) for (const rule of known?.get(located.place) ?? []) add(rule)
  for (const rule of policy.more ?? []) if (rule.on.includes(effect.kind) && (!rule.at || (located && rule.at.includes(located.place)))) add(rule)
  const layers = possible.filter(layer => !(layer.decision === 'allow' && layer.trusted === false) && matches(layer, sight))
  const byLayer = (decision: 'ask' | 'deny'): Finding[] => layers.filter(layer => layer.decision === decision).map(layer => layerFinding(layer, decision, sight))

  const denies = [...found.filter(finding => finding.decision === 'deny'), ...byLayer('deny')]
  if (planning && !looksOnly(occurrence, located)) denies.push(planned(sight))
  if (denies.length) return denies
  const asks = byLayer('ask')
  if (asks.length) return [...asks, ...found]
  if (layers.some(layer => layer.decision === 'allow')) {
    const doubts = doubtsOf(possible, sight)
    return doubts.length ? [...doubts, ...found] : NONE
  }
  const { mode } = policy
  if ((mode === 'acceptEdits' || mode === 'auto') && (mild.every(rule => acceptsEdit(rule, occurrence)) || (mode === 'auto' && acceptsAlone(found, occurrence, located)))) return NONE
  return found
}

const isPath = ({ effect }: Occurrence): boolean => PATH_KINDS.has(effect.kind) || (effect.kind === 'interpret' && effect.file === true)

function findingOf(rule: Rule, sight: Sight, policy: Policy): Finding | undefined {
  const { occurrence, located } = sight
  const own = policy.rules.get(rule.id)
  const managed = policy.managed?.get(rule.id)
  const others = policy.tightened?.get(rule.id)
  const trusted = managed?.decision ? strictest([managed.decision, own?.decision ?? 'allow']) : rule.pinned ? rule.decision : (own?.decision ?? rule.decision)
  const decision = strictest([trusted, others?.decision ?? 'allow'])
  if (decision === 'allow') return undefined
  const by = [managed, own, others].find(one => one?.decision === decision)
  const detail = rule.detail?.(occurrence.effect, sight)
  return {
    rule: rule.id, decision, occurrence, layer: decision === rule.decision ? (policy.more?.includes(rule) ? 'library' : 'built-in') : (by?.layer ?? 'user'),
    risk: managed?.risk ?? own?.risk ?? rule.risk, reason: managed?.reason ?? own?.reason ?? (detail ? `${rule.reason}: ${detail}` : rule.reason), instead: rule.instead,
    ...(rule.pinned && decision === 'deny' && { pinned: true }), ...(rule.plain && decision === 'ask' && { plain: true }), ...(located && { place: located.place }),
  }
}
