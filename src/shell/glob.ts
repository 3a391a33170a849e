// Pathname expansion: shell patterns against the names in folders, as Facts and the files written so far tell them.
import type { Facts } from '../model/index.ts'
import type { Files } from './files.ts'
import { type Pattern, generalised, matching, readPattern } from './pattern.ts'
import { isZsh, hasGlob } from './spelling.ts'

/** More matches than this, or folders below `**`, are left as a pattern. */
const MAX_MATCHES = 128

export interface GlobScope {
  readonly facts: Facts
  readonly options: ReadonlySet<string>
  readonly shell: string
  readonly files: Files
  readonly variables: ReadonlyMap<string, unknown>
}

/** Options that change what a pattern matches; whether they are on may depend on a branch. */
const CHANGING = ['nullglob', 'dotglob', 'globstar', 'nocaseglob', 'extglob', 'failglob']

/**
 * Pathname expansion. The pattern itself stays among the values, as a pattern word: other files may match by the time the command runs.
 *
 * @param text the pattern, in which a backslash stands before what is none
 * @param plain what the word is where nothing matches
 * @param cwd absolute folder for relative patterns; undefined when not known
 */
export function expandGlob(text: string, plain: string, scope: GlobScope, cwd: string | undefined): { readonly values: readonly string[]; readonly glob: boolean } {
  const parts = text.split('/')
  const wild = parts.map((part, index) => wildOf(part, index === parts.length - 1, scope)).join('/')
  const found = (cwd === undefined && !text.startsWith('/')) || scope.variables.has('GLOBIGNORE') ? undefined : find(parts, scope, cwd ?? '/')
  const matches = found ? [...new Set(found)] : []
  // Brackets, extended patterns and backslashes from an expansion are often no patterns, and then the text that they are.
  const literal = matches.length === 0 && /[[(\\]/.test(plain) ? [plain] : []
  if (!matches.length) return wild === plain && !wild.includes('*') ? { values: [plain], glob: false } : { values: [wild, ...literal.filter(one => one !== wild)], glob: true }
  // A program's name written as a pattern is exactly what it matches now; anything else may match more later.
  const certain = matches.length === 1 && !plain.endsWith('*') && scope.files.trees.size + scope.files.copies.size === 0 && !CHANGING.some(option => scope.options.has(option))
  return certain ? { values: matches, glob: false } : { values: [wild, ...matches], glob: true }
}

/** A part of a path with `*` for every kind of pattern, which is the only wildcard of pattern words; `**` is one of them where globstar is on. */
function wildOf(part: string, last: boolean, scope: GlobScope): string {
  if (isDeep(part, last, scope)) return '**'
  const { options } = scope
  if (!hasGlob(part)) return part.replace(/\\(.)/g, '$1')
  const pattern = readPattern(part)
  return !pattern || options.has('nocaseglob') ? '*' : generalised(pattern)
}

/** `**` reaches below where globstar is on; to zsh always, before a slash. */
const isDeep = (part: string, last: boolean, { options, shell }: GlobScope): boolean => part === '**' && (isZsh({ shell }) ? !last : options.has('globstar'))

interface Found {
  readonly shown: string
  readonly path: string
}

function find(parts: readonly string[], scope: GlobScope, cwd: string): readonly string[] | undefined {
  const { facts, options } = scope
  const absolute = parts[0] === '' && parts.length > 1
  let found: Found[] = [{ shown: '', path: absolute ? '' : cwd === '/' ? '' : cwd }]
  for (const [index, part] of parts.entries()) {
    if (index === 0 && absolute) continue
    const last = index === parts.length - 1
    const prefix = (shown: string): string => (index === 0 ? '' : `${shown}/`)
    const below = ({ shown, path }: Found, name: string): Found => ({ shown: prefix(shown) + name, path: `${path}/${name}` })
    if (!hasGlob(part)) {
      const name = part.replace(/\\(.)/g, '$1')
      found = found.map(one => (name === '' ? { shown: prefix(one.shown), path: one.path } : below(one, name)))
      if (last) found = found.filter(({ path }) => (name === '' ? facts.stat(path || '/') === 'directory' : facts.stat(path || '/') !== undefined || isMade(path, scope.files)))
      continue
    }
    if (isDeep(part, last, scope)) return undefined
    const pattern = readPattern(part)
    if (!pattern) return undefined
    const next: Found[] = []
    for (const one of found)
      for (const name of namesIn(one.path || '/', scope)) {
        const fits = matches(pattern, part, name, options)
        if (fits === undefined) return undefined
        if (fits) next.push(below(one, name))
      }
    found = next
    if (found.length > MAX_MATCHES) return undefined
  }
  return found.map(({ shown }) => shown)
}

const isMade = (path: string, { contents, links, folders }: Files): boolean => contents.has(path) || links.has(path) || folders.has(path)

/** The names in a folder, those of files that this source wrote included. */
function namesIn(folder: string, { facts, files }: GlobScope): readonly string[] {
  const names = facts.names(folder) ?? []
  if (files.contents.size + files.links.size + files.folders.size === 0) return names
  const start = folder === '/' ? '/' : `${folder}/`
  return [...new Set([...names, ...[...files.contents.keys(), ...files.links.keys(), ...files.folders].filter(path => path.startsWith(start)).map(path => path.slice(start.length).split('/')[0] ?? '')])]
}

function matches(pattern: Pattern, part: string, name: string, options: ReadonlySet<string>): boolean | undefined {
  const hidden = name.startsWith('.') && !/^\\?\./.test(part) && !options.has('dotglob')
  if (hidden) return false
  const fold = options.has('nocaseglob')
  const read = fold ? readPattern(part.toLowerCase()) : pattern
  return read && matching(read, [...(fold ? name.toLowerCase() : name)]).whole()
}
