// Reads the addresses of socat: `TYPE:parameter:...,option,option=value`. Source: socat(1) 1.7.4 and 1.8.
import { literal, unknown, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'

/** Which way bytes go through an address. */
export interface Way {
  readonly read: boolean
  readonly write: boolean
}
export interface Address {
  readonly kind: 'program' | 'network' | 'file' | 'input' | 'other'
  readonly target: Word
  readonly listens: boolean
  /** What opening it does, networks aside. */
  readonly steps: readonly Step[]
}

const LISTENS = /(?:-listen|-l|-recv|-recvfrom)$/
const NETWORK = /^(?:tcp|udp|udplite|sctp|dccp|openssl|ssl|dtls|socks|proxy|vsock|ip|socket|posixmq|interface)\d?[a-z]?(?:-|$)/
const UNIX = /^(?:unix|abstract|gopen-unix)(?:-|$)/

/** The text up to the first separator that is neither escaped nor quoted. */
function upTo(text: string, separator: string): number {
  let quote = ''
  for (let i = 0; i < text.length; i++) {
    const c = text[i] ?? ''
    if (c === '\\') i++
    else if (quote) quote = c === quote ? '' : quote
    else if (c === '"' || c === "'") quote = c
    else if (c === separator) return i
  }
  return text.length
}

export function readAddress(text: string, way: Way): Address {
  const end = upTo(text, ',')
  const [head, options] = [text.slice(0, end), text.slice(end + 1).split(',')]
  const colon = head.search(/[:=]/)
  const type = (colon < 0 ? head : head.slice(0, colon)).toLowerCase()
  const parameter = colon < 0 ? '' : head.slice(colon + 1)
  const extra = options.flatMap((option): Step[] => {
    const [name = '', value] = option.split('=')
    if (value === undefined) return []
    if (name === 'link' || name === 'symbolic-link') return [{ kind: 'link', target: literal(value) }]
    if (name === 'history' || name === 'history-file') return [{ kind: 'write', target: literal(value) }]
    return /^(?:cert|certificate|cafile|capath|dhparams?)$/.test(name) ? [{ kind: 'read', target: literal(value) }] : []
  })
  const plain = { target: literal(parameter), listens: false, steps: extra }
  if (/^(?:-|stdio|stdin|stdout|stderr|fd|accept-fd|\d+)$/.test(type)) return { ...plain, kind: 'input' }
  if (type === 'exec' || type === 'system' || type === 'shell')
    return { ...plain, kind: 'program', target: literal(parameter.replace(/\\(.)/g, '$1').replace(/^"(.*)"$/s, '$1')) }
  if (UNIX.test(type)) return { ...plain, kind: 'network', target: literal(`unix:${parameter}`), listens: LISTENS.test(type) }
  if (NETWORK.test(type))
    return {
      ...plain,
      kind: 'network',
      target: literal(LISTENS.test(type) && !parameter.includes('.') ? `:${parameter}` : parameter),
      listens: LISTENS.test(type),
    }
  if (type === 'tun') return { ...plain, kind: 'other', steps: [...extra, { kind: 'configure', target: literal(head) }] }
  if (type === 'pty' || type === 'readline' || type === 'socketpair') return { ...plain, kind: 'other' }
  const named = /^(?:open|file|gopen|create|creat|pipe|fifo)$/.test(type)
  if (!named && !head.includes('/')) return { ...plain, kind: 'other', steps: [...extra, unknown(literal(text), 'this kind of address is not known')] }
  const target = literal(named ? parameter : head)
  const only = new Set(options.map(option => option.replace(/^o-/, '')))
  const reads = way.read && !only.has('wronly') && !/^creat/.test(type)
  const writes = way.write && !only.has('rdonly')
  const steps: Step[] = [
    ...(reads ? [{ kind: 'read', target } as const] : []),
    ...(writes ? [{ kind: only.has('append') ? 'append' : 'write', target } as const] : []),
  ]
  return { kind: 'file', target, listens: false, steps: [...extra, ...steps] }
}

/** `in!!out` is two addresses, one for each direction. */
const halves = (text: string, way: Way): Address[] => {
  const [first = '', second] = text.split('!!')
  return second === undefined
    ? [readAddress(first, way)]
    : [readAddress(first, { read: true, write: false }), readAddress(second, { read: false, write: true })]
}

/** What joining two addresses does. */
export function joins(left: Word, right: Word, leftWay: Way, rightWay: Way, fed: boolean): Step[] {
  const unclear = [left, right].filter(word => word.values?.length !== 1)
  const ends = [left, right].map((word, i) => (word.values?.length === 1 ? halves(word.values[0] ?? '', i ? rightWay : leftWay) : []))
  const all = ends.flat()
  const shell = all.some(one => one.kind === 'program')
  const networks = all.filter(one => one.kind === 'network')
  return [
    ...unclear.map(word => unknown(word, 'this address is not known')),
    ...ends.flatMap((addresses, side) =>
      addresses.flatMap((one): Step[] => {
        const others = ends[1 - side] ?? []
        if (one.kind === 'program') return [...one.steps, ...(networks.length ? [] : [{ script: one.target }])]
        if (one.kind !== 'network') return [...one.steps]
        const gives =
          (side ? leftWay : rightWay).read &&
          others.some(other => (other.kind === 'file' && other.steps.some(step => 'kind' in step && step.kind === 'read')) || (other.kind === 'input' && fed))
        return [
          ...one.steps,
          {
            kind: 'connect',
            target: one.target,
            ...(one.listens && { listens: true }),
            ...(shell && { shell: true }),
            ...(gives && !shell && { sends: true }),
          },
        ]
      }),
    ),
  ]
}
