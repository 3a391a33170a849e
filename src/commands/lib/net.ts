// Owns the addresses that programs with a host and a port talk to.
import { exact, literal, map, type Word } from '../../model/index.ts'
import type { Given, Step } from '../define.ts'
import { joined } from './words.ts'

/** `host:port`, or only what is there. */
export const address = (host: Word | undefined, port: Word | undefined): Word => {
  if (!host) return port ? map(port, value => `:${value}`, `:${port.text}`) : literal('network')
  return port ? joined([host, port], ':') : host
}

/** A connection over which standard input leaves, when something other than a person feeds it. */
export const talk = (target: Word, given: Given): Step => ({ kind: 'connect', target, ...(given.stdin !== undefined && { sends: true }) })

/** The one word asks what the program is. Among others the same letters can mean anything: `-v` is often `verbose`. */
export const onlyAsks = (words: readonly Word[]): boolean => words.length === 1 && /^(?:--?version|--?help|-h|-V)$/.test(exact(words[0]) ?? '')

/** This machine, a socket of it, and a name without a domain: what a client was set up for. A number is an address too. */
const NEAR = /^(?:(?:[a-z_][\w-]*)?|127\.[\d.]+|\[?::1\]?)$/i
/** A path of a socket; a name of hosts with a slash in front is still looked up by who knows of no sockets. */
const SOCKET = /^(?:unix:|npipe:|\/(?!\/)(?:[^.]*|.*\.sock(?:et)?)$)/is
/** Some readers make do with one slash, or with none before them. */
const SCHEME = /^(?:[a-z][\w+.-]*:\/+|\/\/+)/i
const isNear = (server: string): boolean => SOCKET.test(server) || NEAR.test(server.replace(/(?<!^\[?:):\d*$/, ''))

/** The servers of a list, each with its scheme and port, and without who asks and for what. Where readers could disagree about one, all of it. */
function serversOf(value: string): readonly string[] {
  if (/[\\\s%]/.test(value)) return [value]
  return value.split(/,(?=[\w+.-]+:\/)/).flatMap(one => {
    const scheme = SCHEME.exec(one)?.[0] ?? ''
    if (SOCKET.test(one)) return []
    if (/^\/(?!\/)/.test(one)) return [one]
    const hosts = one.slice(scheme.length).replace(/[/?#].*$/s, '').replace(/^.*@/s, '').split(',')
    return hosts.filter(host => !isNear(host)).map(host => scheme + host)
  })
}

/** Where a word leads that is not known: its host may be, what stands in for a variable is, and what a program prints may be any. */
function mayLead(host: Word): Word | undefined {
  const known = host.text.replace(/\$\{\w+:?[-=]([^}]*)\}/g, '$1').replace(/\$\{[^}]*\}|\$\(.*\)|`.*`|\$\w+/gs, '\0').replaceAll(/["']/g, '')
  const scheme = SCHEME.exec(known)?.[0] ?? ''
  const name = known.slice(scheme.length).replace(/[/?#].*$/s, '').replace(/^.*@/s, '')
  if (!name.includes('\0')) return isNear(name) ? undefined : literal(scheme + name)
  return name.includes('.') || host.from?.some(({ kind }) => kind !== 'variable') ? host : undefined
}

/** Servers of another machine, where the word says so. One in a variable is what the client was set up for, one that a program prints is not. */
export const elsewhere = (hosts: readonly Word[]): readonly Step[] =>
  hosts.flatMap((host): readonly Step[] => {
    if (host.values) return host.values.flatMap(serversOf).map(value => ({ kind: 'connect', target: { ...literal(value), ...(host.glob && { glob: true as const }) } }))
    const target = mayLead(host)
    return target ? [{ kind: 'connect', target }] : []
  })

/** `set/host,host`, as clients of MongoDB name the members of a replica set. */
export const replicaSet = (word: Word): Word => map(word, value => value.replace(/^[\w-]+\/(?!\/)/, ''))

/** Behind a host's option, of programs whose words are not read one by one. */
export const hostsAmong = (words: readonly Word[]): readonly Word[] =>
  words.flatMap((word, i) => {
    const [option] = /^(?:--ho(?:st?)?(?:=|$)|-[vsqCfiktcI]*[hH])/.exec(word.values?.[0] ?? word.text.replace(/^["']/, '')) ?? []
    if (option === undefined) return []
    const attached = (word.values ?? [word.text.replaceAll(/["']/g, '')]).map(value => value.slice(option.length)).filter(Boolean)
    if (!attached.length) return words.slice(i + 1, i + 2)
    return [{ ...word, text: attached.join(' '), ...(word.values && { values: attached }) }]
  })

/** Asked besides, whatever the program does: where options without a role of their own name its server. */
export const serverOf =
  (...options: readonly string[]) =>
  (given: Given): readonly Step[] =>
    elsewhere(options.flatMap(option => given.values(option)))

export const listen = (target: Word): Step => ({ kind: 'connect', target, listens: true })
