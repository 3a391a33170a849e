// Questions that several rules ask of an effect: how far a deletion reaches, where text to run comes from.
import { type ConnectEffect, type DeleteEffect, type EffectKind, type InterpretEffect, literal, normalise, type Occurrence, unresolved, type Word } from '../model/index.ts'
import type { Located, Scene, Sight } from './define.ts'
import { belowHome, fold, isAt, isPattern } from './places/paths.ts'
import { isRegenerable } from './places/regenerable.ts'

/** What a deletion names: its paths, and with `content` also the folders that it empties. */
const reached = ({ located }: Sight, content: boolean): readonly string[] => (located ? (content ? [...located.paths, ...located.emptied] : located.paths) : [])

/** On another machine, the folders without which it does not run. */
const CORE = /^\/(?:bin|boot|dev|etc|home|lib|lib64|opt|proc|root|sbin|srv|sys|usr|var)$/

/** The root of the file system or of a drive, a home folder, or a folder directly below the root. */
export function isRoot(path: string, { occurrence, scene }: Sight): boolean {
  const folded = fold(path)
  if (path === '/' || path === '/?' || belowHome(folded, occurrence.host ? undefined : fold(normalise(scene.facts.home))) === '') return true
  return occurrence.host ? CORE.test(folded) : /^\/[^/]+$|^\/[a-z]:\/[^/]+$/.test(folded)
}

/** Folders of the system itself, and all that is in them. */
export const reachesSystem = (sight: Sight): boolean => reached(sight, true).some(path => SYSTEM.test(path))
const SYSTEM = /^\/(?:bin|boot|dev|lib(?:32|64|x32)?|proc|sbin|sys|system|usr(?!\/local(?:\/|$)))(?:\/|$)/i

/** It takes away, or with `content` empties, such a folder. */
export const reachesRoot = (sight: Sight, content: boolean): boolean => reached(sight, content).some(path => isRoot(path, sight))

/** It takes away, or with `content` empties, the workspace or a folder that holds it. */
export const reachesWorkspace = (sight: Sight, content: boolean): boolean =>
  !sight.occurrence.host && reached(sight, content).some(path => isAt(fold(normalise(sight.scene.facts.workspace)), fold(path)))

/** It takes away more than the files that it names. */
export const isTree = (effect: DeleteEffect, { located }: Sight): boolean =>
  effect.recursive === true || (located?.emptied.length ?? 0) > 0 && (located?.paths.some(path => path.includes('**')) ?? false)

/** Names that a pattern or a whole folder yields: how many is not known. */
export const isMany = (effect: DeleteEffect, { located }: Sight): boolean => effect.target.glob === true || (located?.emptied.length ?? 0) > 0

/** Everything that it takes away is made again by a build or an install. */
export const isMadeAgain = ({ located, scene }: Sight): boolean =>
  located !== undefined && located.paths.length > 0 && located.paths.every(path => isRegenerable(path, normalise(scene.facts.workspace), scene.facts.ignored))

type Source = 'download' | 'decoded' | 'literal' | 'inside' | 'outside' | 'unknown'

/** Where the text that is run comes from. */
export function sourceOf(effect: InterpretEffect, { located, occurrence, scene }: Sight): Source {
  const from = effect.from ?? effect.target.from ?? []
  if (from.some(origin => origin.kind === 'network') || readsFetched(effect, occurrence, scene)) return 'download'
  if (from.some(origin => origin.kind === 'decoder')) return 'decoded'
  if (effect.file) {
    if (!located || located.place === 'unresolved' || located.place === 'sink') return 'unknown'
    return located.place === 'workspace' ? 'inside' : 'outside'
  }
  if (effect.target.values) return 'literal'
  if (from.length === 0 || from.some(origin => origin.kind !== 'file' || isPattern(origin.what) || /[$`]/.test(origin.what))) return 'unknown'
  const places = from.map(origin => whereRead(literal(origin.what), occurrence, scene).place)
  if (places.includes('unresolved') || places.includes('sink')) return 'unknown'
  return places.every(place => place === 'workspace') ? 'inside' : 'outside'
}

const kinds = new WeakMap<Scene, ReadonlyMap<EffectKind, readonly Occurrence[]>>()
/** What a request does of one kind: looked for once, since a command may connect to thousands of hosts. */
export function ofKind(kind: EffectKind, scene: Scene): readonly Occurrence[] {
  let known = kinds.get(scene)
  if (!known) {
    const lists = new Map<EffectKind, Occurrence[]>()
    for (const one of scene.occurrences) {
      const list = lists.get(one.effect.kind)
      if (list) list.push(one)
      else lists.set(one.effect.kind, [one])
    }
    kinds.set(scene, lists)
    known = lists
  }
  return known.get(kind) ?? []
}

/** Files that a command which talks to the network writes, whether before or after it is run: a pipe with a name is read first. */
const fetched = new WeakMap<Scene, ReadonlySet<string>>()
function fetchedIn(scene: Scene): ReadonlySet<string> {
  const known = fetched.get(scene)
  if (known) return known
  const callers = new Set(ofKind('connect', scene).map(one => one.call))
  const names = new Set<string>()
  for (const one of callers.size ? [...ofKind('write', scene), ...ofKind('append', scene)] : []) if (callers.has(one.call)) for (const name of namesOf(one.effect.target, one, scene)) names.add(name)
  fetched.set(scene, names)
  return names
}

/** The paths of a file, or how it is written where they are not known. */
const namesOf = (target: Word, occurrence: Occurrence, scene: Scene): readonly string[] => {
  const { place, paths } = scene.locate(target, occurrence)
  return target.values ? (place === 'sink' ? [] : paths) : [`?${target.text.replace(/"/g, '')}`]
}

/** The text that is run is read from a file into which the network writes in the same request. */
function readsFetched(effect: InterpretEffect, occurrence: Occurrence, scene: Scene): boolean {
  const names = fetchedIn(scene)
  if (!names.size) return false
  const origins = (effect.from ?? effect.target.from ?? []).filter(origin => origin.kind === 'file').map(origin => (/[$`]/.test(origin.what) ? unresolved(origin.what) : literal(origin.what)))
  const fed = !effect.target.values && effect.target.text === occurrence.call.stdin?.text ? occurrence.call.redirects.flatMap(one => (one.operator === '<' ? [one.target] : [])) : []
  return [...origins, ...fed, ...(effect.file && effect.target.values ? [effect.target] : [])].some(target => namesOf(target, { ...occurrence, effect: { kind: 'read', target } }, scene).some(name => names.has(name)))
}

const whereRead = (target: Word, occurrence: Occurrence, scene: Scene): Located => scene.locate(target, { ...occurrence, effect: { kind: 'read', target } })

/** It covers a whole home folder, a folder that holds one, or one of the system's that holds keys and passwords. */
export const reachesHome = ({ located, scene }: Sight): boolean =>
  located?.paths.map(path => path.replace(/\/\*\*.*$/, '') || '/').some(path => belowHome(fold(path), undefined) === '' || isAt(scene.facts.home, path) || /^\/(?:home|users|etc|proc|root)?$/i.test(path)) ?? false

/** It covers a folder that holds the workspace. */
export const reachesAbove = ({ located, scene }: Sight): boolean =>
  located?.paths.some(path => path !== scene.facts.workspace && isAt(scene.facts.workspace, path)) ?? false

/** What was found last of a command that makes links: one may make thousands. */
let linking: { readonly sight: Sight; readonly found: boolean } | undefined

/** The command that makes the link names a file that holds secrets or belongs to the gate. */
export function linksSecret(sight: Sight): boolean {
  const { call, host } = sight.occurrence
  const before = linking?.sight
  if (!linking || before?.scene !== sight.scene || before.occurrence.call !== call || before.occurrence.host !== host) linking = { sight, found: call.args.some(word => leadsToSecret(word, sight)) }
  return linking.found
}

function leadsToSecret(word: Word, { occurrence, scene }: Sight): boolean {
  if (!word.values || word.values.every(value => value.startsWith('-'))) return false
  const { place } = whereRead(word, occurrence, scene)
  return place === 'secret' || place === 'own'
}

/** What comes from the other side is run, and the answers go back over the same connection. */
export const givesShell = (effect: ConnectEffect, { occurrence, scene }: Sight): boolean =>
  effect.sends === true && ofKind('interpret', scene).some(one => {
    if (one.effect.kind !== 'interpret') return false
    const back = (what: string): boolean => (effect.target.values?.includes(what) ?? false) && (one.call === occurrence.call || SOCKET.test(what))
    return (one.effect.from ?? one.effect.target.from ?? []).some(origin => origin.kind === 'network' && back(origin.what))
  })
const SOCKET = /^\/dev\/(?:tcp|udp)\//
