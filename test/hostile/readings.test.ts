// Real scripts, those of this machine: every command that bash's own print shows is in our tree, or the file is unknown.
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compareReadings } from './readings.ts'

const MOST = 40

/** Scripts that most systems have, short ones first; none where there are none. */
function scriptsHere(): readonly string[] {
  const found = spawnSync('grep', ['-lsIE', '-m1', '^#! ?/(usr/)?bin/(env )?(ba|da)?sh', '-r', '/usr/bin', '/usr/sbin', '/etc/init.d'], { encoding: 'utf8', timeout: 20_000, maxBuffer: 1 << 24 }).stdout
  const sized = (found ?? '').split('\n').filter(Boolean).map(path => ({ path, size: statSync(path).size }))
  return sized.filter(({ size }) => size < 64 * 1024).sort((a, b) => a.size - b.size || (a.path < b.path ? -1 : 1)).map(({ path }) => path)
}

describe('our reading of real scripts is that of bash', () => {
  test('every command of it is seen', { timeout: 60_000 }, () => {
    const all = scriptsHere()
    const step = Math.max(1, Math.floor(all.length / MOST))
    const sample = all.filter((_, index) => index % step === 0).slice(0, MOST).flatMap(path => { const source = readFileSync(path, 'utf8'); return source.includes('\ufffd') ? [] : [{ path, source }] })
    const compared = sample.map(({ path, source }) => ({ path, compared: compareReadings(source) }))
    expect(compared.filter(one => one.compared.kind === 'differs')).toEqual([])
    // What is unknown would hide everything.
    expect(compared.filter(one => one.compared.kind === 'unknown').length).toBeLessThanOrEqual(compared.length / 4)
  })
  test('of scripts that hold what readers differ about', () => {
    const scripts = ['case $1 in\n  a|b) ls;;\n  (c) pwd;;\nesac\nfor f in *; do\n  [ -f "$f" ] && cat <<E | sort\n$(date)\nE\ndone', 'f() {\n  x=$(case a in a) id;; esac)\n  local y=${x:-`uname`}\n}\nf || { echo no; exit 1; }', 'if [[ $x =~ ^(a|b)$ ]]; then a=(1 2); fi\nwhile read -r l; do echo "$l"; done < <(ls)']
    expect(scripts.map(source => compareReadings(source).kind)).toEqual(['equal', 'equal', 'equal'])
  })
})
