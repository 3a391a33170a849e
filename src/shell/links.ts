// Names for files: symbolic links and others, those of the disk and those that the source being walked makes.
import { type Effect, exact, type Facts, normalise, type Word } from '../model/index.ts'
import type { Files } from './files.ts'

const MAX_HOPS = 40

/** The file that a path leads to: links of the disk and of this source followed, `..` taken where it really leads. */
export function canonical(path: string, files: Files, facts: Facts, hops = 0): string {
  if (path.startsWith('/dev/')) return normalise(path)
  if (files.links.size === 0 && !path.includes('/..')) return facts.realpath(path)
  let at = ''
  const segments = path.split('/').filter(part => part !== '' && part !== '.')
  for (const [index, part] of segments.entries()) {
    if (part === '..') {
      at = at.slice(0, at.lastIndexOf('/'))
      continue
    }
    const link = files.links.get(`${at}/${part}`)
    if (link !== undefined && hops < MAX_HOPS) return canonical([link, ...segments.slice(index + 1)].join('/'), files, facts, hops + 1)
    at = facts.realpath(`${at}/${part}`)
    if (at === '/') at = ''
  }
  return at || '/'
}

/** The name itself, where that is a link: everything before it followed. */
export function nameOf(path: string, files: Files, facts: Facts): string {
  const whole = normalise(path)
  const slash = whole.lastIndexOf('/')
  const folder = canonical(whole.slice(0, slash) || '/', files, facts)
  return `${folder === '/' ? '' : folder}/${whole.slice(slash + 1)}`
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
