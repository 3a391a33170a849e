// What the modes make of the same effects.
import { describe, expect, it } from 'vitest'
import { type Decision, type Effect, literal, type Mode, MODES, pattern, unresolved } from '../src/model/index.ts'
import { defaultPolicy, judge } from '../src/policy/judge.ts'
import { occurrence, on } from './support/occurrence.ts'
import { fakeFacts } from './support/facts.ts'

const facts = fakeFacts()
const decide = (effect: Effect, mode: Mode, more = {}): Decision => judge([occurrence(effect, more)], facts, { ...defaultPolicy, mode }).decision

/** Per mode, in the order default, bubble, plan, acceptEdits, auto, dontAsk, bypassPermissions, observe: A allow, Q ask, D deny. */
const TABLE: readonly (readonly [string, Effect, string])[] = [
  ['list', on('list', '/etc'), 'AAAAAAAA'],
  ['read workspace', on('read', 'a.ts'), 'AAAAAAAA'],
  ['read home', on('read', '/home/dev/notes.txt'), 'QQQQQDAA'],
  ['read secret', on('read', '.env'), 'DDDDDDDA'],
  ['write workspace', on('write', 'a.ts'), 'QQDAADAA'],
  ['append workspace', on('append', 'a.ts'), 'QQDAADAA'],
  ['delete workspace', on('delete', 'a.ts'), 'QQDAADAA'],
  ['permit workspace', on('permit', 'a.ts'), 'QQDQADAA'],
  ['link workspace', on('link', 'a.ts'), 'QQDQADAA'],
  ['delete several files', on('delete', pattern('*.ts', '*.ts')), 'QQDQQDAA'],
  ['delete a tree', on('delete', 'src', { recursive: true }), 'QQDQQDAA'],
  ['delete what is made again', on('delete', 'node_modules', { recursive: true }), 'QQDAADAA'],
  ['delete the workspace', on('delete', '.', { recursive: true }), 'DDDDDDDA'],
  ['write temp', on('write', '/tmp/x'), 'AADAAAAA'],
  ['write home', on('write', '/home/dev/x'), 'QQDQQDAA'],
  ['write protected', on('write', '.git/config'), 'DDDDDDDA'],
  ['write sink', on('write', '/dev/null'), 'AAAAAAAA'],
  ['fetch', { kind: 'connect', target: literal('https://example.com') }, 'QQDQQDAA'],
  ['fetch from here', { kind: 'connect', target: literal('http://localhost:3000') }, 'AAAAAAAA'],
  ['send to here', { kind: 'connect', target: literal('http://localhost:3000'), sends: true }, 'QQDQQDAA'],
  ['open a shell', { kind: 'connect', target: literal('10.0.0.1'), shell: true }, 'DDDDDDDA'],
  ['unknown', { kind: 'unknown', target: literal('x'), why: 'y' }, 'QQDQQDAA'],
  ['run an installed program', on('execute', '/usr/bin/ls'), 'AAAAAAAA'],
  ['run a program of the workspace', on('execute', './run'), 'QQDQADAA'],
  ['destroy', { kind: 'destroy', target: literal('db') }, 'DDDDDDDA'],
  ['elevate', { kind: 'elevate', target: literal('root') }, 'QQDQQDAA'],
]

describe('modes', () => {
  for (const [name, effect, expected] of TABLE)
    it(name, () => {
      const shown = MODES.map(mode => ({ allow: 'A', ask: 'Q', deny: 'D' })[decide(effect, mode)]).join('')
      expect(shown).toBe(expected)
    })

  it('acceptEdits accepts nothing as root or elsewhere', () => {
    expect(decide(on('write', 'a.ts'), 'acceptEdits', { elevated: true })).toBe('ask')
    expect(decide(on('write', 'a.ts'), 'acceptEdits', { host: literal('web') })).toBe('ask')
  })

  it('plan keeps the finding of the rule that denies anyway, and says which mode denied the rest', () => {
    const rules = (effect: Effect) => judge([occurrence(effect)], facts, { ...defaultPolicy, mode: 'plan' }).findings.map(finding => finding.rule)
    expect(rules(on('write', '.env'))).toEqual(['write-secret', 'plan-mode'])
    expect(rules(on('write', 'a.ts'))).toEqual(['plan-mode'])
  })

  it('observe and bypassPermissions keep what would have been found', () => {
    for (const mode of ['observe', 'bypassPermissions'] as const) {
      const verdict = judge([occurrence(on('write', 'a.ts'))], facts, { ...defaultPolicy, mode })
      expect(verdict.decision).toBe('allow')
      expect(verdict.findings.map(finding => finding.rule)).toEqual(['write-workspace'])
    }
  })

  it('dontAsk says why', () => {
    const [finding] = judge([occurrence(on('delete', unresolved('$f')))], facts, { ...defaultPolicy, mode: 'dontAsk' }).findings
    expect(finding).toMatchObject({ rule: 'delete-unresolved', decision: 'deny', layer: 'mode' })
    expect(finding?.reason).toContain('nobody is asked')
  })
})
