// Whether git can bring back what an effect takes away, and what it cannot.
import { type DeleteEffect, type DiscardEffect, type Effect, type EffectKind, exact, normalise, type Unsaved } from '../model/index.ts'
import type { Sight } from './define.ts'
import { isAt, isPattern } from './places/paths.ts'
import { isRegenerable } from './places/regenerable.ts'

/** Several rules ask the same of one effect, and the files are looked at once. */
const known = new WeakMap<Sight, readonly string[] | 'unknown'>()

/** @returns what would be lost, as paths from the root of the workspace; nothing where git holds all of it; undefined where that is not known */
export function lost(effect: DeleteEffect | DiscardEffect, sight: Sight): readonly string[] | undefined {
  const found = known.get(sight) ?? look(effect, sight) ?? 'unknown'
  known.set(sight, found)
  return found === 'unknown' ? undefined : found
}

function look(effect: DeleteEffect | DiscardEffect, { located, occurrence, scene }: Sight): readonly string[] | undefined {
  const workspace = normalise(scene.facts.workspace)
  const paths = located?.paths ?? []
  if (!paths.length || occurrence.host || paths.some(path => isPattern(path) || !isAt(path, workspace))) return undefined
  const counts = effect.kind === 'delete' ? (exact(occurrence.call.program) === 'git' ? 'removed' : 'deleted') : effect.loses
  if (counts === undefined || scene.occurrences.some(one => one.call !== occurrence.call && mayChange(one.effect))) return undefined
  const found = new Set<string>()
  // Of another repository in the workspace the facts say nothing.
  const whole = effect.kind === 'discard' && effect.all
  if (whole && paths.some(path => !scene.facts.unsaved(path))) return undefined
  for (const path of whole ? [workspace] : paths) {
    const unsaved = scene.facts.unsaved(path)
    if (!unsaved) return undefined
    for (const one of ofThese(unsaved, counts, ignored => isRegenerable(`${workspace}/${ignored}`, workspace, scene.facts.ignored))) found.add(one)
  }
  return [...found]
}

const LOOKS: ReadonlySet<EffectKind> = new Set<EffectKind>(['list', 'read', 'reveal', 'connect'])
/** What else the line does may come before, and leave the files otherwise than they are found now. */
const mayChange = ({ kind, target }: Effect): boolean => !LOOKS.has(kind) && exact(target) !== '/dev/null'

function ofThese({ changed, untracked, ignored, staged }: Unsaved, counts: 'deleted' | 'removed' | NonNullable<DiscardEffect['loses']>, isMade: (path: string) => boolean): readonly string[] {
  const kept = ignored.filter(path => !isMade(path))
  switch (counts) {
    case 'deleted': return [...changed, ...untracked, ...kept]
    // Out of the index too, which alone may hold it.
    case 'removed': return [...changed, ...untracked, ...kept, ...(staged ? ['what is staged'] : [])]
    case 'changes': return changed
    case 'changes and staged': return staged ? [...changed, 'what is staged'] : changed
    case 'untracked': return untracked
    case 'untracked and ignored': return [...untracked, ...kept]
    // git may ignore more, by rules of folders and of the user.
    case 'ignored': return [...kept, ...untracked]
  }
}

/** Names that are told before the rest is only counted. */
const NAMED = 3

/** @returns what would be lost, in words; undefined where nothing is, or where it is not known */
export function lossOf(effect: DeleteEffect | DiscardEffect, sight: Sight): string | undefined {
  const names = lost(effect, sight)
  if (!names?.length) return undefined
  const more = names.length - NAMED
  return `git does not have ${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
