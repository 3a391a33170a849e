// What people are told of a verdict: what let it pass, what the mode made of it, and where in a script it stands.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offersOf } from '../src/cli/answers.ts'
import { decide } from '../src/gate.ts'
import { remember } from '../src/memory/remember.ts'
import { DENIALS, GRANTS } from '../src/memory/terms.ts'
import type { Request, Verdict } from '../src/model/index.ts'
import { layerRule } from '../src/policy/patterns.ts'
import { defaultPolicy } from '../src/policy/judge.ts'
import { fakeFacts } from './support/facts.ts'
import { bin, machine, type Machine } from './support/hook.ts'

let at: Machine
beforeAll(() => {
  at = machine()
  mkdirSync(join(at.home, '.config/gatekeeper'), { recursive: true })
  writeFileSync(join(at.home, '.config/gatekeeper/settings.json'), JSON.stringify({ permissions: { allow: ['bash(npm test)'], deny: ['write(migrations/**)'] }, rules: { 'install-workspace': 'allow' } }), { mode: 0o600 })
})
afterAll(() => at.remove())
const run = (...args: readonly string[]): { readonly code: number | null; readonly out: string; readonly err: string } => {
  const { status, stdout, stderr } = spawnSync(bin, args, { encoding: 'utf8', cwd: at.workspace, input: '', env: { PATH: process.env['PATH'] ?? '', HOME: at.home, TERM: 'dumb' } })
  return { code: status, out: stdout.replace(/\s+/g, ' '), err: stderr }
}

describe('explain', () => {
  test.each([
    ['npm test', [], 'rule bash(npm test): allow, user'], ['npm install x', [], 'rule install-workspace: allow, user'], ['ls', [], 'rule none objects'], ['touch a.txt', ['--mode', 'acceptEdits'], 'rule the mode acceptEdits lets it pass'],
    ['touch a.txt', ['--mode', 'auto'], 'rule the mode auto lets it pass'], ['git push', ['--mode', 'bypassPermissions'], 'in the mode bypassPermissions nobody is asked; in others it would ask'],
    ['rm -rf ~', ['--mode', 'observe'], 'in the mode observe nothing is refused, and all is recorded; in others it would be refused'], ['git push', ['--mode', 'observe'], 'in others it would ask'],
  ])('%s %j says what let it pass', (line, flags, told) => expect(run('explain', ...flags, line)).toMatchObject({ code: 0, out: expect.stringContaining(told) }))
  test('check says what the mode has done, too', () => expect(run('check', '--mode', 'observe', 'git push').out).toContain('in others it would ask'))
  test('nothing is said of a mode that changed nothing', () => expect(run('check', '--mode', 'observe', 'ls').out).not.toContain('in the mode'))
})

describe('what a project has written', () => {
  test.each(['check', 'explain', 'exec'])('%s shows nothing of it that a terminal would obey', deed => {
    const project = machine()
    mkdirSync(join(project.workspace, '.gatekeeper'))
    writeFileSync(join(project.workspace, '.gatekeeper/settings.json'), JSON.stringify({ permissions: { ask: ['bash(touch \u001b[2Afoo)'] } }))
    writeFileSync(join(project.workspace, 'package.json'), JSON.stringify({ scripts: { x: 'touch \u001b[2Afoo' } }))
    const { stdout, stderr } = spawnSync('/usr/bin/setsid', ['-w', bin, deed, 'npm run x'], { encoding: 'utf8', cwd: project.workspace, input: '', env: { PATH: process.env['PATH'] ?? '', HOME: project.home, TERM: 'dumb' } })
    project.remove()
    const text = stdout + stderr
    expect(text).toContain('project settings ask about bash(touch \\u{1b}[2Afoo)')
    expect(text).not.toContain('\u001b')
  })
})

describe('a script', () => {
  test('is refused by a line that is named', () => {
    writeFileSync(join(at.workspace, 's.sh'), 'ls\nfor i in 1; do\n  rm -rf ~\ndone\n')
    expect(run('exec', '--file', 's.sh')).toMatchObject({ code: 77, err: expect.stringMatching(/^gatekeeper: refused: line 3: it deletes/) })
    expect(run('check', '--file', 's.sh').out).toContain('line 3 rm -rf ~')
    expect(run('check', 'bash s.sh').out).toContain(`by rm -rf ${at.home}`)
    expect(run('check', 'rm -rf ~').out).not.toContain('line 1')
  })
  test('whose lines are joined has none that could be named', () => {
    writeFileSync(join(at.workspace, 's.sh'), 'ls \\\n -l\nrm -rf ~\n')
    expect(run('check', '--file', 's.sh').out).not.toMatch(/ line \d/)
  })
})

test('git changes files of the whole repository, from wherever it is called', () => {
  for (const line of ['git pull', 'cd src && git pull', 'git -C src pull']) expect([line, run('explain', line).out.includes('write(migrations/**): deny')]).toEqual([line, true])
  for (const line of ['git clone https://x.example/a src', 'cd src && git status']) expect([line, run('explain', line).out.includes('write(migrations/**): deny')]).toEqual([line, false])
})

describe('always', () => {
  const facts = fakeFacts()
  const request = (source: string): Request => ({ principal: { agent: 'a', session: 's' }, action: { kind: 'script', source }, cwd: facts.cwd, interactive: false })
  const around = { workspace: facts.workspace, mode: 'default', boundary: '', terms: {} }
  const judged = (source: string, asks: readonly string[]): readonly [Request, Verdict] => [request(source), decide(request(source), facts, { ...defaultPolicy, layers: asks.flatMap(text => { const rule = layerRule('user', 'ask', text); return 'problem' in rule ? [] : [rule] }) })]
  test('is offered where it would settle the question, and not where settings ask all the same', () => {
    expect(offersOf(...judged('git push origin main', []), around, () => []).always).toContain('bash(git push origin main)')
    expect(offersOf(...judged('git push origin main', []), around, () => ['git push origin main', 'a', 'b', 'c']).always).toBe('bash(git push origin main), in every workspace; of what was asked in the last days it would have settled: git push origin main, a, b and 1 more')
    // A rule changes the settings, which every grant is bound to.
    const [asked, verdict] = judged('git push origin main', [])
    const state = mkdtempSync(join(tmpdir(), 'gatekeeper-explain-'))
    const before = process.env['XDG_STATE_HOME']
    process.env['XDG_STATE_HOME'] = state
    try {
      remember(join(state, 'gatekeeper'), asked, verdict, { decision: 'allow', by: 'a person at the terminal', remember: 'session' }, around, Date.now(), { ...GRANTS, ...DENIALS })
      expect(offersOf(asked, verdict, around, () => []).always).toBe('bash(git push origin main), in every workspace; what was allowed for a session until now is asked again')
    } finally {
      if (before === undefined) delete process.env['XDG_STATE_HOME']
      else process.env['XDG_STATE_HOME'] = before
      rmSync(state, { recursive: true })
    }
    for (const ask of ['bash(git push *)', 'publish']) {
      const offers = offersOf(...judged('git push origin main', [ask]), around, () => [])
      expect(offers.always).toBeUndefined()
      expect(offers.session).toBeDefined()
    }
    expect(offersOf(...judged('touch src/a.ts', ['write(src/**)']), around, () => []).wider).toBeUndefined()
  })
})
