// Owns operands of the form host:path, and what copying between machines does.
import { some, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'

/** `host:path`, `user@host:path`, `host::module`, `[::1]:path`, or a URL of a copying program. A colon behind a slash belongs to a path. */
const REMOTE = /^(?:[a-z][\w+.-]*:\/\/|(?:[^/\s:]+@)?(?:\[[^\]]+\]|[^/:]*[^/:\s]):)/i

export const isRemote = (word: Word): boolean => (word.values ? some(word, value => REMOTE.test(value)) : /^["']?(?:[\w.@-]|\$\{?\w+\}?)+["']?:/.test(word.text))

export interface Copying {
  readonly sources: readonly Word[]
  readonly target: Word | undefined
  readonly recursive: boolean
  /** It only says what it would do. */
  readonly dry?: boolean
}

/** Reads what is local and connects to what is not; data leaves when something goes to another machine. */
export function copies({ sources, target, recursive, dry }: Copying): Step[] {
  const away = target !== undefined && isRemote(target) && !dry
  const from = sources.map((source): Step => {
    if (isRemote(source)) return { kind: 'connect', target: source }
    return { kind: dry ? 'list' : 'read', target: source, ...(recursive && { recursive }) }
  })
  if (!target) return from
  if (isRemote(target)) return [...from, { kind: 'connect', target, ...(away && { sends: true }) }]
  return dry ? from : [...from, { kind: 'write', target }]
}
