// One record per decision, appended to a chain of JSON lines in a file per day, and sent wherever else it is wanted.
import { closeSync, constants, readSync } from 'node:fs'
import { append, chainFolder, openOwn } from './chain.ts'
import { entryOf, type Outcome } from './entry.ts'
import { makeKey } from './key.ts'
import { emit } from './sinks.ts'
import type { AuditSettings } from './settings.ts'

export type { End, Outcome, Stage } from './entry.ts'
export type { AuditSettings } from './settings.ts'
export { isoTime } from './time.ts'

/** Takes a line of the record, without its line break. Throws when it cannot. */
export type Sink = (line: string) => void

/** What only the caller knows. */
export interface Means {
  /** Sinks of the program that uses gatekeeper. What they throw is not looked at. */
  readonly sinks?: readonly Sink[]
  /** The words of a command that sends to the HTTP sink what it has not had yet. */
  readonly deliverer?: readonly string[]
}

export const DEFAULT_AUDIT: AuditSettings = { sinks: [{ kind: 'file' }], required: ['file'] }
export const KEY_BYTES = 32

/**
 * Writes a record. Throws when it cannot be written where it must be: a decision that leaves no trace is not carried out.
 *
 * @param state the folder of gatekeeper's state
 * @param now milliseconds since 1970
 */
export function record(state: string, outcome: Outcome, now: number, settings: AuditSettings = DEFAULT_AUDIT, means: Means = {}): void {
  const body = JSON.stringify(entryOf(outcome, now, keyOf(chainFolder(state)))).slice(0, -1)
  const line = settings.sinks.some(({ kind }) => kind === 'file') ? written(state, body, now, settings) : undefined
  if (settings.sinks.length > (line === undefined ? 0 : 1) || means.sinks?.length) emit(state, line ?? `${body}}`, settings, means)
}

/** The file comes first: what others have had is in it in any case. */
function written(state: string, body: string, now: number, settings: AuditSettings): string | undefined {
  try {
    return append(state, body, now, settings)
  } catch (error) {
    if (settings.required.includes('file')) throw error
    return undefined
  }
}

const keys = new Map<string, Buffer>()

function keyOf(folder: string): Buffer | undefined {
  const key = keys.get(folder) ?? readKey(`${folder}/key`) ?? makeKey(folder)
  if (key) keys.set(folder, key)
  return key
}

/** @returns undefined when there is none, or none that can be used */
export function readKey(path: string): Buffer | undefined {
  try {
    const fd = openOwn(path, constants.O_RDONLY)
    try {
      const key = Buffer.alloc(KEY_BYTES)
      return readSync(fd, key, 0, KEY_BYTES, 0) === KEY_BYTES ? key : undefined
    } finally {
      closeSync(fd)
    }
  } catch {
    return undefined
  }
}
