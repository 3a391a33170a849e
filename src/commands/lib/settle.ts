// Changes what every role of a spec's body leads to, its subcommands included.
import type { Body, Given, Role, Step } from '../define.ts'

type Settle = (steps: readonly Step[], given: Given) => readonly Step[]

const each = <T, U>(table: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value)]))

/** A subcommand's body, which may be made only when it is met. */
export const resolved = (body: Body | (() => Body)): Body => (typeof body === 'function' ? body() : body)

/** The body with the function applied to all of its steps. */
export function settled(body: Body, settle: Settle): Body {
  const { options, operands, always, bare, subcommands } = body
  const role =
    (inner: Role): Role =>
    (words, given) =>
      settle(inner(words, given), given)
  return {
    ...body,
    ...(options && { options: each(options, role) }),
    ...(operands && { operands: each(operands, role) }),
    ...(always && { always: given => settle(always(given), given) }),
    ...(bare && { bare: given => settle(bare(given), given) }),
    ...(subcommands && { subcommands: each(subcommands, inner => () => settled(resolved(inner), settle)) }),
  }
}

/** For programs that print their help or version, and do nothing else, wherever that option stands. */
export const helpful = (body: Body, ...options: readonly string[]): Body =>
  settled(body, (steps, given) => (given('--help') || options.some(option => given(option)) ? [] : steps))
