// From options to policy. They are decoded as settings are: what is wrong there is wrong here, and says so when the gate is made.
import type { Commands } from '../commands/define.ts'
import { strictest } from '../model/index.ts'
import type { Rule, RuleSetting } from '../policy/define.ts'
import { defaultPolicy, type Policy } from '../policy/judge.ts'
import { decodeSettings } from '../settings/decode.ts'
import type { GateOptions } from './types.ts'

export type FullPolicy = Policy & { readonly commands?: Commands }

/** @throws naming all that is wrong with the options */
export function policyOf({ mode, rules = {}, permissions, policies = [], commands }: GateOptions): FullPolicy {
  const problems = policies.flatMap(one => problemsOf(one, policies))
  const own = new Set(policies.map(({ id }) => id))
  const [mine, builtIn] = [true, false].map(wanted => Object.entries(rules).filter(([id]) => own.has(id) === wanted))
  const { settings, problems: found } = decodeSettings(JSON.stringify({ mode, permissions, commands, rules: Object.fromEntries(builtIn ?? []) }), '', 'library')
  const all = [...problems, ...found.map(({ message }) => message)]
  if (all.length) throw new Error(`the gate cannot be made: ${all.join('; ')}`)
  const changes = (mine ?? []).map(([id, said]): readonly [string, RuleSetting] => [id, { layer: 'library', ...(typeof said === 'string' ? { decision: said } : said) }])
  return {
    mode: settings.mode ?? defaultPolicy.mode, layers: settings.layers, rules: new Map([...settings.rules, ...changes]),
    ...(policies.length && { more: [...policies] }), ...(settings.commands && { commands: settings.commands }),
  }
}

function problemsOf({ id, on, decision, examples, reason, instead }: Rule, all: readonly Rule[]): readonly string[] {
  const name = `policies: ${String(id)}`
  return [
    ...(/^[a-z\d]+(?:-[a-z\d]+)+$/.test(id) ? [] : [`${name} is no name of a rule; write words with hyphens, such as "publish-from-here"`]),
    ...(all.filter(one => one.id === id).length > 1 ? [`${name} stands there twice`] : []),
    ...(Array.isArray(on) && on.length ? [] : [`${name} looks at no kind of effect`]),
    ...(decision === 'ask' || decision === 'deny' ? [] : [`${name} must ask or deny; rules that allow are permissions`]),
    ...(reason && instead ? [] : [`${name} must say its reason, and what to do instead`]),
    ...(examples?.hits?.length && examples.misses?.length ? [] : [`${name} has no examples of what it finds and what it leaves alone`]),
  ]
}

/** What the machine's settings say, with what the options say on top. The stricter word counts, whoever says it. */
export function merged(base: FullPolicy, top: FullPolicy): FullPolicy {
  const rules = new Map(base.rules)
  for (const [id, setting] of top.rules) rules.set(id, stricterOf(base.rules.get(id), setting))
  const commands = [...(top.commands ?? []), ...(base.commands ?? [])]
  return { ...base, layers: [...base.layers, ...top.layers], rules, ...(top.more && { more: top.more }), ...(commands.length && { commands: new Map(commands) }) }
}

function stricterOf(base: RuleSetting | undefined, top: RuleSetting): RuleSetting {
  const decisions = [base?.decision, top.decision].filter(one => one !== undefined)
  return { ...base, ...top, ...(decisions.length && { decision: strictest(decisions) }) }
}
