// Which allow rules would have settled recorded questions: each is tried on the recorded commands, under the settings of today.
import { statSync } from 'node:fs'
import { decide } from '../../gate.ts'
import type { Facts, Request } from '../../model/index.ts'
import { type LayerRule, layerRule } from '../../policy/patterns.ts'
import type { Loaded } from '../../settings/index.ts'
import type { Ports } from '../ports.ts'

export interface Asked {
  readonly text: string
  readonly cwd: string
  readonly action: string
  count: number
}

export interface Suggestion {
  readonly rule: string
  /** How many of the questions. */
  readonly settles: number
}

export interface Bench {
  readonly policy: Loaded['policy']
  readonly facts: Facts
}

/** Words that need no quotes, so that the text says what the words were. */
const PLAIN = /^[\w./:=@%+,-]+(?: [\w./:=@%+,-]+)+$/
/** They run what their arguments name: a rule on their first words would be a rule on everything. */
const RUNNERS = new Set(['sudo', 'doas', 'su', 'env', 'xargs', 'sh', 'bash', 'zsh', 'dash', 'fish', 'ssh', 'nohup', 'timeout', 'nice', 'time', 'eval', 'exec', 'command', 'docker', 'podman', 'kubectl', 'npx', 'bunx', 'uvx', 'watch', 'parallel', 'busybox'])
const MAX_RULES = 12
const MAX_TRIALS = 30
const TOP = 5

/** @param asked most frequent first */
export function suggestions(asked: readonly Asked[], ports: Ports): readonly Suggestion[] {
  const known = new Map<string, Bench | undefined>()
  const benches = (cwd: string): Bench | undefined => {
    if (!known.has(cwd)) known.set(cwd, bench(cwd, ports))
    return known.get(cwd)
  }
  const candidates = new Map<string, Asked[]>()
  for (const one of asked) for (const rule of rulesOf(one)) {
    const all = candidates.get(rule) ?? []
    all.push(one)
    candidates.set(rule, all)
  }
  const weight = (all: readonly Asked[]): number => all.reduce((sum, one) => sum + one.count, 0)
  const likely = [...candidates].map(([rule, all]) => ({ rule, all, most: weight(all) })).sort((a, b) => b.most - a.most || b.rule.length - a.rule.length).slice(0, MAX_RULES)
  const proven = likely.map(({ rule, all }) => ({ rule, settles: all.slice(0, MAX_TRIALS).filter(one => !isAllowed(one, benches) && isSettled(rule, one, benches)).reduce((sum, one) => sum + one.count, 0) })).filter(({ settles }) => settles > 0)
  // Of two that settle as many, the narrower one is told; it comes first.
  const told: Suggestion[] = []
  for (const one of proven.sort((a, b) => b.settles - a.settles || b.rule.length - a.rule.length)) if (!told.some(other => isWithin(one.rule, other.rule) || (other.settles === one.settles && isWithin(other.rule, one.rule)))) told.push(one)
  return told.slice(0, TOP)
}

/** The command itself, and its first two words where those say what is done. */
function rulesOf({ text, action }: Asked): string[] {
  if ((action !== 'script' && action !== 'argv') || !PLAIN.test(text) || text.includes('[redacted]')) return []
  const [program = '', deed = '', ...rest] = text.split(' ')
  const exact = `bash(${text})`
  return rest.length && /^[a-z][\w:-]*$/.test(deed) && !RUNNERS.has(program) ? [exact, `bash(${program} ${deed} *)`] : [exact]
}

const isWithin = (narrow: string, wide: string): boolean => wide.endsWith(' *)') && narrow.startsWith(wide.slice(0, -2))

/** What a request is judged by in a folder; undefined where nothing can be. */
export function bench(cwd: string, ports: Ports): Bench | undefined {
  if (!statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) return undefined
  const facts = ports.facts(cwd)
  const { policy, problems } = ports.policy(facts)
  return problems.length ? undefined : { policy, facts }
}

export function isSettled(text: string, asked: Pick<Asked, 'text' | 'cwd'>, benches: (cwd: string) => Bench | undefined): boolean {
  const rule = layerRule('user', 'allow', text)
  return !('problem' in rule) && isAllowed(asked, benches, [rule])
}

/** True when it would pass today, with these rules besides. */
export function isAllowed({ text: source, cwd }: Pick<Asked, 'text' | 'cwd'>, benches: (cwd: string) => Bench | undefined, more: readonly LayerRule[] = []): boolean {
  const found = benches(cwd)
  if (!found) return false
  const request: Request = { principal: { agent: 'audit' }, action: { kind: 'script', source }, cwd, interactive: false }
  return decide(request, found.facts, { ...found.policy, layers: [...found.policy.layers, ...more] }).decision === 'allow'
}
