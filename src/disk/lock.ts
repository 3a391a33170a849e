// One process at a time: a file that names its holder, and is void when that one is gone.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isAlive } from './alive.ts'
import { codeOf } from './error.ts'
import { makeFolder } from './folder.ts'
import { nameOf } from './holder.ts'

/** Milliseconds to wait for somebody else, and between two looks, at most. What is done under a lock takes some milliseconds. */
const PATIENCE = 30_000
const PAUSE = 20

/** Does something while no other process does the same to the path. Throws when others hold it for too long. */
export function locked<T>(path: string, act: () => T): T {
  const lock = `${path}.lock`
  const own = `${lock}.${process.pid}`
  makeFolder(dirname(path))
  writeFileSync(own, nameOf(process.pid), { mode: 0o600 })
  try {
    for (const end = Date.now() + PATIENCE; !taken(lock, own); ) {
      if (Date.now() > end) throw new Error(`${lock} is held by another process; end that one, or remove the file if there is none`)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1 + Math.random() * PAUSE)
    }
    try {
      return act()
    } finally {
      release(lock)
    }
  } finally {
    rmSync(own, { force: true })
  }
}

/**
 * Takes a lock that nobody holds: the file is there with its holder's name in it, or not at all. Throws where files cannot be linked.
 *
 * @param own a file that holds the name of this process
 */
export function taken(lock: string, own: string): boolean {
  const holder = holderOf(lock)
  if (holder !== undefined && isAlive(holder)) return false
  if (holder !== undefined) discard(lock, `${own}.void`, holder)
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Gives it back, unless somebody took it for void in between. */
export function release(lock: string): void {
  if (holderOf(lock) === nameOf(process.pid)) rmSync(lock, { force: true })
}

/** Moves a void lock away; one that somebody else has taken in between is put back. */
function discard(lock: string, aside: string, holder: string): void {
  try {
    renameSync(lock, aside)
    if (holderOf(aside) !== holder) linkSync(aside, lock)
  } catch (error) {
    // Somebody else has moved it away, or taken it anew.
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error
  }
  rmSync(aside, { force: true })
}

function holderOf(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return undefined
  }
}
