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
/** The key, and what it says of what was there before it: key.ts. */
export const KEY_BYTES = 98

/**
 * Writes a record. Throws when it cannot be written where it must be: a decision that leaves no trace is not carried out.
 *
 * @param state the folder of gatekeeper's state
 * @param now milliseconds since 1970
 */
export function record(state: string, outcome: Outcome, now: number, settings: AuditSettings = DEFAULT_AUDIT, means: Means = {}): void {
  const key = keyOf(chainFolder(state))
  const body = JSON.stringify(entryOf(outcome, now, key)).slice(0, -1)
  const line = settings.sinks.some(({ kind }) => kind === 'file') ? written(state, key, body, now, settings) : undefined
  if (settings.sinks.length > (line === undefined ? 0 : 1) || means.sinks?.length) emit(state, line ?? `${body}}`, settings, means)
}

/** The file comes first: what others have had is in it in any case. */
function written(state: string, key: Buffer | undefined, body: string, now: number, settings: AuditSettings): string | undefined {
  try {
    return append(state, key ?? makeKey(chainFolder(state)), body, now, settings)
  } catch (error) {
    if (settings.required.includes('file')) throw error
    return undefined
  }
}

const keys = new Map<string, Buffer>()

function keyOf(folder: string): Buffer | undefined {
  try {
    const key = keys.get(folder) ?? readKey(`${folder}/key`) ?? makeKey(folder)
    keys.set(folder, key)
    return key
  } catch {
    // Whoever cannot do without it is told why.
    return undefined
  }
}

/** @returns undefined when there is none, or none that can be used */
export function readKey(path: string, size = KEY_BYTES): Buffer | undefined {
  try {
    const fd = openOwn(path, constants.O_RDONLY)
    try {
      const key = Buffer.alloc(size)
      return readSync(fd, key, 0, size, 0) === size ? key : undefined
    } finally {
      closeSync(fd)
    }
  } catch {
    return undefined
  }
}
