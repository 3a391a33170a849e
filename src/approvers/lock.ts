// One question at a time on a terminal, across processes: a file that names its holder, and is void when that one is gone.
import { linkSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '../disk/error.ts'
import { makeFolder } from '../disk/folder.ts'
import { Ended } from './front.ts'
import { processFacts } from './processes.ts'

const EVERY = 200

/** @param waiting told once, when somebody else holds it @returns what releases it */
export async function acquire(signal: AbortSignal, waiting: () => void): Promise<() => void> {
  const path = pathOf()
  if (path === undefined) return () => undefined
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}`
  for (let told = false; isHeld(path, mine); ) {
    if (!told) waiting()
    told = true
    await new Promise(resolve => setTimeout(resolve, EVERY))
    if (signal.aborted) throw new Ended()
  }
  const release = (): void => {
    process.off('exit', release)
    if (read(path) === mine) rmSync(path, { force: true })
  }
  process.on('exit', release)
  return release
}

/** Where no folder of one's own can be had, questions are asked without waiting for each other. */
function pathOf(): string | undefined {
  try {
    const { uid } = userInfo()
    const folder = join(process.env['XDG_RUNTIME_DIR'] || tmpdir(), `gatekeeper-${uid}`)
    makeFolder(folder)
    const found = lstatSync(folder)
    return found.isDirectory() && found.uid === uid && (found.mode & 0o022) === 0 ? join(folder, `terminal-${processFacts('self')?.terminal ?? 'any'}`) : undefined
  } catch {
    return undefined
  }
}

/** Takes it, unless somebody else holds it. Where files cannot be linked there is no taking, and no waiting. */
function isHeld(path: string, mine: string): boolean {
  const own = `${path}.${process.pid}`
  try {
    const holder = read(path)
    if (holder !== undefined && !isAlive(holder)) discard(path, own, holder)
    writeFileSync(own, mine)
    linkSync(own, path)
    return false
  } catch (error) {
    return codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT'
  } finally {
    rmSync(own, { force: true })
  }
}

/** Moves a void lock away; one that somebody else has taken in between is put back. */
function discard(path: string, own: string, holder: string): void {
  renameSync(path, own)
  if (read(own) !== holder) linkSync(own, path)
  rmSync(own, { force: true })
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Numbers of processes are used again; the time of their start tells them apart where the system has it. */
function isAlive(holder: string): boolean {
  const [pid = '', start = ''] = holder.split(' ')
  try {
    process.kill(Number(pid), 0)
    return start === (startOf(Number(pid)) ?? '')
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const startOf = (pid: number): string | undefined => processFacts(pid)?.start
