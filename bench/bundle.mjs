// What the benches share: the source as it is, bundled into a folder that is gone when they end, and how a cost grows.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** Hands over a fresh folder, and takes it away afterwards, whatever happens. */
export async function withScratch(use) {
  const scratch = mkdtempSync(join(tmpdir(), 'gatekeeper-bench-'))
  try {
    return await use(scratch)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Bundles everything that these files of the project export. @returns what import() takes */
export async function bundle(scratch, sources, name = 'bundle', plugins = []) {
  const outfile = join(scratch, `${name}.mjs`)
  const contents = sources.map(source => `export * from './${source}'\n`).join('')
  // Packages that are CommonJS require what Node has.
  const js = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"
  await build({ stdin: { contents, resolveDir: root, loader: 'ts' }, bundle: true, platform: 'node', format: 'esm', target: 'node20', outfile, logLevel: 'silent', banner: { js }, plugins })
  return pathToFileURL(outfile).href
}

/** The exponent of a power of the length that fits the times best, by least squares. */
export function exponent(lengths, times) {
  const xs = lengths.map(Math.log)
  const ys = times.map(Math.log)
  const mean = list => list.reduce((a, b) => a + b, 0) / list.length
  return xs.reduce((sum, x, i) => sum + (x - mean(xs)) * (ys[i] - mean(ys)), 0) / xs.reduce((sum, x) => sum + (x - mean(xs)) ** 2, 0)
}
