// CPU time against length for every hostile shape, in one process: the exponent of a power of the length, by least squares over the longer lengths.
//   node bench/growth.mjs [part of a shape's name]
import { bundle, exponent, withScratch } from './bundle.mjs'

const wanted = process.argv[2] ?? ''
const LENGTHS = [8, 16, 32, 64, 128].map(k => k * 1000)

function milliseconds(run, source) {
  let best = Infinity
  for (let i = 0; i < 3; i++) {
    const before = process.cpuUsage()
    run(source)
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

await withScratch(async scratch => {
  const { judgeSource, SHAPES } = await import(await bundle(scratch, ['test/hostile/gate.ts', 'test/hostile/shapes.ts']))
  let above = 0
  for (const [name, shape] of Object.entries(SHAPES)) {
    if (!name.includes(wanted)) continue
    const times = LENGTHS.map(length => milliseconds(judgeSource, shape(length)))
    const power = exponent(LENGTHS, times.map(time => Math.max(time, 0.1)))
    if (power > 1.1) above++
    console.log(`${power.toFixed(2)}${power > 1.1 ? ' *' : '  '} ${name}: ${times.map(time => time.toFixed(1)).join(', ')} ms`)
  }
  console.log(`${above} above 1.1`)
})
