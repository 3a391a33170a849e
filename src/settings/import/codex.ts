// Codex's rules (~/.codex/rules/*.rules): prefix_rule, network_rule and host_executable. Source: codex-rs/execpolicy of openai/codex (2026-08).
import type { Decision } from '../../model/index.ts'
import { wordsRule } from './command.ts'
import { type Line, planOf, type Reader, skip, take } from './define.ts'
import { type Called, parseCalls, type Value } from './starlark.ts'

const DECISIONS: ReadonlyMap<Value | undefined, Decision> = new Map<Value | undefined, Decision>([[undefined, 'allow'], ['allow', 'allow'], ['prompt', 'ask'], ['forbidden', 'deny'], ['deny', 'deny']])
const MAX_ALTERNATIVES = 64

export const readCodex: Reader = text => {
  const calls = parseCalls(text)
  if ('problem' in calls) return calls
  const lines: Line[] = []
  for (const called of calls) {
    const line = ruleOf(called)
    if ('problem' in line) return { problem: `line ${called.line}: ${line.problem}` }
    lines.push(line)
  }
  return planOf(lines)
}

function ruleOf({ name, args, line }: Called): Line | { readonly problem: string } {
  if (name === 'host_executable') return skip(`${name} of line ${line}`, 'a rule for the name of a program never allows one that is called by its path here')
  const decision = DECISIONS.get(args.get('decision'))
  if (!decision) return { problem: `there is no decision ${JSON.stringify(args.get('decision'))}` }
  if (name === 'network_rule') {
    const host = args.get('host')
    if (typeof host !== 'string') return { problem: 'the rule names no host' }
    const source = `network_rule(${host})`
    return decision === 'allow' ? skip(source, 'here it would cover every protocol; add connect(...) yourself if that is meant') : take(source, decision, [`connect(${host})`], 'it covers every protocol')
  }
  if (name !== 'prefix_rule') return { problem: `there is no rule ${name}` }
  const pattern = args.get('pattern')
  if (!Array.isArray(pattern) || !pattern.length) return { problem: 'the rule has no pattern' }
  const tokens = pattern.map((one: Value) => (Array.isArray(one) ? one : [one]))
  if (!tokens.every(list => list.length && list.every((one: Value) => typeof one === 'string'))) return { problem: 'the pattern holds something else than texts' }
  return prefixRule(`prefix_rule(${JSON.stringify(pattern)})`, decision, tokens.map(list => list.map(String)))
}

/** Each alternative is a rule of its own, since a pattern has none. */
function prefixRule(source: string, decision: Decision, tokens: readonly (readonly string[])[]): Line {
  const many = tokens.reduce((count, list) => count * list.length, 1) > MAX_ALTERNATIVES
  if (many && decision === 'allow') return skip(source, 'it stands for too many commands')
  const readings = tokens.reduce<readonly (readonly string[])[]>((all, list) => all.flatMap(head => (many && list.length > 1 ? ['*'] : list).map(word => [...head, word])), [[]])
  const rules = readings.map(words => wordsRule(words, decision))
  const known = rules.filter(rule => rule !== undefined)
  if (known.length < rules.length) return skip(source, 'it has a word that a pattern cannot hold')
  return take(source, decision, known, many ? 'where a word has many alternatives, any word counts' : undefined)
}
