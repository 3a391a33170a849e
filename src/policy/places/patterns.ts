// What patterns of names could mean: secrets that they spell out, folders that they empty.
import type { Facts, Place, Word } from '../../model/index.ts'
import { fitsName } from '../wildcard.ts'
import { belowHome, fold, isPattern, isWild, nameOf, parentOf } from './paths.ts'
import { protectedSamples } from './protected.ts'
import { isSecret, SECRET_FOLDERS, secretSamples } from './secret.ts'

/** What a pattern could name: a secret or guarded file, if enough of it is spelt out to mean one. */
export function hinted(path: string, home: string | undefined): Place {
  const folded = fold(path)
  const segments = folded.split('/')
  const last = segments.at(-1) ?? ''
  const head = folded.slice(0, folded.length - last.length)
  if (isPattern(last)) {
    const tries = [last.replace(/[*?]+/g, ''), last.replace(/[*?]+/g, 'x'), ...(spelt(last) ? secretSamples().filter(name => fitsName(last, name)) : [])]
    if (tries.some(name => name && isSecret(head + name, belowHome(head + name, home), false))) return 'secret'
    if (last.startsWith('.') && protectedSamples().some(name => fitsName(last, name))) return 'protected'
  }
  // A pattern of folders may lead to the system's own: /**/shadow, /etc/*.
  if (/\*\*/.test(head) && /^(?:g?shadow-?|master\.passwd|environ)$/.test(last)) return 'secret'
  if (head === '/etc/' && isPattern(last) && fitsName(last, 'shadow')) return 'secret'
  for (const [index, segment] of segments.entries()) {
    if (index === segments.length - 1 || !segment.startsWith('.') || !isPattern(segment)) continue
    for (const name of SECRET_FOLDERS)
      if (fitsName(segment, name)) {
        const one = segments.with(index, name).join('/')
        if (isSecret(one, belowHome(one, home), false)) return 'secret'
      }
    if (protectedSamples().some(name => fitsName(segment, name))) return 'protected'
  }
  return 'sink'
}

/** Enough letters to mean a name, rather than every file of a type. */
const spelt = (name: string): boolean => name.startsWith('.') || /[^*?]{3,}/.test(name.replace(/\.[^.*?]*$/, ''))

/** Folders that are emptied: `src` for `src/*`, for a pattern or for every name in it. */
export function emptied(target: Word, paths: readonly string[], facts: Facts): readonly string[] {
  const found = new Set<string>()
  const everything = EVERYTHING.test(target.text)
  for (const path of paths) {
    let folder = path
    while (isWild(nameOf(folder))) folder = parentOf(folder)
    if (folder !== path) found.add(folder)
    if (everything) found.add(parentOf(path))
  }
  const all = new Set(paths)
  if (all.size > 1)
    for (const folder of [facts.workspace, facts.home, '/']) {
      if (!paths.some(path => parentOf(path) === folder)) continue
      const names = facts.names(folder)?.filter(name => !name.startsWith('.'))
      if (names?.length && names.every(name => all.has(folder === '/' ? `/${name}` : `${folder}/${name}`))) found.add(folder)
    }
  return [...found]
}

const EVERYTHING = /(?:^|\/)(?:\*+|\.\*|\*\.\*|\{\*,\.\*\}|\.\?\*|\.\[[!^]\.\]\*|\?\*)\/?$/
