// Generated scripts of recording stubs: every command that a real shell runs, with its words, folder and standard input, is among those that were read.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { literal, pattern, type Word } from '../src/model/index.ts'
import { runCampaign } from './oracle/campaign.ts'
import type { Shell } from './oracle/generate.ts'
import { describeFailure, summary, unreached } from './oracle/report.ts'
import { covers } from './oracle/match.ts'
import { MUTANTS } from './oracle/mutation.ts'
import { hasShell } from './oracle/run.ts'
import { differences } from './oracle/same.ts'
import { shrink } from './oracle/shrink.ts'

/** The same scripts each time, so that only a change can make them fail. ORACLE_SEED takes others, ORACLE_SCALE more of them. */
const seed = Number(process.env['ORACLE_SEED'] ?? 1)
const scale = Number(process.env['ORACLE_SCALE'] ?? 1)
const COUNTS: readonly (readonly [Shell, number])[] = [['bash', 2000], ['dash', 200], ['busybox sh', 200], ['zsh', 200]]
/** A reader that doubts everything proves nothing. What is called sh may be any of several shells, and is doubted where these differ. */
const maxDoubted = (shell: Shell): number => (shell === 'bash' ? 0.1 : 0.25)
/** So is one that knows no word. */
const MAX_UNRESOLVED = 0.3
/** Scripts that are run twice. */
const SAME = 30
/** For a machine on which much else runs. */
const LIMIT = 900_000

describe('what real shells run is among what is read', () => {
  test.each(COUNTS.filter(([shell]) => hasShell(shell)))('%s', async (shell, count) => {
    const result = await runCampaign({ shell, seed, count: Math.round(count * scale) })
    const told: string[] = []
    for (const [i, failure] of result.failures.slice(0, 3).entries()) told.push(describeFailure(failure, seed, i === 0 ? await shrink(failure) : undefined))
    expect(result.failures.length, `ORACLE_SEED=${seed} (${summary(result)})\n${told.join('\n\n')}`).toBe(0)
    expect(result.late, `ORACLE_SEED=${seed}: scripts that did not end`).toBe(0)
    expect(result.doubted / result.scripts, `ORACLE_SEED=${seed}`).toBeLessThan(maxDoubted(shell))
    expect(result.unresolved / result.words, `ORACLE_SEED=${seed}`).toBeLessThan(MAX_UNRESOLVED)
    if (shell === 'bash') expect(unreached(result, shell), `ORACLE_SEED=${seed}`).toEqual([])
  }, LIMIT)
})

// Failures of the yardstick would look like faults of the reader, or hide them.
describe('stubs without a process record what programs do', () => {
  test.each(COUNTS.filter(([shell]) => hasShell(shell)))('%s', async shell => {
    const found = await differences(shell, seed, SAME)
    expect(found.map(({ text, processes, functions }) => `${text}\nprograms: ${processes.join(' ')}\nfunctions: ${functions.join(' ')}`), `ORACLE_SEED=${seed}`).toEqual([])
  }, LIMIT)
})

describe('the comparison', () => {
  const open: Word = { text: '$x', many: true }
  const names: Word = { ...pattern('*.txt', '*.txt'), many: true }
  const sealed: Word = { text: '"$x"' }
  test.each<[boolean, readonly Word[], readonly string[]]>([
    [true, [literal('a'), literal('b')], ['a', 'b']], [false, [literal('a'), literal('b')], ['a']], [false, [literal('a')], ['a', 'b']], [false, [literal('a'), literal('b')], ['a', 'c']],
    [true, [literal('a'), open, literal('z')], ['a', 'z']], [true, [literal('a'), open, literal('z')], ['a', 'x', 'y', 'z']], [false, [literal('a'), open, literal('z')], ['a', 'x']],
    [true, [literal('a'), sealed], ['a', 'x y']], [false, [literal('a'), sealed], ['a', 'x', 'y']], [false, [literal('a'), sealed], ['a']], [true, [{ text: '"$@"', many: true }], ['a', 'b']], [false, [{ text: '"$@"' }], ['a', 'b']],
    [true, [literal('a'), { text: '"$x"', values: ['p', 'q'] }], ['a', 'q']], [false, [literal('a'), { text: '"$x"', values: ['p', 'q'] }], ['a', 'r']], [false, [literal('a'), { text: '"$x"', values: ['p', 'q'] }], ['a', 'p', 'q']],
    [true, [literal('a'), names], ['a', 'p.txt', 'q.txt']], [false, [literal('a'), pattern('*.txt', '*.txt')], ['a', 'p.txt', 'q.txt']], [false, [literal('a'), pattern('*.txt', '*.txt')], ['a', 'p.c']], [false, [literal('a'), pattern('*.txt', '*.txt')], ['a', 'p/q.txt']], [true, [pattern('?', '**')], ['p/q']],
    [true, [literal('/bin/a')], ['a']], [false, [literal('b'), literal('/bin/a')], ['b', 'a']], [false, [literal('')], []],
  ])('%s: %j stands for %j', (expected, words, argv) => expect(covers(words, argv)).toBe(expected))
})

describe('the faults of `npm run mutants`', () => {
  test.each(MUTANTS)('$name: fits its source once', ({ file, from }) => {
    expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8').split(from)).toHaveLength(2)
  })
})
