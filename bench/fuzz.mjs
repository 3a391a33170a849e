// Throws hostile text at the whole pipeline, in a thread with a watchdog and a bound on its memory. Whatever fails is printed, ready for test/hostile/found.ts.
//   node bench/fuzz.mjs [--minutes 1] [--seed 1] [--from 0]
import { fileURLToPath } from 'node:url'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const HANG = 15_000

async function work() {
  const { file, seed, from, shared } = workerData
  const { execute, sourceOf } = await import(file)
  const { parentPort } = await import('node:worker_threads')
  for (let index = from; ; index++) {
    Atomics.store(shared, 0, index)
    const { milliseconds, fault } = execute(sourceOf(seed, index))
    if (fault) parentPort.postMessage({ index, fault })
    else if (milliseconds > 100) parentPort.postMessage({ index, milliseconds })
  }
}

async function watch() {
  const option = (name, otherwise) => { const at = process.argv.indexOf(`--${name}`); return at < 0 ? otherwise : Number(process.argv[at + 1]) }
  const seed = option('seed', 1)
  const end = Date.now() + option('minutes', 1) * 60_000
  const { bundle, withScratch } = await import('./bundle.mjs')
  await withScratch(async scratch => {
    const file = await bundle(scratch, ['test/hostile/fuzz.ts'])
    const { sourceOf } = await import(file)
    const shared = new Int32Array(new SharedArrayBuffer(4))
    const faults = []
    const slow = []
    const first = option('from', 0)
    let from = first
    while (Date.now() < end) {
      const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { file, seed, from, shared }, resourceLimits: { maxOldGenerationSizeMb: 512 } })
      worker.on('message', ({ index, fault, milliseconds }) => (fault ? faults.push({ index, fault }) : slow.push([milliseconds, index])))
      Atomics.store(shared, 0, from)
      const why = await new Promise(done => {
        let last = -1
        // By the processor's time: a busy machine is no hang.
        const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
        let since = spent()
        worker.on('error', error => done(`the thread died: ${error.message}`))
        const timer = setInterval(() => {
          const now = Atomics.load(shared, 0)
          if (now !== last) [last, since] = [now, spent()]
          if (Date.now() > end) done(undefined)
          else if (spent() - since > HANG) done(`it does not end within ${HANG} ms of processor time`)
        }, 250)
        worker.on('exit', () => clearInterval(timer))
      })
      await worker.terminate()
      from = Atomics.load(shared, 0) + 1
      if (why) faults.push({ index: from - 1, fault: why })
    }
    console.log(`${from - first} executions with seed ${seed}, ${faults.length} faults`)
    for (const [milliseconds, index] of slow.sort((a, b) => b[0] - a[0]).slice(0, 5)) console.log(`slow   ${Math.round(milliseconds)} ms  #${index} ${JSON.stringify(sourceOf(seed, index)).slice(0, 160)}`)
    for (const { index, fault } of faults) console.log(`fault  #${index} ${fault}\n${JSON.stringify(sourceOf(seed, index))}`)
    process.exitCode = faults.length ? 1 : 0
  })
}

await (isMainThread ? watch() : work())
