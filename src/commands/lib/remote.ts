// Owns operands of the form host:path, and what copying between machines does.
import { literal, pattern, some, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'

/** `host:path`, `user@host:path`, `host::module`, `[::1]:path`, or a URL of a copying program. A colon behind a slash belongs to a path. */
const REMOTE = /^(?:[a-z][\w+.-]*:\/\/|(?:[^/\s:]+@)?(?:\[[^\]]+\]|[^/:]*[^/:\s]):)/i

export const isRemote = (word: Word): boolean => (word.values ? some(word, value => REMOTE.test(value)) : /^["']?(?:[\w.@-]|\$\{?\w+\}?)+["']?:/.test(word.text))

/** The path of this machine that `localhost:path` or a URL of a copying program names. Relative to a home folder, it is that of any user. */
export function pathHere(value: string): string | undefined {
  const host = String.raw`(?:[^/\s@]*@)?(?:localhost|127(?:\.\d+){1,3}|\[?::1\]?|0\.0\.0\.0)`
  const inUrl = new RegExp(`^(?:sftp|scp|ssh|rsync|fish)://${host}\\.?(?::\\d*)?(/.*)$`, 'is').exec(value)?.[1]
  const path = inUrl?.replace(/^\/~/, '~') ?? new RegExp(`^${host}:(?!:|//)(.*)$`, 'is').exec(value)?.[1]
  return path === undefined || path.startsWith('/') ? path : `/home/*/${path.replace(/^~[^/]*\/?/, '')}`
}

/** What is read of it by way of such a name. */
export const readsHere = (word: Word, recursive?: boolean): Step[] =>
  (word.glob ? [] : (word.values ?? [])).flatMap(value => pathHere(value) ?? []).map(path => ({ kind: 'read', target: path.includes('*') ? pattern(path, path) : literal(path), ...(recursive && { recursive }) }))

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
  const from = sources.flatMap((source): Step[] => {
    if (isRemote(source)) return [...readsHere(source, recursive), { kind: 'connect', target: source }]
    return [{ kind: dry ? 'list' : 'read', target: source, ...(recursive && { recursive }) }]
  })
  if (!target) return from
  if (isRemote(target)) return [...from, { kind: 'connect', target, ...(away && { sends: true }) }]
  return dry ? from : [...from, { kind: 'write', target, ...(recursive && { recursive }) }]
}
