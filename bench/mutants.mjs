// Puts faults into the reader, one at a time, and shows that generated scripts notice each.
//   npm run mutants -- 400 7          so many scripts, of that seed
//   npm run mutants -- 400 7 arrays   only faults in files whose name holds that
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, root, withScratch } from './bundle.mjs'

const [count = '1000', seed = '1', only = ''] = process.argv.slice(2)

/** The comparison, built from sources of which one file may be changed on the way. */
async function load(scratch, name, mutant) {
  const plugin = {
    name: 'mutant',
    setup: ({ onLoad }) => onLoad({ filter: /\/src\/shell\/[\w-]+\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
      if (!mutant || path !== join(root, mutant.file)) return { contents, loader: 'ts' }
      if (contents.split(mutant.from).length !== 2) throw new Error(`${mutant.file} does not hold once: ${mutant.from}`)
      return { contents: contents.replace(mutant.from, () => mutant.to), loader: 'ts' }
    }),
  }
  return import(await bundle(scratch, ['test/oracle/replay.ts'], name, [plugin]))
}

await withScratch(async scratch => {
  const sound = await load(scratch, 'sound')
  const tape = await sound.tape(Number(seed), Number(count))
  const before = sound.missesOf(tape)
  const known = before.filter(one => one.length).length
  process.stdout.write(`${count} scripts of seed ${seed}${known ? `; ${known} of them hold a command that the reader as it is does not read, which counts for nothing here` : ''}\n`)
  let missed = 0
  for (const [index, mutant] of sound.MUTANTS.filter(({ file }) => file.includes(only)).entries()) {
    const after = await load(scratch, `mutant${index}`, mutant).then(({ missesOf }) => missesOf(tape), error => String(error.message))
    const first = typeof after === 'string' ? -1 : after.findIndex((misses, i) => misses.some(one => !before[i].includes(one)))
    if (first < 0) missed++
    process.stdout.write(`${typeof after === 'string' ? `error   ${after.split('\n')[0]}` : first < 0 ? 'missed ' : `caught  by script ${String(first + 1).padStart(4)}`}  ${mutant.file.padEnd(24)} ${mutant.name}\n`)
  }
  process.exitCode = missed ? 1 : 0
})
