// A run of many scripts: generate, read, execute, compare, count.
import { type Analyzed, examine } from '../../src/analyze.ts'
import type { Shell } from './generate.ts'
import { type Machine, openMachine, type Place, placeOf, restore } from './machine.ts'
import { doubtsOf, type Miss, missing } from './match.ts'
import { type Recorded, recordsOf, runAll } from './run.ts'
import { scriptOf } from './script.ts'
import { isNode, type Node, nodesOf, reached, render } from './tree.ts'

export interface Failure {
  readonly index: number
  readonly shell: Shell
  readonly tree: Node
  readonly text: string
  readonly record: Recorded
  readonly miss: Miss
}

export interface Tally {
  /** Scripts in which it was reached. */
  reached: number
  /** Of these, scripts of which part counts as unread. */
  doubted: number
  /** Arguments of stubs that it is part of, and those of which gatekeeper knows nothing. */
  words: number
  unresolved: number
}

export interface Result {
  readonly failures: Failure[]
  readonly constructs: Map<string, Tally>
  scripts: number
  records: number
  doubted: number
  /** Doubted, and some record is not among what was read all the same. */
  doubtedMisses: number
  late: number
  /** Words of stubs that were read, and those of which nothing is known. */
  words: number
  unresolved: number
  readonly doubts: Map<string, number>
}

export interface Plan {
  readonly shell: Shell
  readonly seed: number
  readonly count: number
  readonly jobs?: number
  /** How many statements a script has, about; some when absent. */
  readonly size?: number
  /** Called after every batch; true ends the run. */
  readonly progress?: (result: Result) => boolean | undefined
}

const BATCH = 40
const TAG = /^t\d+$/

export interface Checked {
  readonly analyzed: Analyzed
  readonly records: readonly Recorded[]
  readonly doubts: readonly string[]
  readonly misses: readonly { readonly record: Recorded; readonly miss: Miss }[]
  /** False when it was ended: what it recorded until then counts. */
  readonly ended: boolean
}

/** One of so many scripts runs as its own process, with stubs that are processes; the others run as functions. */
const PROCESSES = 20

/** Reads and runs some scripts, each in a place of its own. Where one of them does not end, the others run again without it. */
export async function check(texts: readonly string[], shell: Shell, machine: Machine, processes = (index: number): boolean => index % PROCESSES === 0): Promise<readonly Checked[]> {
  const jobs = texts.map((text, i) => ({ text, place: placeOf(machine, i), processes: processes(i) }))
  const running = runAll(shell, jobs, machine)
  const read = jobs.map(({ text, place }) => examine({ script: text, cwd: place.cwd, interactive: false, ...(shell !== 'bash' && { shell }) }, place.facts))
  const ended = await running
  const checked = jobs.map(({ place }, i) => ({ ...compare(read[i]!, recordsOf(place), place), ended }))
  for (const { text, place } of jobs) restore(place, text)
  if (ended || texts.length === 1) return checked
  const alone: Checked[] = []
  for (const [i, text] of texts.entries()) alone.push(...(await check([text], shell, machine, () => processes(i))))
  return alone
}

function compare(analyzed: Analyzed, records: readonly Recorded[], { facts }: Place): Omit<Checked, 'ended'> {
  const misses = records.flatMap(record => {
    const miss = missing(record, analyzed.invocations, facts.realpath)
    return miss ? [{ record, miss }] : []
  })
  return { analyzed, records, doubts: doubtsOf(analyzed.occurrences), misses }
}

export async function runCampaign({ shell, seed, count, jobs = 2, size, progress }: Plan): Promise<Result> {
  const result: Result = { failures: [], constructs: new Map(), scripts: 0, records: 0, doubted: 0, doubtedMisses: 0, late: 0, words: 0, unresolved: 0, doubts: new Map() }
  let next = 0
  let stop = false
  const work = async (): Promise<void> => {
    const machine = openMachine()
    try {
      while (next < count && !stop) {
        const start = next
        next = Math.min(count, next + BATCH)
        const trees = Array.from({ length: next - start }, (_, i) => scriptOf(seed, start + i, shell, size))
        const checked = await check(trees.map(render), shell, machine)
        for (const [i, one] of checked.entries()) {
          if (!one.ended) result.late++
          // What stubs write as functions while others run beside them can be mixed up: a miss has to show when each is a process of its own as well.
          const again = one.misses.length && !one.doubts.length ? (await check([render(trees[i]!)], shell, machine, () => true))[0] : undefined
          add(result, again ?? one, trees[i]!, start + i, shell)
        }
        stop ||= progress?.(result) ?? false
      }
    } finally {
      machine.close()
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  return result
}

function add(result: Result, { analyzed, records, doubts, misses }: Checked, tree: Node, index: number, shell: Shell): void {
  result.scripts++
  result.records += records.length
  for (const why of new Set(doubts)) result.doubts.set(why, (result.doubts.get(why) ?? 0) + 1)
  const tags = new Set(records.flatMap(({ argv }) => argv.filter(word => TAG.test(word))))
  for (const name of reached(tree, tags)) {
    const tally = tallyOf(result, name)
    tally.reached++
    if (doubts.length) tally.doubted++
  }
  const stubs = new Map([...nodesOf(tree)].flatMap(one => (one.tag === undefined ? [] : [[one.tag, one] as const])))
  for (const { args } of analyzed.invocations) {
    const open = args.filter(word => !word.values).length
    result.words += args.length
    result.unresolved += open
    const tagged = args.map(word => stubs.get(word.values?.[0] ?? '')).find(one => one !== undefined)
    for (const name of new Set(tagged?.parts.filter(isNode).map(one => one.construct))) {
      const tally = tallyOf(result, name)
      tally.words += args.length - 1
      tally.unresolved += open
    }
  }
  const [first] = misses
  if (doubts.length) {
    result.doubted++
    if (first) result.doubtedMisses++
  } else if (first) result.failures.push({ index, shell, tree, text: render(tree), ...first })
}

function tallyOf(result: Result, name: string): Tally {
  const known = result.constructs.get(name)
  if (known) return known
  const tally: Tally = { reached: 0, doubted: 0, words: 0, unresolved: 0 }
  result.constructs.set(name, tally)
  return tally
}
