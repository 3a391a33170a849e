// One question at a time on a terminal, across processes: a file that names its holder, and is void when that one is gone.
import { lstatSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '../disk/error.ts'
import { makeFolder } from '../disk/folder.ts'
import { nameOf } from '../disk/holder.ts'
import { release, taken } from '../disk/lock.ts'
import { Ended } from './front.ts'
import { processFacts } from './processes.ts'

const EVERY = 200

/** @param waiting told once, when somebody else holds it @returns what releases it */
export async function acquire(signal: AbortSignal, waiting: () => void): Promise<() => void> {
  const path = pathOf()
  if (path === undefined) return () => undefined
  for (let told = false; isHeld(path); ) {
    if (!told) waiting()
    told = true
    await new Promise(resolve => setTimeout(resolve, EVERY))
    if (signal.aborted) throw new Ended()
  }
  const done = (): void => {
    process.off('exit', done)
    release(path)
  }
  process.on('exit', done)
  return done
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
function isHeld(path: string): boolean {
  const own = `${path}.${process.pid}`
  try {
    writeFileSync(own, nameOf(process.pid))
    return !taken(path, own)
  } catch (error) {
    return codeOf(error) === 'ENOENT'
  } finally {
    rmSync(own, { force: true })
  }
}
