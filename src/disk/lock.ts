// One process at a time: a file beside another that names its holder, and is void when that one is gone.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from './error.ts'
import { makeFolder } from './folder.ts'

/** Milliseconds to wait for somebody else, and between two looks. What is done under a lock takes less than one of these. */
const PATIENCE = 10_000
const PAUSE = 5

/** Does something while no other process does the same to the path. Throws when another holds it for too long. */
export function locked<T>(path: string, act: () => T): T {
  const lock = `${path}.lock`
  const mine = `${process.pid} ${startOf(process.pid)}`
  makeFolder(dirname(path))
  for (const end = Date.now() + PATIENCE; !taken(lock, mine); ) {
    if (Date.now() > end) throw new Error(`${lock} is held by another process; end that one, or remove the file if there is none`)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
  }
  try {
    return act()
  } finally {
    if (holderOf(lock) === mine) rmSync(lock, { force: true })
  }
}

/** The file is there with its holder's name in it, or not at all. */
function taken(lock: string, mine: string): boolean {
  const own = `${lock}.${process.pid}`
  try {
    const holder = holderOf(lock)
    if (holder !== undefined && !isAlive(holder)) discard(lock, own, holder)
    writeFileSync(own, mine, { mode: 0o600 })
    linkSync(own, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Moves a void lock away; one that somebody else has taken in between is put back. */
function discard(lock: string, own: string, holder: string): void {
  renameSync(lock, own)
  if (holderOf(own) !== holder) linkSync(own, lock)
  rmSync(own, { force: true })
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
