// From what a host wants and what its files hold to edits. Pure: nothing is read or written here.
import { type Json, isObject } from '../model/index.ts'
import type { HostFile } from './define.ts'
import { inserted, treeOf, plainOf } from './json.ts'
import { handlers, withoutOurs } from './ours.ts'
import { agentOf } from './launch.ts'
import { blockAdded, blockIn, withoutBlock } from './toml.ts'

/** A file as it is and as it shall be; undefined where it is not there. */
export interface Edit {
  readonly path: string
  readonly before: string | undefined
  readonly after: string | undefined
  /** The file without us; the same as `after` where we go. */
  readonly base: string | undefined
  readonly executable?: boolean
}

export type Planned = { readonly edit: Edit } | { readonly problem: string } | undefined

/** What is known of a file. */
export interface Known {
  /** Its text now. */
  readonly now: string | undefined
  /** Its text before we first wrote to it, and what we made of it; absent where we did not. */
  readonly ours?: { readonly before: string | undefined; readonly after: string } | undefined
}

const MARK = '\ufeff'
const marked = (text: string): readonly [mark: string, text: string] => (text.startsWith(MARK) ? [MARK, text.slice(1)] : ['', text])

/** @returns undefined when nothing is to be done */
export function planInstall(file: HostFile, agent: string, known: Known): Planned {
  const { now } = known
  if (file.kind === 'whole') {
    if (file.text === undefined) return { problem: 'this copy of gatekeeper does not have what stands there; install it again' }
    if (now === file.text) return undefined
    if (now !== undefined && !isOurs(now, agent)) return { problem: 'a file of that name is there, and it is none of ours; move it away first' }
  } else if (now !== undefined && isThere(file, agent, now)) return undefined
  const base = baseOf(file, agent, known)
  const after = file.kind === 'whole' ? { text: file.text ?? '' } : file.kind === 'toml' ? blockAdded(base ?? '', file.block, file.table) : filled(file, base)
  if ('problem' in after) return after
  return { edit: { path: file.path, before: now, after: after.text, base, ...(file.kind === 'whole' && file.executable && { executable: true }) } }
}

/** @returns undefined when nothing of ours is there */
export function planUninstall(file: HostFile, agent: string, known: Known): Planned {
  const { now } = known
  const problem = file.kind === 'json' && now !== undefined ? brokenAround(now, agent) : undefined
  if (problem !== undefined) return { problem }
  if (now === undefined || !(file.kind === 'whole' ? isOurs(now, agent) : file.kind === 'toml' ? blockIn(now) : handlers(now, agent).length)) return undefined
  const base = baseOf(file, agent, known)
  return { edit: { path: file.path, before: now, after: base, base } }
}

/** Why an entry of ours cannot be told from the rest, where one seems to be there. */
export function brokenAround(text: string, agent: string): string | undefined {
  const tree = treeOf(marked(text)[1])
  return tree && 'problem' in tree && text.includes(`hook ${agent}`) ? `${tree.problem}; mend it first` : undefined
}

/** The file without us: as it was, where nobody else has changed it since; else as it is, less what is ours. */
function baseOf(file: HostFile, agent: string, { now, ours }: Known): string | undefined {
  if (ours && ours.after === now) return ours.before
  if (now === undefined || file.kind === 'whole') return undefined
  const [mark, text] = marked(now)
  const rest = file.kind === 'toml' ? withoutBlock(text) : withoutOurs(text, agent, ours?.before === undefined ? undefined : marked(ours.before)[1])
  return ours && ours.before === undefined && isFrame(file, rest) ? undefined : mark + rest
}

/** Nothing is left in it but what a new file is begun with. */
function isFrame(file: HostFile, text: string): boolean {
  if (file.kind !== 'json') return !text.trim()
  const tree = treeOf(text)
  return !tree || ('node' in tree && !/\/[/*]/.test(text) && same(plainOf(tree.node), file.frame ?? {}))
}

function filled(file: HostFile & { readonly kind: 'json' }, base: string | undefined): { readonly text: string } | { readonly problem: string } {
  const [mark, text] = marked(base ?? '')
  let now = text
  if (!now.trim() && file.frame) now = `${JSON.stringify(file.frame, null, 2)}\n`
  for (const entry of file.entries) {
    const next = inserted(now, entry)
    if ('problem' in next) return next
    now = next.text
  }
  const problem = strange(text, now, file)
  return problem ? { problem } : { text: mark + now }
}

/** Holds the new text against the old by their values: what we put in is all that differs. */
function strange(before: string, after: string, file: HostFile & { readonly kind: 'json' }): string | undefined {
  const old = treeOf(before)
  const tree = treeOf(after)
  if (!tree || 'problem' in tree || (old && 'problem' in old)) return 'it cannot be changed without breaking it'
  const wanted: unknown = old ? plainOf(old.node) : structuredClone(file.frame ?? {})
  for (const { at, key, value } of file.entries) put(wanted, key === undefined ? at : [...at, key], value, key === undefined)
  return same(wanted, plainOf(tree.node)) ? undefined : 'it is written in a way that nothing can be put into it safely; do it by hand'
}

function put(root: unknown, way: readonly string[], value: Json, intoList: boolean): void {
  let at = root
  for (const [depth, key] of way.entries()) {
    if (!isObject(at)) return
    const object: Record<string, unknown> = at
    const last = depth === way.length - 1
    if (last && !intoList) object[key] = value
    else if (last) object[key] = [...(Array.isArray(object[key]) ? (object[key] as readonly unknown[]) : []), value]
    else at = object[key] ??= {}
  }
}

export const same = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, index) => same(item, other[index]))
  if (!isObject(one) || !isObject(other)) return one === other
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every(key => Object.hasOwn(other, key) && same(one[key], other[key]))
}

/** Exactly what we would put there is there, where the host looks for it, and no more of ours. */
function isThere(file: HostFile & { readonly kind: 'json' | 'toml' }, agent: string, now: string): boolean {
  if (file.kind === 'toml') return blockIn(now)?.replaceAll('\r\n', '\n').includes(`\n${file.block}`) ?? false
  const tree = treeOf(marked(now)[1])
  if (!tree || 'problem' in tree) return false
  const root = plainOf(tree.node)
  const wanted = file.entries.flatMap(({ value }) => handlers(JSON.stringify({ value }), agent))
  return handlers(now, agent).length === wanted.length && file.entries.every(({ at, key, value }) => {
    const there = at.reduce<unknown>((found, name) => (isObject(found) ? found[name] : undefined), root)
    return key === undefined ? Array.isArray(there) && there.some(one => same(one, value)) : isObject(there) && same(there[key], value)
  })
}

/** A script or a plug-in of ours says so. */
export const isOurs = (text: string, agent: string): boolean => agentOf(text) === agent || text.includes(`gatekeeper: ${agent}`) || text.includes(`gatekeeper install ${agent}`)
