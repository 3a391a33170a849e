// The home of every test that has none of its own: a scratch folder. Whatever is found in it at the end would have been written into a developer's home.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** They would lead past the home. */
const ELSEWHERE = ['XDG_CONFIG_HOME', 'XDG_STATE_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME']

/** Vitest calls it before the first test, in the process whose environment all test processes get. @returns what is called after the last one */
export function setup(): () => void {
  const home = mkdtempSync(join(tmpdir(), 'gatekeeper-home-'))
  const before = process.env['HOME']
  process.env['HOME'] = home
  for (const name of ELSEWHERE) delete process.env[name]
  return () => {
    if (before === undefined) delete process.env['HOME']
    else process.env['HOME'] = before
    const left = readdirSync(home, { recursive: true, encoding: 'utf8' }).sort()
    rmSync(home, { recursive: true, force: true })
    if (!left.length) return
    // Vitest prints what is thrown here, and ends as if all were well.
    process.exitCode = 1
    throw new Error(`the tests have written into the home of whoever runs them: ${left.slice(0, 10).join(', ')}${left.length > 10 ? ` and ${left.length - 10} more` : ''}; give the test that does it a home of its own`)
  }
}
