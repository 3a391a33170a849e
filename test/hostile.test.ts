// Hostile sources: no crash, no hang, no silent allow of what is no text. Each batch runs in a thread that has little memory and is ended when it takes too long.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FOUND } from './hostile/found.ts'
import { SHAPES } from './hostile/shapes.ts'

let scratch = ''
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'gatekeeper-hostile-'))
  await build({ entryPoints: [resolve(import.meta.dirname, 'hostile/fuzz.ts')], bundle: true, platform: 'node', format: 'esm', target: 'node20', outfile: join(scratch, 'fuzz.mjs'), logLevel: 'error' })
}, 60_000)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Runs each source; returns those with a fault, with the one that never ended or took all memory. */
async function faults(names: readonly string[], sources: readonly string[], patience: number): Promise<readonly string[]> {
  const code = `import { parentPort, workerData } from 'node:worker_threads'
    const { execute } = await import(workerData.file)
    for (const [index, source] of workerData.sources.entries()) { Atomics.store(workerData.at, 0, index); const { fault } = execute(source); if (fault) parentPort.postMessage([index, fault]) }`
  const found: string[] = []
  const at = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), { workerData: { file: pathToFileURL(join(scratch, 'fuzz.mjs')).href, sources, at }, resourceLimits: { maxOldGenerationSizeMb: 512 } })
  worker.on('message', ([index, fault]: [number, string]) => found.push(`${names[index]}: ${fault}`))
  const why = await new Promise<string | undefined>(done => {
    const timer = setTimeout(() => done('it does not end'), patience)
    worker.on('error', error => done(String(error)))
    worker.on('exit', () => { clearTimeout(timer); done(undefined) })
  })
  await worker.terminate()
  return why ? [...found, `${names[Atomics.load(at, 0)]}: ${why}`] : found
}

describe('hostile sources end in bounded time and memory, and never in an exception', () => {
  test('every kind that was found', { timeout: 120_000 }, async () => expect(await faults(Object.keys(FOUND), Object.values(FOUND), 100_000)).toEqual([]))
  // Some of them, others each time; bench/growth.mjs runs them all, and longer.
  const seed = Number(process.env['SEED'] ?? Date.now() % 100_000)
  test(`a third of the shapes (SEED=${seed})`, { timeout: 120_000 }, async () => {
    const names = Object.keys(SHAPES).filter((_, index) => (index + seed) % 3 === 0)
    expect(names.length).toBeGreaterThan(50)
    expect(await faults(names, names.map(name => SHAPES[name]?.(4000) ?? ''), 100_000)).toEqual([])
  })
  test(`fuzz (SEED=${seed})`, { timeout: 120_000 }, async () => {
    const { sourceOf } = await import('./hostile/fuzz.ts')
    const sources = Array.from({ length: 200 }, (_, index) => sourceOf(seed, index))
    expect(new Set(sources).size).toBeGreaterThan(150)
    expect(await faults(sources.map((_, index) => `#${index}`), sources, 100_000)).toEqual([])
  })
})
