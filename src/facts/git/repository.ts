// A git repository on disk, read without git: no hook, filter or monitor of it runs. Source: gitrepository-layout(5), gitformat-pack(5).
import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inflateSync } from 'node:zlib'
import { attempt } from '../attempt.ts'
import { parseIndex, type Staging } from './staging.ts'

export interface Repository {
  /** The folder of this work tree's own files: HEAD, the index. */
  readonly folder: string
  /** The folder that work trees share: objects and branches. */
  readonly common: string
}

/** An index of this many bytes describes some hundred thousand files. */
const MAX_INDEX = 32 * 1024 * 1024
/** A commit is a few lines; what holds more of it than this is not needed. */
const COMMIT_BYTES = 64 * 1024

const text = (path: string): string | undefined => attempt(() => readFileSync(path, 'utf8'))
const OBJECT = /^[0-9a-f]{40}$/

/**
 * @param root absolute folder of the work tree
 * @returns undefined when there is none, or one of a kind that is not read here: other names of objects, branches kept otherwise, a work tree elsewhere, repositories in it that follow
 */
export function openRepository(root: string): Repository | undefined {
  const at = join(root, '.git')
  const kind = attempt(() => statSync(at))
  if (!kind) return undefined
  const pointer = kind.isFile() ? /^gitdir: (.+)\n?$/.exec(text(at) ?? '')?.[1] : undefined
  if (kind.isFile() && pointer === undefined) return undefined
  const folder = pointer === undefined ? at : resolve(root, pointer)
  const shared = text(join(folder, 'commondir'))?.trim()
  const common = shared === undefined ? folder : resolve(folder, shared)
  const config = text(join(common, 'config'))
  return config === undefined || /^\s*(?:objectformat|refstorage|worktree|worktreeconfig|recurse)\s*=/im.test(config) ? undefined : { folder, common }
}

/** What git has staged, and when the index was written: milliseconds since 1970. */
export function readIndex({ folder }: Repository): { readonly staging: Staging; readonly written: number } | undefined {
  const path = join(folder, 'index')
  const stats = attempt(() => statSync(path))
  if (!stats || stats.size > MAX_INDEX) return undefined
  const bytes = attempt(() => readFileSync(path))
  const staging = bytes && parseIndex(bytes)
  return staging && { staging, written: stats.mtimeMs }
}

/** The tree of the commit that is checked out, in hexadecimal; undefined where that cannot be told. */
export function headTree(repository: Repository): string | undefined {
  const commit = headCommit(repository)
  const content = commit === undefined ? undefined : (loose(repository, commit) ?? packed(repository, commit))
  return content === undefined ? undefined : /^tree ([0-9a-f]{40})\n/.exec(content)?.[1]
}

function headCommit({ folder, common }: Repository): string | undefined {
  const head = text(join(folder, 'HEAD'))?.trim() ?? ''
  if (OBJECT.test(head)) return head
  const ref = /^ref: (refs\/.+)$/.exec(head)?.[1]
  if (ref === undefined || ref.split('/').includes('..')) return undefined
  const own = text(join(common, ref))?.trim()
  if (own !== undefined) return OBJECT.test(own) ? own : undefined
  const line = text(join(common, 'packed-refs'))?.split('\n').find(one => one.slice(41) === ref)?.slice(0, 40)
  return line !== undefined && OBJECT.test(line) ? line : undefined
}

/** The content of a commit in a file of its own. */
function loose({ common }: Repository, object: string): string | undefined {
  const bytes = attempt(() => readFileSync(join(common, 'objects', object.slice(0, 2), object.slice(2))))
  const content = bytes && attempt(() => inflateSync(bytes, { maxOutputLength: COMMIT_BYTES }).toString('latin1'))
  const head = content === undefined ? undefined : /^commit \d+\0/.exec(content)
  return head ? content?.slice(head[0].length) : undefined
}

function packed({ common }: Repository, object: string): string | undefined {
  const folder = join(common, 'objects/pack')
  for (const name of attempt(() => readdirSync(folder)) ?? []) {
    if (!name.endsWith('.idx')) continue
    const at = attempt(() => find(join(folder, name), object))
    if (at !== undefined) return attempt(() => content(join(folder, name.replace(/idx$/, 'pack')), at))
  }
  return undefined
}

function withFile<T>(path: string, use: (read: (at: number, length: number) => Buffer) => T): T {
  const file = openSync(path, 'r')
  try {
    return use((at, length) => {
      const bytes = Buffer.alloc(length)
      return bytes.subarray(0, readSync(file, bytes, 0, length, at))
    })
  } finally {
    closeSync(file)
  }
}

const HEADER = 8
const FANOUT = HEADER + 256 * 4
/** The offset stands in the table of large ones. */
const LARGE = 0x8000_0000

/** Where the pack holds the object, by its index of version 2: how many names begin with each byte, the names in order, checksums, offsets. */
function find(path: string, object: string): number | undefined {
  return withFile(path, read => {
    const head = read(0, FANOUT)
    if (head.readUInt32BE(0) !== 0xff74_4f63 || head.readUInt32BE(4) !== 2) return undefined
    const first = Number.parseInt(object.slice(0, 2), 16)
    const count = (byte: number): number => (byte < 0 ? 0 : head.readUInt32BE(HEADER + byte * 4))
    const total = count(255)
    for (let [low, high] = [count(first - 1), count(first) - 1]; low <= high; ) {
      const middle = (low + high) >> 1
      const name = read(FANOUT + middle * 20, 20).toString('hex')
      if (name === object) {
        const at = read(FANOUT + total * 24 + middle * 4, 4).readUInt32BE(0)
        return at < LARGE ? at : Number(read(FANOUT + total * 28 + (at - LARGE) * 8, 8).readBigUInt64BE(0))
      }
      if (name < object) low = middle + 1
      else high = middle - 1
    }
    return undefined
  })
}

const COMMIT = 1

/** A commit in a pack that is stored whole; one that is stored as a difference is not read. */
function content(path: string, from: number): string | undefined {
  return withFile(path, read => {
    const bytes = read(from, COMMIT_BYTES)
    let at = 0
    const first = bytes.readUInt8(at++)
    if (((first >> 4) & 7) !== COMMIT) return undefined
    for (let byte = first; byte & 128; ) byte = bytes.readUInt8(at++)
    return inflateSync(bytes.subarray(at), { finishFlush: 2, maxOutputLength: COMMIT_BYTES }).toString('latin1')
  })
}
