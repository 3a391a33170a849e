// The files of the records: `2026-11-30.jsonl`, and `2026-11-30_0001.jsonl` where a day has more than one. Their names sort as they were written.
import { readdirSync } from 'node:fs'
import { codeOf } from '../disk/error.ts'

const NAME = /^\d{4}-\d\d-\d\d(?:_\d{4})?\.jsonl$/

/** @returns the names, oldest first; none where there is no such folder */
export function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter(name => NAME.test(name)).sort()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

export const dayOf = (file: string): string => file.slice(0, 10)

/** The name of the next file of the same day. */
export const nextPart = (file: string): string => `${dayOf(file)}_${String(Number(/_(\d{4})/.exec(file)?.[1] ?? 0) + 1).padStart(4, '0')}.jsonl`
