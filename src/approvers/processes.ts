// What the system says of a process, where it has /proc.
import { readFileSync } from 'node:fs'
import { fieldsOf, START } from '../disk/holder.ts'

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
    const fields = fieldsOf(readFileSync(`/proc/${pid}/stat`, 'latin1'))
    const [, , group = '', session = '', terminal = '', foreground = ''] = fields
    return { group, session, terminal, foreground, start: fields[START] ?? '' }
  } catch {
    return undefined
  }
}
