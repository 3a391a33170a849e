// Writes a file of settings whole or not at all.
import { closeSync, constants, fsyncSync, lstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '../disk/folder.ts'

/**
 * Replaces a file atomically: a reader sees the old text or the new, never a part. It keeps its mode. Throws when it cannot, and where a link stands in
 * the file's or its folder's place.
 *
 * @param mode of a file that was not there
 */
export function replaceFile(path: string, text: string, mode = 0o600): void {
  const folder = dirname(path)
  makeFolder(folder)
  const before = lstatSync(path, { throwIfNoEntry: false })
  if (before?.isSymbolicLink()) throw new Error(`${path} is a symbolic link; put the file itself there`)
  if (lstatSync(folder).isSymbolicLink()) throw new Error(`${folder} is a symbolic link; put the folder itself there`)
  const temporary = join(folder, `.${process.pid}-${Date.now().toString(36)}.tmp`)
  const fd = openSync(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, before ? before.mode & 0o777 : mode)
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
