// Files of others, opened without surprises and replaced whole or not at all.
import { closeSync, constants, fchmodSync, fstatSync, fsyncSync, lstatSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { codeOf } from '../disk/error.ts'
import { whyOf } from '../disk/reason.ts'

const MAX_BYTES = 4 * 1024 * 1024

export type Read = { readonly text: string | undefined; readonly mode?: number } | { readonly problem: string }

/** @returns the text, undefined where there is no file; a problem where it is none that we may replace */
export function readWhole(path: string): Read {
  let fd: number
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT') return { text: undefined }
    return { problem: code === 'ELOOP' ? 'it is a symbolic link; do it by hand, or put the file itself there' : `it cannot be opened: ${whyOf(error)}` }
  }
  try {
    const stats = fstatSync(fd)
    const uid = process.getuid?.()
    if (!stats.isFile()) return { problem: 'it is no regular file' }
    if (uid !== undefined && stats.uid !== uid) return { problem: `it belongs to user ${stats.uid}; let that user do it` }
    if (stats.size > MAX_BYTES) return { problem: `it is larger than ${MAX_BYTES} bytes` }
    const bytes = readFileSync(fd)
    const text = bytes.toString('utf8')
    return Buffer.from(text).equals(bytes) ? { text, mode: stats.mode & 0o777 } : { problem: 'it is not valid UTF-8' }
  } catch (error) {
    return { problem: `it cannot be read (${whyOf(error)})` }
  } finally {
    closeSync(fd)
  }
}

/** The first part of a path, below a base that it begins with, that is a symbolic link: what is written there would land elsewhere. */
export function linkIn(base: string, path: string): string | undefined {
  let at = base
  for (const part of path.slice(base.length).split('/').filter(Boolean)) {
    at = join(at, part)
    const stats = lstatSync(at, { throwIfNoEntry: false })
    if (!stats) return undefined
    if (stats.isSymbolicLink()) return at
  }
  return undefined
}

/** A reader sees the old text or the new, never a part. Throws when it cannot. */
export function writeWhole(path: string, text: string, mode: number): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}-${Date.now().toString(36)}.tmp`)
  const fd = openSync(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600)
  try {
    const bytes = Buffer.from(text)
    for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done)
    fchmodSync(fd, mode)
    fsyncSync(fd)
    closeSync(fd)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/** The text of a file; undefined where there is none that can be read. */
export function readText(path: string): string | undefined {
  const read = readWhole(path)
  return 'problem' in read ? undefined : read.text
}

/** The same, whoever it belongs to: packages are often root's. */
export function readAny(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
