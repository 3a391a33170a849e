// Files as the source being walked leaves them: what is in them when a later command reads or runs them.
import { type Effect, exact, type Invocation, normalise, type Origin, unresolved, type Word } from '../model/index.ts'
import type { Scope } from './scope.ts'
import { append } from './output.ts'
import { type Foreseen, NOTHING } from './foreseen.ts'
import { canonical } from './links.ts'
import { alsoReading, notReading, type Reading } from './reading.ts'
import { descriptorOf } from './spelling.ts'
import { leftOf } from './streams.ts'
import { noteChanges, writtenContent } from './written.ts'
import { mergeOrigins, textsOf, union } from './words.ts'

export interface Files {
  /** What files hold, by canonical path: everything that this source may have left in them. */
  readonly contents: Map<string, Word>
  /** Names that it made for other files, symbolic or not, and what they lead to. */
  readonly links: Map<string, string>
  /** Folders, and the ones whose content was copied or moved there. */
  readonly copies: Map<string, readonly string[]>
  /** Folders below which any file may have been written, and where that came from. */
  readonly trees: Map<string, Word>
  /** Files that it wrote for certain. */
  readonly sure: Set<string>
  /** It took something away. */
  taken: boolean
  /** Folders that it made. */
  readonly folders: Set<string>
  /** Greater than zero while commands are walked that may not run, or not in this order: an addition to a file may be missing then. */
  doubtful: number
  /** Greater than zero while commands are walked that run beside others. */
  beside: number
  /** Scripts that were started beside other commands, and those of them that were written afterwards. */
  readonly started: Set<string>
  readonly raced: Set<string>
  /** Files that commands read which run beside those that come now, and those of them that were written meanwhile. */
  reading: Reading
  readonly overtaken: Set<string>
  /** Links that were made while other commands run, which may meet them. */
  readonly crossed: Map<string, string>
  /** A command runs in the background. */
  pending: boolean
  /** What an earlier walk of the same source found in the files that it overtook. */
  readonly found: ReadonlyMap<string, Word>
  /** Counts what was learnt: a loop is walked again while that grows. */
  changes: number
  /** Has something noted as of now, before anything else that is asked or noted here. */
  readonly later: (note: () => void) => void
}

/** What commands leave is worked out when something first asks for it: of most lines nothing ever does. */
class LateFiles implements Files {
  readonly links: Map<string, string>
  readonly crossed = new Map<string, string>()
  pending = false
  readonly started = new Set<string>()
  readonly found: ReadonlyMap<string, Word>
  taken = false
  doubtful = 0
  beside = 0
  private paths = notReading()
  private late: (() => void)[] = []
  private readonly known = { contents: new Map<string, Word>(), copies: new Map<string, readonly string[]>(), trees: new Map<string, Word>(), folders: new Set<string>(), sure: new Set<string>(), raced: new Set<string>(), overtaken: new Set<string>(), read: false, changes: 0 }

  constructor({ found, links }: Foreseen) {
    this.found = found
    this.links = new Map(links)
  }

  get contents() { return this.settled().contents }
  get copies() { return this.settled().copies }
  get trees() { return this.settled().trees }
  get folders() { return this.settled().folders }
  get sure() { return this.settled().sure }
  get raced() { return this.settled().raced }
  get reading() { return this.paths }
  set reading(paths) {
    this.paths = paths
    this.known.read ||= paths.size > 0
  }
  // Of most lines nothing is ever read so, and nothing of them need be worked out.
  get overtaken() { return this.known.read ? this.settled().overtaken : this.known.overtaken }
  get changes() { return this.settled().changes }
  set changes(count) { this.known.changes = count }

  later(note: () => void): void {
    const { doubtful, beside, reading } = this
    this.late.push(() => {
      const now = { doubtful: this.doubtful, beside: this.beside, reading: this.reading }
      Object.assign(this, { doubtful, beside, reading })
      note()
      Object.assign(this, now)
    })
  }

  private settled() {
    const { late } = this
    if (late.length) {
      this.late = []
      for (const note of late) note()
    }
    return this.known
  }
}

export const newFiles = (foreseen = NOTHING): Files => new LateFiles(foreseen)

/** Walks commands that may not run. */
export function perhaps<T>(files: Files, run: () => T): T {
  files.doubtful++
  const result = run()
  files.doubtful--
  return result
}

/** Walks commands that run while others do: which of them is first is not known. */
export function besides<T>(files: Files, run: () => T): T {
  files.beside++
  const result = perhaps(files, run)
  files.beside--
  return result
}

export const isTouched = ({ contents, links, copies, trees }: Files): boolean => contents.size + links.size + copies.size + trees.size > 0

/** Where what a file yields comes from. */
export const originsOf = (scope: Scope, path: Word): readonly Origin[] => contentOf(scope, path, false).from ?? []

/** What a file yields when it is read: what this source wrote, else what is on disk, unless its text is not `wanted`. */
export function contentOf(scope: Scope, path: Word, wanted = true): Word {
  const { files, facts } = scope
  if (path.values && path.values.length > 1 && path.values.length <= 16 && !path.glob) return path.values.map(value => contentOf(scope, { text: path.text, values: [value], ...(path.from && { from: path.from }) }, wanted)).reduce(union)
  const number = descriptorOf(exact(path) ?? '')
  const open = number === 0 ? scope.input?.word : number === undefined ? undefined : scope.descriptors.get(number)
  // A file that is opened anew is read from its beginning, a pipe is not.
  if (open) return union(open, leftOf(open, scope))
  const absolute = absolutePath(scope, path)
  const origin: Origin = { kind: 'file', what: absolute ?? path.text }
  if (files.beside > 0 && absolute !== undefined) {
    files.reading = alsoReading(files.reading, absolute)
    const later = files.found.size ? files.found.get(canonical(absolute, files, facts)) : undefined
    if (later) return unresolved(path.text, mergeOrigins([origin], later.from), textsOf(later))
  }
  const written = absolute === undefined || !isTouched(files) ? undefined : writtenContent(absolute, scope)
  if (written) return path.from ? { ...written, from: mergeOrigins(path.from, written.from) } : written
  const text = absolute === undefined || !wanted ? undefined : facts.read(absolute, 64 * 1024)
  return text === undefined ? unresolved(path.text, mergeOrigins(path.from, [origin])) : { text: path.text, values: [text], from: [origin] }
}

/** The one absolute path that a word names, links followed where a `..` is behind them; undefined when there are several or it is not known. */
export function absolutePath(scope: Scope, path: Word): string | undefined {
  const value = path.values?.length === 1 && !path.glob ? path.values[0] : undefined
  const cwd = scope.cwd.values?.length === 1 ? scope.cwd.values[0] : undefined
  const raw = value === undefined ? undefined : placed(value, cwd)
  return raw?.includes('/..') ? canonical(raw, scope.files, scope.facts) : raw === undefined ? undefined : normalise(raw)
}

/** A path made absolute, by way of the door that /proc has to the working directory as well; undefined where that is needed and not known. */
export function placed(path: string, cwd: string | undefined): string | undefined {
  const door = /^\/proc\/(?:self|thread-self)\/cwd(?=\/|$)/.exec(path)
  return path.startsWith('/') && !door ? path : cwd === undefined ? undefined : `${cwd}${door ? path.slice(door[0].length) : `/${path}`}`
}

/** Remembers what files hold now, for commands later in the same source. */
export function noteWrites(effects: readonly Effect[], call: Invocation, scope: Scope): void {
  const { files } = scope
  const kinds = new Set(effects.map(({ kind }) => kind))
  // A name that was taken away may be any of them.
  if (kinds.has('delete') || kinds.has('discard')) {
    files.taken = true
    files.later(() => files.sure.clear())
  }
  if (kinds.has('write') || kinds.has('append') || kinds.has('link') || kinds.has('discard')) {
    scope.spend(effects.length)
    // Links are looked up by every effect.
    if (kinds.has('link')) return noteChanges(effects, call, scope)
    const then = { ...scope, descriptors: new Map(scope.descriptors), streams: new Map(scope.streams) }
    files.later(() => noteChanges(effects, call, then))
  }
}

/** What a command prints when its spec does not say: the files that cat was given, else unknown text from wherever the command got it. */
export function derived(effects: readonly Effect[], call: Invocation, scope: Scope): Word {
  const from: Origin[] = [...(call.stdin?.from ?? [])]
  const prints = PRINTS.has(exact(call.program) ?? '') && call.args.every(word => !exact(word)?.startsWith('-')) && effects.every(effect => effect.kind === 'read')
  let files: Word | undefined
  for (const effect of effects) {
    if (effect.kind === 'connect') from.push({ kind: 'network', what: effect.target.values?.[0] ?? effect.target.text })
    else if (effect.kind === 'read') {
      const content = contentOf(scope, effect.target, prints)
      from.push(...(content.from ?? []))
      files = append(files, content)
    }
  }
  if (prints && files?.values) return files
  return unresolved(call.program.text, mergeOrigins(from.length ? from : [{ kind: 'program', what: call.program.values?.[0] ?? call.program.text }]), prints ? textsOf(files) : undefined)
}
const PRINTS: ReadonlySet<string> = new Set(['cat', 'gcat', '/bin/cat', '/usr/bin/cat'])

/** True for a folder itself and everything below it; both absolute and normalised. */
export const inside = (path: string, folder: string): boolean => path === folder || folder === '/' || path.startsWith(`${folder}/`)
