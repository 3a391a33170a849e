// CPU time against length for every hostile shape, in one process: the exponent of a power of the length, by least squares over the longer lengths.
//   node bench/growth.mjs [part of a shape's name]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const wanted = process.argv[2] ?? ''
const LENGTHS = [8, 16, 32, 64, 128].map(k => k * 1000)
const scratch = mkdtempSync(join(tmpdir(), 'gatekeeper-growth-'))

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

try {
  const outfile = join(scratch, 'growth.mjs')
  await build({ stdin: { contents: "export * from './test/hostile/gate.ts'\nexport * from './test/hostile/shapes.ts'", resolveDir: root, loader: 'ts' }, bundle: true, platform: 'node', format: 'esm', target: 'node20', outfile, logLevel: 'error' })
  const { judgeSource, SHAPES } = await import(pathToFileURL(outfile).href)
  const mean = list => list.reduce((a, b) => a + b, 0) / list.length
  let above = 0
  for (const [name, shape] of Object.entries(SHAPES)) {
    if (!name.includes(wanted)) continue
    const times = LENGTHS.map(length => milliseconds(judgeSource, shape(length)))
    const xs = LENGTHS.map(Math.log)
    const ys = times.map(time => Math.log(Math.max(time, 0.1)))
    const exponent = xs.reduce((sum, x, i) => sum + (x - mean(xs)) * (ys[i] - mean(ys)), 0) / xs.reduce((sum, x) => sum + (x - mean(xs)) ** 2, 0)
    if (exponent > 1.1) above++
    console.log(`${exponent.toFixed(2)}${exponent > 1.1 ? ' *' : '  '} ${name}: ${times.map(time => time.toFixed(1)).join(', ')} ms`)
  }
  console.log(`${above} above 1.1`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
