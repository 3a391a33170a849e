// What options of container engines give a container of the host: folders, devices, namespaces, rights.
import { exact, literal, map, unresolved, type Word } from '../../model/index.ts'
import type { Given, Role, Step } from '../define.ts'

const root = literal('root')
export const elevates: Role = () => [{ kind: 'elevate', target: root }]

/** Whoever writes in these folders of the host is root on it. The sockets of engines are doors of the same kind. */
const GIVES_HOST = /^\/(?:etc|root|boot|dev|proc|sys|usr|bin|sbin|lib|var|var\/lib|var\/run|run|home|Users)?$|\.sock$|^\/var\/lib\/(?:docker|containerd|containers|kubelet)(?:\/|$)|^\/etc\//

const isHostPath = (source: string): boolean => /^[./~\\]|^[A-Za-z]:[\\/]/.test(source)

/** The parts of `source:target:options`; the colon of a Windows drive is none between parts. */
const parts = (value: string): readonly string[] => value.match(/^[A-Za-z]:[\\/][^:]*|[^:]+/g) ?? []

function mounted(source: Word, readonly: boolean): Step[] {
  const open = source.values?.some(value => GIVES_HOST.test(value.replace(/(?<=.)\/+$/, '')))
  return [
    ...(open ? [{ kind: 'elevate' as const, target: root }] : []),
    readonly ? { kind: 'read', target: source, recursive: true } : { kind: 'write', target: source, recursive: true },
  ]
}

/** `-v source:target[:options]`. A source that is no path is the name of a volume. */
export const volumes: Role = words =>
  words.flatMap(word => {
    if (!word.values) return mounted(unresolved(word.text, word.from), false)
    return word.values.flatMap(value => {
      const [source = '', target, options = ''] = parts(value)
      return target !== undefined && isHostPath(source) ? mounted({ ...word, text: source, values: [source] }, /(^|,)ro(,|$)/.test(options)) : []
    })
  })

/** The fields of `type=bind,source=a,target=b,readonly`. */
const fields = (value: string): ReadonlyMap<string, string> =>
  new Map(value.split(',').map(field => {
    const equals = field.indexOf('=')
    return equals < 0 ? [field, ''] : [field.slice(0, equals), field.slice(equals + 1)]
  }))

export const mounts: Role = words =>
  words.flatMap(word => {
    if (!word.values) return mounted(unresolved(word.text, word.from), false)
    return word.values.flatMap(value => {
      const given = fields(value)
      const source = given.get('source') ?? given.get('src')
      if (source === undefined || (given.get('type') !== 'bind' && !isHostPath(source))) return []
      return mounted(literal(source), ['', 'true', '1'].includes(given.get('readonly') ?? given.get('ro') ?? 'no'))
    })
  })

/** Pairs of a folder of the host and its name inside, of those that can be written. */
function doors(given: Given): readonly (readonly [host: string, inner: string])[] {
  const short = [...given.values('-v')].flatMap(word => word.values ?? []).map(value => parts(value)).filter(([source = '', target]) => target !== undefined && isHostPath(source))
  const long = given.values('--mount').flatMap(word => word.values ?? []).map(fields)
  return [
    ...short.filter(([, , options = '']) => !/(^|,)ro(,|$)/.test(options)).map(([source = '', target = '']) => [source, target] as const),
    ...long.filter(field => field.get('type') === 'bind' && !field.has('readonly') && !field.has('ro'))
      .map(field => [field.get('source') ?? field.get('src') ?? '', field.get('target') ?? field.get('dst') ?? field.get('destination') ?? ''] as const),
  ].filter(([host, inner]) => host !== '' && inner.length > 1)
}

/** What a command does to folders of the host, by the names that they have inside: followed once more, as if it ran here. */
export function throughDoors(words: readonly Word[], given: Given): readonly Step[] {
  return doors(given).flatMap(([host, inner]) => {
    const named = new RegExp(`(^|[\\s'"=:])${inner.replace(/\/+$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=[/\\s'";&|)]|$)`, 'g')
    const folder = exact(given.value('-w'))
    const base = host.replace(/\/+$/, '')
    const below = folder !== undefined && `${folder}/`.startsWith(`${inner.replace(/\/+$/, '')}/`) ? literal(`${base}${folder.slice(inner.replace(/\/+$/, '').length)}` || '/') : undefined
    if (!below && !words.some(word => word.values?.some(value => value.search(named) >= 0))) return []
    return [{ ...(below && { cwd: below }), run: words.map(word => map(word, value => value.replace(named, (found, before: string, at: number) => `${before}${base || (value[at + found.length] === '/' ? '' : '/')}`))) }]
  })
}

/** Namespaces: only the host's own is a way out. */
export const namespaces: Role = words => (words.every(word => word.values?.every(value => !/^host\b/.test(value))) ? [] : [{ kind: 'elevate', target: root }])

/** `--security-opt`: what takes confinement away. */
export const securityOptions: Role = words =>
  words.every(word => word.values?.every(value => !/unconfined|disable|systempaths|unmask|false/.test(value))) ? [] : [{ kind: 'elevate', target: root }]

/** `type=local,dest=path`, or a path: where a build leaves its result. `src=path` of secrets and caches is read. */
const path = (field: 'dest' | 'src', step: (target: Word) => Step): Role => words =>
  words.flatMap(word => {
    const value = exact(word)
    if (value === undefined) return [step(word)]
    const given = fields(value)
    const found = given.get(field) ?? given.get(field === 'src' ? 'source' : 'destination') ?? (value.includes('=') ? undefined : value)
    return found === undefined || found === '-' ? [] : [step(literal(found))]
  })
export const buildOutputs = path('dest', target => ({ kind: 'write', target, recursive: true }))
export const buildInputs = path('src', target => ({ kind: 'read', target }))

/** A command that runs inside a container. */
export const inside = (container: Word | undefined): Role => words => (words.length ? [{ run: words, host: container ?? literal('container') }] : [])
