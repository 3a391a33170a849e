// Settings files on disk: opened without surprises, written whole or not at all.
import { closeSync, constants, fstatSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '../disk/folder.ts'

const MAX_BYTES = 1024 * 1024

export type Opened = { readonly text: string } | { readonly absent: true } | { readonly problem: string }

/** @returns the text; an absent file is no problem, one that cannot be trusted or read is */
export function openSettings(path: string): Opened {
  let fd: number
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT' || code === 'ENOTDIR') return { absent: true }
    return { problem: code === 'ELOOP' ? 'it is a symbolic link; put the file itself here' : `it cannot be opened (${code || 'unknown error'})` }
  }
  try {
    const stats = fstatSync(fd)
    const uid = process.getuid?.()
    if (!stats.isFile()) return { problem: 'it is no regular file' }
    if (uid !== undefined && stats.uid !== uid && stats.uid !== 0) return { problem: `it belongs to user ${stats.uid}; chown it to yourself` }
    if (process.platform !== 'win32' && (stats.mode & 0o022) !== 0) return { problem: 'others may write to it; run chmod go-w on it' }
    if (stats.size > MAX_BYTES) return { problem: `it is larger than ${MAX_BYTES} bytes` }
    return { text: readFileSync(fd, 'utf8') }
  } catch (error) {
    return { problem: `it cannot be read (${error instanceof Error ? error.message : String(error)})` }
  } finally {
    closeSync(fd)
  }
}

/** Replaces a file atomically: a reader sees the old text or the new, never a part. Throws when it cannot. */
export function replaceFile(path: string, text: string): void {
  makeFolder(dirname(path))
  const temporary = join(dirname(path), `.${process.pid}-${Date.now().toString(36)}.tmp`)
  const fd = openSync(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600)
  try {
    const bytes = Buffer.from(text)
    for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done)
    fsyncSync(fd)
  } catch (error) {
    closeSync(fd)
    rmSync(temporary, { force: true })
    throw error
  }
  closeSync(fd)
  renameSync(temporary, path)
}
