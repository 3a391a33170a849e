// On demand: many scripts, in one shell, with a report: `--shell zsh --count 20000 --seed 7 --jobs 2 --show 10`. Or scripts as given: `--line 'stub1 a'`.
import { parseArgs } from 'node:util'
import { check, type Failure, runCampaign } from './campaign.ts'
import type { Shell } from './generate.ts'
import { openMachine } from './machine.ts'
import { describeFailure, summary, table, unreached } from './report.ts'
import { scriptOf } from './script.ts'
import { shrink } from './shrink.ts'
import { isNode, node, nodesOf, render } from './tree.ts'

const SHELLS: readonly Shell[] = ['bash', 'dash', 'busybox sh', 'zsh']

/** The kind of statement that holds the stub which was missed. */
function kindOf({ tree, record, miss }: Failure): string {
  const holder = tree.parts.find(part => isNode(part) && [...nodesOf(part)].some(one => one.tag !== undefined && record.argv.includes(one.tag)))
  return `${miss} ${holder && isNode(holder) ? (holder.construct === 'stub' ? holder.parts.filter(isNode).map(one => one.construct).join(' ') : holder.construct) : ''}`
}

export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { shell: { type: 'string', default: 'bash' }, count: { type: 'string', default: '2000' }, seed: { type: 'string' }, jobs: { type: 'string', default: '2' }, show: { type: 'string', default: '10' }, print: { type: 'string' }, whole: { type: 'boolean' }, processes: { type: 'boolean' }, size: { type: 'string' }, line: { type: 'string', multiple: true } } })
  const shell = SHELLS.find(one => one.startsWith(values.shell))
  if (!shell) throw new Error(`no such shell: ${values.shell}; one of ${SHELLS.join(', ')}`)
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6))
  if (values.print !== undefined) {
    process.stdout.write(`${render(scriptOf(seed, Number(values.print), shell))}\n`)
    return 0
  }
  if (values.line) {
    const machine = openMachine()
    const checked = await check(values.line, shell, machine, () => values.processes === true)
    machine.close()
    for (const [i, { records, misses, analyzed, doubts }] of checked.entries()) {
      const text = values.line[i] ?? ''
      process.stdout.write(`${misses.length ? '' : `${doubts.length ? `doubted (${doubts.join('; ')})` : 'ok'} ${JSON.stringify(text)} ${records.map(({ argv }) => argv.join(' ')).join(' | ')}\n`}`)
      const [first] = misses
      if (first) process.stdout.write(`${doubts.length ? `doubted (${doubts.join('; ')}) ` : ''}${describeFailure({ index: 0, shell, tree: node('list', 'list', [text]), text, ...first }, 0, { text, record: first.record, invocations: analyzed.invocations })}\n`)
    }
    return checked.some(({ misses }) => misses.length) ? 1 : 0
  }
  const start = performance.now()
  let said = 0
  let told = 0
  const result = await runCampaign({ shell, seed, count: Number(values.count), jobs: Number(values.jobs), ...(values.size !== undefined && { size: Number(values.size) }), progress: ({ scripts, failures }) => {
    // A long run tells at once what `--seed N --print I` shows.
    for (const { index, miss, record } of failures.slice(told)) process.stderr.write(`script ${index}: ${miss} of ${JSON.stringify(record.argv)}\n`)
    told = failures.length
    if (scripts - said < 1000) return
    said = scripts
    process.stderr.write(`${scripts} scripts, ${failures.length} failures, ${(scripts / ((performance.now() - start) / 1000)).toFixed(0)} per second\n`)
  } })
  const seconds = (performance.now() - start) / 1000
  // One of each kind of statement is enough to look at.
  const kinds = new Map(result.failures.map(failure => [kindOf(failure), failure]))
  for (const failure of [...kinds.values()].slice(0, Number(values.show))) process.stdout.write(`${describeFailure(failure, seed, values.whole ? undefined : await shrink(failure))}\n\n`)
  process.stdout.write(`${table(result)}\n\nnot reached: ${unreached(result, shell).join(', ') || 'nothing'}\n${shell}, seed ${seed}: ${summary(result)}; ${(result.scripts / seconds).toFixed(0)} scripts per second\n`)
  return result.failures.length ? 1 : 0
}
