// What the system says of a process, where it has /proc.
import { readFileSync } from 'node:fs'

export interface ProcessFacts {
  readonly group: string
  readonly session: string
  /** The number of its terminal, and the group that the terminal listens to. */
  readonly terminal: string
  readonly foreground: string
  /** Numbers of processes are used again; the time of the start tells them apart. */
  readonly start: string
}

export function processFacts(pid: number | 'self'): ProcessFacts | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name of the program stands in parentheses, and may itself hold some, and blanks.
    const [, , group = '', session = '', terminal = '', foreground = '', ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { group, session, terminal, foreground, start: rest[13] ?? '' }
  } catch {
    return undefined
  }
}
