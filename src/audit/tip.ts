// What a new line follows, worked out from the files: at the start of a day, after a crash, and where somebody wrote without the lock.
import { lstatSync, type Stats, statSync, unlinkSync } from 'node:fs'
import { makeFolder } from '../disk/folder.ts'
import { GENESIS, type Head, type Limits, shareOf, type Tip } from './chain.ts'
import { dayOf, filesOf, nextPart } from './files.ts'
import { linesOf } from './lines.ts'
import { linkOf } from './link.ts'
import { sha256 } from './sha256.ts'
import { isoTime } from './time.ts'

/** Why a file is not taken for gatekeeper's own. A record is never to be moved away: the chain would miss it. */
export function foreign(path: string, stats: Stats): string {
  if (!stats.isFile()) return `${path} is no regular file; move away what is there`
  return stats.uid === process.getuid?.() || !process.getuid?.() ? `others may write to ${path}; run chmod go-w on it` : `${path} belongs to user ${stats.uid}; chown it to yourself`
}

/** @param held whether the lock is: only then a file is begun */
export function tipOf(folder: string, head: Head, now: number, limits: Limits, held: boolean): Tip {
  guard(folder)
  const files = filesOf(folder)
  const leaves = new Set([head.hash])
  let rest = scan(`${folder}/${head.file}`, head.end, leaves)
  const later = files.filter(name => name > head.file)
  for (const name of later) rest = scan(`${folder}/${name}`, 0, leaves)
  const last = later.at(-1) ?? head.file
  const day = isoTime(now).slice(0, 10)
  const [prev = head.hash, ...after] = [...leaves].reverse()
  const same = { prev, after, base: head.base }
  if (!held || (dayOf(last) >= day && rest.end < shareOf(limits))) return { ...same, file: last, ...rest }
  const file = dayOf(last) >= day ? nextPart(last) : `${day}.jsonl`
  return { ...same, file, end: 0, ...kept(folder, files, { file, prev }, head, now, limits) }
}

/** Where there is no head: after the newest line that there is, or at the very beginning. */
export function firstTip(folder: string, day: string): Tip {
  guard(folder)
  const files = filesOf(folder)
  const newest = files.at(-1)
  const begin = newest === undefined || dayOf(newest) < day
  const leaves = new Set<string>()
  let rest: Rest | undefined
  const [oldest] = files
  for (const name of [...files].reverse()) {
    const one = scan(`${folder}/${name}`, 0, leaves, true)
    rest ??= one
    if (leaves.size) break
  }
  const [prev, ...after] = [...leaves].reverse()
  const place = begin || !rest ? { file: `${day}.jsonl`, end: 0 } : { file: newest, ...rest }
  // What is of version 1 is in no chain, and is looked into all the same.
  const base = { file: oldest ?? place.file, prev: (prev !== undefined && oldest !== undefined && firstPrev(`${folder}/${oldest}`)) || GENESIS }
  return prev === undefined ? { ...place, prev: GENESIS, after, base } : { ...place, prev, after, base, lost: true }
}

type Rest = Pick<Tip, 'end' | 'torn'>

/**
 * Adds the lines from there on to those that nobody follows. What is no line of the chain is known by the hash of all its bytes.
 *
 * @param chained leave out what stands before the first line of the chain
 */
function scan(path: string, from: number, leaves: Set<string>, chained = false): Rest {
  let end = from
  let torn = false
  for (const { bytes, start, whole } of linesOf(path, from)) {
    end = start + bytes.length + (whole ? 1 : 0)
    torn = !whole
    const link = linkOf(bytes)
    if (!link && chained && !leaves.size) continue
    for (const parent of link ? [link.prev, ...link.after] : []) leaves.delete(parent)
    leaves.add(link?.hash ?? sha256(bytes))
  }
  const size = sizeOf(path)
  // Lines were cut off: this is told by whoever verifies, and the new line needs a place of its own.
  return size < from ? { end: size, torn: isTorn(path, size) } : { end, torn }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0

const isTorn = (path: string, size: number): boolean => size > 0 && [...linesOf(path, size - 1)][0]?.whole === false

/** Which files are to go now that a new one begins, and where the chain begins then. */
function kept(folder: string, files: readonly string[], fresh: { readonly file: string; readonly prev: string }, head: Head, now: number, limits: Limits): Partial<Pick<Tip, 'base' | 'dropped'>> {
  const oldest = limits.retention === undefined ? '' : isoTime(now - limits.retention * 86_400_000).slice(0, 10)
  const isLeft = (name: string): boolean => name < head.base.file
  let room = limits.maxBytes === undefined ? Number.POSITIVE_INFINITY : limits.maxBytes - shareOf(limits)
  const first = files.findLastIndex(name => {
    room -= sizeOf(`${folder}/${name}`)
    return room < 0 || dayOf(name) < oldest || isLeft(name)
  }) + 1
  if (!first) return {}
  const begin = files[first]
  if (begin === undefined) return { base: fresh, dropped: files }
  return { base: { file: begin, prev: firstPrev(`${folder}/${begin}`) ?? fresh.prev }, dropped: files.slice(0, first) }
}

function firstPrev(path: string): string | undefined {
  for (const { bytes } of linesOf(path)) {
    const link = linkOf(bytes)
    if (link) return link.prev
  }
  return undefined
}

/** Whoever may write to the folder may take any file of it away. */
function guard(folder: string): void {
  makeFolder(folder)
  const stats = lstatSync(folder)
  const uid = process.getuid?.()
  if (!stats.isDirectory()) throw new Error(`${folder} is no folder`)
  if (uid !== undefined && uid !== 0 && stats.uid !== uid) throw new Error(`${folder} belongs to user ${stats.uid}; chown it to yourself`)
  if (process.platform !== 'win32' && (stats.mode & 0o022) !== 0) throw new Error(`others may write to ${folder}; run chmod go-w on it`)
}

/** A file that cannot be removed stays until a new one begins again; the record is written. */
export function sweep(folder: string, files: readonly string[]): void {
  for (const name of files) {
    try {
      unlinkSync(`${folder}/${name}`)
    } catch {
      return
    }
  }
}
