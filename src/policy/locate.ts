// Where a target is: the worst place over everything that it can be, on the path as written and on the one with all links followed.
import { type EffectKind, type Facts, isOfProcess, normalise, type Occurrence, type Place, PLACES, type Word } from '../model/index.ts'
import type { Located, Locator, Marks } from './define.ts'
import { isDevice, isSharedMemory, isSink } from './places/device.ts'
import { isSecretAtHome } from './places/home.ts'
import { isOwn, isOwnKey } from './places/own.ts'
import { belowHome, fold, fromDrive, fromFileUrl, isAt, isDrive, isPattern, isWild, nameOf, parentOf } from './places/paths.ts'
import { emptied, hinted } from './places/patterns.ts'
import { leavesProcess, settled, throughProc } from './places/process.ts'
import { isProtected } from './places/protected.ts'
import { isSecret } from './places/secret.ts'
import { fitsPath } from './wildcard.ts'

export const locate = (target: Word, occurrence: Occurrence, facts: Facts): Place => locator(facts)(target, occurrence).place

/** The machine's folders, folded. */
interface Ground {
  readonly home: string | undefined
  readonly workspace: string | undefined
  readonly temp: readonly string[]
  readonly own: readonly string[]
  readonly realpath: (path: string) => string
  readonly marks?: Marks
}

/** How a path is used, as far as that changes where it is. A deletion takes away a link, not what the link points to. */
type Use = 'read' | 'delete' | 'delete-tree' | 'tree' | 'other'

type Seen = Pick<Located, 'place' | 'paths'>

const rank = new Map(PLACES.map((place, index) => [place, index]))
const worse = (a: Place, b: Place): Place => ((rank.get(a) ?? 0) <= (rank.get(b) ?? 0) ? a : b)

/** Folders of the machine that nobody works in. */
const NO_PROJECT = /^\/(?:home|users|root|etc|usr|var|opt|tmp|bin|lib|boot|dev|proc|sys)$/

const grounds = new WeakMap<Facts, Ground>()

function groundOf(facts: Facts): Ground {
  let ground = grounds.get(facts)
  if (!ground) {
    const home = fold(normalise(facts.home))
    const workspace = fold(normalise(facts.workspace))
    // A workspace that holds the home folder is no project: nothing is the agent's there by default.
    const usable = workspace !== '/' && (home === workspace || !isAt(home, workspace)) && !NO_PROJECT.test(workspace)
    ground = {
      home: home === '/' ? undefined : home, workspace: usable ? workspace : undefined,
      temp: facts.temp.map(fold), own: facts.own.map(fold), realpath: path => facts.realpath(path),
    }
    grounds.set(facts, ground)
  }
  return ground
}

/** A locator that looks each path up once. It is good for one judgement: the file system changes between two. */
export function locator(facts: Facts, marks?: Marks): Locator {
  const ground = marks ? { ...groundOf(facts), marks } : groundOf(facts)
  const memo = new Map<string, Seen>()
  return (target, occurrence) => {
    if (occurrence.host) return elsewhere(target)
    if (!target.values) return NOWHERE
    const use = useOf(occurrence)
    const paths: string[] = []
    let place: Place = 'sink'
    for (const value of target.values) {
      for (const raw of absolute(value, occurrence.call.cwd)) {
        if (raw === undefined) {
          place = worse('unresolved', place)
          continue
        }
        const key = `${use} ${target.glob ?? ''} ${raw}`
        const seen = memo.get(key) ?? look(raw, use, Boolean(target.glob), ground, occurrence.call.cwd)
        memo.set(key, seen)
        paths.push(...seen.paths)
        place = worse(seen.place, place)
      }
    }
    if (target.values.length === 0) place = 'unresolved'
    return { place, paths, emptied: EMPTYING.has(occurrence.effect.kind) ? emptied(target, paths, facts) : [] }
  }
}

/** Where it matters whether a folder's whole content is meant. */
const EMPTYING: ReadonlySet<EffectKind> = new Set<EffectKind>(['delete', 'permit', 'discard'])

const NOWHERE: Located = { place: 'unresolved', paths: [], emptied: [] }
function useOf({ effect }: Occurrence): Use {
  if (effect.kind === 'delete') return effect.recursive ? 'delete-tree' : 'delete'
  const kind: EffectKind = effect.kind
  return kind === 'read' || kind === 'list' || kind === 'interpret' || kind === 'execute' ? 'read' : 'recursive' in effect && effect.recursive ? 'tree' : 'other'
}

/** The absolute paths that a value names, not yet normalised; undefined where the working directory is needed and not known. */
function absolute(value: string, cwd: Word): readonly (string | undefined)[] {
  if (value.startsWith('/')) return [value]
  if (/^nul$/i.test(value)) return ['/dev/null']
  if (/^\\\\[.?]\\/.test(value)) return ['/dev/raw']
  if (isDrive(value)) return [fromDrive(value)]
  if (/^file:/i.test(value)) return absolute(fromFileUrl(value), cwd)
  if (!cwd.values?.length || cwd.glob) return [undefined]
  return cwd.values.map(folder => (folder.startsWith('/') ? `${folder}/${value}` : undefined))
}

/** Judges the path as written and the path with its links followed. */
function look(raw: string, use: Use, glob: boolean, ground: Ground, cwd: Word, doors = 0): Seen {
  const written = normalise(raw)
  // As text it may name something that matters all the same, and on some systems does.
  if (leavesProcess(raw) || doors > 1) return { place: worse('unresolved', placeOf(written, use, ground)), paths: [written] }
  if (written.startsWith('/proc/')) {
    const inside = throughProc(written, cwd)
    if (inside === undefined) return UNRESOLVED
    if (inside !== written) return look(inside, use, glob, ground, cwd, doors + 1)
  }
  if (isSink(written)) return { place: 'sink', paths: [written] }
  const real = follow(raw, written, use, glob, ground)
  if (real === undefined) return UNRESOLVED
  // A link to /proc/self/cwd leads on from where the command is.
  if (real !== written && isOfProcess(real) && !isSink(real)) return look(real, use, glob, ground, cwd, doors + 1)
  const place = placeOf(real, use, ground)
  if (real === written) return { place: glob ? worse(place, hinted(written, ground.home)) : place, paths: [written] }
  const before = guarded(written, use, ground)
  const both = before ? worse(before, place) : place
  return { place: glob ? worse(both, worse(hinted(written, ground.home), hinted(real, ground.home))) : both, paths: [written, real] }
}

/** The path with its links followed. Of a pattern, those of the folder before its first star. */
function follow(raw: string, written: string, use: Use, glob: boolean, ground: Ground): string | undefined {
  if (/^\/[a-z]:/i.test(written)) return written
  if (glob && isPattern(raw)) {
    const star = raw.search(/[*?]/)
    const cut = raw.lastIndexOf('/', star)
    const rest = raw.slice(cut)
    if (rest.includes('/..')) return undefined
    return settled(`${ground.realpath(raw.slice(0, cut) || '/')}${rest}`)
  }
  if (use === 'delete' && !/(?:^|\/)\.{0,2}\/?$|\/$/.test(raw)) return settled(`${ground.realpath(parentOf(raw))}/${nameOf(raw)}`)
  return settled(ground.realpath(raw))
}

const UNRESOLVED: Seen = { place: 'unresolved', paths: [] }

/** The place by the tables that guard something; undefined when none of them knows the path. */
function guarded(path: string, use: Use, ground: Ground): Place | undefined {
  const folded = fold(path)
  const known = guardedByTables(folded, use, ground)
  const { marks } = ground
  if (!marks || known === 'own' || known === 'secret' || known === 'device') return known
  if (isMarked(folded, marks.secret)) return 'secret'
  // What must not change may still be read, as far as its own place lets it be.
  return known ?? (use !== 'read' && isMarked(folded, marks.protected) ? 'protected' : undefined)
}

function guardedByTables(folded: string, use: Use, ground: Ground): Place | undefined {
  const rest = belowHome(folded, ground.home)
  // Hosts keep their keys beside the settings that name their hooks.
  if (isOwn(folded, ground.own)) return use === 'read' && (isOwnKey(folded, ground.own) || (rest !== undefined && isSecretAtHome(rest))) ? 'secret' : 'own'
  if (isSecret(folded, rest, use === 'read')) return 'secret'
  if (isProtected(folded, rest)) return 'protected'
  if (isSink(folded)) return 'sink'
  if (isSharedMemory(folded)) return undefined
  return isDevice(folded) ? 'device' : undefined
}

const isMarked = (folded: string, patterns: readonly string[] | undefined): boolean => patterns?.some(pattern => fitsPath(pattern, folded)) ?? false

function placeOf(path: string, use: Use, ground: Ground): Place {
  const found = guarded(path, use, ground)
  if (found) return found
  const folded = fold(path)
  if (ground.workspace !== undefined && isAt(folded, ground.workspace)) return 'workspace'
  if (isMarked(folded, ground.marks?.workspace) || (use === 'read' && isMarked(folded, ground.marks?.trusted))) return 'workspace'
  // Taking away or renaming a folder takes what is in it along; so does what is put over it, where nobody would be asked.
  const holds = use !== 'read' && use !== 'other' && (ground.home === undefined || !isAt(ground.home, folded)) && ground.own.some(one => isAt(one, folded))
  if (holds && use !== 'tree') return 'own'
  // A home below a temporary folder is a home.
  const { home } = ground
  const atHome = home !== undefined && isAt(folded, home)
  if (ground.temp.some(folder => isAt(folded, folder) && !(atHome && isAt(home, folder))) || isSharedMemory(folded)) return holds ? 'own' : 'temp'
  return belowHome(folded, ground.home) === undefined ? 'system' : 'home'
}

/** On another machine nothing is known but names. */
function elsewhere(target: Word): Located {
  let place: Place | undefined
  const paths: string[] = []
  for (const value of target.values ?? []) {
    const path = value.startsWith('/') ? normalise(value) : normalise(`/?/${value}`)
    const folded = fold(path)
    const rest = belowHome(folded, undefined)
    paths.push(path)
    let here: Place = 'remote'
    if (isSink(folded)) here = 'sink'
    else if (isSecret(folded, rest, true)) here = 'secret'
    else if (isProtected(folded, rest, true)) here = 'protected'
    else if (isDevice(folded) && !isSharedMemory(folded)) here = 'device'
    place = place === undefined ? here : worse(place, here)
  }
  const folders = target.values ? paths.flatMap(path => (isWild(nameOf(path)) ? [parentOf(path)] : [])) : []
  return { place: place ?? 'remote', paths, emptied: folders }
}
