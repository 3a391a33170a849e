// Starts a command and stays until it ends, for what must see the end: the record of how it went. Costs what handing over does not.
import { closeSync, openSync } from 'node:fs'
import { constants } from 'node:os'
import { execa } from 'execa'
import { whyOf } from '../disk/reason.ts'
import { environment } from './environment.ts'

export interface End {
  /** As a shell gives it: the command's own, 128 and the number of the signal that ended it, 127 or 126 when it cannot start. */
  readonly code: number
  readonly signal?: string
  /** What kept it from starting. */
  readonly problem?: string
  /** Milliseconds. */
  readonly duration: number
}

const FORWARDED = ['SIGTERM', 'SIGHUP', 'SIGUSR1', 'SIGUSR2', 'SIGCONT'] as const
/** The terminal sends these to the command itself. */
const FROM_KEYS = ['SIGINT', 'SIGQUIT'] as const

/** @param withheld names of variables that the command does not get */
export async function supervise([program = '', ...args]: readonly string[], withheld: readonly string[]): Promise<End> {
  const started = performance.now()
  const hasKeys = hasTerminal()
  // In place before there is a child: a signal that comes while it starts must not leave it behind alone.
  const handlers = [...FORWARDED, ...FROM_KEYS].map(signal => [signal, () => void (hasKeys && isFromKeys(signal) ? undefined : child.kill(signal))] as const)
  for (const [signal, handler] of handlers) process.on(signal, handler)
  const child = execa(program, args, { stdio: 'inherit', env: environment(withheld), extendEnv: false, reject: false, cleanup: true, forceKillAfterDelay: false })
  const result = await child
  for (const [signal, handler] of handlers) process.off(signal, handler)
  const duration = Math.round(performance.now() - started)
  if (result.signal) return { code: 128 + constants.signals[result.signal], signal: result.signal, duration }
  if (result.exitCode !== undefined) return { code: result.exitCode, duration }
  return result.code === 'ENOENT'
    ? { code: 127, problem: `there is no program ${program}; look how it is spelt, or give its whole path`, duration }
    : { code: 126, problem: `${program} cannot be started: ${result.cause === undefined ? 'the system does not say why' : whyOf(result.cause)}`, duration }
}

const isFromKeys = (signal: string): boolean => FROM_KEYS.some(known => known === signal)

function hasTerminal(): boolean {
  try {
    closeSync(openSync('/dev/tty', 'r'))
    return true
  } catch {
    return false
  }
}
