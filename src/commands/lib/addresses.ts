// Addresses where a path or a name may stand: who looks at one asks its host.
import { exact, map, some, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { each } from '../roles.ts'
import { resolved } from './settle.ts'
import { localPart } from './web.ts'

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
/** No file is meant by these, whatever folders there are. */
const isUrl = begins(/^["']?(?:https?|oci|git|ssh|git\+(?:https?|ssh)):\/\//i)
/** An address is asked, anything else is a file; what only may be an address is both. */
export const readsOrAsks: Role = words =>
  words.flatMap(word => {
    const { local, remote } = localPart(word)
    return [
      ...[local, remote && !isUrl(remote) ? remote : undefined].flatMap((target): readonly Step[] => (target && exact(target) !== '-' ? [{ kind: 'read', target }] : [])),
      ...(remote && isAddress(remote) ? [connectsTo(remote)] : []),
    ]
  })
/** All that it can be has that form; of what is not known, the text. */
export const everyIs = (word: Word, form: RegExp): boolean => (word.values ? word.values.every(value => form.test(value)) : form.test(word.text.replace(/^["']/, '')))
/** An image of a registry that is not the usual one. */
export const asksRegistry: Role = each(target => ((isAddress(target) || isHosted(target)) && !everyIs(target, /^(?:[\w-]+:\/\/)?(?:[\w-]+\.)?docker\.io\//) ? connectsTo(target) : undefined))

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
