// What the calls from one terminal have in common.
import { processFacts } from '../approvers/processes.ts'

/** The session's leader, by its number and its start. Without /proc: the caller's number. */
export function sessionName(): string {
  const leader = Number(processFacts('self')?.session)
  const start = leader > 0 ? processFacts(leader)?.start : undefined
  return start === undefined ? `caller-${process.ppid}` : `${leader}-${start}`
}
