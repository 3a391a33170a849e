// Owns operands of the form host:path, and what copying between machines does.
import { literal, pattern, some, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { inside, isFolder } from './transfer.ts'

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
  /** Which names there will be is said elsewhere. */
  readonly listed?: boolean
}

/** The name that a source gets in a folder; undefined where what is in it goes there, or where it is the other side that knows. */
function nameOf(value: string): string | undefined {
  if (/^[^/]*::[^/]*$|^rsync:\/\/[^/]*\/[^/]*$/i.test(value)) return undefined
  const name = REMOTE.test(value) ? value.replace(/^.*[:/]/s, '') : value.replace(/^.*\//s, '')
  return /^\.{0,2}$|[*?[\]{}~$`\\]/.test(name) ? undefined : name
}

/** Where it arrives: under its own name, where the target can only be a folder. */
function landed({ sources, target, listed }: Copying): readonly Word[] {
  if (!target?.values || target.glob || listed || !(sources.length > 1 || target.values.every(isFolder))) return target ? [target] : []
  const made = sources.map(source => {
    const names = source.glob ? [] : (source.values ?? []).map(nameOf)
    return names.length && names.every(name => name !== undefined) ? inside(target, { ...source, values: names }) : source.glob ? inside(target, source) : target
  })
  return made.filter((one, at) => made.findIndex(other => other.values?.join('\0') === one.values?.join('\0')) === at)
}

/** Reads what is local and connects to what is not; data leaves when something goes to another machine. */
export function copies(copying: Copying): Step[] {
  const { sources, target, recursive, dry } = copying
  const away = target !== undefined && isRemote(target) && !dry
  const from = sources.flatMap((source): Step[] => {
    if (isRemote(source)) return [...readsHere(source, recursive), { kind: 'connect', target: source }]
    return [{ kind: dry ? 'list' : 'read', target: source, ...(recursive && { recursive }) }]
  })
  if (!target) return from
  if (isRemote(target)) return [...from, { kind: 'connect', target, ...(away && { sends: true }) }]
  return dry ? from : [...from, ...landed(copying).map((one): Step => ({ kind: 'write', target: one, ...(recursive && { recursive }) }))]
}
