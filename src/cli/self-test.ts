// `gatekeeper-sh --self-test`: whether the gate works as somebody's shell, told before anything is made to depend on it.
import { spawnSync } from 'node:child_process'
import { planText } from '../executors/handoff.ts'
import { FAULT, REFUSED, SETTINGS } from './codes.ts'
import type { Call } from './exec.ts'
import { complain, print } from './io.ts'
import { circumstancesOf, judgeIn } from './judge.ts'
import type { Ports } from './ports.ts'

/** Judged, and never run. */
const REFUSED_LINE = 'rm -rf /'
/** Refused as well, and nothing at all happens should it run: there is no such file. */
const HARMLESS_TWIN = 'cat /nonexistent/.ssh/gatekeeper-self-test 2>&1'
/** No shell ends with this by itself. */
const MARK = 42

/** @param shell the one behind the gate @returns the exit code: 0 where all of it holds */
export async function selfTest(ports: Ports, call: Call, shell: string): Promise<number> {
  const around = circumstancesOf(call.parsed)
  const judged = typeof around === 'string' ? around : await judgeIn(around, ports, 'self-test')
  if (typeof judged === 'string') {
    complain(judged)
    return SETTINGS
  }
  const decision = (source: string): string => judged.judge({ kind: 'script', source, shell }).verdict.decision
  const watches = judged.mode === 'observe'
  const checks = [
    ['a harmless line is allowed', () => same(decision('true'), 'allow')],
    ...(watches ? [] : [['a destructive line is refused', () => same(decision(REFUSED_LINE), 'deny')] as const]),
    [`a line that is allowed reaches ${shell}, and is recorded`, () => same(ended(shell, `exit ${MARK}`), MARK)],
    ...(watches ? [] : [['a line that is refused does not', () => same(ended(shell, HARMLESS_TWIN), REFUSED)] as const]),
  ] as const
  const said = [`node ${process.version}, ${process.argv[1]}`, `settings: ${judged.loaded.files.map(one => one.path).join(', ') || 'the defaults'}; mode ${judged.mode}${watches ? ', which refuses nothing' : ''}`]
  for (const [what, check] of checks) {
    const wrong = check()
    if (wrong !== undefined) {
      complain(`the self-test failed: ${what}: ${wrong}; do not make this the shell of anything before that is mended`)
      return FAULT
    }
    said.push(what)
  }
  const text = said.map(one => `ok  ${one}\n`).join('')
  print(call.planned ? planText(text) : text)
  return 0
}

const same = (got: string | number | null, wanted: string | number): string | undefined => (got === wanted ? undefined : `it came to ${got}, not ${wanted}`)

/** The exit code of a line that goes all the way. */
const ended = (shell: string, line: string): number | null => spawnSync(process.argv[1] ?? '', ['sh', shell, '-c', line], { stdio: 'ignore' }).status
