// What a shell runs is in our reading, or the reading says that it does not know: decided by running each line with a stub for `id`.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Analyzed } from '../../src/analyze.ts'
import { examineSource } from './gate.ts'
import { TRICKY } from './tricky.ts'

let scratch = ''
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'gatekeeper-tricky-'))
  mkdirSync(join(scratch, 'bin'))
  writeFileSync(join(scratch, 'bin/id'), '#!/bin/sh\n: > "$RAN"\n')
  chmodSync(join(scratch, 'bin/id'), 0o755)
  symlinkSync('/bin/cat', join(scratch, 'bin/cat'))
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** The lines of which bash runs the stub, each as a script in a folder of its own: nothing else is in its PATH but `cat`. */
function thatRunId(sources: readonly string[]): readonly string[] {
  for (const [index, source] of sources.entries()) {
    mkdirSync(join(scratch, `in-${index}`))
    writeFileSync(join(scratch, `in-${index}`, 'line'), source)
  }
  const each = `for folder in in-*; do (cd "$folder" && HOME="$PWD" RAN="$PWD/ran" exec /bin/bash --norc --noprofile line < /dev/null > /dev/null 2>&1); done`
  spawnSync('/bin/bash', ['--norc', '--noprofile', '-c', each, 'bash'], { cwd: scratch, env: { PATH: join(scratch, 'bin'), LC_ALL: 'C.UTF-8' }, stdio: 'ignore', timeout: 100_000, killSignal: 'SIGKILL' })
  return sources.filter((_, index) => existsSync(join(scratch, `in-${index}`, 'ran')))
}

/** The doubts, by the text that they are about: whatever runs that nobody can name. */
const doubts = (occurrences: Analyzed['occurrences']): readonly string[] => occurrences.flatMap(({ effect }) => (effect.kind === 'unknown' || effect.kind === 'interpret' ? effect.target.text : []))

/** `id` is among the programs, or the text that it stands in or comes from is what is not known. */
function seen(source: string): boolean {
  const { occurrences, invocations } = examineSource(source)
  return invocations.some(({ program }) => program.values?.includes('id')) || doubts(occurrences).some(text => /i\\?\n?d|\$_|@P\}/.test(text))
}

/** bash takes it for a script at all. */
const isScript = (source: string): boolean => spawnSync('/bin/bash', ['--norc', '--noprofile', '-n', '-O', 'extglob'], { input: source, env: { LC_ALL: 'C.UTF-8' }, timeout: 10_000 }).status === 0

describe('what bash runs is seen, or the doubt is about it', () => {
  test('every line', { timeout: 120_000 }, () => {
    const ran = new Set(thatRunId(TRICKY))
    expect([...ran].filter(source => !seen(source))).toEqual([])
    // A stub that never runs would let everything pass, and one that always runs would say nothing of what is only text.
    expect(ran.size).toBeGreaterThan(TRICKY.length / 2)
    expect(ran.size).toBeLessThan(TRICKY.length)
    // Nothing but `id` and builtins stands in these lines: what bash reads and does not run it for may be doubted in few of them.
    const quiet = TRICKY.filter(source => !ran.has(source) && isScript(source))
    const doubted = quiet.filter(source => doubts(examineSource(source).occurrences).length > 0)
    expect(quiet.length).toBeGreaterThan(60)
    expect(doubted.length, doubted.map(source => JSON.stringify(source)).join('\n')).toBeLessThanOrEqual(25)
  })
})
