// What was done to which file, so that it can be undone exactly: kept among gatekeeper's own state.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../model/index.ts'
import { writeWhole } from './file.ts'

export interface Receipt {
  readonly path: string
  /** The text before we first wrote to it; undefined where it was not there. */
  readonly before: string | undefined
  /** What we made of it. */
  readonly after: string
  /** Folders that we made for it, the outermost first. */
  readonly made: readonly string[]
}

const fileOf = (folder: string, path: string): string => join(folder, `${createHash('sha256').update(path).digest('hex').slice(0, 32)}.json`)

/** @param folder where receipts are kept @returns undefined when there is none, or none that can be read: nothing hangs on it but exactness */
export function receiptOf(folder: string, path: string): Receipt | undefined {
  const file = fileOf(folder, path)
  if (!existsSync(file)) return undefined
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!isObject(value) || value['path'] !== path) return undefined
    const { before, after, made } = value
    if (typeof after !== 'string' || (before !== null && typeof before !== 'string')) return undefined
    return { path, before: before ?? undefined, after, made: Array.isArray(made) ? made.filter(one => typeof one === 'string') : [] }
  } catch {
    return undefined
  }
}

export const keepReceipt = (folder: string, receipt: Receipt): void => writeWhole(fileOf(folder, receipt.path), `${JSON.stringify({ ...receipt, before: receipt.before ?? null })}\n`, 0o600)

export const dropReceipt = (folder: string, path: string): void => rmSync(fileOf(folder, path), { force: true })
