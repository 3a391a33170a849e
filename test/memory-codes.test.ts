// Codes by which a person lets through once what nobody could be asked about: what is kept, how much of it, for how long, and that each is used once.
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claim, codeTime, letThrough, offerCode, pendingIn, pendingOf } from '../src/memory/codes.ts'
import { around, type Case, judged, NOON, type Session, session } from './support/memory.ts'
import { holds } from './support/property.ts'

let at: Session
beforeEach(() => { at = session() })
afterEach(() => at.remove())

const offer = ({ request, verdict }: Case, now = NOON): string | undefined => offerCode(at.state, { request, verdict, around }, now)
const folder = (): string => join(at.state, 'pending')
const approve = (code: string | undefined, now = NOON): void => {
  const coded = pendingOf(at.state, code ?? '', now)
  if (!coded || !claim(at.state, coded.code)) throw new Error(`${code} does not wait`)
  letThrough(at.state, coded, now)
}

describe('a code', () => {
  test('lets exactly this through, once', () => {
    const push = judged('git push')
    approve(offer(push))
    expect(at.recall(judged('git push --force'))).toBeUndefined()
    expect(at.recall(judged('git push', { cwd: '/home/dev/app/src' }))).toBeUndefined()
    expect(at.recall(judged('git push', { session: 'two' }))).toBeUndefined()
    expect(at.recall(judged('git push', { agent: 'codex' }))).toBeUndefined()
    expect(at.recall(push, { around: { boundary: 'settings 2' } })).toBeUndefined()
    expect(at.recall(push, { around: { mode: 'auto' } })).toBeUndefined()
    expect(at.recall(push, { around: { workspace: '/home/dev' } })).toBeUndefined()
    expect(at.recall(push)).toMatchObject({ decision: 'allow', by: expect.stringMatching(/exactly this once, approved with the code [0-9A-Z]{4}-[0-9A-Z]{4}/) })
    expect(at.recall(push)).toBeUndefined()
  })
  test('holds for what is not known beforehand too: a person has seen that it is not', () => {
    const asked = judged('rm "$f"')
    approve(offer(asked))
    expect(at.recall(asked)?.decision).toBe('allow')
    expect(at.recall(asked)).toBeUndefined()
  })
  test('of a call without a session holds for the agent, once', () => {
    const asked = judged('git push', { session: null })
    approve(offer(asked))
    expect(at.recall(judged('git push', { session: null, agent: 'codex' }))).toBeUndefined()
    expect(at.recall(judged('git push', { session: null }))?.decision).toBe('allow')
    expect(at.recall(judged('git push', { session: null }))).toBeUndefined()
  })
  test('outweighs an earlier no to the same, and no later one', () => {
    const push = judged('git push')
    at.say(push, { decision: 'deny' })
    approve(offer(push))
    at.say(push, { decision: 'deny' })
    expect(at.recall(push)?.decision).toBe('deny')
    approve(offer(push))
    expect(at.recall(push)?.decision).toBe('allow')
    expect(at.recall(push)?.decision).toBe('deny')
  })
  test('is over after ten minutes, and so is what was allowed with it', () => {
    const code = offer(judged('git push'))
    expect(pendingOf(at.state, code ?? '', NOON + codeTime() - 1)).toBeDefined()
    approve(code)
    expect(at.recall(judged('git push'), { now: NOON + codeTime() })).toBeUndefined()
    const late = offer(judged('git push'), NOON)
    expect(pendingOf(at.state, late ?? '', NOON + codeTime())).toBeUndefined()
    expect(readdirSync(folder())).toEqual([])
  })
  test('is not prolonged by a clock that was set back', () => {
    const code = offer(judged('git push'))
    expect(pendingOf(at.state, code ?? '', NOON - 1)).toBeUndefined()
  })
  test('is none where no person may say yes, and where nothing is asked', () => {
    for (const line of ['gatekeeper trust', 'rm -rf /', 'git push; rm -rf /', 'ls']) expect(offer(judged(line))).toBeUndefined()
    expect(existsSync(folder())).toBe(false)
  })
  test('is none for what is too large to be kept', () => expect(offer(judged(`git commit -m ${'x'.repeat(20_000)}`))).toBeUndefined())
  test('is the same for the same question, for half of its time; another for any other', () => {
    const first = offer(judged('git push'))
    expect(offer(judged('git push'), NOON + codeTime() / 3)).toBe(first)
    expect(offer(judged('git push'), NOON + codeTime() / 2 + 1)).not.toBe(first)
    expect(new Set([first, offer(judged('git push', { session: 'two' })), offer(judged('git push', { agent: 'codex' })), offer(judged('git push '))]).size).toBe(4)
  })
  test('is found however it is typed', () => {
    const code = offer(judged('git push')) ?? ''
    for (const typed of [code, code.toLowerCase(), code.replace('-', ''), ` ${code} `, code.replaceAll('0', 'o').replaceAll('1', 'l')]) expect(pendingOf(at.state, typed, NOON)?.code).toBe(code)
    for (const typed of ['', '-', '../../etc', code.slice(1), `${code}A`]) expect(pendingOf(at.state, typed, NOON)).toBeUndefined()
  })
  test('shows what was judged: findings are of the occurrences that are kept', () => {
    const { request, verdict } = judged('git push && touch a.txt')
    const code = offer({ request, verdict })
    const kept = pendingOf(at.state, code ?? '', NOON)?.pending
    expect(kept?.verdict).toEqual(verdict)
    for (const { occurrence } of kept?.verdict.findings ?? []) expect(kept?.verdict.occurrences).toContain(occurrence)
  })
})

describe('what waits', () => {
  test('is for the user alone', () => {
    offer(judged('git push'))
    expect(statSync(folder()).mode & 0o777).toBe(0o700)
    expect(readdirSync(folder()).map(name => statSync(join(folder(), name)).mode & 0o777)).toEqual([0o600])
  })
  test('is bounded, for each session and in all; the latest stay', () => {
    for (let i = 0; i < 50; i++) offer(judged(`touch file${i}`), NOON + i)
    expect(pendingIn(at.state, NOON + 50).map(({ pending: { request } }) => (request.action.kind === 'script' ? request.action.source : ''))).toEqual(Array.from({ length: 8 }, (_, i) => `touch file${42 + i}`))
    for (let i = 0; i < 60; i++) offer(judged('git push', { session: `s${i}` }), NOON + 100 + i)
    expect(pendingIn(at.state, NOON + 200)).toHaveLength(32)
    expect(readdirSync(folder())).toHaveLength(32)
  })
  test('is looked at with suspicion: links, files of others, garbage and what was left half written count for nothing, and go', () => {
    const code = offer(judged('git push')) ?? ''
    const text = readFileSync(join(folder(), `${code}.json`), 'utf8')
    writeFileSync(join(at.state, 'elsewhere'), text, { mode: 0o600 })
    symlinkSync(join(at.state, 'elsewhere'), join(folder(), 'AAAA-AAAA.json'))
    writeFileSync(join(folder(), 'BBBB-BBBB.json'), text)
    chmodSync(join(folder(), 'BBBB-BBBB.json'), 0o644)
    writeFileSync(join(folder(), 'CCCC-CCCC.json'), text.slice(0, 200), { mode: 0o600 })
    mkdirSync(join(folder(), 'DDDD-DDDD.json'))
    expect(pendingIn(at.state, NOON).map(one => one.code)).toEqual([code])
    expect(readdirSync(folder())).toEqual([`${code}.json`])
    expect(readFileSync(join(at.state, 'elsewhere'), 'utf8')).toBe(text)
  })
  test('whatever stands in a file, nothing of it is believed but what is whole', () => {
    offer(judged('git push'))
    const file = join(folder(), 'EEEE-EEEE.json')
    holds(fc.property(fc.oneof(fc.json(), fc.string(), fc.record({ at: fc.integer(), until: fc.integer(), request: fc.anything(), verdict: fc.anything(), around: fc.anything() }).map(value => JSON.stringify(value))), text => {
      writeFileSync(file, text, { mode: 0o600 })
      expect(pendingIn(at.state, NOON).length).toBeLessThanOrEqual(2)
    }), 200)
  })
  test('is claimed once', () => {
    const code = offer(judged('git push')) ?? ''
    expect([claim(at.state, code), claim(at.state, code), pendingIn(at.state, NOON)]).toEqual([true, false, []])
  })
  test('codes do not repeat', () => {
    const codes = new Set(Array.from({ length: 300 }, (_, i) => offer(judged('git push', { session: `s${i}` }))))
    expect(codes.size).toBe(300)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  })
})
