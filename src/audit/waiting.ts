// Waits until a lock is free, for so long and no longer. A lock whose holder is gone is taken over.
import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import { isAlive } from '../disk/alive.ts'
import { codeOf } from '../disk/error.ts'
import { makeFolder } from '../disk/folder.ts'

/** @returns whether it is held now */
export function waitFor(path: string, me: string, patience: number): boolean {
  const cell = new Int32Array(new SharedArrayBuffer(4))
  try {
    // Neither performance nor Date: the one takes long to load, the other may be set back.
    for (const until = process.hrtime.bigint() + BigInt(patience) * 1_000_000n; ; ) {
      const names = namesIn(path)
      const from = names.find(name => name === 'free') ?? names.find(name => !isAlive(name))
      if (from !== undefined && moved(`${path}/${from}`, `${path}/${me}`)) return true
      if (process.hrtime.bigint() >= until) return false
      // Not all at the same moment.
      if (names.length) Atomics.wait(cell, 0, 0, 1 + Math.random() * 3)
    }
  } catch {
    return false
  }
}

/** @returns the name of the holder, or that it is free; where there is no lock yet, one is made */
function namesIn(path: string): readonly string[] {
  try {
    const names = readdirSync(path)
    if (!names.length) writeFileSync(`${path}/free`, '', { mode: 0o600 })
    return names
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    makeFolder(path)
    return []
  }
}

/** Whether this process moved it. Two locks that were made at the same moment become one when they are given back. */
function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

/** Whether somebody who lives holds it. */
export function isHeld(path: string): boolean {
  try {
    return readdirSync(path).some(name => name !== 'free' && isAlive(name))
  } catch {
    return false
  }
}
