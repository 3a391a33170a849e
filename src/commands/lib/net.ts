// Owns the addresses that programs with a host and a port talk to.
import { exact, literal, map, some, type Word } from '../../model/index.ts'
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

/** Servers of another machine, where the name says so: a socket, this machine, a name without a domain and one in a variable are what a client was set up for. */
export const elsewhere = (hosts: readonly Word[]): readonly Step[] =>
  hosts.filter(host => some(host, value => /[.:]/.test(value) && !/^(?:127\.[\d.]+|::1|\/.*)$/.test(value))).map(target => ({ kind: 'connect', target }))

export const listen = (target: Word): Step => ({ kind: 'connect', target, listens: true })
