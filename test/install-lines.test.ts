// The line that a host is given, in real shells: whatever is wrong with the gate behind it, the host is told no.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { sing } from '../src/install/canary.ts'
import { hosts } from '../src/install/index.ts'
import { agentOf, callerOf, gatesOf, quoted } from '../src/install/launch.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'gatekeeper-lines-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const NAMES = ['plain', 'with blank', "it's", '$HOME', 'a"b', '(x) & y;z', '*', 'ü', '-n', '`id`', '!x', '#', '~', '{a,b}']
const TIMEOUT = ['/usr/bin/timeout', '/bin/timeout'].find(path => existsSync(path) && /\/(?:timeout|coreutils)$/.test(realpathSync(path)))
const SHELLS = ['/bin/sh', '/bin/bash', '/bin/dash', '/usr/bin/zsh', '/bin/zsh', '/usr/bin/fish', '/bin/busybox', '/bin/ksh'].filter(existsSync)
const argsOf = (shell: string, line: string): readonly string[] => (shell.endsWith('busybox') ? ['sh', '-c', line] : ['-c', line])

function gateIn(name: string, text: string | undefined): string {
  const gate = join(root, name, 'bin/gatekeeper')
  mkdirSync(dirname(gate), { recursive: true })
  rmSync(gate, { force: true })
  if (text !== undefined) {
    writeFileSync(gate, text)
    chmodSync(gate, 0o755)
  }
  return gate
}
const lineFor = (gate: string, shell: 'posix' | 'any' = 'posix', refusal?: string): string => callerOf("/opt/no de's/node", gate, dirname(dirname(gate)), undefined, TIMEOUT).line('codex', { shell, ...(refusal !== undefined && { refusal }) })
const run = (shell: string, line: string): { readonly status: number | null; readonly stdout: string; readonly stderr: string } => spawnSync(shell, argsOf(shell, line), { encoding: 'utf8', input: 'payload\n', env: { PATH: '/usr/bin:/bin', HOME: root } })

describe('a line', () => {
  test.each(NAMES)('finds its gate below a folder called %s, in every shell', name => {
    const gate = gateIn(name, '#!/bin/sh\nprintf "%s|" "$@"\ncat\n')
    for (const shell of SHELLS)
      for (const form of ['posix', 'any'] as const) {
        // What is no POSIX shell gets the form that is for any.
        if (form === 'posix' && shell.endsWith('fish')) continue
        expect([shell, form, run(shell, lineFor(gate, form))]).toMatchObject([shell, form, { status: 0, stdout: "--node|/opt/no de's/node|hook|codex|payload\n", stderr: '' }])
      }
    expect(gatesOf(lineFor(gate))).toEqual([gate])
    expect(gatesOf(lineFor(gate, 'any'))).toEqual([gate])
    expect([agentOf(lineFor(gate)), agentOf(lineFor(gate, 'any'))]).toEqual(['codex', 'codex'])
  })

  test.each([
    ['is gone', undefined], ['is empty of sense', '\u0000\u0001'], ['has a missing interpreter', '#!/nowhere/sh\n'], ['ends with 1', '#!/bin/sh\nexit 1\n'], ['ends with 1 after an answer', '#!/bin/sh\necho "{}"\nexit 1\n'], ['ends with 70', '#!/bin/sh\necho no >&2; exit 70\n'], ['ends with 2 and says nothing', '#!/bin/sh\nexit 2\n'],
    ['is killed', '#!/bin/sh\nkill -9 $$\n'], ['is ended', '#!/bin/sh\nkill -15 $$\n'], ['has a fault of syntax', '#!/bin/sh\nif\n'],
  ])('refuses when the gate %s', (_, text) => {
    const gate = gateIn('broken', text)
    for (const shell of SHELLS)
      for (const form of ['posix', 'any'] as const) {
        if (form === 'posix' && shell.endsWith('fish')) continue
        const { status, stderr } = run(shell, lineFor(gate, form))
        expect([shell, form, status, /nothing runs|refuses/.test(stderr)]).toEqual([shell, form, 2, true])
      }
  })
  test('refuses with an answer where only that is read', () => {
    const line = lineFor(gateIn('broken', undefined), 'posix', '{"cancel":true,"errorMessage":"{reason}"}')
    for (const shell of SHELLS.filter(one => !one.endsWith('fish'))) expect(JSON.parse(run(shell, line).stdout)).toMatchObject({ cancel: true, errorMessage: expect.stringContaining('nothing runs') })
  })
  test.each([['is gone', undefined], ['says nothing', '#!/bin/sh\nexit 0\n'], ['says something else', '#!/bin/sh\necho hello\n'], ['fails after half an answer', `#!/bin/sh\nprintf '{"cancel":'\nexit 1\n`], ['says why on stderr alone', '#!/bin/sh\necho no >&2\nexit 2\n']])('answers in its place when it %s', (_, text) => {
    for (const shell of SHELLS.filter(one => !one.endsWith('fish'))) expect(JSON.parse(run(shell, lineFor(gateIn('broken', text), 'posix', '{"cancel":true,"errorMessage":"{reason}"}')).stdout)).toMatchObject({ cancel: true })
  })
  test('hands an answer on as it is', () => {
    const answer = String.raw`{"cancel":true,"errorMessage":"a \"b\" \\n c%s $HOME \u0041"}`
    writeFileSync(join(root, 'answer'), `${answer}\n`)
    const gate = gateIn('fine', `#!/bin/sh\ncat ${quoted(join(root, 'answer'))}\nexit 2\n`)
    for (const shell of SHELLS.filter(one => !one.endsWith('fish'))) expect(run(shell, lineFor(gate, 'posix', '{"cancel":true}')).stdout).toBe(`${answer}\n`)
  })
  test.runIf(TIMEOUT)('ends a gate that hangs', () => {
    const gate = gateIn('broken', '#!/bin/sh\nexec sleep 60\n')
    const { status, stderr } = run('/bin/sh', lineFor(gate).replace(' 25 ', ' 0.2 '))
    expect([status, stderr.includes('nothing runs')]).toEqual([2, true])
  })
  test('passes on what the gate says, and its own refusal with its reason', () => {
    const gate = gateIn('fine', '#!/bin/sh\necho "why not" >&2\nexit 2\n')
    expect(run('/bin/sh', lineFor(gate))).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^why not\n/) })
  })
  test('quotes', () => {
    for (const name of NAMES) expect(run('/bin/sh', `printf %s ${quoted(name)}`).stdout).toBe(name)
  })
})

describe('the doctor, with a gate that always', () => {
  const singers = hosts.filter(host => host.canary)
  const answers: Readonly<Record<string, readonly [string, RegExp | undefined]>> = {
    'allows without a word': ['#!/bin/sh\ncat >/dev/null\n', /not refused|not by a rule/],
    'says something else': ['#!/bin/sh\ncat >/dev/null\necho hello\n', /not refused|not by a rule/],
    'asks': [`#!/bin/sh\necho '{"decision":"ask","permission":"ask","permissionDecision":"ask","hookSpecificOutput":{"permissionDecision":"ask","permissionDecisionReason":"configure-own"}}'\n`, /not refused/],
    'breaks': ['#!/bin/sh\nexit 1\n', /not by a rule/],
  }
  test.each(Object.entries(answers).flatMap(([about, [text, problem]]) => singers.map(host => [about, host.name, text, problem] as const)))('%s: %s', (_, name, text, problem) => {
    const host = singers.find(one => one.name === name) ?? expect.fail('gone')
    const gate = gateIn('sung', text)
    const caller = callerOf('/usr/bin/node', gate, root)
    const line = caller.line(name, { ...(name === 'codex' && { shell: 'any' }), ...(name === 'cline' && { refusal: '{"cancel":true,"errorMessage":"{reason}"}' }), ...(name === 'antigravity' && { refusal: '{"decision":"deny","reason":"{reason}"}' }) })
    expect(sing(host, line, root, { PATH: '/usr/bin:/bin', SHELL: '/bin/bash' }, 'as it is').problem).toMatch(problem ?? /^$/)
    expect(sing(host, line, root, { PATH: '/usr/bin:/bin', SHELL: '/bin/bash' }, 'without gatekeeper').problem).toBeUndefined()
  })
})
