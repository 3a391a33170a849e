// Questions that several rules ask of an effect: how far a deletion reaches, where text to run comes from.
import { type ConnectEffect, type DeleteEffect, type InterpretEffect, literal, type Occurrence, type Word } from '../model/index.ts'
import type { Located, Scene, Sight } from './define.ts'
import { belowHome, fold, isAt, isPattern, normalise } from './places/paths.ts'
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
export const reachesSystem = (sight: Sight): boolean => reached(sight, true).some(path => /^\/(?:bin|boot|dev|lib(?:32|64|x32)?|proc|sbin|sys|system|usr(?!\/local(?:\/|$)))(?:\/|$)/i.test(path))

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
  if (from.some(origin => origin.kind === 'network')) return 'download'
  if (from.some(origin => origin.kind === 'decoder')) return 'decoded'
  const fed = occurrence.call.redirects.filter(redirect => redirect.operator === '<' || redirect.operator === '<>').map(redirect => redirect.target)
  const files = [...from.filter(origin => origin.kind === 'file').map(origin => literal(origin.what)), ...fed, ...(effect.file ? [effect.target] : [])]
  if (files.some(file => whereRead(file, occurrence, scene).paths.some(path => isDownloaded(path, scene)))) return 'download'
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

const whereRead = (target: Word, occurrence: Occurrence, scene: Scene): Located => scene.locate(target, { ...occurrence, effect: { kind: 'read', target } })

const downloads = new WeakMap<Scene, ReadonlySet<string>>()

/** Files that the same request fetches from the network. */
export function isDownloaded(path: string, scene: Scene): boolean {
  const paths = downloads.get(scene) ?? new Set(fetched(scene))
  downloads.set(scene, paths)
  return paths.has(path)
}

function fetched({ occurrences, locate }: Scene): readonly string[] {
  const fetching = new Set(occurrences.filter(({ effect }) => effect.kind === 'connect').map(({ call }) => call))
  const brings = ({ effect, call }: Occurrence): boolean =>
    (effect.kind === 'write' || effect.kind === 'append') && !effect.recursive && (fetching.has(call) || (call.stdin?.from?.some(origin => origin.kind === 'network') ?? false))
  return occurrences.filter(brings).flatMap(one => locate(one.effect.target, one).paths)
}

/** It covers a whole home folder, or a folder that holds one. */
export const reachesHome = ({ located, scene }: Sight): boolean =>
  located?.paths.some(path => belowHome(fold(path), undefined) === '' || isAt(scene.facts.home, path) || /^\/(?:home|users)?$/i.test(path)) ?? false

/** It covers a folder that holds the workspace. */
export const reachesAbove = ({ located, scene }: Sight): boolean =>
  located?.paths.some(path => path !== scene.facts.workspace && isAt(scene.facts.workspace, path)) ?? false

/** The word names a file that holds secrets or belongs to the gate. */
export function leadsToSecret(word: Word, { occurrence, scene }: Sight): boolean {
  if (!word.values || word.values.every(value => value.startsWith('-'))) return false
  const { place } = whereRead(word, occurrence, scene)
  return place === 'secret' || place === 'own'
}

/** What comes from the other side is run, and the answers go back over the same connection. */
export const givesShell = (effect: ConnectEffect, { occurrence, scene }: Sight): boolean =>
  effect.sends === true && scene.occurrences.some(one => {
    if (one.effect.kind !== 'interpret') return false
    const from = one.effect.from ?? one.effect.target.from ?? []
    return from.some(origin => origin.kind === 'network' && (effect.target.values?.includes(origin.what) ?? false) && (one.call === occurrence.call || /^\/dev\/(?:tcp|udp)\//.test(origin.what)))
  })
