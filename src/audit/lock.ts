// One writer at a time: a folder with one file in it, whose name is `free` or that of its holder. Renaming it takes it, gives it back, or takes it from
// a holder that is gone; each of these is one step that only one process can do. Nothing is made for it or removed, which costs far more.
import { renameSync } from 'node:fs'
import { codeOf } from '../disk/error.ts'
import { nameOf } from '../disk/holder.ts'
import { waitFor } from './waiting.ts'

let own: string | undefined
const me = (): string => (own ??= nameOf(process.pid))

/**
 * @param path of the folder
 * @param patience milliseconds
 * @returns whether it is held now; it is not where somebody else keeps it for too long, and where files cannot be renamed
 */
export function take(path: string, patience: number): boolean {
  try {
    renameSync(`${path}/free`, `${path}/${me()}`)
    return true
  } catch (error) {
    return codeOf(error) === 'ENOENT' && waitFor(path, me(), patience)
  }
}

export function release(path: string): void {
  try {
    renameSync(`${path}/${me()}`, `${path}/free`)
  } catch (error) {
    // Somebody took it for void in between.
    if (codeOf(error) !== 'ENOENT') throw error
  }
}
