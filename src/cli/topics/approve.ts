// `approve`: a person lets through once what was refused because nobody could be asked. Only a person at a terminal does, and none that the agent has made.
import { isatty } from 'node:tty'
import { headline, indent, renderCommand, renderVerdict, styleFor } from '../../approvers/index.ts'
import { PERSON } from '../../approvers/who.ts'
import { redact } from '../../audit/redact.ts'
import { faultOf } from '../../disk/reason.ts'
import { stateFolder } from '../../facts/folders.ts'
import { claim, type Coded, codeTime, letThrough, pendingIn, pendingOf, type Pending } from '../../memory/codes.ts'
import { type Answer, type Mode, MODES, textOf } from '../../model/index.ts'
import { comesFrom } from '../ancestors.ts'
import { FAULT, REFUSED } from '../codes.ts'
import { boundBy } from '../contents.ts'
import { complain, misused, print } from '../io.ts'
import type { Parsed } from '../parse.ts'
import { type Ports, withinOf } from '../ports.ts'
import { shown } from '../shown.ts'
import { confirmed } from './confirm.ts'
import type { Topic } from './define.ts'

export const approve: Topic = {
  name: 'approve',
  about: 'let a command through once that was refused because nobody could be asked',
  deeds: [{
    name: 'approve', operands: '[code]', about: 'let a command through once that was refused because nobody could be asked', act,
    flags: [
      { long: 'deny', short: 'd', about: 'refuse it for the rest of its session; words behind the code are told to the agent' },
      { long: 'json', about: 'list what waits as one JSON array' },
    ],
    examples: [
      ['gatekeeper approve', 'what waits for you'],
      ['gatekeeper approve K7QD-2MXA', 'shows what the agent wants, and asks'],
      ['gatekeeper approve --deny K7QD-2MXA not on Fridays', 'no, and why'],
    ],
    more: ['The yes is for this one command with these effects, in its session, folder and mode, once, within 10 minutes. It needs a terminal, and is not for agents.'],
  }],
}

async function act({ flags, operands: [typed, ...words] }: Parsed, ports: Ports): Promise<number> {
  if (typed === undefined) return list(flags.has('json'))
  // What stands behind the code is no option any more.
  const denies = flags.has('deny') || words[0] === '--deny'
  const note = words.slice(!flags.has('deny') && denies ? 1 : 0).join(' ')
  if (!denies && words.length) return misused('name one code; gatekeeper approve lists what waits')
  const coded = pendingOf(stateFolder(), typed, Date.now())
  if (!coded) return misused(`nothing waits under the code ${typed}: it is mistyped, over, or was used; gatekeeper approve lists what waits`)
  const problem = whoIsWrong(coded.pending) ?? (denies ? undefined : whatIsWrong(coded.pending, ports))
  if (problem !== undefined) {
    complain(problem)
    return REFUSED
  }
  show(coded)
  if (!(await confirmed(denies ? 'refuse this for the rest of its session?' : `let exactly this through once, within the next ${codeTime() / 60_000} minutes?`))) {
    complain('nothing has changed')
    return REFUSED
  }
  return settle(coded, { decision: denies ? 'deny' : 'allow', by: `${PERSON}, with the code ${coded.code}`, ...(note && { note }) }, ports)
}

/** An agent that runs something on a terminal it has made is not a person. */
function whoIsWrong({ asker }: Pending): string | undefined {
  if (!isatty(0) || !isatty(2)) return 'only a person at a terminal can approve; type it there'
  return asker !== undefined && comesFrom(asker) ? 'this terminal was started by the agent that asks; type it in one of your own' : undefined
}

const modeOf = ({ mode }: Pending['around']): Mode => MODES.find(known => known === mode) ?? 'default'

/** What was approved would be void, where what it was asked in has changed. */
function whatIsWrong({ request, verdict, around }: Pending, ports: Ports): string | undefined {
  const facts = ports.facts(request.cwd, around.workspace)
  const now = boundBy(verdict, withinOf(facts, modeOf(around), ports.policy(facts)))
  return now.workspace === around.workspace && now.boundary === around.boundary ? undefined : 'settings, or a file that it would run, have changed since it was refused; let the agent try again'
}

function settle(coded: Coded, answer: Answer, ports: Ports): number {
  const { request, verdict, around } = coded.pending
  if (!claim(stateFolder(), coded.code)) return misused(`the code ${coded.code} was used in this moment by somebody else; gatekeeper approve lists what still waits`)
  const facts = ports.facts(request.cwd, around.workspace)
  const loaded = ports.policy(facts)
  try {
    ports.record({ request, verdict, mode: modeOf(around), audit: loaded.audit, answer, stage: 'person', end: answer.decision === 'allow' ? 'deferred' : 'refused' })
    if (answer.decision === 'allow') letThrough(stateFolder(), coded, Date.now())
    else if (request.principal.session !== undefined) ports.memory.remember(request, verdict, answer, withinOf(facts, modeOf(around), loaded))
  } catch (error) {
    complain(`it cannot be kept, so the code is gone and nothing has changed: ${faultOf(error)}`)
    return FAULT
  }
  print(answer.decision === 'allow' ? 'allowed once: the agent may try it again now\n' : `refused${request.principal.session === undefined ? '' : ', and refused again in this session'}\n`)
  return 0
}

function show({ pending }: Coded): void {
  const style = styleFor(process.stderr.columns, true, process.env)
  const source = textOf(pending.request)
  const rows = [headline(style, pending.verdict), ...indent(style, 0, shown(whose(pending, Date.now()))).map(style.dim), '', ...renderCommand(style, source), ...notes(pending.request).flatMap(text => indent(style, 2, text)), '', ...renderVerdict(style, source, pending.verdict)]
  process.stderr.write(`\n${rows.join('\n')}\n\n`)
}

/** What it is given is not known to the gate, so that the yes cannot be bound to it. */
const notes = ({ action }: Pending['request']): readonly string[] =>
  action.kind === 'mcp' || action.kind === 'tool' ? ['(whatever it is given)'] : action.kind === 'file' && action.verb === 'write' ? ['(whatever is written)'] : []

function list(json: boolean): number {
  const now = Date.now()
  const waiting = pendingIn(stateFolder(), now)
  if (json) print(`${JSON.stringify(waiting.map(one => toJson(one)))}\n`)
  else if (waiting.length) print(waiting.map(({ code, pending }) => `${code}  ${shown(redact(textOf(pending.request)))}\n    ${shown(`${whose(pending, now)}, for another ${minutes(pending.until - now)}`)}\n`).join(''))
  else complain('nothing waits for you')
  return 0
}

const toJson = ({ code, pending: { request, verdict, at, until } }: Coded): object => ({
  code, text: redact(textOf(request)), agent: request.principal.agent, ...(request.principal.session !== undefined && { session: request.principal.session }), cwd: request.cwd, risk: verdict.risk,
  rules: [...new Set(verdict.findings.map(one => one.rule))], since: new Date(at).toISOString(), until: new Date(until).toISOString(),
})

const whose = ({ request: { principal: { agent, session }, cwd }, at }: Pending, now: number): string => `${agent}${session === undefined ? '' : `, session ${session}`}, in ${cwd}, ${minutes(now - at)} ago`

const minutes = (ms: number): string => (ms < 60_000 ? `${Math.max(0, Math.round(ms / 1000))} s` : `${Math.round(ms / 60_000)} min`)
