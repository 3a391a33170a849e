// `doctor`: whether gatekeeper is in the path, and answers. Each agent's own hook is run as the agent runs it.
import { type Host, hostOf } from '../../install/index.ts'
import { REFUSED } from '../codes.ts'
import { misused, print } from '../io.ts'
import type { Parsed } from '../parse.ts'
import type { Ports } from '../ports.ts'
import { shownOnALine } from '../shown.ts'
import type { Topic } from './define.ts'
import { agentChecks } from './doctor-agents.ts'
import type { Check } from './doctor-check.ts'
import { machineChecks } from './doctor-machine.ts'
import { noAgent } from './install-list.ts'
import { settingOf } from './install-setting.ts'

const MARKS: Readonly<Record<Check['state'], string>> = { ok: 'ok  ', note: 'note', fail: 'FAIL' }

function doctor(parsed: Parsed, ports: Ports): number {
  const named: Host[] = []
  for (const name of parsed.operands) {
    const host = hostOf(name)
    if (!host) return misused(noAgent(name))
    named.push(host)
  }
  const setting = settingOf(ports)
  const checks = [...machineChecks(ports, setting), ...agentChecks(setting, named)]
  const well = checks.every(one => one.state !== 'fail')
  if (parsed.flags.has('json')) print(`${JSON.stringify({ ok: well, checks })}\n`)
  else {
    const width = Math.max(...checks.map(one => one.about.length))
    print(checks.map(({ state, about, text }) => `${MARKS[state]}  ${about.padEnd(width)}  ${shownOnALine(text)}\n`).join(''))
    print(well ? 'all is well\n' : 'not all is well\n')
  }
  return well ? 0 : REFUSED
}

export const doctorTopic: Topic = {
  name: 'doctor', about: 'show whether gatekeeper is in front of your agents, and answers them',
  deeds: [{
    name: 'doctor', about: 'show whether gatekeeper is in front of your agents, and answers them', operands: '[agent...]', flags: [{ long: 'json', about: 'answer as one JSON object' }], act: doctor,
    examples: [['gatekeeper doctor', 'everything, and each agent that calls gatekeeper'], ['gatekeeper doctor codex', 'that one must call it']],
    more: ['Each hook is run as its agent runs it, from the agent\'s own file, with a command that must be refused, and again with gatekeeper gone. Exit codes: 0 all is well, 77 not all is well, 64 usage.'],
  }],
}
