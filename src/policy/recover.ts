// Whether git can bring back what an effect takes away, and what it cannot.
import { type DeleteEffect, type DiscardEffect, normalise, type Unsaved } from '../model/index.ts'
import type { Sight } from './define.ts'
import { isAt, isPattern } from './places/paths.ts'
import { isRegenerable } from './places/regenerable.ts'

/** @returns what would be lost, as paths from the root of the workspace; nothing where git holds all of it; undefined where that is not known */
export function lost(effect: DeleteEffect | DiscardEffect, { located, occurrence, scene }: Sight): readonly string[] | undefined {
  const workspace = normalise(scene.facts.workspace)
  const paths = located?.paths ?? []
  if (!paths.length || occurrence.host || paths.some(path => isPattern(path) || !isAt(path, workspace))) return undefined
  const counts = effect.kind === 'delete' ? 'deleted' : effect.loses
  if (counts === undefined) return undefined
  const found = new Set<string>()
  for (const path of effect.kind === 'discard' && effect.all ? [workspace] : paths) {
    const unsaved = scene.facts.unsaved(path)
    if (!unsaved) return undefined
    for (const one of ofThese(unsaved, counts, ignored => isRegenerable(`${workspace}/${ignored}`, workspace, scene.facts.ignored))) found.add(one)
  }
  return [...found]
}

function ofThese({ changed, untracked, ignored, staged }: Unsaved, counts: 'deleted' | NonNullable<DiscardEffect['loses']>, isMade: (path: string) => boolean): readonly string[] {
  const kept = ignored.filter(path => !isMade(path))
  switch (counts) {
    case 'deleted': return [...changed, ...untracked, ...kept]
    case 'changes': return changed
    case 'changes and staged': return staged ? [...changed, 'what is staged'] : changed
    case 'untracked': return untracked
    case 'untracked and ignored': return [...untracked, ...kept]
    case 'ignored': return kept
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
