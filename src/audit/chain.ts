// Appends a record to the chain: each line holds the hash of the line before it and its own. What happens seldom is in tip.ts.
import { closeSync, constants, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import { makeFolder } from '../disk/folder.ts'
import { release, take } from './lock.ts'
import { sha256 } from './sha256.ts'
import { isoTime } from './time.ts'
import { firstTip, sweep, tipOf } from './tip.ts'

/** The last line that was written with the lock held, and where it ends. Kept beside the days, so that no file has to be read for the next one. */
export interface Head {
  /** The name of the day's file. */
  readonly file: string
  readonly end: number
  readonly hash: string
  /** Where what is kept begins, and which hash that line follows: set when old days were removed. */
  readonly base?: { readonly file: string; readonly prev: string }
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
  readonly base?: Head['base']
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
 * @param body a JSON object without its closing brace
 * @param now milliseconds since 1970
 * @returns the line as it was written, without its line break
 */
export function append(state: string, body: string, now: number, limits: Limits, patience = PATIENCE): string {
  const own = chainFolder(state)
  const lock = `${own}/lock`
  const held = take(lock, patience)
  try {
    if (!held) makeFolder(own)
    const head = openOwn(`${own}/head`, constants.O_RDWR | constants.O_CREAT)
    try {
      return write(auditFolder(state), body, now, limits, held, head)
    } finally {
      closeSync(head)
    }
  } finally {
    if (held) release(lock)
  }
}

function write(folder: string, body: string, now: number, limits: Limits, held: boolean, headFd: number): string {
  const head = readHead(headFd)
  const day = isoTime(now).slice(0, 10)
  // A day begins with a line that is written with the lock held.
  if (head && (!held || head.file.slice(0, 10) >= day)) {
    const line = into(head.file, fd => {
      const { size } = fstatSync(fd)
      return size === head.end && !(held && size >= shareOf(limits)) ? put(fd, { file: head.file, end: size, prev: head.hash, after: [], ...(head.base && { base: head.base }) }) : undefined
    })
    if (line !== undefined) return line
  }
  const tip = head ? tipOf(folder, head, now, limits, held) : firstTip(folder, day)
  // It is there before the first line: a head that is gone later was taken away.
  if (!head && !tip.lost) writeHead(headFd, { file: tip.file, end: tip.end, hash: tip.prev })
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
    const hash = sha256(Buffer.from(text))
    const line = `${text},"hash":"${hash}"}`
    // One write for one line: lines of concurrent writers do not mix.
    const bytes = Buffer.from(`${tip.torn ? '\n' : ''}${line}\n`)
    if (writeSync(fd, bytes) !== bytes.length) throw new Error(CUT)
    if (held) {
      const end = tip.end + bytes.length
      // Whoever wrote in between without the lock is looked for by the next one.
      writeHead(headFd, { file: tip.file, end: fstatSync(fd).size === end ? end : tip.end, hash, ...(tip.base && { base: tip.base }) })
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
  throw new Error(`${path} is not yours alone, or no regular file; move it away`)
}

/** @returns undefined when there is none, or none that can be read */
export function readHead(fd: number): Head | undefined {
  const bytes = Buffer.alloc(HEAD_BYTES)
  const text = bytes.toString('latin1', 0, readSync(fd, bytes, 0, HEAD_BYTES, 0))
  const [, file, end, hash, baseFile, prev] = /^([\d_-]+\.jsonl) (\d{1,15}) ([0-9a-f]{64}) (?:([\d_-]+\.jsonl) ([0-9a-f]{64}) )?\.\n/.exec(text) ?? []
  if (file === undefined || hash === undefined) return undefined
  return { file, end: Number(end), hash, ...(baseFile !== undefined && prev !== undefined && { base: { file: baseFile, prev } }) }
}

/** In place, in one write within one page: it is there as it was, or as it is now. */
function writeHead(fd: number, { file, end, hash, base }: Head): void {
  const bytes = Buffer.from(`${file} ${end} ${hash} ${base ? `${base.file} ${base.prev} ` : ''}.\n`.padEnd(HEAD_BYTES - 1).concat('\n'))
  if (writeSync(fd, bytes, 0, bytes.length, 0) !== bytes.length) throw new Error(CUT)
}
