// From a subcommand that was understood to what does it.
import { stateFolder } from '../facts/folders.ts'
import { said } from '../memory/index.ts'
import type { Request } from '../model/index.ts'
import { batch } from './batch.ts'
import { codeFor, SETTINGS } from './codes.ts'
import { boundBy } from './contents.ts'
import { type Call, exec } from './exec.ts'
import { hook } from './hook.ts'
import { misused, print } from './io.ts'
import { toJson } from './json.ts'
import { circumstancesOf, judgeIn, noteMode } from './judge.ts'
import { type Ports, withinOf } from './ports.ts'
import { readSource } from './source.ts'

/** @returns the exit code */
export async function perform(name: string, call: Call, ports: Ports): Promise<number> {
  const { flags, operands } = call.parsed
  switch (name) {
    case 'exec': return exec(ports, call)
    case 'check': return flags.has('batch') ? many(call, ports) : look(call, ports, 'check')
    case 'explain': return look(call, ports, 'explain')
    case 'policies': return operands.length > 1 ? misused('name one rule, or none for all: gatekeeper policies force-push') : (await import('./policies.ts')).policies(operands[0], flags.has('json'))
    case 'sh': return (await import('./sh.ts')).sh(ports, call)
    case 'hook': return hook(ports, operands[0])
    default: throw new Error(`nothing does ${name}`)
  }
}

async function many({ parsed }: Call, ports: Ports): Promise<number> {
  const around = circumstancesOf(parsed)
  if (typeof around === 'string') return misused(around)
  const beside = ['command', 'stdin', 'file'].filter(name => parsed.flags.has(name))
  return parsed.operands.length || beside.length ? misused('with --batch the commands come on standard input, and only there; leave the others out') : batch(ports, around)
}

/** Judges without running, and tells. */
async function look({ parsed, skip }: Call, ports: Ports, how: 'check' | 'explain'): Promise<number> {
  const around = circumstancesOf(parsed)
  if (typeof around === 'string') return misused(around)
  const source = readSource(parsed, skip, how)
  if (typeof source === 'string') return misused(source)
  const judge = await judgeIn(around, ports, how)
  if (typeof judge === 'string') return misused(judge, SETTINGS)
  noteMode(judge.loaded, around.mode)
  const { request, verdict } = judge.judge(source.action)
  if (parsed.flags.has('json')) print(`${JSON.stringify(how === 'check' ? toJson(request, verdict) : (await import('./explain-json.ts')).explained(request, verdict, judge.facts, judge.loaded.policy))}\n`)
  else {
    const report = await import('./report.ts')
    const { facts, mode, loaded } = judge
    const typed: Request = { ...request, principal: { ...request.principal, agent: 'exec' } }
    const known = how === 'explain' ? said(stateFolder(), typed, verdict, boundBy(verdict, withinOf(facts, mode, loaded)), Date.now()) : undefined
    report[how](request, verdict, { facts, policy: loaded.policy, said: known })
  }
  return codeFor(verdict.decision)
}
