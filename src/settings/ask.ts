// Reads the setting `ask`: where a person can be reached when a host cannot ask, and how long a hook waits for the answer.
import { milliseconds } from '../model/duration.ts'
import { isObject } from '../model/index.ts'

export const WAYS = ['tty', 'tmux', 'desktop', 'code'] as const
export type Way = (typeof WAYS)[number]

export interface AskSettings {
  /** The code is told to the agent in any case. */
  readonly via: readonly Way[]
  /** The terminal that is written to. */
  readonly tty?: string
  /** The pane of tmux over which the question opens; else the one that was used last. */
  readonly tmux?: string
  /** Milliseconds. */
  readonly wait: number
}

/** Hosts give their hooks 30 seconds and more, and most let a call through when those are over. */
const WAIT = 12_000
const LONGEST = 15_000

export function askSettings(json: unknown, complain: (message: string) => void): AskSettings | undefined {
  if (json === undefined) return undefined
  if (!isObject(json)) {
    complain('ask must be an object')
    return undefined
  }
  const keys = ['via', 'tty', 'tmux', 'wait']
  for (const key of Object.keys(json)) if (!keys.includes(key)) complain(`ask.${key} is no setting; known are ${keys.join(', ')}`)
  const { via = ['code'], tty, tmux, wait } = json
  const ways = Array.isArray(via) ? WAYS.filter(way => via.includes(way)) : []
  if (!Array.isArray(via) || ways.length !== via.length) complain(`ask.via is ${JSON.stringify(via)}; it must be a list of ${WAYS.join(', ')}, each once`)
  if (tty !== undefined && (typeof tty !== 'string' || !/^\/dev\/(?:pts\/\d+|tty[\w.]+)$/.test(tty))) complain(`ask.tty is ${JSON.stringify(tty)}; it must be a terminal such as "/dev/pts/3"`)
  if (tty === undefined && ways.includes('tty')) complain('ask.via has "tty", so ask.tty must say which one, as the command tty prints it')
  if (tmux !== undefined && (typeof tmux !== 'string' || !/^[\w%@$:.][\w%@$:.-]*$/.test(tmux))) complain(`ask.tmux is ${JSON.stringify(tmux)}; it must name a pane such as "main:0.1" or "%3"`)
  const ms = typeof wait === 'string' ? milliseconds(wait, 's') : undefined
  if (wait !== undefined && (!ms || ms > LONGEST)) complain(`ask.wait is ${JSON.stringify(wait)}; it must be a time such as "10s", of at most ${LONGEST / 1000} seconds`)
  return { via: ways, ...(typeof tty === 'string' && { tty }), ...(typeof tmux === 'string' && { tmux }), wait: ms ?? WAIT }
}
