// Carries a plan out, and takes it back when a part of it fails. One process at a time.
import { lstatSync, mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '../disk/folder.ts'
import { locked } from '../disk/lock.ts'
import { readWhole, writeWhole } from './file.ts'
import type { Edit } from './plan.ts'
import { dropReceipt, keepReceipt, receiptOf } from './receipts.ts'

/** @param folder where receipts are kept. Throws with nothing done when any of it cannot be done. */
export function apply(folder: string, edits: readonly Edit[], direction: 'install' | 'uninstall', open: (path: string) => boolean): void {
  makeFolder(folder)
  locked(folder, () => {
    for (const { path, before } of edits) {
      const read = readWhole(path)
      if ('problem' in read) throw new Error(`${path}: ${read.problem}`)
      if (read.text !== before) throw new Error(`${path} was changed in the meantime; run it again`)
    }
    const done: (() => void)[] = []
    const empty = direction === 'uninstall' ? edits.flatMap(({ path, after }) => (after === undefined ? (receiptOf(folder, path)?.made ?? []) : [])) : []
    try {
      for (const edit of edits) done.unshift(carry(folder, edit, direction, open(edit.path)))
    } catch (error) {
      for (const back of done) back()
      throw error
    }
    // The innermost first, once nothing of ours is left in any.
    for (const one of [...new Set(empty)].sort((a, b) => b.length - a.length)) removeIfEmpty(one)
  })
}

/** @param open others may read what is new: it belongs to a project @returns what takes it back */
function carry(folder: string, { path, before, after, base, executable }: Edit, direction: 'install' | 'uninstall', open: boolean): () => void {
  const receipt = receiptOf(folder, path)
  const mode = lstatSync(path, { throwIfNoEntry: false })?.mode ?? (open ? 0o644 : 0o600)
  const right = (mode & 0o777) | (executable ? (open ? 0o755 : 0o700) : 0)
  const made = after === undefined ? [] : makeFolders(dirname(path), open)
  const back = (): void => {
    if (before === undefined) rmSync(path, { force: true })
    else writeWhole(path, before, mode & 0o777)
    for (const one of [...made].reverse()) rmdirSync(one)
    if (receipt) keepReceipt(folder, receipt)
    else dropReceipt(folder, path)
  }
  try {
    if (direction === 'install' && after !== undefined) keepReceipt(folder, { path, before: base, after, made: [...(receipt?.made ?? []), ...made] })
    if (after === undefined) rmSync(path)
    else writeWhole(path, after, right)
  } catch (error) {
    back()
    throw error
  }
  if (direction === 'uninstall') dropReceipt(folder, path)
  return back
}

/** Folders that are not there yet; those of a project are as open as the umask leaves them. */
function makeFolders(folder: string, open: boolean): readonly string[] {
  if (lstatSync(folder, { throwIfNoEntry: false })) return []
  const above = makeFolders(dirname(folder), open)
  mkdirSync(folder, { mode: open ? 0o755 : 0o700 })
  return [...above, folder]
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Somebody else has put something there, or removed it.
  }
}
