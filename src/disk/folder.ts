// Makes folders for gatekeeper's own files.
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those above it, for the user alone. mkdirSync's own `recursive` never returns on Node 20 where the system answers ENOENT although
 * the parent exists (below /proc, for one). Throws what the system says when it cannot be made.
 *
 * @param path absolute
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Somebody else may have made it in between.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
