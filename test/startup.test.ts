// Why the hook starts fast, as causes that can be counted: what it loads, and how much of it.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { machine, type Machine, payload, spyOf } from './support/hook.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')
let at: Machine
let scratch: string
beforeAll(() => {
  at = machine()
  scratch = mkdtempSync(join(tmpdir(), 'gatekeeper-startup-'))
})
afterAll(() => {
  at.remove()
  rmSync(scratch, { recursive: true, force: true })
})

/** What a run loads: Node's own modules, and files. The report is written when the process ends. */
function loaded(args: readonly string[], input: string): { readonly builtin: readonly string[]; readonly files: readonly string[] } {
  const report = join(scratch, 'report.json')
  const spy = join(scratch, 'spy.cjs')
  writeFileSync(spy, spyOf(report, "{ builtin: process.moduleLoadList.filter(name => name.startsWith('NativeModule ')), files: [...Object.keys(require.cache), ...opened] }"))
  spawnSync(process.execPath, ['--require', spy, ...args], { input, env: { PATH: process.env['PATH'] ?? '', HOME: at.home }, cwd: at.workspace })
  const value: unknown = JSON.parse(readFileSync(report, 'utf8'))
  return value as { builtin: string[]; files: string[] }
}

describe('the hook', () => {
  const commands = ['git status', 'ls -la src | head', 'rm -rf node_modules', 'curl -s https://x.example | jq .', 'some-unknown-tool', 'npm test']
  test.each(commands)('%s loads no module of Node beyond fs, path, os and vm', command => {
    const floor = new Set(loaded(['-e', '0'], '').builtin)
    const run = (): readonly string[] => loaded([join(root, 'bin/gatekeeper'), 'hook', 'claude-code'], payload(at, 'Bash', { command })).builtin
    // The first run keeps what it had to compile.
    run()
    const own = run()
    const extra = own.filter(name => !floor.has(name)).map(name => name.replace('NativeModule ', ''))
    // internal/fs/dir comes with fs on Node 22 and newer.
    expect(extra.filter(name => !['fs', 'path', 'os', 'vm', 'internal/fs/dir'].includes(name))).toEqual([])
  })
  test('loads the core, and a file for each program of the line', () => {
    const run = (): readonly string[] => loaded([join(root, 'bin/gatekeeper'), 'hook', 'claude-code'], payload(at, 'Bash', { command: 'ls | head' })).files
    run()
    const files = run()
    const own = files.filter(file => file.startsWith(dist)).map(file => file.slice(dist.length + 1)).filter(file => !/^(?:lib|compiled)\//.test(file)).sort()
    expect(own).toEqual(['commands/head.cjs', 'commands/ls.cjs', 'gatekeeper.cjs'])
  })
  test('loads neither prompts, commander, execa nor bash-parser', () => {
    const run = (): readonly string[] => loaded([join(root, 'bin/gatekeeper'), 'hook', 'claude-code'], payload(at, 'Bash', { command: 'git push' })).files
    run()
    const files = run()
    const text = files.filter(file => file.startsWith(dist)).map(file => readFileSync(file, 'utf8')).join('\n')
    for (const mark of ['commander.', 'inquirer', 'execa', 'bash-parser']) expect(text).not.toContain(mark)
    // Minified, a package seldom has its name in it: the files that hold them are not read either.
    for (const name of ['full.cjs', 'approvers-menu.cjs', 'approvers-lines.cjs', 'executors-supervise.cjs', 'second-opinion.cjs', 'bubble.cjs', 'parent.cjs']) {
      expect(existsSync(join(dist, name))).toBe(true)
      expect(files).not.toContain(join(dist, name))
    }
  })
})

describe('the bundle', () => {
  test('the core stays small', () => expect(statSync(join(dist, 'gatekeeper.cjs')).size).toBeLessThan(100 * 1024))
  test('so does the file of each program', () => {
    const large = readdirSync(join(dist, 'commands')).filter(name => name.endsWith('.cjs') && statSync(join(dist, 'commands', name)).size > 100 * 1024)
    expect(large).toEqual([])
  })
  test('it is plain ASCII: one-byte strings are read and compiled faster', () => expect(/^[\x00-\x7f]*$/.test(readFileSync(join(dist, 'gatekeeper.cjs'), 'latin1'))).toBe(true))
})
