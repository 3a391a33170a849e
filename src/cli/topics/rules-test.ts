// `rules test`: runs the examples in the settings, and says what decided where one comes out otherwise.
import { resolve } from 'node:path'
import { decide } from '../../gate.ts'
import type { Request, Verdict } from '../../model/index.ts'
import type { RuleTest } from '../../settings/tests.ts'
import { SETTINGS } from '../codes.ts'
import { complain, misused, print } from '../io.ts'
import { circumstancesOf, complaintOf, secondReader } from '../judge.ts'
import type { Parsed } from '../parse.ts'
import type { Ports } from '../ports.ts'
import { shownOnALine } from '../shown.ts'
import { jsonFlag } from './rules-flags.ts'
import { becauseOf, withTrailing } from './rules-words.ts'

const FAILED = 1

interface Ran {
  readonly test: RuleTest
  readonly file: string
  readonly verdict: Verdict
}

export async function test(typed: Parsed, ports: Ports): Promise<number> {
  const parsed = withTrailing(typed, [jsonFlag])
  const around = circumstancesOf(typed)
  if (typeof parsed === 'string') return misused(parsed)
  if (typeof around === 'string') return misused(around)
  if (parsed.operands.length) return misused(`nothing is expected behind gatekeeper rules test: ${parsed.operands.join(' ')}; leave it out`)
  const facts = ports.facts(around.cwd)
  const loaded = ports.policy(facts)
  if (loaded.problems.length) return misused(complaintOf(loaded.problems), SETTINGS)
  const ran: Ran[] = []
  for (const { path, tests } of loaded.files) for (const one of tests) ran.push({ test: one, file: path, verdict: await judged(one, facts.workspace, ports) })
  const failed = ran.filter(one => one.verdict.decision !== one.test.expect)
  if (parsed.flags.has('json')) print(`${JSON.stringify(ran.map(toJson))}\n`)
  else {
    print(failed.map(inWords).join(''))
    if (ran.length) print(`${ran.length - failed.length} of ${ran.length} examples come out as they say\n`)
    else complain('there are no examples in the settings; add "tests": [{ "command": "npm test", "expect": "allow" }]')
  }
  return failed.length ? FAILED : 0
}

/** In the folder that it names: with the settings of that folder's project. */
async function judged({ command, cwd = '.' }: RuleTest, workspace: string, ports: Ports): Promise<Verdict> {
  const facts = ports.facts(resolve(workspace, cwd))
  const { policy, secondOpinion } = ports.policy(facts)
  const request: Request = { principal: { agent: 'rules test', user: facts.user }, action: { kind: 'script', source: command }, cwd: facts.cwd, interactive: false }
  return decide(request, facts, policy, await secondReader(secondOpinion))
}

const toJson = ({ test: { command, expect, cwd }, file, verdict }: Ran): object => ({ command, cwd, expect, decision: verdict.decision, passed: verdict.decision === expect, because: becauseOf(verdict), file })

const inWords = ({ test: { command, expect, cwd }, file, verdict }: Ran): string =>
  `${shownOnALine(command)}${cwd === undefined ? '' : ` in ${shownOnALine(cwd)}`}\n  ${verdict.decision}, where ${shownOnALine(file)} expects ${expect}: ${shownOnALine(becauseOf(verdict))}\n`
