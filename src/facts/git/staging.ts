// The index of a git repository: what git has of each file, and how the file looked when git last read it. Source: gitformat-index(5).
import { attempt } from '../attempt.ts'

/** One file in the index, as lstat(2) showed it. Numbers are the low 32 bits of what the machine has. */
export interface Entry {
  readonly path: string
  readonly changed: Stamp
  readonly modified: Stamp
  readonly inode: number
  /** Type and permissions: 0o100644, 0o100755, 0o120000 for a link, 0o160000 for another repository. */
  readonly mode: number
  /** Bytes. */
  readonly size: number
  /** The object that holds the content, in hexadecimal. */
  readonly object: string
  /** The content is one that git holds: neither in conflict nor only announced. */
  readonly settled: boolean
}

/** A time as seconds and nanoseconds since 1970. */
export type Stamp = readonly [seconds: number, nanoseconds: number]

export interface Staging {
  /** By their path from the root of the work tree. */
  readonly entries: ReadonlyMap<string, Entry>
  /** The tree that a commit of this would have, where git noted it, in hexadecimal. */
  readonly tree: string | undefined
}

const OBJECT_BYTES = 20
const FIXED_BYTES = 40 + OBJECT_BYTES + 2
const EXTENDED = 0x4000
const STAGE = 0x3000
const INTENDED = 0x2000

/** @returns undefined for what is no index of version 2 to 4 with SHA-1 names, and for one that is split or leaves folders out */
export const parseIndex = (bytes: Buffer): Staging | undefined => attempt(() => read(bytes))

function read(bytes: Buffer): Staging | undefined {
  const version = bytes.readUInt32BE(4)
  if (bytes.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > 4) return undefined
  const entries = new Map<string, Entry>()
  let at = 12
  let previous = ''
  for (let left = bytes.readUInt32BE(8); left > 0; left--) {
    const start = at
    const flags = bytes.readUInt16BE(start + FIXED_BYTES - 2)
    const extended = version > 2 && (flags & EXTENDED) !== 0
    const more = extended ? bytes.readUInt16BE(start + FIXED_BYTES) : 0
    at += FIXED_BYTES + (extended ? 2 : 0)
    let kept = 0
    if (version === 4) [kept, at] = offset(bytes, at)
    const end = bytes.indexOf(0, at)
    if (end < 0) return undefined
    // Version 4 says how much of the name before is taken away.
    const path = version === 4 ? previous.slice(0, previous.length - kept) + bytes.toString('latin1', at, end) : bytes.toString('latin1', at, end)
    previous = path
    at = version === 4 ? end + 1 : start + ((end - start + 8) & ~7)
    const number = (index: number): number => bytes.readUInt32BE(start + index * 4)
    const name = Buffer.from(path, 'latin1').toString('utf8')
    const entry: Entry = {
      path: name, changed: [number(0), number(1)], modified: [number(2), number(3)], inode: number(5), mode: number(6), size: number(9),
      object: bytes.toString('hex', start + 40, start + 40 + OBJECT_BYTES), settled: (flags & STAGE) === 0 && (more & INTENDED) === 0,
    }
    entries.set(name, entry)
  }
  return extensions(bytes, at, entries)
}

/** The varint of pack files: each further byte adds one. */
function offset(bytes: Buffer, from: number): [value: number, end: number] {
  let at = from
  let byte = bytes.readUInt8(at++)
  let value = byte & 127
  while (byte & 128) {
    byte = bytes.readUInt8(at++)
    value = (value + 1) * 128 + (byte & 127)
  }
  return [value, at]
}

function extensions(bytes: Buffer, from: number, entries: ReadonlyMap<string, Entry>): Staging | undefined {
  let tree: string | undefined
  for (let at = from; at + 8 <= bytes.length - OBJECT_BYTES; ) {
    const name = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32BE(at + 4)
    // What begins with a small letter changes what the rest means: a shared index, folders that stand for all in them.
    if (/^[a-z]/.test(name)) return undefined
    if (name === 'TREE') tree = rootTree(bytes.subarray(at + 8, at + 8 + size))
    at += 8 + size
  }
  return { entries, tree }
}

/** The first entry of the cached trees is the root's: an empty path, how many entries it covers or -1 where it no longer holds, how many are below, the object. */
function rootTree(bytes: Buffer): string | undefined {
  const head = /^\0(\d+) \d+\n/.exec(bytes.toString('latin1', 0, 32))
  return head ? bytes.toString('hex', head[0].length, head[0].length + OBJECT_BYTES) : undefined
}
