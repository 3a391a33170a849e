// Paths in what a host sends: which arguments hold them, and where they lead from.
import { isObject, type Json } from '../model/index.ts'
import type { Problem } from './define.ts'

/** More than anybody means at once; looking each of them up would take longer than agents wait. */
export const MOST_PATHS = 1000

/** Every name under which a host's file tool takes a path, or several. All that are there are meant. */
const NAMES = ['file_path', 'filepath', 'filePath', 'path', 'absolute_path', 'notebook_path', 'target_file', 'TargetFile', 'AbsolutePath', 'DirectoryPath', 'SearchPath', 'SearchDirectory', 'dirPath', 'dir_path', 'directory_path', 'folder', 'source', 'paths', 'file_paths', 'files', 'include', 'image_paths']
/** Lists of objects that may each name one. */
const LISTS = ['operations', 'replacements', 'edits', 'changes']

/** A list that a host hands over as a text is that list. */
function listed(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return value
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) ? list : value
  } catch {
    return value
  }
}

/** Paths as they are written; a problem where a name holds something else. */
export function pathsIn(input: Json, tool: string, deep = true): readonly string[] | Problem {
  const found: string[] = []
  for (const name of deep ? [...NAMES, ...LISTS] : NAMES) {
    const given = input[name]
    if (given === undefined || given === null) continue
    const value = name === 'files' || LISTS.includes(name) ? listed(given) : given
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string' && !LISTS.includes(name)) found.push(one)
      else if (isObject(one) && deep && Array.isArray(value)) {
        const inner = pathsIn(one, tool, false)
        if ('problem' in inner) return inner
        found.push(...inner)
      } else if (!LISTS.includes(name)) return { problem: `${tool} holds no path under ${name}` }
    }
  }
  return found.length > MOST_PATHS ? { problem: `${tool} names more than ${MOST_PATHS} paths` } : found
}

/**
 * What a path may be to a host: some drop blanks around it, a leading `@` (of a file that is mentioned), or `@name:` (of a folder of the workspace), and take
 * any blank of Unicode for one. Others look for a file of that very name.
 */
function readings(path: string): readonly string[] {
  const all = new Set([path])
  // A set that grows is walked to its end: what is left of one reading is read again.
  for (const one of all)
    for (const next of [one.trim(), one.replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' '), one.replace(/^@/, ''), one.replace(/^@[^:]*:/, '')]) if (next && all.size < 16) all.add(next)
  return [...all]
}
/** Nothing that it could be read as in another way. */
const PLAIN = /^[^@\s](?:.*\S)?$/
const BLANKS = /[^\S ]/

/** Some hosts put the home folder in the place of `~`, others look for a folder of that name: all that a path may be is meant. */
export const reached = (paths: readonly string[], home: string | undefined): readonly string[] =>
  [...new Set(paths.flatMap(path => (PLAIN.test(path) && !BLANKS.test(path) ? [path] : readings(path))).flatMap(path => (home && /^~(?:\/|$)/.test(path) ? [path, `${home}${path.slice(1)}`] : [path])))]

/** An address in the place of a path. But for `file:` it leads where only the host knows; one letter is a drive. */
export const isElsewhere = (path: string): boolean => /^(?!file:)[a-z][a-z\d+.-]+:/i.test(path)

/** The folder by an absolute path, drives as `/c:/...`; undefined where it is none. */
export function folder(path: string | undefined): string | undefined {
  if (path?.startsWith('/')) return path
  return path && /^[a-z]:[\\/]/i.test(path) ? `/${path[0]?.toLowerCase()}${path.slice(1).replaceAll('\\', '/')}` : undefined
}

/** The folder that a path leads to from another. */
export const from = (base: string, path: string): string => folder(path) ?? `${base}/${path}`
