// Words that find and sed refuse before they do anything: what the specs take for that is held against the programs that are there.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { show } from '../src/model/index.ts'
import { fakeFacts } from './support/facts.ts'

/** GNU's or BSD's, and busybox's. */
const programs = (name: string): readonly (readonly string[])[] => [[name], ['busybox', name]].filter(([program = '']) => spawnSync(program, ['--help']).error === undefined)

/** What is printed, how it ends, and which files are there afterwards. */
function run([program = '', ...first]: readonly string[], args: readonly string[]): { readonly printed: string; readonly status: number | null; readonly files: readonly string[] } {
  const cwd = mkdtempSync(join(tmpdir(), 'gatekeeper-refusals-'))
  try {
    writeFileSync(join(cwd, 'a.txt'), 'a/b\n')
    const { stdout, status } = spawnSync(program, [...first, ...args], { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'], HOME: cwd } })
    return { printed: stdout, status, files: readdirSync(cwd) }
  } finally {
    rmSync(cwd, { recursive: true })
  }
}

const facts = fakeFacts()
const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`
const effects = (name: string, args: readonly string[]): readonly string[] => analyze({ script: [name, ...args.map(quoted)].join(' '), cwd: facts.cwd, interactive: false }, facts).map(one => show(one.effect))

const SAY = ['-exec', 'echo', 'ran', '{}', ';']
describe('find', () => {
  const refused = [
    ['.', ...SAY, 'print'], ['.', '-name', '*.txt-exec', 'echo', 'ran', '{}', ';'], ['.', ...SAY, ';'], ['.', ...SAY, '!', 'perm', 'x'], ['.', '(', ...SAY, 'foo', ')'], ['.', ...SAY, '-o', 'foo'], ['.', ...SAY, '-L'], ['.', ...SAY, '-P'],
    ['.', ...SAY, '-O3'], ['.', ...SAY, '-D', 'help'], ['.', ...SAY, '-0'], ['.', ...SAY, '-12'], ['.', '-print', '-exec', 'echo', 'ran', '{}'], ['.', '-type', 'f', 'a.txt', '-print'], ['.', '-exec', 'echo', 'ran', '{}', '+', ';'],
  ]
  test.each(refused.map(args => [args.join(' '), args] as const))('%s', (_, args) => {
    expect(effects('find', args).filter(effect => effect.startsWith('unknown'))).toEqual([])
    for (const program of programs('find')) expect(run(program, args), program.join(' ')).toEqual({ printed: '', status: 1, files: ['a.txt'] })
  })
  test('what ends a command sooner to busybox is asked about', () => expect(effects('find', ['.', '-exec', 'echo', '{}', 'x', '+', '-print'])).toContain('unknown + (to busybox the command ends here)'))
})

describe('sed', () => {
  test.each(['s/a', 's/a/b', '/-/s /-.*//g', 's a b', '1p;s/a', 's/a\\/b/c'])('%s', script => {
    expect(effects('sed', [script, 'a.txt'])).toEqual(['read a.txt'])
    for (const program of programs('sed')) expect(run(program, [script, 'a.txt']), program.join(' ')).toEqual({ printed: '', status: 1, files: ['a.txt'] })
  })
  test.each(['a\nw b.txt', 'a\\', '[', 'a\\\nw b.txt', '[\nw b.txt'])('a substitution with %j in it is that one or none', text => {
    for (const script of [`s/${text}/x/`, `s/x/${text}/`]) for (const program of programs('sed')) expect(run(program, [script, 'a.txt']).files, program.join(' ')).toEqual(['a.txt'])
  })
})
