// Tries every property of the tests on cases that nobody has seen: more of them than the tests try, from a seed of their own.
//   node bench/properties.mjs [--times N] [--seed N] [part of a file's name ...]
// A failure names its seed; PROPERTY_SEED and PROPERTY_TIMES try it again (test/support/property.ts).
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({ allowPositionals: true, options: { times: { type: 'string', default: '20' }, seed: { type: 'string', default: String(randomInt(2 ** 31)) } } })

const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.test.ts') && readFileSync(join(root, 'test', file), 'utf8').includes('support/property.ts'))
  .filter(file => !positionals.length || positionals.some(part => file.includes(part)))
  .map(file => join('test', file))
if (!files.length) throw new Error(`no file of tests with properties is called ${positionals.join(' or ')}`)

console.log(`${files.length} files, ${values.times} times their cases, seed ${values.seed}`)
const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot', '--testTimeout', '3600000', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PROPERTY_TIMES: values.times, PROPERTY_SEED: values.seed },
})
process.exitCode = status ?? 1
