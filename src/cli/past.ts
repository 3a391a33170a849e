// The questions of the past days that a rule would have settled: what shows a person how far a rule goes that is offered for good.
import { stateFolder } from '../facts/folders.ts'
import type { Ports } from './ports.ts'
import { type Bench, bench, isAllowed, isSettled } from './topics/audit-rules.ts'
import { pastRequests } from './topics/rules-past.ts'

const DAYS = 7
/** As many of the latest are tried: a person waits for it. */
const MOST = 40

/** @returns commands, the latest first */
export function pastSettled(rule: string, ports: Ports): readonly string[] {
  const asked = pastRequests(stateFolder(), Date.now() - DAYS * 86_400_000).requests.filter(one => one.decision === 'ask').reverse()
  const distinct = [...new Map(asked.map(one => [`${one.cwd}\0${one.text}`, one])).values()].slice(0, MOST)
  const known = new Map<string, Bench | undefined>()
  const benches = (cwd: string): Bench | undefined => {
    if (!known.has(cwd)) known.set(cwd, bench(cwd, ports))
    return known.get(cwd)
  }
  // What passes today without the rule says nothing of it.
  return distinct.filter(one => !isAllowed(one, benches) && isSettled(rule, one, benches)).map(one => one.text)
}
