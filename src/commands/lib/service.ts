// Clients of hosting services (gh, glab, hub): one effect for each thing done there, named after the command.
import { literal, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { nothing } from '../roles.ts'
import { joined } from './words.ts'

type Done = 'publish' | 'mutate' | 'destroy' | 'configure' | 'reveal'

/** `pr merge 3`: what is done and to what, so that a grant for one says nothing about another. */
export const named = (verb: string, words: readonly Word[]): Word => (words.length ? joined([literal(verb), ...words]) : literal(verb))

/** With the repository, when it is not the one of this folder. */
export const does =
  (kind: Done, verb: string) =>
  (given: Given): readonly Step[] => {
    const repository = given.value('--repo')
    return [{ kind, target: named(verb, repository ? [...given.operands, literal('in'), repository] : given.operands) }]
  }

/** A subcommand that changes something there. */
export const acts = (kind: Done, verb: string, body: Body = {}): Body => ({
  operands: { '<what...>': nothing },
  ...body,
  always: given => [...(body.always?.(given) ?? []), ...does(kind, verb)(given)],
})

/** A subcommand that only looks, whatever its operands. */
export const looks = (harmless = ''): Body => ({ harmless, operands: { '<what...>': nothing } })
