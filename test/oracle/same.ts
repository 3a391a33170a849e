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
    const [processes = [], functions = []] = [[], []] as string[][][]
    for (const [all, apart] of [[processes, true], [functions, false]] as const) {
      const jobs = texts.map((text, i) => ({ text, place: placeOf(machine, i), processes: apart }))
      await runAll(shell, jobs, machine)
      for (const { text, place } of jobs) {
        all.push(recordsOf(place).map(record => JSON.stringify(record).replace(/\/dev\/fd\/\d+/g, '/dev/fd/N')).sort())
        restore(place, text)
      }
    }
    return texts.flatMap((text, i) => (JSON.stringify(processes[i]) === JSON.stringify(functions[i]) ? [] : [{ text, processes: processes[i] ?? [], functions: functions[i] ?? [] }]))
  } finally {
    machine.close()
  }
}
