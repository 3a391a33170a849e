// Checks the chain of the records, and says what is wrong with it and where.
import { createHash } from 'node:crypto'
import { constants, closeSync, openSync } from 'node:fs'
import { codeOf } from '../disk/error.ts'
import { auditFolder, chainFolder, GENESIS, type Head, readHead } from './chain.ts'
import { filesOf } from './files.ts'
import { readKey } from './index.ts'
import { type Before, beforeIn } from './key.ts'
import { type Line, linesOf } from './lines.ts'
import { type Link, linkOf } from './link.ts'

/** Something about one line. Line 0 is the file as a whole. */
export interface Remark {
  readonly file: string
  readonly line: number
  readonly message: string
}

export interface Verified {
  readonly files: number
  /** Lines of the chain. */
  readonly records: number
  /** Lines from before there was a chain or a key, which nothing vouches for. */
  readonly unchained: number
  readonly problems: readonly Remark[]
  /** What a crash leaves behind, and is no sign of anything else. */
  readonly notes: readonly Remark[]
}

interface Leaf {
  readonly file: string
  readonly line: number
  readonly link: Link | undefined
  readonly whole: boolean
  /** It stands behind where the head points: it was written after the head, by a process that then died, or without the lock. */
  readonly beyond: boolean
  /** The line in front of it. */
  readonly before: string | undefined
}

/** How many lines that are followed already are kept in mind, for those that were written at the same time. */
const RECENT = 20_000
/** More of them are counted alike. */
const MAX_REMARKS = 1000
const MAX_OLD = 20

/** @param state the folder of gatekeeper's state */
export function verify(state: string): Verified {
  const folder = auditFolder(state)
  const key = readKey(`${chainFolder(state)}/key`)
  const { start, before }: { readonly start: string; readonly before: Before } = key ? beforeIn(key) : { start: GENESIS, before: 'nothing' }
  const head = key && headOf(`${chainFolder(state)}/head`, key)
  const all = filesOf(folder)
  const files = all.filter(name => !head || name >= head.base.file)
  const problems: Remark[] = []
  const notes: Remark[] = all.filter(name => !files.includes(name)).map(file => ({ file, line: 0, message: 'is no longer kept, and was not looked into' }))
  const leaves = new Map<string, Leaf>()
  const recent = new Set([GENESIS])
  /** Lines that others follow before they were seen. */
  const missing = new Map<string, Remark>()
  /** The last line of a file that was written with the lock held. */
  const settled = new Map<string, number>()
  let records = 0
  let unchained = 0
  let hasHead = head?.hash === GENESIS
  let last: string | undefined
  let lastLine: Remark | undefined
  /** Lines with the key so far, and those at the beginning that another key wrote, or that were changed. */
  let keyed = 0
  let strange: { readonly first: Remark; count: number } | undefined
  let anyRight = false

  for (const file of files) for (const line of linesOf(`${folder}/${file}`)) look(file, line)
  finish()
  return { files: files.length, records, unchained, problems: problems.sort(byPlace), notes: notes.sort(byPlace) }

  function look(file: string, { bytes, number, start, whole }: Line): void {
    const link = linkOf(bytes)
    if (!link && !records && bytes.subarray(0, 13).toString('latin1') === '{"version":1,') {
      if (before !== 'older lines') say({ file, line: number, message: 'is of version 1, and there were no such lines when the chain began: it was added' })
      else if (unchained++ < MAX_OLD) notes.push({ file, line: number, message: 'is of version 1, which had no chain: nothing vouches for it' })
      return
    }
    const remark = (message: string): Remark => ({ file, line: number, message })
    lastLine = remark('')
    const leaf: Leaf = { file, line: number, link, whole, beyond: head !== undefined && (file > head.file || (file === head.file && start >= head.end)), before: last }
    if (!link) {
      const id = hash(bytes)
      leaves.set(id, leaf)
      last = id
      return
    }
    // Without a key that cannot be told, which is told in the end.
    const actual = link.keyed && !key ? link.hash : hash(bytes.subarray(0, link.covered), link.keyed ? key : undefined)
    if (actual !== link.hash) {
      if (!link.keyed || anyRight) say(remark('was changed after it was written: its hash is another'))
      else if (strange) strange.count++
      else strange = { first: remark(''), count: 1 }
      // What it says it follows may be what was changed.
      excuse(last)
    } else {
      follow(link, remark)
      anyRight ||= link.keyed
    }
    place(link, remark)
    if (link.lost) say(remark('was written when the head was gone: lines may have been cut off before it'))
    if (leaves.has(link.hash) || recent.has(link.hash)) say(remark('stands here a second time'))
    const awaited = missing.get(link.hash)
    if (awaited) {
      missing.delete(link.hash)
      const at = problems.indexOf(awaited)
      if (at >= 0) problems.splice(at, 1, { ...awaited, message: `stands before the line that it follows, which is now in ${file}:${number}: lines changed places` })
      recent.add(link.hash)
    } else leaves.set(link.hash, leaf)
    if (actual !== link.hash) recent.add(actual)
    if (!link.fork) settled.set(file, number)
    hasHead ||= link.hash === head?.hash || actual === head?.hash
    last = link.hash
    records++
  }

  /** Lines without the key stand before those with it, and only where there were some when the key was made. */
  function place(link: Link, remark: (message: string) => Remark): void {
    if (!link.keyed) {
      if (keyed || start === GENESIS) say(remark('was written without the key, which no line is any more: it was forged, or an older gatekeeper wrote it'))
      else if (unchained++ === 0) notes.push(remark('and those up to the first line with a key are from before there was one: that they were not written anew later cannot be told'))
    } else if (!keyed++ && unchained && start !== GENESIS && ![link.prev, ...link.after].includes(start)) say(remark('does not follow the last line from before there was a key'))
  }

  function follow(link: Link, remark: (message: string) => Remark): void {
    if (!records && link.prev !== (head?.base.prev ?? GENESIS)) say(remark('does not begin the chain: lines before it, or whole days, were removed'))
    for (const parent of [link.prev, ...link.after]) {
      if (close(parent) || recent.has(parent) || !records) continue
      const one = remark('follows a line that is not there: lines before it, or the file of a day, were removed or changed')
      say(one)
      missing.set(parent, one)
      excuse(last)
    }
  }

  function close(id: string): boolean {
    const leaf = leaves.get(id)
    if (!leaf) return false
    if (!leaf.link) notes.push({ ...leaf, message: 'was cut short by a crash, or written by an older gatekeeper; the line after it vouches for what is left' })
    leaves.delete(id)
    recent.add(id)
    if (recent.size > RECENT) for (const oldest of recent) { recent.delete(oldest); break }
    return true
  }

  /** Nothing is wrong with a line that nobody follows because the next one is broken. */
  function excuse(id: string | undefined): void {
    if (id !== undefined && leaves.get(id)?.link) close(id)
  }

  /** What nobody follows. */
  function finish(): void {
    if (strange) say({ ...strange.first, message: strange.count === 1 ? 'was changed after it was written: its hash is another' : `and ${strange.count - 1} more were changed after they were written, or written with another key` })
    if (before === 'another key') say({ file: 'key', line: 0, message: 'was made when there were records already: the one before it was removed, and nothing vouches for what was written with that' })
    if (!key && records) say({ file: 'key', line: 0, message: 'is missing or cannot be read: whether lines were forged cannot be told' })
    if (key && !head && !records) say({ file: 'head', line: 0, message: 'is missing, and so are all records, though the key of the chain is there: they were removed' })
    if (key && !head && records) say({ file: 'head', line: 0, message: 'is missing or cannot be read: whether lines were cut off at the end cannot be told' })
    if (head && !hasHead) say({ file: lastLine?.file ?? head.file, line: lastLine?.line ?? 0, message: 'is not followed by the line that was written last: lines were cut off at the end, or it was changed' })
    for (const leaf of [...leaves.values()]) if (!leaf.link && (leaf.whole || !leaf.beyond)) excuse(leaf.before)
    for (const [id, { file, line, link, whole, beyond }] of leaves) {
      const remark = (message: string): Remark => ({ file, line, message })
      if (id === head?.hash || (id === last && link && !hasHead)) continue
      if (!link && !whole && beyond) notes.push(remark('was cut short, by a crash as far as can be told: the record was never acknowledged'))
      else if (!link) say(remark('is no record as gatekeeper writes it: it was changed or cut, or joined with another'))
      else if (beyond) notes.push(remark('stands behind the line that the head names: its writer died before it was done, or it was added by hand'))
      else if (link.fork && line > (settled.get(file) ?? 0)) notes.push(remark('was written without the lock at the end of a file: no later line vouches for it'))
      else say(remark('is followed by no line: it was inserted, or what followed it was taken away'))
    }
    // After a line that is broken, the next one has nothing to follow; that is told once.
    const broken = new Set(problems.filter(one => one.message.startsWith('is no record')).map(one => `${one.file} ${one.line + 1}`))
    for (const one of [...problems]) if (/^(?:follows a line|does not begin)/.test(one.message) && broken.has(`${one.file} ${one.line}`)) problems.splice(problems.indexOf(one), 1)
  }

  function say(remark: Remark): void {
    if (problems.length < MAX_REMARKS) problems.push(remark)
  }
}

const byPlace = (a: Remark, b: Remark): number => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line)

const hash = (bytes: Uint8Array, key?: Uint8Array): string => createHash('sha256').update(bytes).update(key ?? '').digest('hex')

function headOf(path: string, key: Buffer): Head | undefined {
  try {
    const fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      return readHead(fd, key)
    } finally {
      closeSync(fd)
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ELOOP') return undefined
    throw error
  }
}
