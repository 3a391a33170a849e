// One file for each session, to which whole lines are only ever appended: whoever dies at any point spoils nothing that was acknowledged.
import { closeSync, constants, fstatSync, fsyncSync, lstatSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { makeFolder } from '../disk/folder.ts'
import type { Principal } from '../model/index.ts'
import { decodeLines, type Line } from './lines.ts'
import { LONG, LONGEST } from './terms.ts'

/** What a file may grow to, so that reading it stays cheap; those who write at once may pass it by a few lines. */
const FULL = 256 * 1024
const TOO_LARGE = 2 * FULL

export const grantsFolder = (state: string): string => `${state}/grants`

/** Stands for the session of a call that names none, and of one whose next call will name another. */
export const anySession = (): string => '*'

/** @returns undefined for a call of no session, which could not be recognised again */
export function fileOf(state: string, { agent, session }: Principal): string | undefined {
  // Sessions whose names look alike after this share a file: each line says whose it is.
  return session ? `${grantsFolder(state)}/${`${agent}-${session}`.replace(/[^\w-]/g, '_').slice(0, 120)}.jsonl` : undefined
}

/** Nothing where there is no file, or one that is not to be trusted. */
export function readLines(path: string): readonly Line[] {
  // Most sessions have none, and an error takes long to make.
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return []
  let fd: number | undefined
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    return problemOf(fd, TOO_LARGE) === undefined ? decodeLines(readFileSync(fd, 'utf8')) : []
  } catch {
    return []
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

/**
 * Appends a line. Throws when it cannot be written whole.
 *
 * @param lasting for what would loosen if it were lost: it survives a loss of power, and a full file takes it
 */
export function append(path: string, line: Line, lasting = false): void {
  // The newline in front ends what a writer left unfinished.
  const bytes = Buffer.from(`\n${JSON.stringify(line)}\n`)
  if (bytes.length > LONG) throw new Error('it is too long')
  const fd = openToAppend(path)
  try {
    const problem = problemOf(fd, lasting ? TOO_LARGE : FULL)
    if (problem !== undefined) throw new Error(`${path} ${problem}`)
    if (writeSync(fd, bytes) !== bytes.length) throw new Error('it could not be written whole')
    if (lasting) fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

const FLAGS = constants.O_WRONLY | constants.O_APPEND | constants.O_NOFOLLOW | constants.O_NONBLOCK

function openToAppend(path: string): number {
  if (lstatSync(path, { throwIfNoEntry: false })) return openSync(path, FLAGS)
  const folder = path.slice(0, path.lastIndexOf('/'))
  makeFolder(folder)
  prune(folder)
  return openSync(path, FLAGS | constants.O_CREAT, 0o600)
}

function problemOf(fd: number, limit: number): string | undefined {
  const stats = fstatSync(fd)
  const uid = process.getuid?.()
  if (!stats.isFile()) return 'is no regular file'
  if (uid !== undefined && stats.uid !== uid) return `belongs to user ${stats.uid}`
  if ((stats.mode & 0o022) !== 0) return 'can be written to by others; run chmod go-w on it'
  return stats.size > limit ? 'holds all the answers that one session can have; start a new session' : undefined
}

/** Every session's file. */
export function filesIn(state: string): readonly string[] {
  const folder = grantsFolder(state)
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return []
  return readdirSync(folder).filter(name => name.endsWith('.jsonl')).sort().map(name => `${folder}/${name}`)
}

/** Takes away files to which nobody wrote for longer than anything can hold. */
function prune(folder: string): void {
  const before = Date.now() - LONGEST - 86_400_000
  for (const name of readdirSync(folder)) {
    const found = name.endsWith('.jsonl') ? lstatSync(`${folder}/${name}`, { throwIfNoEntry: false }) : undefined
    if (found?.isFile() && found.mtimeMs < before) rmSync(`${folder}/${name}`, { force: true })
  }
}
