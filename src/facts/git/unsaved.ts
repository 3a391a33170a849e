// What in a work tree git could not bring back, told from its index and the files themselves.
import { createHash } from 'node:crypto'
import { type BigIntStats, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Unsaved } from '../../model/index.ts'
import { attempt } from '../attempt.ts'
import { headTree, openRepository, readIndex } from './repository.ts'
import type { Entry, Staging } from './staging.ts'

/** Files and folders that are looked at for one answer: more would be felt. */
const MAX_LOOKS = 5000
/** Bytes of a file that is read to compare it. */
const MAX_FILE = 1024 * 1024

class TooMany extends Error {}

/**
 * @param root absolute folder of the work tree
 * @param ignored tells which absolute paths git ignores
 * @returns answers for absolute paths in the work tree; undefined where git cannot be asked, or there is too much to look at
 */
export function unsavedIn(root: string, ignored: (path: string) => boolean): (path: string) => Unsaved | undefined {
  const repository = openRepository(root)
  const index = repository && readIndex(repository)
  if (!repository || !index) return () => undefined
  const { staging, written } = index
  const staged = staging.tree === undefined || staging.tree !== headTree(repository)
  const tree: Tree = { root, staging, holding: foldersOf(staging), written, ignored, staged }
  return path => attempt(() => look(path, tree))
}

interface Tree {
  readonly root: string
  readonly staging: Staging
  /** The folders that hold files of the index. */
  readonly holding: ReadonlySet<string>
  /** Milliseconds since 1970. */
  readonly written: number
  readonly ignored: (path: string) => boolean
  readonly staged: boolean
}

function look(path: string, tree: Tree): Unsaved | undefined {
  const { root, staging, holding, ignored, staged } = tree
  const within = relative(root, path)
  const parts = within.split(sep)
  if (parts[0] === '..' || parts[0] === '.git') return undefined
  // A repository in the repository keeps its own files.
  if (parts.some((_, i) => within !== '' && attempt(() => lstatSync(join(root, ...parts.slice(0, i + 1), '.git'))) !== undefined)) return undefined
  const changed: string[] = []
  const untracked: string[] = []
  const unheld: string[] = []
  let looks = 0
  const visit = (at: string, isFolder: boolean): void => {
    if (++looks > MAX_LOOKS) throw new TooMany()
    const name = relative(root, at)
    const entry = staging.entries.get(name)
    if (isFolder && !entry && (name === '' || holding.has(name))) return inside(at)
    if (entry && !isFolder) {
      if (!isClean(at, entry, tree)) changed.push(name)
    } else if (!entry && ignored(at)) unheld.push(name)
    else if (isFolder && !entry && attempt(() => lstatSync(join(at, '.git'))) === undefined) inside(at)
    else untracked.push(name)
  }
  const inside = (folder: string): void => {
    for (const one of readdirSync(folder, { withFileTypes: true })) {
      if (one.name === '.git' && folder === root) continue
      // Its rules could take back what the root's say.
      if (one.name === '.gitignore' && folder !== root && /^!/m.test(attempt(() => readFileSync(join(folder, one.name), 'utf8')) ?? '!')) throw new TooMany()
      visit(join(folder, one.name), one.isDirectory())
    }
  }
  const here = lstatSync(path, { throwIfNoEntry: false })
  if (here) visit(path, here.isDirectory())
  return { staged, changed, untracked, ignored: unheld }
}

function foldersOf(staging: Staging): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const path of staging.entries.keys())
    for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
      const folder = path.slice(0, slash)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  return folders
}

const LINK = 0o120000
const FILE = 0o100000
const TYPE = 0o170000
const EXECUTABLE = 0o100

/** The file is as the index has it: it looks as git last saw it, or else its content gives the name of the object. */
function isClean(path: string, entry: Entry, { written }: Tree): boolean {
  if (!entry.settled) return false
  const stats = lstatSync(path, { bigint: true })
  const type = entry.mode & TYPE
  if (Number(stats.mode & BigInt(TYPE)) !== type || (type !== FILE && type !== LINK)) return false
  if (type === FILE && (Number(stats.mode) & EXECUTABLE) !== (entry.mode & EXECUTABLE)) return false
  // What was written in the same moment as the index may have been written after it.
  if (looksTheSame(stats, entry) && Number(stats.mtimeNs / 1_000_000n) < Math.floor(written)) return true
  return type === FILE && stats.size <= MAX_FILE && objectOf(readFileSync(path)) === entry.object
}

const low = (value: bigint): number => Number(BigInt.asUintN(32, value))
const SECOND = 1_000_000_000n

const looksTheSame = (stats: BigIntStats, { modified, changed, inode, size }: Entry): boolean =>
  low(stats.size) === size && low(stats.ino) === inode &&
  low(stats.mtimeNs / SECOND) === modified[0] && low(stats.mtimeNs % SECOND) === modified[1] &&
  low(stats.ctimeNs / SECOND) === changed[0] && low(stats.ctimeNs % SECOND) === changed[1]

/** The name that git gives to content: gitformat-loose(5). */
const objectOf = (content: Buffer): string => createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
