// Names for files: symbolic links and others, those of the disk and those that the source being walked makes.
import { type Effect, exact, type Facts, type Invocation, isOfProcess, normalise, unresolved, type Word } from '../model/index.ts'
import { absolutePath, type Files, placed } from './files.ts'
import type { Scope } from './scope.ts'

/** Links that the kernel follows in one path before it gives up: path_resolution(7). */
const MAX_HOPS = 40
/** Characters of a path that the kernel takes. */
const PATH_MAX = 4096

/** The file that a path leads to: links of the disk and of this source followed, `..` taken where it really leads. One that leads nowhere stays. */
export function canonical(path: string, files: Files, facts: Facts): string {
  if (path.startsWith('/dev/') && normalise(path).startsWith('/dev/')) return normalise(path)
  if (files.links.size === 0) return normalise(facts.realpath(path))
  if (path.length > PATH_MAX) return normalise(path)
  const rest = segmentsOf(path).reverse()
  let at = ''
  // Below a name that is not there the disk has no link to follow.
  let missing = false
  for (let hops = 0, part = rest.pop(); part !== undefined; part = rest.pop()) {
    if (part === '..' && isOfProcess(at)) return [at, part, ...rest.reverse()].join('/')
    const next = part === '..' ? at.slice(0, at.lastIndexOf('/')) : `${at}/${part}`
    const link = part === '..' ? undefined : files.links.get(next)
    if (link !== undefined) {
      if (++hops > MAX_HOPS) return normalise(path)
      rest.push(...segmentsOf(link).reverse())
      at = ''
      missing = false
      continue
    }
    missing = part !== '..' && (missing || facts.stat(next) === undefined)
    at = missing || part === '..' ? next : facts.realpath(next)
    if (at === '/') at = ''
  }
  return at || '/'
}

const segmentsOf = (path: string): string[] => path.split('/').filter(part => part !== '' && part !== '.')

/** The name itself, where that is a link: everything before it followed. */
export function nameOf(path: string, files: Files, facts: Facts): string {
  const [, folder = '', name = ''] = /^(.*)\/([^/]*)\/*$/s.exec(path) ?? []
  if (name === '' || name === '.' || name === '..') return canonical(path, files, facts)
  const real = canonical(folder || '/', files, facts)
  return `${real === '/' ? '' : real}/${name}`
}

/** Where an effect really lands when its target is reached through a name that this source made; undefined when it is not. */
export function throughLinks(effect: Effect, cwd: Word, files: Files, facts: Facts): Effect | undefined {
  if (!effect.target.values) return undefined
  const folder = exact(cwd)
  let led = false
  let lost = false
  const values = effect.target.values.map(value => {
    const path = value === '' ? undefined : placed(value, folder)
    if (path === undefined) return value
    const star = effect.target.glob ? path.indexOf('*') : -1
    // A pattern of folders may name a link among them.
    if (star >= 0 && path.slice(star).includes('/') && [...files.links.keys()].some(link => link.startsWith(path.slice(0, path.lastIndexOf('/', star) + 1)))) lost = true
    const cut = star < 0 ? path.length : Math.max(path.lastIndexOf('/', star), 0)
    // What takes a name away takes the link, unless it goes on into it.
    const head = path.slice(0, cut)
    const takes = (effect.kind === 'delete' || effect.kind === 'link') && star < 0 && !head.endsWith('/')
    const real = (takes ? nameOf(head, files, facts) : canonical(head, files, facts)) + path.slice(cut)
    const plain = (takes ? facts.realpath(head.slice(0, head.lastIndexOf('/')) || '/') + head.slice(head.lastIndexOf('/')) : facts.realpath(head)) + path.slice(cut)
    if (normalise(real) !== normalise(plain)) led = true
    return real
  })
  if (lost) return { ...effect, target: unresolved(effect.target.text, effect.target.from) }
  return led ? { ...effect, target: { ...effect.target, values } } : undefined
}

/** Programs that take files with their names elsewhere, links included. */
const MOVERS = /^g?(?:mv|cp|rsync|tar|cpio|install|ditto|pax)$/
/** cp leaves links what they are. */
const KEEPS = /^(?:-[a-zA-Z]*[adP]|--archive|--no-dereference|--preserve=.*links.*)/

/** ln takes the name for a name, whatever has it. */
const AS_NAME = /^(?:-[a-zA-Z]*[nhT][a-zA-Z]*|--no-dereference|--no-target-directory)$/

/** Of several files that get links in a folder, the one whose name the link has; all of them where that does not tell. */
export function namedAlike(sources: readonly Effect[]): (link: Word) => readonly Effect[] {
  const base = (word: Word): string | undefined => exact(word)?.replace(/\/+$/, '').replace(/^.*\//s, '')
  /** Undefined for a name that two have. */
  const byName = new Map<string, Effect | undefined>()
  for (const source of sources.length > 1 ? sources : []) {
    const name = base(source.target)
    if (name !== undefined) byName.set(name, byName.has(name) ? undefined : source)
  }
  return link => {
    const name = base(link)
    const alike = name === undefined ? undefined : byName.get(name)
    return alike ? [alike] : sources
  }
}

/** Why it is no longer known where names lead, once these effects are done; undefined as long as it is. */
export function tangled(effects: readonly Effect[], call: Invocation, scope: Scope): string | undefined {
  const { files, facts } = scope
  const made = effects.filter(({ kind }) => kind === 'link')
  const taken = effects.filter(({ kind }) => kind === 'read' || kind === 'delete')
  const sourcesOf = namedAlike(taken)
  const asName = call.args.some(word => AS_NAME.test(exact(word) ?? ''))
  for (const { target } of made) {
    const sources = sourcesOf(target)
    if (sources.length > 1) return 'it makes several links at once'
    const name = absolutePath(scope, target)
    const leads = sources[0] ? absolutePath(scope, sources[0].target) : ''
    if (name === undefined || leads === undefined) return 'it makes a link, and where that is, or leads, is not known'
    const real = canonical(name, files, facts)
    const folder = facts.stat(real) === 'directory' || files.folders.has(real)
    if (folder && (files.taken || nameOf(name, files, facts) !== real || asName)) return 'it makes a link in a folder, or in its place'
    const before = files.links.get(nameOf(name, files, facts))
    if (before !== undefined && leads !== '' && before !== canonical(leads, files, facts)) return 'it makes another link of a name that is one'
  }
  if (made.length) return undefined
  const program = (exact(call.program) ?? '').replace(/^.*\//, '')
  if (!MOVERS.test(program)) return undefined
  const moves = /^g?mv$/.test(program) || call.args.some(word => KEEPS.test(exact(word) ?? ''))
  for (const { target } of taken) {
    const path = absolutePath(scope, target)
    const from = path === undefined ? undefined : nameOf(path, files, facts)
    if (from === undefined ? files.links.size : [...files.links.keys()].some(link => link === from || link.startsWith(`${from}/`)) || (moves && facts.realpath(from) !== from)) return 'it moves or copies links'
  }
  return undefined
}
