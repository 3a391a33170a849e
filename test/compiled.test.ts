// What V8 made of the program's files is kept beside them, and used only where it can be trusted as they can.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { machine, type Machine, payload } from './support/hook.ts'

const root = resolve(import.meta.dirname, '..')
let at: Machine
let installed: string
let compiled: string
beforeEach(() => {
  at = machine()
  installed = join(at.home, 'installed')
  compiled = join(installed, 'dist/compiled')
  for (const folder of ['bin', 'dist']) cpSync(join(root, folder), join(installed, folder), { recursive: true, filter: path => path !== join(root, 'dist/compiled') })
})
afterEach(() => at.remove())

function hook(command: string): { readonly decision: string; readonly status: number | null; readonly stderr: string } {
  const { stdout, status, stderr } = spawnSync(join(installed, 'bin/gatekeeper'), ['hook', 'claude-code'], { input: payload(at, 'Bash', { command }), env: { PATH: process.env['PATH'] ?? '', HOME: at.home, TMPDIR: at.home }, cwd: at.workspace, encoding: 'utf8' })
  return { decision: /"permissionDecision":"(\w+)"/.exec(stdout)?.[1] ?? stdout, status, stderr }
}
const kept = (): readonly string[] => readdirSync(compiled).sort()
const times = (): readonly string[] => kept().map(name => `${name} ${statSync(join(compiled, name), { bigint: true }).mtimeNs}`)
/** The one of the core, which no run does without. */
const coreName = (): string => kept().find(name => name.startsWith(readFileSync(join(installed, 'dist/gatekeeper.cjs'), 'latin1').slice(-17, -1))) ?? 'none'
const answers = (): void => {
  expect(hook('ls')).toEqual({ decision: 'allow', status: 0, stderr: '' })
  expect(hook('rm -rf /').decision).toBe('deny')
}

describe('compiled code', () => {
  test('is kept by the first run, taken by the next, and left as it is', () => {
    expect(existsSync(compiled)).toBe(false)
    answers()
    const first = times()
    expect(coreName()).not.toBe('none')
    answers()
    expect(times()).toEqual(first)
    expect(kept().every(name => (statSync(join(compiled, name)).mode & 0o777) === 0o644)).toBe(true)
    // Neither a record of what was tried out, nor a folder for it.
    expect(readdirSync(at.home).filter(name => name.startsWith('gatekeeper-'))).toEqual([])
  })
  test('is not that of another text of the same length', () => {
    answers()
    const file = join(installed, 'dist/gatekeeper.cjs')
    const text = readFileSync(file, 'latin1')
    writeFileSync(file, text.replace(/[0-9a-f]{16}\n$/, '0123456789abcdef\n'))
    const before = kept().length
    answers()
    expect(kept().length).toBe(before + 1)
  })
  test.each<[string, (name: string) => void]>([
    ['garbage', name => writeFileSync(name, 'garbage')],
    ['empty', name => writeFileSync(name, '')],
    ['cut short', name => writeFileSync(name, readFileSync(name).subarray(0, 4096))],
    ['a folder', name => {
      rmSync(name)
      mkdirSync(name)
    }],
    ['a link', name => {
      renameSync(name, `${name}.real`)
      symlinkSync(`${name}.real`, name)
    }],
    ['a pipe', name => {
      rmSync(name)
      spawnSync('mkfifo', [name])
    }],
    ['writable by others', name => chmodSync(name, 0o666)],
  ])('that is %s is not taken, and costs no answer', (_, spoil) => {
    answers()
    spoil(join(compiled, coreName()))
    answers()
  })
  test('is what nobody but the owner of the program is asked to keep', () => {
    chmodSync(join(installed, 'dist'), 0o555)
    answers()
    // Root may write anywhere.
    if (process.getuid?.() !== 0) expect(existsSync(compiled)).toBe(false)
    chmodSync(join(installed, 'dist'), 0o755)
  })
  test('of others is replaced by its own', () => {
    answers()
    const name = join(compiled, coreName())
    const before = readFileSync(name)
    chmodSync(name, 0o666)
    answers()
    expect(statSync(name).mode & 0o777).toBe(0o644)
    expect(Math.abs(readFileSync(name).length - before.length)).toBeLessThan(before.length / 2)
  })
})
