// One process at a time: a file beside another that names its holder, and is void when that one is gone.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from './error.ts'
import { makeFolder } from './folder.ts'

/** Milliseconds to wait for somebody else, and between two looks, at most. What is done under a lock takes some milliseconds. */
const PATIENCE = 30_000
const PAUSE = 20

/** Does something while no other process does the same to the path. Throws when others hold it for too long. */
export function locked<T>(path: string, act: () => T): T {
  const lock = `${path}.lock`
  const own = `${lock}.${process.pid}`
  const mine = `${process.pid} ${startOf(process.pid)}`
  makeFolder(dirname(path))
  writeFileSync(own, mine, { mode: 0o600 })
  try {
    for (const end = Date.now() + PATIENCE; !taken(lock, own); ) {
      if (Date.now() > end) throw new Error(`${lock} is held by another process; end that one, or remove the file if there is none`)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1 + Math.random() * PAUSE)
    }
    try {
      return act()
    } finally {
      if (holderOf(lock) === mine) rmSync(lock, { force: true })
    }
  } finally {
    rmSync(own, { force: true })
  }
}

/** The file is there with its holder's name in it, or not at all. */
function taken(lock: string, own: string): boolean {
  const holder = holderOf(lock)
  if (holder !== undefined) {
    if (!isAlive(holder)) discard(lock, `${own}.void`, holder)
    return false
  }
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
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

/** Numbers of processes are used again; the time of their start tells them apart where the system has /proc. */
function isAlive(holder: string): boolean {
  const [pid = '', start = ''] = holder.split(' ')
  try {
    process.kill(Number(pid), 0)
    return start === startOf(Number(pid))
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** In clock ticks since the system started (proc_pid_stat(5), field 22). */
function startOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
