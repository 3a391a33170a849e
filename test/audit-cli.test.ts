// `gatekeeper audit`: what people and scripts see of the records.
import { spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { styleFor } from '../src/approvers/index.ts'
import { record } from '../src/audit/index.ts'
import { filterOf } from '../src/cli/topics/audit-filter.ts'
import { count, render } from '../src/cli/topics/audit-stats.ts'
import { decide } from '../src/gate.ts'
import type { Request } from '../src/model/index.ts'
import { defaultPolicy } from '../src/policy/judge.ts'
import { POSITIVE } from './audit-samples.ts'
import { fakeFacts } from './support/facts.ts'
import { BIN, type Ran, type Sandbox, sandbox } from './support/sandbox.ts'

const NOW = Date.UTC(2026, 10, 30, 12)
const DAY = 86_400_000
let box: Sandbox
let state: string
beforeAll(() => {
  box = sandbox()
  state = join(box.home, '.local/state/gatekeeper')
  for (const [days, text, agent = 'claude-code'] of LINES) put(text, NOW + days * DAY, agent)
})
afterAll(() => box.remove())

const LINES: readonly (readonly [days: number, text: string, agent?: string])[] = [
  [-9, 'git push origin main'], [-9, 'ls'], [-1, 'git push origin dev'], [-1, 'git push origin main'], [-1, 'rm -rf /'], [0, 'ls -la', 'codex'], [0, 'rm -rf /', 'codex'], [0, 'git push origin fix', 'codex'], [0, 'npm install left-pad', 'codex'],
]
function put(text: string, now: number, agent: string, note?: string): void {
  const request: Request = { principal: { agent, session: 's' }, action: { kind: 'script', source: text }, cwd: box.project, interactive: false }
  record(state, { request, text, verdict: decide(request, fakeFacts(), defaultPolicy), mode: 'default', ...(note && { answer: { decision: 'deny', by: 'a person at the terminal', note } }) }, now)
}
const audit = (...args: string[]): Ran => box.gatekeeper(['audit', ...args])
const texts = ({ out }: Ran): string[] => out.trim().split('\n').filter(Boolean).map(line => JSON.parse(line).text)

describe('tail', () => {
  test('the newest, oldest of them first', () => {
    expect(texts(audit('tail', '-n', '2', '--json'))).toEqual(['git push origin fix', 'npm install left-pad'])
    expect(texts(audit('tail', '--json'))).toHaveLength(LINES.length)
    expect(audit('tail', '-n', '1').out).toBe(`2026-11-30 12:00:00  ask, low  codex, deferred (agent)\n    npm install left-pad\n    install-workspace; in ${box.project}\n`)
  })
  test('no number', () => expect(audit('tail', '-n', 'x')).toMatchObject({ code: 64, err: 'gatekeeper: x is no number of records; write for example: gatekeeper audit tail -n 20\n' }))
  test('--follow shows what comes, also on the next day, and ends with its reader', async () => {
    const child = spawn(BIN, ['audit', 'tail', '-n', '1', '--follow', '--json'], { cwd: box.project, env: box.env })
    const seen: string[] = []
    for await (const chunk of child.stdout) {
      for (const line of String(chunk).trim().split('\n')) seen.push(JSON.parse(line).text)
      if (seen.length === 1) put('git status', NOW, 'followed')
      if (seen.length === 2) put('git log', NOW + DAY, 'followed')
      if (seen.length === 3) child.kill()
    }
    expect(seen).toEqual(['npm install left-pad', 'git status', 'git log'])
  })
})

describe('search', () => {
  test.each<[string[], string[]]>([
    [['--decision', 'deny'], ['rm -rf /', 'rm -rf /']], [['--agent', 'codex', '--decision', 'ask'], ['git push origin fix', 'npm install left-pad']], [['--text', 'PUSH ORIGIN D'], ['git push origin dev']], [['--rule', 'install-workspace'], ['npm install left-pad']],
    [['--effect', 'delete /', '--until', '2026-11-29'], ['rm -rf /']], [['--since', '2026-11-30', '--until', '2026-11-30T12:00Z'], []], [['--until', '2026-11-21'], ['git push origin main', 'ls']], [['--since', '2026-11-29T12:00:00.001Z', '--agent', 'claude-code'], []],
  ])('%j', (args, found) => {
    const ran = audit('search', ...args, '--json')
    expect([texts(ran), ran.code]).toEqual([found, found.length ? 0 : 1])
  })
  test('what is no time or no decision', () => {
    expect(audit('search', '--since', 'yesterday')).toMatchObject({ code: 64, err: expect.stringContaining('--since yesterday is no time') })
    expect(audit('search', '--decision', 'maybe').code).toBe(64)
  })
  test('times', () => {
    const period = (since: string): unknown => { const filter = filterOf({ flags: new Map([['since', since]]), operands: [] }, NOW); return typeof filter === 'string' ? filter : filter.period.since }
    expect([period('30m'), period('2h'), period('7d'), period('1w'), period('2026-11-30')]).toEqual([NOW - 1_800_000, NOW - 7_200_000, NOW - 7 * DAY, NOW - 7 * DAY, NOW - DAY / 2])
    for (const wrong of ['', '2026', '2026-13-01', '2026-11-30 09:00', '5', '5y', '-1d', 'T']) expect(period(wrong)).toContain('is no time')
  })
})

describe('stats', () => {
  const numbers = (): ReturnType<typeof count> => count(LINES.map(([days, text]) => ({
    version: 2 as const, time: new Date(NOW + days * DAY).toISOString(), agent: 'a', cwd: '/', action: 'script', text, effects: [], decision: text.startsWith('ls') ? 'allow' : text.startsWith('rm') ? 'deny' : 'ask', risk: 'low', mode: 'default', rules: [],
  })))
  test('every row fits, in every width', () => {
    for (let width = 20; width <= 110; width++) for (const row of render(styleFor(width, false, {}), numbers(), [{ rule: 'bash(git push *)', settles: 4 }])) expect(row.length <= width || !row.includes('2026-')).toBe(true)
  })
  test('as text: plain where there is no terminal, with bars that differ', () => {
    const { out } = audit('stats', '--until', '2026-11-30')
    expect(out).not.toContain('\u001b')
    expect(out).toContain('█ allow   ▒ ask   ░ deny')
    expect(out).toMatch(/2026-11-29 {2}▒+░+ +0 2 1\n/)
    expect(out).toContain('    2  git push origin main\n')
    expect(out).toMatch(/refused most\n {6}2 {2}rm -rf \/\n/)
  })
  test('rules that would settle questions, each proven', () => {
    const { rules, asked, denied, days } = JSON.parse(audit('stats', '--json').out)
    expect(rules).toEqual([{ rule: 'bash(git push *)', settles: 4 }, { rule: 'bash(npm install left-pad)', settles: 1 }])
    expect(asked[0]).toEqual({ text: 'git push origin main', count: 2 })
    expect(denied).toEqual([{ text: 'rm -rf /', count: 2 }])
    expect(days['2026-11-30']).toMatchObject({ ask: 2, deny: 1 })
  })
  test('nothing in that time', () => expect(audit('stats', '--since', '2036-01-01')).toMatchObject({ code: 0, out: 'nothing is recorded in that time\n' }))
})

describe('export', () => {
  test('json: one array', () => {
    expect(JSON.parse(audit('export').out)).toHaveLength(LINES.length + 2)
    expect(audit('export', '--since', '2036-01-01').out).toBe('[]\n')
  })
  test('csv: a cell for each thing, and no formulas', () => {
    put('=cmd|a, "b"', NOW + DAY, '@agent')
    const rows = audit('export', '--format', 'csv').out.split('\r\n')
    expect(rows[0]).toMatch(/^id,time,agent,session,/)
    expect(rows).toHaveLength(LINES.length + 5)
    expect(rows.at(-2)).toContain(`,'@agent,s,,${box.project},script,"'=cmd|a, ""b""",`)
  })
})

describe('verify', () => {
  test('the chain holds: 0', () => expect(audit('verify')).toMatchObject({ code: 0, out: expect.stringMatching(/^the chain holds: \d+ records in 4 files\n$/) }))
  test('it does not: 1, and where', () => {
    const file = join(state, 'audit/2026-11-29.jsonl')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('origin dev', 'origin old'))
    expect(audit('verify')).toMatchObject({ code: 1, out: expect.stringContaining(`${file}:1 was changed after it was written`) })
    expect(JSON.parse(audit('verify', '--json').out)).toMatchObject({ sound: false, problems: [{ file: '2026-11-29.jsonl', line: 1 }] })
    writeFileSync(file, text)
    expect(audit('verify').code).toBe(0)
  })
  test('what a crash leaves is a note', () => {
    appendFileSync(join(state, 'audit/2026-12-01.jsonl'), '{"version":2,"te')
    expect(audit('verify')).toMatchObject({ code: 0, out: expect.stringMatching(/^note: .*2026-12-01\.jsonl:\d+ was cut short/) })
  })
})

test('nothing that a terminal obeys, whatever is in the file', () => {
  const other = sandbox()
  const folder = join(other.home, '.local/state/gatekeeper/audit')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, '2026-11-30.jsonl'), `${JSON.stringify({ version: 1, time: '2026-11-30T10:00:00.000Z', agent: '\u001b[31m', cwd: '\u001b]0;x\u0007', action: 'script', text: 'a\u202eb\u001b[2J', effects: [], decision: '\u001b[1m', risk: '\u0007', rules: ['\u001b'], mode: 'x', note: '\u0000' })}\n`, { mode: 0o600 })
  for (const args of [['tail'], ['search'], ['stats'], ['verify']]) expect(other.gatekeeper(['audit', ...args]).out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/)
  other.remove()
})

test('no secret in anything that is printed', () => {
  const other = sandbox()
  state = join(other.home, '.local/state/gatekeeper')
  for (const [, text] of POSITIVE) put(text, NOW, 'a', `not ${text}`)
  const printed = [['tail', '-n', '1000'], ['tail', '-n', '1000', '--json'], ['search', '--decision', 'ask'], ['stats'], ['stats', '--json'], ['verify', '--json'], ['export'], ['export', '--format', 'csv']].map(args => other.gatekeeper(['audit', ...args]))
  const all = printed.map(({ out, err }) => out + err).join('').replace(/\n\s*/g, '')
  expect(all.length).toBeGreaterThan(100_000)
  expect(POSITIVE.filter(([, , secret]) => all.includes(secret)).map(([name]) => name)).toEqual([])
  other.remove()
})

test('without any records', () => {
  const other = sandbox()
  expect(other.gatekeeper(['audit', 'tail'])).toMatchObject({ code: 0, out: '' })
  expect(other.gatekeeper(['audit', 'verify'])).toMatchObject({ code: 0, out: 'the chain holds: 0 records in 0 files\n' })
  expect(other.gatekeeper(['audit', 'deliver'])).toMatchObject({ code: 64, err: expect.stringContaining('no HTTP sink') })
  other.remove()
})
