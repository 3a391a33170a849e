// `rules simulate`: judges again what was judged before, and tells what would be decided otherwise now.
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { stateFolder } from '../../facts/folders.ts'
import { decide, type SecondReader } from '../../gate.ts'
import { milliseconds } from '../../model/duration.ts'
import { MODES, type Request, type Verdict } from '../../model/index.ts'
import { bounded } from '../../policy/modes.ts'
import type { Loaded } from '../../settings/index.ts'
import { SETTINGS } from '../codes.ts'
import { misused, print } from '../io.ts'
import { complaintOf, secondReader } from '../judge.ts'
import type { Parsed } from '../parse.ts'
import type { Ports } from '../ports.ts'
import { shownOnALine } from '../shown.ts'
import { jsonFlag, settingsFlag, sinceFlag } from './rules-flags.ts'
import { type History, type Past, pastRequests } from './rules-past.ts'
import { deciderOf, withTrailing } from './rules-words.ts'

/** One command that is decided otherwise, as often as it was asked. */
interface Flip {
  readonly text: string
  readonly cwd: string
  readonly before: string
  readonly after: string
  /** The rule that decides now, or that decided before where none does now. */
  readonly rule: string
  readonly count: number
}

export async function simulate(typed: Parsed, ports: Ports): Promise<number> {
  const parsed = withTrailing(typed, [sinceFlag, settingsFlag, jsonFlag])
  if (typeof parsed === 'string') return misused(parsed)
  if (parsed.operands.length) return misused(`nothing is expected behind gatekeeper rules simulate: ${parsed.operands.join(' ')}; leave it out`)
  const since = parsed.flags.get('since')
  const span = typeof since === 'string' ? milliseconds(since) : undefined
  if (since !== undefined && span === undefined) return misused(`--since ${String(since)} is no time; write 12h or 30d`)
  const settings = parsed.flags.get('settings')
  const file = typeof settings === 'string' ? resolve(settings) : undefined
  const history = pastRequests(stateFolder(), span === undefined ? 0 : Date.now() - span)
  const flips = await flipsOf(history, ports, file)
  if (typeof flips === 'string') return misused(flips, SETTINGS)
  const others = [...history.others, ...(flips.gone ? [['in folders that are gone', flips.gone] as const] : [])]
  if (parsed.flags.has('json')) print(`${JSON.stringify({ records: history.requests.length, flips: flips.found, others: Object.fromEntries(others) })}\n`)
  else print(inWords(history.requests.length - flips.gone, flips.found, others))
  return 0
}

/** @returns what is wrong with the settings */
async function flipsOf({ requests }: History, ports: Ports, file: string | undefined): Promise<{ readonly found: readonly Flip[]; readonly gone: number } | string> {
  const now = judge(ports, file)
  // What the machine has become counts for both, so that only the settings make a difference.
  const then = file === undefined ? undefined : judge(ports, undefined)
  const flips = new Map<string, Flip>()
  let gone = 0
  for (const past of requests) {
    if (!statSync(past.cwd, { throwIfNoEntry: false })?.isDirectory()) {
      gone++
      continue
    }
    const verdict = await now(past)
    const earlier = await then?.(past)
    if (typeof verdict === 'string') return verdict
    if (typeof earlier === 'string') return earlier
    const before = earlier?.decision ?? past.decision
    if (before === verdict.decision) continue
    const rule = deciderOf(verdict)?.rule ?? (earlier && deciderOf(earlier)?.rule) ?? ''
    const key = JSON.stringify([past.text, past.cwd, before, verdict.decision])
    flips.set(key, { text: past.text, cwd: past.cwd, before, after: verdict.decision, rule, count: (flips.get(key)?.count ?? 0) + 1 })
  }
  return { found: [...flips.values()].sort((a, b) => b.count - a.count), gone }
}

/** Judges each command of a folder and mode once. */
function judge(ports: Ports, file: string | undefined): (past: Past) => Promise<Verdict | string> {
  const folders = new Map<string, { readonly facts: ReturnType<Ports['facts']>; readonly loaded: Loaded; readonly second: SecondReader | undefined }>()
  const verdicts = new Map<string, Verdict>()
  return async ({ text, cwd, agent, mode }) => {
    let folder = folders.get(cwd)
    if (!folder) {
      const facts = ports.facts(cwd)
      const loaded = ports.policy(facts, { settings: file })
      folder = { facts, loaded, second: await secondReader(loaded.secondOpinion) }
      folders.set(cwd, folder)
    }
    const { facts, loaded: { policy, problems }, second } = folder
    if (problems.length) return complaintOf(problems)
    const key = JSON.stringify([text, cwd, mode])
    const known = verdicts.get(key)
    if (known) return known
    const was = MODES.find(one => one === mode)
    const request: Request = { principal: { agent }, action: { kind: 'script', source: text }, cwd, interactive: false }
    // An agent's own mode tightens ours, and records do not tell the two apart.
    const verdict = decide(request, facts, was ? bounded(policy, was) : policy, second)
    verdicts.set(key, verdict)
    return verdict
  }
}

function inWords(judged: number, flips: readonly Flip[], others: readonly (readonly [string, number])[]): string {
  const lines = flips.map(({ text, cwd, before, after, rule, count }) => `${before} -> ${after}  ${count} x  ${shownOnALine(text)}\n    in ${shownOnALine(cwd)}${rule && `, rule ${shownOnALine(rule)}`}\n`)
  const changed = flips.reduce((sum, { count }) => sum + count, 0)
  const left = others.length ? `; not judged again: ${others.map(([why, count]) => `${count} ${why}`).join(', ')}` : ''
  return `${lines.join('')}${changed} of ${judged} decisions would be others${left}\n`
}
