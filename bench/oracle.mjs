// Runs generated scripts in a real shell and compares what runs with what gatekeeper reads.
//   npm run oracle -- --shell zsh --count 20000 --seed 7 --jobs 2
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const folder = mkdtempSync(join(tmpdir(), 'gatekeeper-oracle-build-'))
try {
  const outfile = join(folder, 'oracle.mjs')
  const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"
  await build({ entryPoints: [join(root, 'test/oracle/cli.ts')], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'error', banner: { js: banner } })
  const { main } = await import(pathToFileURL(outfile).href)
  process.exitCode = await main(process.argv.slice(2))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
