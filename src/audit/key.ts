// Makes the key of the hashes of arguments: who has only the records, or a copy of them elsewhere, cannot try guesses on what was redacted.
import { closeSync, linkSync, openSync, readSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { codeOf } from '../disk/error.ts'
import { makeFolder } from '../disk/folder.ts'
import { KEY_BYTES, readKey } from './index.ts'

/** @returns the key that is there in the end, whoever made it; undefined when none can be made */
export function makeKey(folder: string): Buffer | undefined {
  const path = `${folder}/key`
  const own = `${path}.${process.pid}`
  try {
    makeFolder(folder)
    writeFileSync(own, randomBytes(), { mode: 0o600, flag: 'wx' })
    try {
      linkSync(own, path)
    } catch (error) {
      // One that is no key is replaced; so is nothing where files cannot be linked.
      if (codeOf(error) !== 'EEXIST' || !readKey(path)) renameSync(own, path)
    }
    return readKey(path)
  } catch {
    return undefined
  } finally {
    remove(own)
  }
}

function remove(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // It has been moved, or was never there.
  }
}

/** The system's own, without the module that is slow to load. */
function randomBytes(): Buffer {
  const fd = openSync('/dev/urandom', 'r')
  try {
    const bytes = Buffer.alloc(KEY_BYTES)
    if (readSync(fd, bytes, 0, KEY_BYTES, null) !== KEY_BYTES) throw new Error('/dev/urandom gives nothing')
    return bytes
  } finally {
    closeSync(fd)
  }
}
