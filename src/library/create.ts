// Makes a gate of options: what is wrong with them is said at once, what goes wrong later is a refusal.
import { failedExamples } from '../examples.ts'
import { decide, type SecondReader } from '../gate.ts'
import { type Facts, literal, type Mode, type Request, verdict } from '../model/index.ts'
import { defaultPolicy } from '../policy/judge.ts'
import type { Loaded } from '../settings/index.ts'
import { placeOf } from '../settings/place.ts'
import { factsFrom } from './facts.ts'
import { besideOf } from './parts.ts'
import { type FullPolicy, isPlain, merged, policyOf } from './policy.ts'
import { requestOf } from './request.ts'
import { type Judgement, type Parts, settle } from './settle.ts'
import { shielded } from './shield.ts'
import { tell } from './sinks.ts'
import type { Asked, Gate, GateOptions, Outcome } from './types.ts'
import { faultOf, messageOf, reasonOf, said, tightened } from './verdicts.ts'

/** What a gate needs of the machine that it runs on. */
export interface Machine {
  readonly cwd: () => string
  readonly facts: (cwd: string, workspace?: string) => Facts
  readonly settings: (facts: Facts, mode: Mode | undefined) => Pick<Loaded, 'policy' | 'problems' | 'secondOpinion'>
  readonly secondReader: () => Promise<SecondReader>
}

/** @throws naming all that is wrong with the options */
export function create(given: GateOptions, machine: Machine): Gate {
  const problems: string[] = []
  const complain = (message: string): void => void problems.push(message)
  if (!isPlain(given)) throw new Error(`the gate cannot be made: its options must be an object, and are ${said(given)}`)
  // Read once: what was looked at is what counts.
  const options = { ...given }
  const { sinks, facts, ...around } = besideOf(options, complain)
  const own = policyOf(options, complain)
  if (problems.length) throw new Error(`the gate cannot be made: ${problems.join('; ')}`)
  const { agent = 'library', session, user, workspace, settings, cwd, mode } = options
  const factsOf = (folder: string): Facts => (typeof facts === 'function' ? factsFrom(facts(folder, workspace)) : (facts ?? machine.facts(folder, workspace)))
  const defaults = { principal: { agent, ...(session !== undefined && { session }), ...(user !== undefined && { user }) }, cwd: () => cwd ?? machine.cwd() }
  let second: SecondReader | undefined

  function judge(request: Request): Judgement {
    try {
      const looked = factsOf(request.cwd)
      const { policy, reader } = inForce(looked)
      // A copy: what is handed out has nothing in common with the tables that later judgements read.
      const first = structuredClone(decide(request, looked, shieldedOf(policy), reader))
      // A mode that refuses nothing does not make the gate's own failures pass.
      return { mode: policy.mode, verdict: tightened(first, first.decision === 'deny' ? [] : first.findings.filter(finding => finding.rule === 'gate-failed')) }
    } catch (error) {
      return { mode: own.mode, verdict: refused(request, messageOf(error)) }
    }
  }

  function inForce(looked: Facts): { readonly policy: FullPolicy; readonly reader?: SecondReader } {
    if (!settings) return { policy: own }
    const loaded = machine.settings(looked, mode)
    if (loaded.problems.length) throw new Error(`the settings cannot be used: ${loaded.problems.map(one => `${placeOf(one)}: ${one.message}`).join('; ')}`)
    if (loaded.secondOpinion && !second) throw new Error('the settings ask for a second reader, which check cannot wait for; use decide')
    return { policy: merged(loaded.policy, own), ...(loaded.secondOpinion && second && { reader: second }) }
  }

  const parts: Parts = { ...around, judge }

  async function settled(asked: Asked): Promise<Outcome> {
    const request = requestOf(asked, defaults)
    if ('problem' in request) return faulted(nameless, request.problem)
    try {
      if (settings) second ??= await machine.secondReader()
      return await settle(request, parts)
    } catch (error) {
      return faulted(request, messageOf(error))
    }
  }

  const faulted = (request: Request, why: string): Outcome => {
    const found = refused(request, why)
    return { decision: 'deny', reason: `refused: ${reasonOf(found)}`, request, verdict: found, mode: own.mode }
  }

  return Object.freeze({
    check: (asked: Asked) => {
      const request = requestOf(asked, defaults)
      return 'problem' in request ? refused(nameless, request.problem) : judge(request).verdict
    },
    decide: async (asked: Asked) => tell(sinks, await settled(asked), around.deadline),
    failures: () => failuresOf(own, factsOf(defaults.cwd())),
  })
}

/** Stands for what is no request. */
const nameless: Request = Object.freeze({ principal: Object.freeze({ agent: 'library' }), action: Object.freeze({ kind: 'tool', tool: 'unusable request' }), cwd: '/', interactive: false })

const shieldedOf = (policy: FullPolicy): FullPolicy => (policy.more ? { ...policy, more: shielded(policy.more, policy.marks) } : policy)

const refused = (request: Request, why: string): Judgement['verdict'] => verdict([faultOf(request, why)], [{ effect: { kind: 'unknown', target: literal('request'), why }, call: faultOf(request, why).occurrence.call }])

function failuresOf({ more = [], commands }: FullPolicy, facts: Facts): readonly string[] {
  const policy: FullPolicy = { ...defaultPolicy, more, ...(commands && { commands }) }
  const found = (source: string): ReadonlySet<string> =>
    new Set(decide({ principal: { agent: 'examples' }, action: { kind: 'script', source }, cwd: facts.cwd, interactive: false }, facts, shieldedOf(policy)).findings.map(({ rule }) => rule))
  return [
    ...more.flatMap(({ id, examples }) => [
      ...examples.hits.filter(line => !found(line).has(id)).map(line => `${id} does not find ${JSON.stringify(line)}`),
      ...examples.misses.filter(line => found(line).has(id)).map(line => `${id} finds ${JSON.stringify(line)}`),
      ...examples.misses.filter(line => found(line).has('gate-failed')).map(line => `the gate fails on ${JSON.stringify(line)} of ${id}`),
    ]),
    ...(commands ? failedExamples(commands, facts) : []),
  ]
}
