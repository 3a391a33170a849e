// Appends a record to the chain: each line holds the mark of the line before it and its own, which only who has the key can make. What happens seldom is in tip.ts.
import { closeSync, constants, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import { makeFolder } from '../disk/folder.ts'
import { release, take } from './lock.ts'
import { bytesOf, sha256 } from './sha256.ts'
import { isoTime } from './time.ts'
import { firstTip, foreign, sweep, tipOf } from './tip.ts'

/** The last line that was written with the lock held, and where it ends. Kept beside the days, so that no file has to be read for the next one. */
export interface Head {
  /** The name of the day's file. */
  readonly file: string
  readonly end: number
  readonly hash: string
  /** The first file that is kept, and what its first line follows. */
  readonly base: { readonly file: string; readonly prev: string }
}

/** What a new line follows. */
export interface Tip {
  readonly file: string
  /** The size of the file. */
  readonly end: number
  readonly prev: string
  /** Lines that nobody follows yet, because they were written without the lock, or cut short by a crash. */
  readonly after: readonly string[]
  /** The file ends in the midst of a line. */
  readonly torn?: boolean
  /** There was no head where there should have been one. */
  readonly lost?: boolean
  readonly base: Head['base']
  /** Files that are no longer kept, once the line is written. */
  readonly dropped?: readonly string[]
}

export interface Limits {
  /** Days. */
  readonly retention?: number
  /** Bytes of all days together. */
  readonly maxBytes?: number
}

/** The days, and nothing else. */
export const auditFolder = (state: string): string => `${state}/audit`
/** What keeps them together. */
export const chainFolder = (state: string): string => `${state}/chain`

export const GENESIS = '0'.repeat(64)
const HEAD_BYTES = 512
const CUT = 'the record was cut short; the disk may be full'
/** How long others may keep the lock, in milliseconds. A record that cannot wait longer is a branch of its own. */
const PATIENCE = 1000

/**
 * Throws when it cannot be written.
 *
 * @param state the folder of gatekeeper's state
 * @param key of the chain
 * @param body a JSON object without its closing brace
 * @param now milliseconds since 1970
 * @returns the line as it was written, without its line break
 */
export function append(state: string, key: Buffer, body: string, now: number, limits: Limits, patience = PATIENCE): string {
  const own = chainFolder(state)
  const lock = `${own}/lock`
  const held = take(lock, patience)
  try {
    if (!held) makeFolder(own)
    const head = openOwn(`${own}/head`, constants.O_RDWR | constants.O_CREAT)
    try {
      return write(auditFolder(state), key, body, now, limits, held, head)
    } finally {
      closeSync(head)
    }
  } finally {
    if (held) release(lock)
  }
}

function write(folder: string, key: Buffer, body: string, now: number, limits: Limits, held: boolean, headFd: number): string {
  const head = readHead(headFd, key)
  const day = isoTime(now).slice(0, 10)
  // A day begins with a line that is written with the lock held.
  if (head && (!held || head.file.slice(0, 10) >= day)) {
    const line = into(head.file, fd => {
      const { size } = fstatSync(fd)
      return size === head.end && !(held && size >= shareOf(limits)) ? put(fd, { file: head.file, end: size, prev: head.hash, after: [], base: head.base }) : undefined
    })
    if (line !== undefined) return line
  }
  const tip = head ? tipOf(folder, head, now, limits, held) : firstTip(folder, day)
  // It is there before the first line: a head that is gone later was taken away.
  if (!head && !tip.lost) writeHead(headFd, key, { ...tip, hash: tip.prev })
  const line = into(tip.file, fd => put(fd, tip))
  if (tip.dropped?.length) sweep(folder, tip.dropped)
  return line

  function into<T>(file: string, act: (fd: number) => T): T {
    const fd = openOwn(`${folder}/${file}`, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT)
    try {
      return act(fd)
    } finally {
      closeSync(fd)
    }
  }

  function put(fd: number, tip: Tip): string {
    const text = `${body},"prev":"${tip.prev}"${tip.after.length ? `,"after":${JSON.stringify(tip.after)}` : ''}${held ? '' : ',"fork":true'}${tip.lost ? ',"lost":true' : ''}`
    const hash = markOf(text, key)
    const line = `${text},"mac":"${hash}"}`
    // One write for one line: lines of concurrent writers do not mix.
    const bytes = Buffer.from(`${tip.torn ? '\n' : ''}${line}\n`)
    if (writeSync(fd, bytes) !== bytes.length) throw new Error(CUT)
    if (held) {
      const end = tip.end + bytes.length
      // Whoever wrote in between without the lock is looked for by the next one.
      writeHead(headFd, key, { ...tip, end: fstatSync(fd).size === end ? end : tip.end, hash })
    }
    return line
  }
}

/** How large one file may become where there is a limit to all of them. */
export const shareOf = ({ maxBytes }: Limits): number => (maxBytes === undefined ? Number.POSITIVE_INFINITY : Math.ceil(maxBytes / 8))

/** Opens a file of gatekeeper's own. Throws when it may be somebody else's. */
export function openOwn(path: string, flags: number): number {
  const fd = openSync(path, flags | constants.O_NOFOLLOW | constants.O_NONBLOCK, 0o600)
  const stats = fstatSync(fd)
  const uid = process.getuid?.()
  if (stats.isFile() && (!uid || stats.uid === uid) && !(stats.mode & 0o022 && uid !== undefined)) return fd
  closeSync(fd)
  throw new Error(foreign(path, stats))
}

/** Of a text, by who has the key. Behind the text, the key lets nobody go on from a mark to that of a longer text. */
export const markOf = (text: string, key: Buffer): string => sha256(bytesOf(text, key))

/** @returns undefined when there is none, or none that was written with the key */
export function readHead(fd: number, key: Buffer): Head | undefined {
  const bytes = Buffer.alloc(HEAD_BYTES)
  const [text = '', mark] = bytes.toString('latin1', 0, readSync(fd, bytes, 0, HEAD_BYTES, 0)).split(' . ')
  const [file = '', end, hash = '', first = '', prev = ''] = text.split(' ')
  return mark === markOf(text, key) ? { file, end: Number(end), hash, base: { file: first, prev } } : undefined
}

/** In place, in one write within one page: it is there as it was, or as it is now. */
export function writeHead(fd: number, key: Buffer, { file, end, hash, base }: Head): void {
  const text = `${file} ${end} ${hash} ${base.file} ${base.prev}`
  const bytes = Buffer.from(`${text} . ${markOf(text, key)} . `.padEnd(HEAD_BYTES - 1).concat('\n'))
  if (writeSync(fd, bytes, 0, bytes.length, 0) !== bytes.length) throw new Error(CUT)
}
