// What a process is called where it holds something.
import { closeSync, openSync, readSync } from 'node:fs'

/** Numbers of processes are used again; the time of the start (proc_pid_stat(5), field 22) tells them apart where the system has it. */
export function nameOf(pid: number): string {
  let fd: number | undefined
  try {
    fd = openSync(`/proc/${pid}/stat`, 'r')
    // Quicker than reading a file of unknown length as a whole.
    const bytes = Buffer.allocUnsafe(512)
    const text = bytes.toString('latin1', 0, readSync(fd, bytes, 0, 512, 0))
    // The name of the program stands in parentheses, and may itself hold some, and blanks.
    return `${pid}-${text.slice(text.lastIndexOf(')') + 2).split(' ', 20)[19]}`
  } catch {
    return `${pid}-`
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}
