// `hook <agent>`: one call of a tool in, one answer out. Everything that goes wrong on the way is a denial in the agent's own dialect.
import { agentNamed, agentNames } from '../agents/index.ts'
import type { Agent, HookInput, HookOutput, Reply } from '../agents/define.ts'
import { faultOf } from '../disk/reason.ts'
import { decide, type SecondReader } from '../gate.ts'
import { type Facts, isObject, type Request } from '../model/index.ts'
import { bounded } from '../policy/modes.ts'
import { HOOK_REFUSED } from './codes.ts'
import { complain, tell } from './io.ts'
import type { Loaded } from '../settings/index.ts'
import { modeNow, type Ports, withinOf } from './ports.ts'
import { questioned, remembered, unknownAgent, unrecorded, unusable } from './reply.ts'
import { readInput } from './stdin.ts'
import { type Unasked, unasked } from './unasked.ts'

/** Milliseconds to wait for the agent's input to begin, and to end. Agents wait 30 seconds and more for the answer. */
const PATIENCE = { first: 2000, whole: 10_000 }

/** Whom a failure is answered to, as far as that is known by then. */
export interface Caller {
  agent: Agent
  event?: string
}

/** @returns the exit code; a promise of it only where the settings ask for the second reader, which is loaded then */
export function hook(ports: Ports, name: string | undefined): number | Promise<number> {
  const agent = agentNamed(name)
  if (!agent) {
    complain(unknownAgent(name, agentNames()))
    // 2 is what agents take as a refusal; any other code lets the call through on most of them.
    return HOOK_REFUSED
  }
  const caller: Caller = { agent }
  const broken = (error: unknown): number => finish(caller.agent.refuse(faultOf(error), caller.event))
  try {
    const output = answer(ports, caller)
    return output instanceof Promise ? output.then(finish, broken) : finish(output)
  } catch (error) {
    return broken(error)
  }
}

function finish(output: HookOutput): number {
  if (output.stderr) tell(2, output.stderr)
  if (!output.stdout || tell(1, output.stdout)) return output.exit
  // What an agent does not hear of, it would take for an allow.
  complain('the answer cannot be written, so nothing runs; tell the user')
  return HOOK_REFUSED
}

function answer(ports: Ports, caller: Caller): HookOutput | Promise<HookOutput> {
  const input = readInput(PATIENCE)
  return 'problem' in input ? caller.agent.refuse(input.problem) : answerTo(input.text, ports, caller)
}

/** @param text what the agent sent */
export function answerTo(text: string, ports: Ports, caller: Caller): HookOutput | Promise<HookOutput> {
  let json: unknown
  try {
    json = JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text)
  } catch {
    return caller.agent.refuse("the hook's input is not valid JSON")
  }
  if (!isObject(json)) return caller.agent.refuse("the hook's input is no JSON object")
  caller.agent = agentNamed(caller.agent.caller?.(json)) ?? caller.agent
  const { agent } = caller
  const decoded = agent.decode(json, { env: process.env, cwd: process.cwd() })
  if (!decoded) return { stdout: '', stderr: '', exit: 0 }
  if (decoded.event !== undefined) caller.event = decoded.event
  if ('problem' in decoded) return agent.refuse(decoded.problem, decoded.event)
  const facts = ports.facts(decoded.request.cwd, decoded.workspace ?? (decoded.base && ports.facts(decoded.base).workspace))
  const loaded = ports.policy(facts)
  if (!loaded.secondOpinion) return reply(ports, agent, decoded, facts, loaded)
  return import('./second-opinion.ts').then(({ secondOpinion }) => reply(ports, agent, decoded, facts, loaded, secondOpinion))
}

function reply(ports: Ports, agent: Agent, { request, event, mode: own }: HookInput, facts: Facts, loaded: Loaded, second?: SecondReader): HookOutput | Promise<HookOutput> {
  const { policy, problems, unmatched } = loaded
  const problem = problems[0]
  if (problem) return agent.encode(unusable(problem), event)
  const held = own ? bounded(policy, own) : policy
  const mode = modeNow(held.mode, request.principal, loaded, ports)
  const verdict = decide(request, facts, { ...held, mode }, second)
  const around = verdict.decision === 'ask' ? withinOf(facts, mode, loaded) : undefined
  const known = around && ports.memory.recall(request, verdict, around)
  const found: Reply = mode === 'observe' ? { kind: 'pass' } : known ? remembered(known, verdict) : verdict.decision === 'allow' ? allowed(request) : questioned(verdict, unmatched)
  const say = ({ reply: said, answer = known }: Unasked): HookOutput => {
    try {
      ports.record({ request, verdict, mode, audit: loaded.audit, ...(answer && { answer }), ...(said.kind === 'deny' && { end: 'refused' }) })
    } catch (error) {
      return agent.encode(unrecorded(error), event)
    }
    return agent.encode(said, event)
  }
  if (around && !known && mode === 'bubble') return import('./bubble.ts').then(({ bubbled }) => bubbled(ports, request, verdict, around)).then(say)
  return say(around && found.kind === 'ask' && !agent.asks(event) ? unasked(ports, request, verdict, around, found.reason) : { reply: found })
}

const allowed = ({ action }: Request): Reply => (action.kind === 'inert' ? { kind: 'pass' } : { kind: 'allow', reason: 'gatekeeper: nothing in it needs a question' })
