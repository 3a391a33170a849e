// Scripts that were run once, to be read again and again: by the reader as it is, and by faulty ones.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { examine } from '../../src/analyze.ts'
import { factsOf, type Machine, makeMachine, makePlace, type Place } from './machine.ts'
import { doubtsOf, missing } from './match.ts'
import { type Recorded, recordsOf, runAll } from './run.ts'
import { scriptOf } from './script.ts'
import { render } from './tree.ts'

export { MUTANTS } from './mutation.ts'

export interface Ran {
  readonly text: string
  readonly place: Place
  readonly records: readonly Recorded[]
}

export interface Tape {
  readonly machine: Machine
  readonly scripts: readonly Ran[]
  readonly remove: () => void
}

const BATCH = 25

/** Runs scripts in bash; their folders stay until they are removed. A script changes its folder only by files of names that are not there before. */
export async function tape(seed: number, count: number): Promise<Tape> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'gatekeeper-oracle-')))
  const remove = (): void => rmSync(root, { recursive: true, force: true })
  try {
    const machine = makeMachine(root)
    const scripts = Array.from({ length: count }, (_, i) => ({ text: render(scriptOf(seed, i, 'bash')), place: makePlace(machine, String(i)) }))
    for (let start = 0; start < count; start += BATCH) await runAll('bash', scripts.slice(start, start + BATCH), machine)
    return { machine, remove, scripts: scripts.map(({ text, place }) => ({ text, place, records: recordsOf(place) })) }
  } catch (error) {
    remove()
    throw error
  }
}

/** For each script, the records that are not among what was read of it; none where part of it counts as unread. */
export function missesOf({ machine, scripts }: Tape): readonly (readonly string[])[] {
  return scripts.map(({ text, place, records }) => {
    const { invocations, occurrences } = examine({ script: text, cwd: place.cwd, interactive: false }, factsOf(place, machine))
    if (doubtsOf(occurrences).length) return []
    return records.flatMap(record => {
      const miss = missing(record, invocations)
      return miss ? [`${miss} ${JSON.stringify(record)}`] : []
    })
  })
}
