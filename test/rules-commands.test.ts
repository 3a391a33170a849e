// `gatekeeper rules`: the built program lists, tests, imports, simulates, adds and removes, in a home of its own.
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { record } from '../src/audit/index.ts'
import { pastRequests } from '../src/cli/topics/rules-past.ts'
import { type Action, verdict } from '../src/model/index.ts'
import { ruleTests } from '../src/settings/tests.ts'
import { type Sandbox, sandbox } from './support/sandbox.ts'

let box: Sandbox
beforeEach(() => {
  box = sandbox()
})
afterEach(() => box.remove())

const put = (path: string, value: unknown): string => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value), { mode: 0o600 })
  return path
}
const mine = (): string => join(box.home, '.config/gatekeeper/settings.json')
const held = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const rules = (...args: readonly string[]) => box.gatekeeper(['rules', ...args])
const json = (...args: readonly string[]): unknown => JSON.parse(rules(...args, '--json').out)

describe('list', () => {
  it('tells rules with their files, in the order in which they count', () => {
    put(mine(), { mode: 'plan', permissions: { allow: ['bash(npm test)'], deny: ['bash(docker *)'] }, rules: { 'force-push': 'ask' } })
    put(join(box.project, '.gatekeeper/settings.json'), { permissions: { ask: ['write(infra/**)'], allow: ['bash(make)'] } })
    const { out, code } = rules('list')
    expect(code).toBe(0)
    expect(out.indexOf('bash(docker *)')).toBeLessThan(out.indexOf('write(infra/**)'))
    expect(out.indexOf('write(infra/**)')).toBeLessThan(out.indexOf('bash(npm test)'))
    expect(out).toContain(mine())
    expect(out).toMatch(/bash\(make\).*does not count/)
    expect(json('list')).toMatchObject({
      mode: 'plan', rules: [{ rule: 'force-push', decision: 'ask', layer: 'user' }],
      permissions: [{ decision: 'deny', rule: 'bash(docker *)', file: mine(), counts: true }, { decision: 'ask', layer: 'project' }, { rule: 'bash(make)', counts: false }, { rule: 'bash(npm test)', counts: true }],
    })
  })
  it('says where there is nothing, and what cannot be used', () => {
    expect(rules('list').out).toContain('nothing of their own')
    put(mine(), '{')
    expect(rules('list')).toMatchObject({ code: 78, out: '' })
    expect(rules('list', 'x').code).toBe(64)
  })
})

describe('test', () => {
  it('runs the examples, and says what decided where one comes out otherwise', () => {
    put(mine(), { permissions: { deny: ['bash(npm publish *)'] }, tests: [{ command: 'npm publish', expect: 'deny' }, { command: 'ls', expect: 'allow', cwd: '/tmp' }, { command: 'npm install x', expect: 'allow' }] })
    const { out, code } = rules('test')
    expect(code).toBe(1)
    expect(out).toMatch(/^npm install x\n {2}ask, where .*settings\.json expects allow: .*\(rule install-workspace, built-in\)\n2 of 3 examples/)
    expect(json('test')).toMatchObject([{ passed: true }, { passed: true }, { passed: false, decision: 'ask' }])
    put(mine(), { tests: [{ command: 'ls', expect: 'allow' }] })
    expect(rules('test')).toMatchObject({ code: 0, out: '1 of 1 examples come out as they say\n' })
  })
  it('refuses examples that are none, with their line', () => {
    put(mine(), '{\n  "tests": [\n    { "command": "ls", "expect": "yes" }\n  ]\n}')
    expect(rules('test')).toMatchObject({ code: 78, err: expect.stringContaining('settings.json:3: tests[0].expect is "yes"') })
  })
  it.each<[unknown, number, number]>([[undefined, 0, 0], [{}, 0, 1], [[1], 0, 1], [[{}], 0, 2], [[{ command: ' ', expect: 'ask' }], 0, 1], [[{ command: 'a', expect: 'ask', cwd: 1 }], 1, 1], [[{ command: 'a', expect: 'ask', x: 1 }], 1, 1]])('reads %j as %d examples, with %d problems', (value, count, wrong) => {
    const problems: string[] = []
    expect(ruleTests(value, problem => problems.push(problem))).toHaveLength(count)
    expect(problems).toHaveLength(wrong)
  })
})

describe('import', () => {
  const list = { permissions: { allow: ['Bash(npm run test:*)', 'WebFetch(domain:x.dev)'], deny: ['Bash(cd x && rm *)'] } }
  it('shows what it would do, and does it only without --dry-run', () => {
    put(join(box.home, '.claude/settings.json'), list)
    const shown = rules('import', 'claude-code', '--dry-run')
    expect(shown.code).toBe(0)
    expect(shown.out).toMatch(/allow {2}Bash\(npm run test:\*\) {2}-> {2}bash\(npm run test \*\)\n/)
    expect(shown.out).toMatch(/deny {3}Bash\(cd x && rm \*\) {2}-> {2}bash\(rm \*\) {2}\(it stands for/)
    expect(shown.out).toMatch(/not taken over\n {2}WebFetch\(domain:x\.dev\): here it would/)
    expect(shown.out).toContain('2 rules would go into')
    expect(existsSync(mine())).toBe(false)
    expect(rules('import', '--dry-run', 'claude-code').out).toBe(shown.out)
    expect(rules('import', 'claude-code').code).toBe(0)
    expect(held(mine())).toEqual({ permissions: { allow: ['bash(npm run test *)'], deny: ['bash(rm *)'] } })
    expect(statSync(mine()).mode & 0o777).toBe(0o600)
    expect(rules('import', 'claude').out).toContain(`nothing is new: ${mine()} has all of it`)
    expect(held(mine())).toEqual({ permissions: { allow: ['bash(npm run test *)'], deny: ['bash(rm *)'] } })
  })
  it("reads all of a user's lists or none, and a project's only when it is named", () => {
    put(join(box.home, '.codex/rules/a.rules'), 'prefix_rule(pattern=["ls"])')
    put(join(box.home, '.codex/rules/b.rules'), 'x = 1')
    put(join(box.project, '.claude/settings.json'), list)
    expect(rules('import', 'codex')).toMatchObject({ code: 64, out: '', err: expect.stringContaining('b.rules: line 1') })
    expect(rules('import', 'claude-code')).toMatchObject({ code: 64, err: expect.stringContaining('no list of its user') })
    expect(existsSync(mine())).toBe(false)
    expect(rules('import', 'claude-code', '.claude/settings.json', '--dry-run').out).toContain('2 rules')
    expect(json('import', 'claude-code', '.claude/settings.json', '--dry-run')).toMatchObject({ add: { allow: ['bash(npm run test *)'], deny: ['bash(rm *)'] }, files: [{ skipped: [{ source: 'WebFetch(domain:x.dev)' }] }] })
  })
  it('does not read through links, nor what others may write', () => {
    const file = put(join(box.home, 'list.json'), list)
    symlinkSync(file, join(box.project, 'link.json'))
    expect(rules('import', 'claude-code', 'link.json')).toMatchObject({ code: 64, err: expect.stringContaining('symbolic link') })
    expect(rules('import', 'claude-code', 'absent.json').code).toBe(64)
    expect(rules('import', 'windsurf')).toMatchObject({ code: 64, err: expect.stringContaining('there is no list of windsurf that can be taken over; say whose list') })
    for (const name of ['gemini', 'gemini-cli', 'codex', 'cursor-agent']) expect(rules('import', name).err).toContain('has no list of its user here')
    expect(rules('import').code).toBe(64)
    expect(rules('import', 'claude-code', '--force')).toMatchObject({ code: 64, err: expect.stringContaining('--force') })
  })
})

describe('add and remove', () => {
  it('change the file that is meant, and nothing else of it', () => {
    put(mine(), '{\n  // mine\n  "mode": "plan"\n}\n')
    expect(rules('add', 'allow', 'bash(npm test)')).toMatchObject({ code: 0, out: `allow bash(npm test): in ${mine()}\n` })
    expect(readFileSync(mine(), 'utf8')).toContain('// mine')
    expect(rules('add', 'deny', 'write(infra/**)', '--project').out).toContain('it counts at once')
    expect(rules('add', 'allow', 'bash(make)', '--project').out).toContain('until you trust it')
    expect(rules('remove', 'bash(make)', '--project').code).toBe(0)
    expect(rules('add', '--local', 'ask', 'bash(make *)').code).toBe(0)
    expect(held(join(box.project, '.gatekeeper/settings.json'))).toEqual({ permissions: { allow: [], deny: ['write(infra/**)'] } })
    expect(held(join(box.project, '.gatekeeper/settings.local.json'))).toEqual({ permissions: { ask: ['bash(make *)'] } })
    expect(rules('remove', 'bash(npm test)').out).toBe(`allow bash(npm test): no longer in ${mine()}\n`)
    expect(readFileSync(mine(), 'utf8')).not.toContain('npm test')
  })
  it.each([[['add', 'allow', 'bash(npm test']], [['add', 'allow', "bash('x)"]], [['add', 'permit', 'bash(x)']], [['add', 'allow']], [['add', 'allow', 'bash', 'x']], [['add', 'allow', 'bash(x)', '--user', '--local']], [['remove']]])('refuse %j in one line', args => {
    const { code, err } = rules(...args)
    expect([code, err.trim().split('\n').length, existsSync(mine())]).toEqual([64, 1, false])
  })
  it('say when there is nothing to remove, and leave alone what cannot be read', () => {
    expect(rules('remove', 'bash(x)')).toMatchObject({ code: 64, err: expect.stringContaining('has no rule bash(x)') })
    put(mine(), '{')
    expect(rules('add', 'allow', 'bash(x)').code).toBe(78)
    expect(readFileSync(mine(), 'utf8')).toBe('{')
  })
})

describe('simulate', () => {
  const state = (): string => join(box.home, '.local/state/gatekeeper')
  const past = (action: Action, text: string, decision: 'allow' | 'ask' | 'deny', now = Date.now(), cwd = box.project): void =>
    record(state(), { request: { principal: { agent: 'test' }, action, cwd, interactive: false }, text, verdict: { ...verdict([], []), decision }, mode: 'default' }, now)
  const script = (source: string, decision: 'allow' | 'ask' | 'deny', now?: number, cwd?: string): void => past({ kind: 'script', source }, source, decision, now, cwd)

  it('tells each flip, how often, and what decides, after the settings have changed', () => {
    for (let i = 0; i < 3; i++) script('npm install x', 'ask')
    script('ls', 'allow')
    script('curl https://x.dev -H "Authorization: Bearer abcdefghijkl"', 'ask')
    script('echo gone', 'deny', undefined, join(box.root, 'gone'))
    script('x'.repeat(9000), 'ask')
    past({ kind: 'tool', tool: 'x' }, 'x', 'ask')
    put(mine(), { permissions: { deny: ['bash(npm install *)'] } })
    const { out, code } = rules('simulate')
    expect(code).toBe(0)
    expect(out).toBe(`ask -> deny  3 x  npm install x\n    in ${box.project}, rule bash(npm install *)\n3 of 4 decisions would be others; not judged again: 1 with secrets taken out, 1 cut short, 1 no commands, 1 in folders that are gone\n`)
    expect(json('simulate')).toMatchObject({ flips: [{ text: 'npm install x', before: 'ask', after: 'deny', count: 3 }], others: { 'cut short': 1 } })
  })
  it('compares with a file of settings before it is used, and looks back as far as it is told', () => {
    script('npm install x', 'allow')
    script('npm install old', 'ask', Date.now() - 3 * 86_400_000)
    const file = put(join(box.home, 'try.json'), { permissions: { allow: ['bash(npm install *)'] } })
    expect(rules('simulate', '--settings', file, '--since', '2d').out).toMatch(/^ask -> allow {2}1 x {2}npm install x\n.*, rule install-workspace\n1 of 1 decisions would be others\n$/)
    expect(rules('simulate', '--settings', file).out).toContain('2 of 2')
    expect(rules('simulate', '--since', 'yesterday').code).toBe(64)
    expect(rules('simulate', '--settings', join(box.home, 'absent.json')).code).toBe(78)
    expect(existsSync(mine())).toBe(false)
  })
  it('reads a text back as it was asked', () => {
    const text = 'printf "a\\nb"\necho \u202e "\t\u00a0" \\\\u{41}'
    script(text, 'ask')
    expect(pastRequests(state(), 0).requests.map(one => one.text)).toEqual([text])
    expect(pastRequests(state(), Date.now() + 1000).requests).toEqual([])
    expect(pastRequests(join(box.root, 'absent'), 0).requests).toEqual([])
  })
})
