// Owns where cp, mv, ln and install put things: the names that they create.
import { exact, map, some, type Word } from '../../model/index.ts'
import type { Given, Role, Step } from '../define.ts'
import { baseOf } from './words.ts'

export interface Transfer {
  readonly sources: readonly Word[]
  /** The names created. Empty when no destination is given. */
  readonly names: readonly Word[]
}

/** A name that is a folder whatever the file system holds. */
export const isFolder = (value: string): boolean => /(^|\/)\.{0,2}$/.test(value)
/** A last part such as `a.txt` or `.env`: it would be an odd name for a folder. */
const looksLikeFile = (value: string): boolean => baseOf(value).includes('.')

/** The name that a source gets inside a folder; the folder itself where that name is not known. */
export function inside(folder: Word, source: Word): Word {
  if (!folder.values || !source.values) return folder
  const values = folder.values.flatMap(value => (source.values ?? []).map(from => (isFolder(from) ? value : `${value.replace(/\/+$/, '')}/${baseOf(from)}`)))
  return { ...folder, values: [...new Set(values)], ...(source.glob && { glob: true as const }) }
}

/** Reads `SOURCE... DESTINATION`, `-t FOLDER SOURCE...` and `-T`. */
export function transfer(given: Given): Transfer {
  const folder = given.value('-t')
  if (folder) return { sources: given.operands, names: given.operands.map(source => inside(folder, source)) }
  const destination = given.operands.at(-1)
  // Where an option took a name for its value, the one left is the destination.
  if (!destination || given.operands.length < 2) return { sources: given.operands, names: given.operands }
  const sources = given.operands.slice(0, -1)
  if (given('-T')) return { sources, names: [destination] }
  // Of a pattern that has one name, the destination may be the name of the copy.
  if (sources.length === 1 && sources[0]?.glob && !destination.glob && some(destination, value => looksLikeFile(value) && !isFolder(value))) return { sources, names: [destination, inside(destination, sources[0])] }
  if (sources.length > 1 || (sources[0]?.glob && !destination.glob) || some(destination, isFolder)) return { sources, names: sources.map(source => inside(destination, source)) }
  // One source and one name: the name may be a folder. Where that would put a dot file somewhere, both are named.
  const hidden = some(sources[0], value => baseOf(value).startsWith('.')) && some(destination, value => !looksLikeFile(value))
  return { sources, names: hidden && sources[0] ? [destination, inside(destination, sources[0])] : [destination] }
}

/** Endings that nothing runs. */
const USUAL = /^[._-]?(?:~|bak|backup|old|orig|save|prev)~?$/i

/** `--suffix`: what was there before gets a name of its own. */
export const backups: Role = words => words.flatMap((word): readonly Step[] => (word.values?.every(value => USUAL.test(value)) ? [] : [{ kind: 'unknown', target: word, why: 'it leaves what was there under a name with that ending' }]))

/** True when everything goes to the device that swallows it. */
export const swallowed = (given: Given): boolean => exact(given.operands.at(-1)) === '/dev/null'

/** A link's target as the working directory sees it: what a symbolic link says is relative to the folder that it is in. */
export const seenFrom = (link: Word | undefined, target: Word): Word => {
  const at = exact(link)
  const slash = at?.lastIndexOf('/') ?? -1
  return at === undefined || slash < 0 ? target : map(target, value => (value.startsWith('/') ? value : `${at.slice(0, slash + 1)}${value}`))
}
