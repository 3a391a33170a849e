// One writer at a time: a folder with one file in it, whose name is `free` or that of its holder. Renaming it takes it, gives it back, or takes it from
// a holder that is gone; each of these is one step that only one process can do. Nothing is made for it or removed, which costs far more.
import { closeSync, openSync, readSync, renameSync } from 'node:fs'
import { codeOf } from '../disk/error.ts'
import { waitFor } from './waiting.ts'

let own: string | undefined
const me = (): string => (own ??= nameOf(process.pid))

/**
 * @param path of the folder
 * @param patience milliseconds
 * @returns whether it is held now; it is not where somebody else keeps it for too long, and where files cannot be renamed
 */
export function take(path: string, patience: number): boolean {
  try {
    renameSync(`${path}/free`, `${path}/${me()}`)
    return true
  } catch (error) {
    return codeOf(error) === 'ENOENT' && waitFor(path, me(), patience)
  }
}

export function release(path: string): void {
  try {
    renameSync(`${path}/${me()}`, `${path}/free`)
  } catch (error) {
    // Somebody took it for void in between.
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

/** Numbers of processes are used again; the time of the start tells them apart where the system has it. */
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
