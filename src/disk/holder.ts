// What a process is called where it holds something.
import { closeSync, openSync, readSync } from 'node:fs'

/** Of the fields below, the time of the start: proc_pid_stat(5), field 22. */
export const START = 19
/** What `/proc/PID/stat` tells from the state on: the name before it stands in parentheses, and may itself hold some, and blanks. */
export const fieldsOf = (stat: string): readonly string[] => stat.slice(stat.lastIndexOf(')') + 2).split(' ', START + 1)

/** Numbers of processes are used again; the time of the start (proc_pid_stat(5), field 22) tells them apart where the system has it. */
export function nameOf(pid: number): string {
  let fd: number | undefined
  try {
    fd = openSync(`/proc/${pid}/stat`, 'r')
    // Quicker than reading a file of unknown length as a whole.
    const bytes = Buffer.allocUnsafe(512)
    const text = bytes.toString('latin1', 0, readSync(fd, bytes, 0, 512, 0))
    return `${pid}-${fieldsOf(text)[START]}`
  } catch {
    return `${pid}-`
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}
