// Makes a gate of options: what is wrong with them is said at once, what goes wrong later is a refusal.
import { failedExamples } from '../examples.ts'
import { decide, type SecondReader } from '../gate.ts'
import { type Facts, literal, type Mode, type Request, verdict } from '../model/index.ts'
import { defaultPolicy } from '../policy/judge.ts'
import { type Loaded, placeOf } from '../settings/index.ts'
import { type FullPolicy, merged, policyOf } from './policy.ts'
import { requestOf } from './request.ts'
import { type Judgement, type Parts, settle } from './settle.ts'
import { tell } from './sinks.ts'
import type { Asked, Gate, GateOptions, Outcome } from './types.ts'
import { faultOf, messageOf, reasonOf, tightened } from './verdicts.ts'

/** What a gate needs of the machine that it runs on. */
export interface Machine {
  readonly cwd: () => string
  readonly facts: (cwd: string, workspace?: string) => Facts
  readonly settings: (facts: Facts, mode: Mode | undefined) => Pick<Loaded, 'policy' | 'problems' | 'secondOpinion'>
  readonly secondReader: () => Promise<SecondReader>
}

const OPTIONS: ReadonlySet<string> = new Set<keyof GateOptions>([
  'agent', 'session', 'user', 'cwd', 'workspace', 'facts', 'mode', 'rules', 'permissions', 'policies', 'commands', 'settings', 'before', 'after', 'approvers', 'deadline', 'sinks',
])
const TEN_MINUTES = 600_000
const LONGEST_TIMER = 2_147_483_647

/** @throws naming all that is wrong with the options */
export function create(options: GateOptions, machine: Machine): Gate {
  checkParts(options)
  const own = policyOf(options)
  const { agent = 'library', session, user, workspace, settings, cwd, facts = machine.facts, deadline = TEN_MINUTES } = options
  const factsOf = (folder: string): Facts => (typeof facts === 'function' ? facts(folder, workspace) : facts)
  const defaults = { principal: { agent, ...(session !== undefined && { session }), ...(user !== undefined && { user }) }, cwd: () => cwd ?? machine.cwd() }
  const sinks = [...(options.sinks ?? [])]
  let second: SecondReader | undefined

  function judge(request: Request): Judgement {
    try {
      const looked = factsOf(request.cwd)
      const { policy, reader } = inForce(looked)
      const first = decide(request, looked, policy, reader)
      // A mode that refuses nothing does not make the gate's own failures pass.
      return { mode: policy.mode, verdict: tightened(first, first.decision === 'deny' ? [] : first.findings.filter(finding => finding.rule === 'gate-failed')) }
    } catch (error) {
      return { mode: own.mode, verdict: refused(request, messageOf(error)) }
    }
  }

  function inForce(looked: Facts): { readonly policy: FullPolicy; readonly reader?: SecondReader } {
    if (!settings) return { policy: own }
    const loaded = machine.settings(looked, options.mode)
    if (loaded.problems.length) throw new Error(`the settings cannot be used: ${loaded.problems.map(one => `${placeOf(one)}: ${one.message}`).join('; ')}`)
    if (loaded.secondOpinion && !second) throw new Error('the settings ask for a second reader, which check cannot wait for; use decide')
    return { policy: merged(loaded.policy, own), ...(loaded.secondOpinion && second && { reader: second }) }
  }

  const parts: Parts = { before: [...(options.before ?? [])], after: [...(options.after ?? [])], approvers: [...(options.approvers ?? [])], deadline, judge }

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
    decide: async (asked: Asked) => tell(sinks, await settled(asked), deadline),
    failures: () => failuresOf(own, factsOf(defaults.cwd())),
  })
}

/** What no type holds off in plain JavaScript: an option that is spelt wrong would be one that is not there. */
function checkParts(options: GateOptions): void {
  const { before = [], after = [], approvers = [], sinks = [], deadline = TEN_MINUTES } = options
  const problems = [
    ...Object.keys(options).filter(key => !OPTIONS.has(key)).map(key => `${key} is no option; known are ${[...OPTIONS].join(', ')}`),
    ...([...before, ...after].every(hook => typeof hook === 'function') ? [] : ['a hook must be a function']),
    ...(approvers.every(approver => typeof approver?.ask === 'function') ? [] : ['an approver must have a method ask']),
    ...(sinks.every(sink => typeof sink?.write === 'function') ? [] : ['a sink must have a method write']),
    ...(deadline > 0 && deadline <= LONGEST_TIMER ? [] : [`the deadline ${deadline} is no number of milliseconds that can be waited`]),
  ]
  if (problems.length) throw new Error(`the gate cannot be made: ${problems.join('; ')}`)
}

/** Stands for what is no request. */
const nameless: Request = { principal: { agent: 'library' }, action: { kind: 'tool', tool: 'unusable request' }, cwd: '/', interactive: false }

const refused = (request: Request, why: string): Judgement['verdict'] => verdict([faultOf(request, why)], [{ effect: { kind: 'unknown', target: literal('request'), why }, call: faultOf(request, why).occurrence.call }])

function failuresOf({ more = [], commands }: FullPolicy, facts: Facts): readonly string[] {
  const policy: FullPolicy = { ...defaultPolicy, more, ...(commands && { commands }) }
  const finds = (id: string, source: string): boolean =>
    decide({ principal: { agent: 'examples' }, action: { kind: 'script', source }, cwd: facts.cwd, interactive: false }, facts, policy).findings.some(({ rule }) => rule === id)
  return [
    ...more.flatMap(({ id, examples }) => [
      ...examples.hits.filter(line => !finds(id, line)).map(line => `${id} does not find ${JSON.stringify(line)}`),
      ...examples.misses.filter(line => finds(id, line)).map(line => `${id} finds ${JSON.stringify(line)}`),
    ]),
    ...(commands ? failedExamples(commands, facts) : []),
  ]
}
