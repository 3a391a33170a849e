// Scripts that were run once, to be read again and again: by the reader as it is, and by faulty ones.
import { examine } from '../../src/analyze.ts'
import { openMachine, type Place, placeOf, restore } from './machine.ts'
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

const BATCH = 100

/** Runs scripts in bash, many at a time; what they were run on is on paper and stays as it was. */
export async function tape(seed: number, count: number): Promise<readonly Ran[]> {
  const machine = openMachine()
  try {
    const scripts: Ran[] = []
    for (let start = 0; start < count; start += BATCH) {
      const jobs = Array.from({ length: Math.min(BATCH, count - start) }, (_, i) => ({ text: render(scriptOf(seed, start + i, 'bash')), place: placeOf(machine, i), processes: false }))
      await runAll('bash', jobs, machine)
      for (const { text, place } of jobs) {
        scripts.push({ text, place, records: recordsOf(place) })
        restore(place, text)
      }
    }
    return scripts
  } finally {
    machine.close()
  }
}

/** For each script, the records that are not among what was read of it; none where part of it counts as unread. */
export function missesOf(scripts: readonly Ran[]): readonly (readonly string[])[] {
  return scripts.map(({ text, place, records }) => {
    const { invocations, occurrences } = examine({ script: text, cwd: place.cwd, interactive: false }, place.facts)
    if (doubtsOf(occurrences).length) return []
    return records.flatMap(record => {
      const miss = missing(record, invocations, place.facts.realpath)
      return miss ? [`${miss} ${JSON.stringify(record)}`] : []
    })
  })
}
