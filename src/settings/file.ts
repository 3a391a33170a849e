// Settings files on disk, opened without surprises.
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs'

/** The name of the settings file in its folder. */
export const FILE = 'settings.json'
const MAX_BYTES = 1024 * 1024

export type Opened = { readonly text: string } | { readonly absent: true } | { readonly problem: string }

/**
 * @param shared it comes with a project, so that others may write to it: it counts for as much as its content is trusted
 * @returns the text; an absent file is no problem, one that cannot be trusted or read is
 */
export function openSettings(path: string, shared = false): Opened {
  let fd: number
  try {
    // Most files of settings are not there, and an error takes long to make.
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return { absent: true }
    // Of a pipe nothing may ever come: it is no file, which shows once it is open.
    fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT' || code === 'ENOTDIR') return { absent: true }
    return { problem: code === 'ELOOP' ? 'it is a symbolic link; put the file itself here' : `it cannot be opened (${code || 'unknown error'})` }
  }
  try {
    const stats = fstatSync(fd)
    const uid = process.getuid?.()
    if (!stats.isFile()) return { problem: 'it is no regular file' }
    if (!shared && uid !== undefined && stats.uid !== uid && stats.uid !== 0) return { problem: `it belongs to user ${stats.uid}; chown it to yourself` }
    if (!shared && process.platform !== 'win32' && (stats.mode & 0o022) !== 0) return { problem: 'others may write to it; run chmod go-w on it' }
    if (stats.size > MAX_BYTES) return { problem: `it is larger than ${MAX_BYTES} bytes` }
    // A whole file, quicker than readFileSync does it for one whose size is known.
    const bytes = Buffer.allocUnsafe(stats.size)
    const text = bytes.toString('utf8', 0, readSync(fd, bytes, 0, stats.size, 0))
    // Bytes that are no text would stand for another pattern than the one that was meant.
    return text.includes('\ufffd') ? { problem: 'it is not valid UTF-8' } : { text }
  } catch (error) {
    return { problem: `it cannot be read (${error instanceof Error ? error.message : String(error)})` }
  } finally {
    closeSync(fd)
  }
}
