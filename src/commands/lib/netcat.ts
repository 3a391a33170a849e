// Owns what the netcats do: they connect or listen, and may hand the connection to a program.
import { map, type Word } from '../../model/index.ts'
import type { Given, Step } from '../define.ts'
import { address } from './net.ts'

/** Options that hand the connection to a program. */
const HANDS_OVER = ['-e', '-c', '--lua-exec']

export function netcat(given: Given): readonly Step[] {
  const { operands } = given
  const listens = given('-l') || given('-L')
  if (given('-h') || given('--version') || (!operands.length && !listens)) return []
  const [host, ...ports] = operands
  const shell = HANDS_OVER.some(option => given(option))
  const details = {
    ...(listens && { listens }),
    ...(shell && { shell }),
    ...(!shell && given.stdin !== undefined && !given('-z') && !given('-d') && { sends: true }),
  }
  const targets: readonly Word[] =
    given('-U') && host
      ? [map(host, value => `unix:${value}`)]
      : listens
        ? [ports.length ? address(host, ports[0]) : address(undefined, given.value('-p') ?? host)]
        : ports.length
          ? ports.map(port => address(host, port))
          : host
            ? [host]
            : []
  return targets.map(target => ({ kind: 'connect', target, ...details }))
}
