// From a subcommand that was understood to what does it.
import { batch } from './batch.ts'
import { codeFor, SETTINGS, USAGE } from './codes.ts'
import { type Call, exec } from './exec.ts'
import { hook } from './hook.ts'
import { complain, print } from './io.ts'
import { toJson } from './json.ts'
import { circumstancesOf, judgeIn } from './judge.ts'
import type { Ports } from './ports.ts'
import { readSource } from './source.ts'

/** @returns the exit code */
export function perform(name: string, call: Call, ports: Ports): number | Promise<number> {
  const { flags, operands } = call.parsed
  switch (name) {
    case 'exec': return exec(ports, call)
    case 'check': return flags.has('batch') ? many(call, ports) : look(call, ports, 'check')
    case 'explain': return look(call, ports, 'explain')
    case 'policies': return operands.length > 1 ? misused('name one rule') : import('./policies.ts').then(({ policies }) => policies(operands[0], flags.has('json')))
    case 'hook': return hook(ports, operands[0])
    default: throw new Error(`nothing does ${name}`)
  }
}

function misused(problem: string, code = USAGE): number {
  complain(problem)
  return code
}

function many({ parsed }: Call, ports: Ports): number {
  const around = circumstancesOf(parsed)
  if (typeof around === 'string') return misused(around)
  const beside = ['command', 'stdin', 'file'].filter(name => parsed.flags.has(name))
  return parsed.operands.length || beside.length ? misused('with --batch the commands come on standard input, and only there') : batch(ports, around)
}

/** Judges without running, and tells. */
function look({ parsed, skip }: Call, ports: Ports, how: 'check' | 'explain'): number | Promise<number> {
  const around = circumstancesOf(parsed)
  const source = typeof around === 'string' ? around : readSource(parsed, skip)
  if (typeof around === 'string' || typeof source === 'string') return misused(String(source))
  const judge = judgeIn(around, ports, how)
  if (typeof judge === 'string') return misused(judge, SETTINGS)
  const { request, verdict } = judge.judge(source.action)
  const code = codeFor(verdict.decision)
  if (parsed.flags.has('json')) print(`${JSON.stringify(toJson(request, verdict))}\n`)
  else return import('./report.ts').then(report => (how === 'check' ? report.check(request, verdict) : report.explain(request, verdict, judge.facts))).then(() => code)
  return code
}
