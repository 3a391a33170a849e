// What the source being walked writes, copies and unpacks, as far as later commands of it see.
import { type Effect, exact, type Invocation, literal, normalise, type Origin, unresolved, type Word } from '../model/index.ts'
import { absolutePath, contentOf, type Files, inside, originsOf, placed } from './files.ts'
import { canonical, nameOf, namedAlike } from './links.ts'
import { isReading } from './reading.ts'
import type { Scope } from './scope.ts'
import { mergeOrigins, textsOf, union } from './words.ts'

/** How many texts one file is followed with. */
const MAX_TEXTS = 64
const MAX_LENGTH = 256 * 1024
const MAX_FOLDERS = 200
/** How many of one command are told apart, where it does not show which of them a name is for. */
const MAX_SOURCES = 16

/** What a file can hold after what this source did; undefined when it did nothing to it. */
export function writtenContent(path: string, scope: Scope, hops = 0): Word | undefined {
  const { files, facts } = scope
  const key = canonical(path, files, facts)
  let found = files.contents.get(key)
  const add = (word: Word | undefined): void => {
    if (word) found = found ? either(found, word) : word
  }
  for (const [folder, word] of files.trees) if (inside(key, folder)) add(word)
  if (hops < 8)
    for (const [folder, sources] of files.copies)
      if (inside(key, folder)) for (const source of sources) add(writtenContent(source + key.slice(folder.length), scope, hops + 1) ?? onDisk(source + key.slice(folder.length), scope))
  if (!found && files.links.size && key !== facts.realpath(path)) return onDisk(key, scope) ?? unresolved(path, [{ kind: 'file', what: key }])
  // What stood there before may still: the command that replaces it can fail, or refuse to.
  if (found) add(onDisk(key, scope))
  return found
}

function onDisk(path: string, { facts }: Scope): Word | undefined {
  if (facts.stat(path) !== 'file') return undefined
  const text = facts.read(path, 64 * 1024)
  const from: readonly Origin[] = [{ kind: 'file', what: path }]
  return text === undefined ? unresolved(path, from) : { text: path, values: [text], from }
}

/** The content of a file that is none of the disk's: a process substitution. */
export const setContent = (files: Files, path: string, content: Word): void => void files.contents.set(path, content)

/** Both texts count; a limit that is passed leaves it unresolved. */
function either(a: Word, b: Word): Word {
  const both = union(a, b)
  return (both.values?.length ?? 0) > MAX_TEXTS ? unresolved(a.text, both.from, textsOf(both)) : both
}

/** What a later command of the same source finds in the file. */
export function remember(target: Word, content: Word, appended: boolean, scope: Scope): void {
  const then = { ...scope }
  scope.files.later(() => put(target, content, appended, then))
}

function put(target: Word, content: Word, appended: boolean, scope: Scope): void {
  const { files, facts } = scope
  const cwd = exact(scope.cwd)
  const paths = target.values?.map(value => placed(value, cwd))
  // Somewhere, and nobody knows where: any file may hold it now.
  if (!paths || paths.includes(undefined)) return spoil('/', content, files)
  for (const path of paths) {
    if (path === undefined || normalise(path).startsWith('/dev/')) continue
    const star = target.glob ? path.indexOf('*') : -1
    if (star >= 0) spoil(canonical(path.slice(0, path.lastIndexOf('/', star)) || '/', files, facts), content, files)
    else write(canonical(path, files, facts), content, appended, scope)
  }
}

function write(key: string, content: Word, appended: boolean, scope: Scope): void {
  const { files } = scope
  const before = files.contents.get(key)
  const old = before ?? (appended ? (onDisk(key, scope) ?? literal('')) : undefined)
  const made = appended && old ? added(old, content) : content
  const kept = appended && files.doubtful === 0 ? undefined : old
  const now = kept ? either(kept, made) : before && !appended ? either(before, made) : made
  if (before && alike(before, now)) return
  files.contents.set(key, now)
  if (files.doubtful === 0) files.sure.add(key)
  files.changes++
  if (files.started.has(key)) files.raced.add(key)
  if (files.reading.size && isReading(files.reading, key, files.links.size, path => canonical(path, files, scope.facts))) files.overtaken.add(key)
}

const alike = (a: Word, b: Word): boolean => a.values?.length === b.values?.length && Boolean(a.values) === Boolean(b.values) && (a.values ?? []).every((value, i) => value === b.values?.[i]) && a.also?.length === b.also?.length && (a.from?.length ?? 0) === (b.from?.length ?? 0)

function added(old: Word, content: Word): Word {
  const from = mergeOrigins(old.from, content.from)
  const texts = old.values?.flatMap(before => (content.values ?? []).map(text => before + text))
  if (!texts?.length || !content.values || old.glob || content.glob || texts.length > MAX_TEXTS || texts.some(text => text.length > MAX_LENGTH)) return unresolved(content.text, from, textsOf(old, content))
  return { text: content.text, values: [...new Set(texts)], ...(from.length && { from }) }
}

/** Anything below the folder may have been written: with too many of them to look through, anything at all. */
function spoil(below: string, content: Word, files: Files): void {
  const folder = isFull(files) ? '/' : below
  const before = files.trees.get(folder)
  // Each program that wrote there is named.
  const text = !before || before.text === content.text ? content.text : before.text.split(' ').includes(content.text) ? before.text : `${before.text} ${content.text}`
  const now = unresolved(text, mergeOrigins(before?.from, content.from), textsOf(before, content))
  if (before && before.text === text && alike(before, now)) return
  files.trees.set(folder, now)
  files.changes++
}

const isFull = ({ copies, trees }: Files): boolean => copies.size + trees.size > MAX_FOLDERS

/** Programs that leave a copy of what they read, and those that fetch what they leave. */
const COPIERS: ReadonlySet<string> = new Set(['cp', 'gcp', 'mv', 'gmv', 'install', 'ginstall', 'ln', 'gln', 'link', 'dd', 'rsync', 'ditto'])
/** Programs that make a file with nothing in it; what is read from a pipe with a name is what somebody writes to it, whenever that is. */
const EMPTY: ReadonlySet<string> = new Set(['touch', 'gtouch', 'mkfifo', 'gmkfifo', 'mknod'])
const FETCHERS: ReadonlySet<string> = new Set(['curl', 'wget', 'wget2', 'aria2c', 'axel', 'scp', 'sftp', 'rsync', 'http', 'https', 'lftp', 'ftp'])

/** A pipe with a name holds nothing itself: it yields what anybody writes to it, before or after. */
const PIPES: ReadonlySet<string> = new Set(['mkfifo', 'gmkfifo', 'mknod', 'gmknod'])

/** Remembers what files hold now, for commands later in the same source. */
export function noteChanges(effects: readonly Effect[], call: Invocation, scope: Scope): void {
  const name = (exact(call.program) ?? '').replace(/^.*\//, '')
  const { files } = scope
  const sources = effects.filter(effect => effect.kind === 'read' || (name === 'mv' && effect.kind === 'delete'))
  const sourcesOf = namedAlike(sources)
  const taken = new Map(sources.map(source => [source, takenFrom(source, scope)]))
  const copies = COPIERS.has(name)
  const from: Origin[] = [...(call.stdin?.from ?? [])]
  for (const effect of sources) from.push(...originsOf(scope, effect.target))
  const fetched = effects.flatMap(({ kind, target }): readonly Origin[] => (kind === 'connect' ? [{ kind: 'network', what: target.values?.[0] ?? target.text }] : []))
  const content = (copies || sources.length === 0 ? copied(name, sources, call, scope) : undefined) ?? unresolved(call.program.text, mergeOrigins(from, fetched))
  const unpacked = unresolved(call.program.text, mergeOrigins(from, FETCHERS.has(name) ? fetched : []))
  for (const effect of effects) {
    const { kind, target } = effect
    if (kind !== 'write' && kind !== 'append' && kind !== 'link' && kind !== 'discard') continue
    const path = absolutePath(scope, target)
    if (EMPTY.has(name)) continue
    if (name === 'mkdir' || name === 'gmkdir') {
      if (path !== undefined) files.folders.add(canonical(path, files, scope.facts))
      continue
    }
    const key = path === undefined ? undefined : canonical(path, files, scope.facts)
    const folder = key !== undefined && (scope.facts.stat(key) === 'directory' || files.folders.has(key) || /\/$/.test(exact(target) ?? ''))
    if (copies && key !== undefined && sources.length) {
      const own = sourcesOf(target)
      // Any of several, some of which may be no sources but what options read: their texts together will do.
      const any = own.length > 1 && kind !== 'link'
      if (any) put(target, content, false, scope)
      const to = { key, name: kind === 'link' && !folder ? nameOf(normalise(path ?? ''), files, scope.facts) : key, folder: folder || any, link: kind === 'link' }
      if (own.length <= MAX_SOURCES) for (const source of own) transferred(source, taken.get(source), to, content, scope)
      else spoil(key, content, files)
    }
    else if (key !== undefined && (folder || kind === 'discard' || ('recursive' in effect && effect.recursive))) spoil(key, unpacked, files)
    else if (kind !== 'discard') put(target, PIPES.has(name) && key !== undefined ? unresolved(target.text, [{ kind: 'file', what: key }]) : content, kind === 'append', scope)
  }
}

/** Where a source of a copy, move or link stands, and under what name; undefined where that is not known. */
function takenFrom({ target }: Effect, scope: Scope): { readonly real: string; readonly base: string } | undefined {
  const path = absolutePath(scope, target)
  return path === undefined ? undefined : { real: canonical(path, scope.files, scope.facts), base: path.slice(path.lastIndexOf('/') + 1) }
}

/** One source of a copy, move or link, and the name that it gets: the one given, or its own in the folder given. */
function transferred(source: Effect, from: ReturnType<typeof takenFrom>, to: { readonly key: string; readonly name: string; readonly folder: boolean; readonly link: boolean }, content: Word, scope: Scope): void {
  const { files, facts } = scope
  if (!from) return spoil(to.folder ? to.key : to.key.slice(0, to.key.lastIndexOf('/')) || '/', content, files)
  const taken = from.real
  const name = to.folder ? `${to.name === '/' ? '' : to.name}/${from.base}` : to.name
  if (name === taken) return
  if (to.link) {
    if (files.pending || files.beside > 0) files.crossed.set(name, taken)
    if (files.links.get(name) === taken) return
    files.links.set(name, taken)
    files.changes++
  } else if (facts.stat(taken) === 'directory' || files.folders.has(taken) || ('recursive' in source && source.recursive)) {
    for (const at of to.folder ? [name, to.key] : [name]) {
      const known = files.copies.get(at) ?? []
      if (known.includes(taken)) continue
      if (known.length > 16 || isFull(files)) spoil('/', content, files)
      else files.copies.set(at, [...known, taken])
      files.changes++
    }
  } else write(name, contentOf(scope, source.target), false, scope)
}

/** What a program that only copies leaves behind: the one file that it took, or its standard input. */
function copied(name: string, sources: readonly Effect[], call: Invocation, scope: Scope): Word | undefined {
  if (sources.length === 0) return ['tee', 'gtee', 'dd', 'sponge', 'cat'].includes(name) ? call.stdin : undefined
  return sources[0] && sources.length === 1 ? contentOf(scope, sources[0].target) : undefined
}
