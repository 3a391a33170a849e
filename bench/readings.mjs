// Compares our reading of real scripts with bash's own print of them, which runs nothing.
//   node bench/readings.mjs [folder or file ...] [--limit N]     /usr/bin /usr/sbin /etc /usr/share /usr/lib when none is given
import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bundle, withScratch } from './bundle.mjs'

const args = process.argv.slice(2)
const at = args.indexOf('--limit')
const limit = at < 0 ? Infinity : Number(args.splice(at, 2)[1])
const places = args.length ? args : ['/usr/bin', '/usr/sbin', '/etc', '/usr/share', '/usr/lib']
const head = Buffer.alloc(128)

/** A shell script, by its first line or its name. */
function isScript(path, size) {
  if (size === 0 || size > 256 * 1024) return false
  if (/\.(?:sh|bash)$/.test(path)) return true
  let fd
  try { fd = openSync(path, 'r') } catch { return false }
  try {
    return /^#!\s*\S*\/(?:env\s+)?(?:ba|da|)sh\b/.test(head.toString('latin1', 0, readSync(fd, head, 0, head.length, 0)))
  } catch { return false } finally { closeSync(fd) }
}

function* scripts(path) {
  let entry
  try { entry = statSync(path) } catch { return }
  if (entry.isFile()) { if (isScript(path, entry.size)) yield path }
  else if (entry.isDirectory()) {
    let names = []
    try { names = readdirSync(path, { withFileTypes: true }) } catch { return }
    for (const one of names) if (!one.isSymbolicLink()) yield* scripts(join(path, one.name))
  }
}

await withScratch(async scratch => {
  const { compareReadings, judgeSource } = await import(await bundle(scratch, ['test/hostile/readings.ts', 'test/hostile/gate.ts']))
  const kinds = new Map()
  const slow = []
  let files = 0
  for (const place of places) for (const path of scripts(place)) {
    if (files >= limit) break
    const source = readFileSync(path, 'utf8')
    if (source.includes('\ufffd')) continue
    files++
    const compared = compareReadings(source)
    kinds.set(compared.kind, (kinds.get(compared.kind) ?? 0) + 1)
    if (compared.kind === 'unknown') console.log(`unknown  ${path}: ${compared.why}`)
    if (compared.kind === 'differs') console.log(`differs  ${path}: ${compared.missing}`)
    const before = process.cpuUsage()
    const verdict = judgeSource(source)
    const { user, system } = process.cpuUsage(before)
    slow.push([(user + system) / 1000, path])
    for (const { rule, reason, occurrence } of verdict.findings) if (rule === 'gate-failed') console.log(`failed   ${path}: ${reason}`)
      else if (occurrence.effect.why === 'it does too much to be followed') { kinds.set('exhausted', (kinds.get('exhausted') ?? 0) + 1); break }
  }
  console.log(`${files} scripts: ${[...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')}`)
  for (const [ms, path] of slow.sort((a, b) => b[0] - a[0]).slice(0, 5)) console.log(`${ms.toFixed(0)} ms  ${path}`)
})
