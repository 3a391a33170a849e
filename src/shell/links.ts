// Names for files: symbolic links and others, those of the disk and those that the source being walked makes.
import { type Effect, exact, type Facts, isOfProcess, normalise, type Word } from '../model/index.ts'
import type { Files } from './files.ts'

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
  const values = effect.target.values.map(value => {
    const path = value.startsWith('/') ? value : folder === undefined ? undefined : `${folder}/${value}`
    if (path === undefined || value === '') return value
    const star = effect.target.glob ? path.indexOf('*') : -1
    const cut = star < 0 ? path.length : Math.max(path.lastIndexOf('/', star), 0)
    // What takes a name away takes the link, unless it goes on into it.
    const head = path.slice(0, cut)
    const takes = (effect.kind === 'delete' || effect.kind === 'link') && star < 0 && !head.endsWith('/')
    const real = (takes ? nameOf(head, files, facts) : canonical(head, files, facts)) + path.slice(cut)
    const plain = (takes ? facts.realpath(head.slice(0, head.lastIndexOf('/')) || '/') + head.slice(head.lastIndexOf('/')) : facts.realpath(head)) + path.slice(cut)
    if (normalise(real) !== normalise(plain)) led = true
    return real
  })
  return led ? { ...effect, target: { ...effect.target, values } } : undefined
}
