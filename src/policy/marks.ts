// Paths that settings give a place of their own: from patterns as written to such as paths are held against.
import { type Facts, normalise } from '../model/index.ts'
import type { Marks } from './define.ts'
import { fold, isAt } from './places/paths.ts'

/** Patterns as written, and the folder that relative ones begin at. */
export interface Written {
  readonly patterns: readonly string[]
  readonly base: string
}

type Machine = Pick<Facts, 'home' | 'realpath'>
type WrittenMarks = { readonly [Key in keyof Marks]: readonly Written[] }

/** @returns undefined where nothing is marked */
export function marksOf(written: WrittenMarks, machine: Machine): Marks | undefined {
  const all = (list: readonly Written[], read: (pattern: string, base: string, machine: Machine) => readonly string[]): readonly string[] =>
    list.flatMap(({ patterns, base }) => patterns.flatMap(pattern => read(pattern, base, machine)))
  const marks = { secret: all(written.secret, anywhere), protected: all(written.protected, anywhere), workspace: all(written.workspace, inProject), trusted: all(written.trusted, inFolder) }
  return Object.values(marks).some(list => list.length) ? marks : undefined
}

const absolute = (pattern: string, base: string, { home }: Machine): string =>
  normalise(pattern === '~' || pattern.startsWith('~/') ? `${home}${pattern.slice(1)}` : pattern.startsWith('/') ? pattern : `${base}/${pattern}`)

const folderOf = (pattern: string): string => pattern.replace(/\/(?:\*\*)?$/, '') || '/'

/** A name alone is meant at any depth. What a folder is, all in it is. */
function anywhere(pattern: string, base: string, machine: Machine): readonly string[] {
  const text = folderOf(pattern)
  const whole = fold(text.includes('/') || text === '~' ? absolute(text, base, machine) : `/**/${text}`)
  return [whole, `${whole === '/' ? '' : whole}/**`]
}

/** All in a folder, which itself stays what it is: nobody takes away the root of a workspace. */
function inFolder(pattern: string, base: string, machine: Machine): readonly string[] {
  const folder = fold(machine.realpath(absolute(folderOf(pattern), base, machine)))
  return folder === '/' ? [] : [`${folder}/**`]
}

/** A folder that holds the home is no project. */
const inProject = (pattern: string, base: string, machine: Machine): readonly string[] =>
  inFolder(pattern, base, machine).filter(one => !isAt(fold(normalise(machine.home)), one.slice(0, -3)))
