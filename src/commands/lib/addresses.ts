// Addresses where a path or a name may stand: who looks at one asks its host.
import { map, some, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { each } from '../roles.ts'
import { resolved } from './settle.ts'

/** With a scheme, or as git and Go's getters write it. */
const ADDRESS = /^["']?(?:[a-z][\w+.-]*::?\/\/|[a-z]+::|[\w.-]+@[\w.-]+:|(?:www\.)?github\.com[/:])/i
/** A name of an image, a module or a repository that begins with a host. */
const HOSTED = /^["']?(?:[\w-]+(?:\.[\w-]+)+(?::\d+)?|[\w.-]+:\d+)\/./

/** What is not known as a whole may still begin like one. */
const begins = (form: RegExp) => (word: Word): boolean => (word.values ? some(word, value => form.test(value)) : form.test(word.text))
export const isAddress = begins(ADDRESS)
export const isHosted = begins(HOSTED)

export const connectsTo = (target: Word): Step => ({ kind: 'connect', target })
/** Connects where it is an address, and does nothing else of its own. */
export const asksAddress: Role = each(target => (isAddress(target) ? connectsTo(target) : undefined))
/** An address is asked, anything else is a file. */
export const readsOrAsks = (recursive?: true): Role => each(target => (isAddress(target) ? connectsTo(target) : some(target, value => value === '-') ? undefined : { kind: 'read', target, ...(recursive && { recursive }) }))
/** An image of a registry that is not the usual one. */
export const asksRegistry: Role = each(target => ((isAddress(target) || isHosted(target)) && !some(target, value => /^(?:[\w-]+:\/\/)?(?:[\w-]+\.)?docker\.io\//.test(value)) ? connectsTo(target) : undefined))

/** A setting of that name is a key or a password. */
export const isSecretName = (word: Word | undefined): boolean => some(word, value => /_auth|auth_?token|token$|passw|secret|(?:^|:|_)key$|AuthIdent/i.test(value))

/** What stands behind the first sign of `key=value`. */
export const behindSign = (word: Word): Word => map(word, value => value.slice(value.indexOf('=') + 1))

/** The body, whose subcommands lead to more than they say themselves. */
export const besides = (body: Body, more: (given: Given) => readonly Step[]): Body => ({
  ...body,
  ...(body.subcommands
    ? { subcommands: Object.fromEntries(Object.entries(body.subcommands).map(([name, inner]) => [name, () => besides(resolved(inner), more)])) }
    : { always: (given: Given) => [...more(given), ...(body.always?.(given) ?? [])] }),
})
