// What stands in the options beside the policy: what is wrong with it, and the copies that are kept.
import { isAbsolute } from 'node:path'
import { factsFrom } from './facts.ts'
import type { AfterHook, Approver, BeforeHook, GateOptions, Sink } from './types.ts'
import { messageOf, said } from './verdicts.ts'

const OPTIONS: ReadonlySet<string> = new Set<keyof GateOptions>([
  'agent', 'session', 'user', 'cwd', 'workspace', 'facts', 'mode', 'rules', 'permissions', 'policies', 'commands', 'settings', 'before', 'after', 'approvers', 'deadline', 'sinks',
])
const TEN_MINUTES = 600_000
const LONGEST_TIMER = 2_147_483_647

export interface Beside {
  readonly before: readonly BeforeHook[]
  readonly after: readonly AfterHook[]
  readonly approvers: readonly Approver[]
  readonly sinks: readonly Sink[]
  readonly deadline: number
  readonly facts: GateOptions['facts']
}

/** What no type holds off in plain JavaScript: an option that is spelt wrong would be one that is not there. */
export function besideOf(options: GateOptions, complain: (message: string) => void): Beside {
  const { agent, session, user, cwd, workspace, facts, settings, before, after, approvers, deadline = TEN_MINUTES, sinks } = options
  for (const key of Object.keys(options)) if (!OPTIONS.has(key)) complain(`${key} is no option; known are ${[...OPTIONS].join(', ')}`)
  for (const [key, value] of Object.entries({ agent, session, user, cwd, workspace })) if (value !== undefined && typeof value !== 'string') complain(`${key} must be a text, and is ${said(value)}`)
  for (const [key, value] of Object.entries({ cwd, workspace })) if (typeof value === 'string' && !isAbsolute(value)) complain(`${key} is ${said(value)}; it must be an absolute path`)
  if (settings !== undefined && typeof settings !== 'boolean') complain(`settings must be true or false, and is ${said(settings)}`)
  if (typeof deadline !== 'number' || !(deadline > 0 && deadline <= LONGEST_TIMER)) complain(`the deadline ${said(deadline)} is no number of milliseconds that can be waited`)

  const list = <T>(key: string, given: readonly T[] | undefined, needs: string, fits: (one: T) => boolean): readonly T[] => {
    if (given === undefined) return []
    if (!Array.isArray(given)) {
      complain(`${key} must be a list, and is ${said(given)}`)
      return []
    }
    const copy: readonly T[] = [...given]
    copy.forEach((one, index) => { if (!fits(one)) complain(`${key}[${index}] ${needs}`) })
    return copy
  }
  const isHook = (hook: unknown): boolean => typeof hook === 'function'
  const isNamed = (one: { readonly name?: unknown } | undefined): boolean => typeof one?.name === 'string' && one.name !== ''
  const kept: Omit<Beside, 'facts'> = {
    deadline, before: list('before', before, 'must be a function', isHook), after: list('after', after, 'must be a function', isHook),
    approvers: list('approvers', approvers, 'must have a method ask, and a name', one => isNamed(one) && typeof one.ask === 'function').map(approverOf),
    sinks: list('sinks', sinks, 'must have a method write, and a name; required is true, false or not there', one => isNamed(one) && typeof one.write === 'function' && [undefined, true, false].includes(one.required)).map(sinkOf),
  }
  try {
    return { ...kept, facts: facts === undefined || typeof facts === 'function' ? facts : factsFrom(facts) }
  } catch (error) {
    complain(error instanceof Error ? error.message : messageOf(error))
    return { ...kept, facts: undefined }
  }
}

/** Kept apart from what was given, which may change: a sink that is required stays so. What is none was complained of. */
function approverOf(given: Approver): Approver {
  const { name, ask }: Partial<Approver> = given ?? {}
  return { name: String(name), ask: question => (ask ? Reflect.apply(ask, given, [question]) : undefined) }
}

function sinkOf(given: Sink): Sink {
  const { name, required = false, write }: Partial<Sink> = given ?? {}
  return { name: String(name), required, write: outcome => (write ? Reflect.apply(write, given, [outcome]) : undefined) }
}
