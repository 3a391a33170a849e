// Whether functions record what programs record.
import type { Shell } from './generate.ts'
import { openMachine, placeOf, restore } from './machine.ts'
import { recordsOf, runAll } from './run.ts'
import { scriptOf } from './script.ts'
import { render } from './tree.ts'

export interface Difference {
  readonly text: string
  readonly processes: readonly string[]
  readonly functions: readonly string[]
}

/** Runs scripts both ways. What runs at the same time is recorded in any order. */
export async function differences(shell: Shell, seed: number, count: number): Promise<readonly Difference[]> {
  const machine = openMachine()
  try {
    const texts = Array.from({ length: count }, (_, i) => render(scriptOf(seed, i, shell)))
    const recordedBy = async (processes: boolean): Promise<readonly (readonly string[])[]> => {
      const jobs = texts.map((text, i) => ({ text, place: placeOf(machine, i), processes }))
      await runAll(shell, jobs, machine)
      return jobs.map(({ text, place }) => {
        const lines = recordsOf(place).map(record => JSON.stringify(record).replace(/\/dev\/fd\/\d+/g, '/dev/fd/N')).sort()
        restore(place, text)
        return lines
      })
    }
    const processes = await recordedBy(true)
    const functions = await recordedBy(false)
    return texts.map((text, i) => ({ text, processes: processes[i] ?? [], functions: functions[i] ?? [] })).filter(one => one.processes.join('\n') !== one.functions.join('\n'))
  } finally {
    machine.close()
  }
}
