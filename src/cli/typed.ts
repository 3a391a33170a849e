// What people and scripts type: the quick reading for what is typed right, the long one for help and mistakes.
import { parse } from './parse.ts'
import { perform } from './perform.ts'
import type { Ports } from './ports.ts'
import { USAGES } from './usage.ts'

/** Given by the launcher, which does what the answer says. */
const PLAN = '--plan'

/** @returns the exit code */
export async function run(args: readonly string[], ports: Ports): Promise<number> {
  const planned = args[0] === PLAN
  const typed = planned ? args.slice(1) : args
  const [name, ...rest] = typed
  const usage = USAGES.find(known => known.name === name)
  const parsed = usage && parse(usage, rest)
  if (usage && parsed) return perform(usage.name, { parsed, skip: 1 + rest.length - parsed.operands.length, planned }, ports)
  const full = await import('./full.ts')
  return full.run(typed, { usages: USAGES, planned, ports, perform: (known, call) => perform(known, call, ports) })
}
