// `rules list`: what the settings in force say, in the order in which it counts.
import type { Decision } from '../../model/index.ts'
import type { RuleSetting } from '../../policy/define.ts'
import { rulesIn } from '../../policy/blocks.ts'
import type { LayerRule } from '../../policy/patterns.ts'
import type { Loaded } from '../../settings/index.ts'
import { layerName } from '../../settings/keys.ts'
import { SETTINGS } from '../codes.ts'
import { misused, print } from '../io.ts'
import { circumstancesOf, complaintOf } from '../judge.ts'
import type { Parsed } from '../parse.ts'
import type { Ports } from '../ports.ts'
import { shownOnALine } from '../shown.ts'
import { withTrailing } from './rules-words.ts'
import { jsonFlag } from './rules-flags.ts'
import { doesNothing } from './rules-names.ts'

/** What counts first stands first. */
const ORDER: readonly Decision[] = ['deny', 'ask', 'allow']
const HEADINGS: Readonly<Record<Decision, string>> = {
  deny: 'deny: before all else, whoever says it', ask: 'ask: before what is allowed', allow: 'allow: settles what built-in rules would ask, never what a rule denies',
}

export function list(typed: Parsed, ports: Ports): number {
  const parsed = withTrailing(typed, [jsonFlag])
  const around = circumstancesOf(typed)
  if (typeof parsed === 'string') return misused(parsed)
  if (typeof around === 'string') return misused(around)
  if (parsed.operands.length) return misused(`nothing is expected behind gatekeeper rules list: ${parsed.operands.join(' ')}; leave it out`)
  const loaded = ports.policy(ports.facts(around.cwd))
  if (loaded.problems.length) return misused(complaintOf(loaded.problems), SETTINGS)
  print(parsed.flags.has('json') ? `${JSON.stringify(toJson(loaded))}\n` : inWords(loaded))
  return 0
}

const counts = (rule: LayerRule): boolean => !(rule.decision === 'allow' && rule.trusted === false)
const filesOf = ({ files }: Loaded, layer: string): readonly string[] => files.filter(one => layerName(one.layer) === layer).map(one => one.path)
const settingsOf = ({ policy }: Loaded): readonly (readonly [string, RuleSetting])[] => [...(policy.managed ?? []), ...(policy.tightened ?? []), ...policy.rules]

const toJson = (loaded: Loaded): object => ({
  mode: loaded.policy.mode,
  permissions: ORDER.flatMap(decision => rulesIn(loaded.policy.layers).filter(rule => rule.decision === decision).map(rule => ({ decision, rule: rule.text, layer: rule.layer, file: filesOf(loaded, rule.layer)[0], counts: counts(rule), ...(doesNothing(rule.text) !== undefined && { trouble: doesNothing(rule.text) }) }))),
  rules: settingsOf(loaded).map(([rule, { decision, risk, reason, layer }]) => ({ rule, decision, risk, reason, layer })),
})

function inWords(loaded: Loaded): string {
  const layers = rulesIn(loaded.policy.layers)
  const width = Math.min(60, Math.max(0, ...layers.map(rule => shownOnALine(rule.text).length)))
  const line = (rule: LayerRule): string =>
    `  ${shownOnALine(rule.text).padEnd(width)}  ${[rule.layer, ...filesOf(loaded, rule.layer).map(shownOnALine), ...(counts(rule) ? [] : ['does not count: gatekeeper trust']), ...[doesNothing(rule.text)].flatMap(text => (text === undefined ? [] : [shownOnALine(text)]))].join(', ')}\n`
  const sections = ORDER.flatMap(decision => {
    const found = layers.filter(rule => rule.decision === decision)
    return found.length ? [`${HEADINGS[decision]}\n${found.map(line).join('')}`] : []
  })
  const changes = settingsOf(loaded).map(([rule, { decision, risk, layer = 'user' }]) => `  ${[rule, decision, risk && `${risk} risk`].filter(Boolean).join(' ')}  ${layer}\n`)
  return [`mode: ${loaded.policy.mode}\n`, ...sections, ...(changes.length ? [`built-in rules that are changed\n${changes.join('')}`] : []), ...(sections.length || changes.length ? [] : ['the settings say nothing of their own; gatekeeper policies lists the built-in rules\n'])].join('\n')
}
