// What commands leave for those that run beside them, whichever comes first: found by walking the source once, and held against it in a second walk.
import type { Word } from '../model/index.ts'
import type { Files } from './files.ts'

export interface Foreseen {
  /** What files hold that somebody reads meanwhile, by canonical path. */
  readonly found: ReadonlyMap<string, Word>
  /** Links, and what they lead to. */
  readonly links: ReadonlyMap<string, string>
}

export const NOTHING: Foreseen = { found: new Map(), links: new Map() }

/** @returns undefined where nothing was left that a command beside could meet */
export function foreseenOf(files: Files): Foreseen | undefined {
  const { overtaken, crossed } = files
  return overtaken.size + crossed.size ? { found: new Map([...files.contents].filter(([path]) => overtaken.has(path))), links: crossed } : undefined
}
