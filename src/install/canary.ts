// Asks a gate the way its host does, with the line that the host has: a command that must be refused, and a gate that is gone.
import { spawnSync } from 'node:child_process'
import { whyOf } from '../disk/reason.ts'
import type { Dialect, Host } from './define.ts'
import { gatesOf } from './launch.ts'
import { isObject } from '../model/index.ts'

/** Always refused, by a pinned rule; if somebody ran it, it would do nothing but say that it is unknown. */
export const CANARY = 'gatekeeper canary'
const RULE = 'configure-own'

/** What a desktop starts its programs with. */
const DESKTOP = '/usr/bin:/bin:/usr/sbin:/sbin'

export interface Sung {
  readonly milliseconds: number
  /** What is wrong; undefined when it was refused as it must be. */
  readonly problem?: string
}

interface Ran {
  readonly stdout: string
  readonly stderr: string
  readonly status: number | null
  readonly error?: Error | undefined
}

/** @param line what the host runs; for a script, its path @param env the environment that the host would have */
export function sing(host: Host, line: string, cwd: string, env: NodeJS.ProcessEnv, how: 'as it is' | 'as from a desktop' | 'without gatekeeper'): Sung {
  const { canary } = host
  if (!canary) return { milliseconds: 0, problem: 'nothing is known of how it asks' }
  const gone = how === 'without gatekeeper'
  if (gone && !gatesOf(line).length) return { milliseconds: 0, problem: `nobody can tell what happens when gatekeeper is gone, since the line has no absolute path of it; gatekeeper install ${host.name} writes one` }
  const text = gone ? gatesOf(line).reduce((now, gate) => now.replaceAll(gate, `${gate}.gone`), line) : line
  const began = process.hrtime.bigint()
  const ran = run(canary.shell, text, { ...env, ...(how === 'as from a desktop' && { PATH: DESKTOP }), ...canary.env?.(cwd) }, cwd, `${JSON.stringify(canary.payload(CANARY, cwd))}\n`, canary.deadline)
  const milliseconds = Number((process.hrtime.bigint() - began) / 1_000_000n)
  const problem = problemOf(canary.dialect, ran, gone, milliseconds, canary.deadline)
  return { milliseconds, ...(problem && { problem }) }
}

function run(shell: 'sh' | 'bash' | 'login' | 'file', line: string, env: NodeJS.ProcessEnv, cwd: string, input: string, timeout: number): Ran {
  // A script is run by its own first line; one that was changed for the test is handed to the same shell.
  const [program, args]: readonly [string, readonly string[]] = shell === 'login' ? [env['SHELL'] || '/bin/sh', ['-lc', line]] : shell === 'bash' ? ['bash', ['-c', line]] : ['/bin/sh', ['-c', line]]
  return spawnSync(program, args, { cwd, env, input, timeout, killSignal: 'SIGKILL', encoding: 'utf8', maxBuffer: 1024 * 1024 })
}

function problemOf(dialect: Dialect, { stdout, stderr, status, error }: Ran, gone: boolean, milliseconds: number, deadline: number): string | undefined {
  if (error && 'code' in error && error.code === 'ETIMEDOUT') return `there was no answer within ${deadline / 1000} seconds`
  if (error && status === null) return `it could not be run: ${whyOf(error)}`
  const answer = answerIn(stdout)
  const said = `${stdout}${stderr}`.trim().replaceAll('\n', ' ').slice(0, 300) || 'nothing'
  if (!isRefusal(dialect, answer, stdout, stderr, status)) return `it was not refused: exit code ${status}, and what came back was ${said}`
  if (gone) return undefined
  if (!said.includes(RULE) && !`${stdout}${stderr}`.includes(RULE)) return `it was refused, but not by a rule: ${said}`
  return milliseconds > deadline / 2 ? `it took ${milliseconds} milliseconds, and the agent waits ${deadline} at most` : undefined
}

function answerIn(stdout: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stdout)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** As the host takes it. */
function isRefusal(dialect: Dialect, answer: Readonly<Record<string, unknown>>, stdout: string, stderr: string, status: number | null): boolean {
  const byCode = status === 2 && stderr.trim() !== ''
  const nested = answer['hookSpecificOutput']
  switch (dialect) {
    case 'exit': return byCode
    case 'nested': return byCode || (status === 0 && isObject(nested) && nested['permissionDecision'] === 'deny' && Boolean(nested['permissionDecisionReason']))
    case 'decision': return byCode || (status === 0 && (answer['decision'] === 'deny' || answer['decision'] === 'block'))
    case 'answer': return answer['decision'] === 'deny'
    case 'permission': return (status === 0 && answer['permission'] === 'deny') || (status === 2 && stdout === '')
    case 'permissionDecision': return (status !== 0 && status !== null) || answer['permissionDecision'] === 'deny'
    case 'cancel': return answer['cancel'] === true
  }
}
