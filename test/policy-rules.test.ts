// Every built-in rule finds what its examples say, the registry is complete, and the tables of effects and places hold.
import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { compareDecisions, type Decision, type Effect, type Facts, literal, MODES, type Occurrence, oneOf, pattern, show, unresolved } from '../src/model/index.ts'
import { defaultPolicy, judge, type Policy } from '../src/policy/judge.ts'
import { layerRule, type LayerRule } from '../src/policy/patterns.ts'
import { rules } from '../src/policy/rules/index.ts'
import { call, occurrence, on } from './support/occurrence.ts'
import { fakeFacts } from './support/facts.ts'
import { holds } from './support/property.ts'

const facts = fakeFacts()
const of = (line: string) => {
  const verdict = judge(analyze({ script: line, cwd: facts.cwd, interactive: false }, facts), facts, defaultPolicy)
  return { rules: [...new Set(verdict.findings.map(finding => finding.rule))], effects: verdict.occurrences.map(one => show(one.effect)) }
}

describe.each(rules.map(rule => [rule.id, rule] as const))('%s', (id, rule) => {
  it.each(rule.examples.hits.map(line => [line]))('finds %s', line => {
    const found = of(line)
    expect(found.rules, found.effects.join('; ')).toContain(id)
  })
  it.each(rule.examples.misses.map(line => [line]))('leaves %s', line => expect(of(line).rules).not.toContain(id))
  it('is complete', () => {
    expect(rule.examples.hits.length).toBeGreaterThanOrEqual(3)
    expect(rule.examples.misses.length).toBeGreaterThanOrEqual(2)
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)+$/)
    for (const text of [rule.reason, rule.instead]) expect(text).toMatch(/^[a-z].*[^.]$/)
    if (rule.pinned) expect(rule.decision).toBe('deny')
  })
})

describe('the registry', () => {
  it('is sorted, without doubles, and holds every file', () => {
    const ids = rules.map(rule => rule.id)
    expect(ids).toEqual([...new Set(ids)].sort())
    const files = readdirSync(new URL('../src/policy/rules', import.meta.url)).map(name => name.replace('.ts', '')).filter(name => name !== 'index')
    expect(ids).toEqual(files.sort())
  })
})

/** The columns of the table of effects and places. */
const COLUMNS = { workspace: 'src/a.ts', temp: '/tmp/x', home: '/home/dev/x', system: '/opt/x/y', protected: '.git/config', secret: '.env', own: '.claude/settings.json', device: '/dev/sda', sink: '/dev/null' } as const
const ROWS: readonly (readonly [string, (path: string) => Effect, string])[] = [
  ['list', path => on('list', path), 'allow allow allow allow allow allow allow allow allow allow'],
  ['read', path => on('read', path), 'allow allow ask(low) allow allow deny! allow ask(medium) allow ask(low)'],
  ['write', path => on('write', path), 'ask(low) allow ask(medium) ask(high) deny deny! deny! deny! allow ask(medium)'],
  ['append', path => on('append', path), 'ask(low) allow ask(medium) ask(high) deny deny! deny! deny! allow ask(medium)'],
  ['link', path => on('link', path), 'ask(low) allow ask(medium) ask(high) deny deny! deny! deny! allow ask(medium)'],
  ['permit', path => on('permit', path), 'ask(low) allow ask(medium) ask(high) deny deny! deny! deny! allow ask(medium)'],
  ['delete', path => on('delete', path), 'ask(low) allow ask(high) deny deny deny! deny! deny! allow ask(high)'],
  ['delete tree', path => on('delete', path, { recursive: true }), 'ask(high) ask(low) deny deny deny deny! deny! deny! allow deny'],
]

describe('the table of effects and places', () => {
  it.each(ROWS)('%s', (_, effect, expected) => {
    const targets = [...Object.values(COLUMNS).map(literal), unresolved('$x')]
    const cells = targets.map(target => {
      const verdict = judge([occurrence({ ...effect('x'), target })], facts, defaultPolicy)
      if (verdict.decision === 'allow') return 'allow'
      if (verdict.decision === 'ask') return `ask(${verdict.risk})`
      return verdict.findings.some(finding => finding.pinned) ? 'deny!' : 'deny'
    })
    expect(cells.join(' ')).toBe(expected)
  })

  const verdictOf = (effect: Effect, more: Partial<Occurrence> = {}, machine: Facts = facts): string => {
    const verdict = judge([occurrence(effect, more)], machine, defaultPolicy)
    return verdict.decision === 'allow' ? 'allow' : `${verdict.decision}(${verdict.risk})${verdict.findings.some(finding => finding.pinned) ? '!' : ''}`
  }
  const remove = (target: Parameters<typeof on>[1], recursive = true): Effect => on('delete', target, { recursive })

  it.each(['/', '//', '/*', '/home/dev', '/home/dev/', '/home/dev/*', '/home', '/home/*', '/usr', '/etc/..', '/root', '/home/eve', '/boot', '/tmp', 'C:\\', 'C:\\Windows', '../../..'])('deleting %s with all below is pinned', path => {
    expect(verdictOf(remove(path))).toBe('deny(high)!')
    expect(verdictOf(remove(oneOf('$x', ['src', path])))).toBe('deny(high)!')
  })
  it.each(['.', './', '*', './*', '**', './**', '.*', '../app', '/home/dev/app', 'src/..', '', 'node_modules/..'])('deleting %s takes the workspace', path => expect(verdictOf(remove(path))).toMatch(/^deny/))
  it('tells an expanded star from a list of names', () => {
    expect(verdictOf(remove(oneOf('*', ['a.txt', 'src'])))).toBe('deny(high)')
    expect(verdictOf(remove(oneOf('*.txt', ['a.txt', 'notes.txt'])))).toBe('ask(high)')
    expect(verdictOf(remove(oneOf('src/*', ['src/a.ts', 'src/old.ts'])))).toBe('ask(high)')
  })
  it('knows what is made again', () => {
    for (const path of ['node_modules', 'dist', 'dist/a.js', 'src/__pycache__']) expect(verdictOf(remove(path)), path).toBe('ask(low)')
    for (const path of ['build', 'target', 'src']) expect(verdictOf(remove(path)), path).toBe('ask(high)')
    expect(verdictOf(remove(oneOf('x', ['dist', 'src'])))).toBe('ask(high)')
    const linked = fakeFacts({ links: { '/home/dev/app/node_modules': '/home/dev/other' } })
    expect(verdictOf(remove('node_modules'), {}, linked)).toMatch(/^deny/)
  })
  it('judges what is done elsewhere', () => {
    const there = { host: literal('web') }
    expect(verdictOf(on('read', '/srv/x'), there)).toBe('allow')
    expect(verdictOf(on('write', '/srv/x'), there)).toBe('ask(medium)')
    expect(verdictOf(remove('/srv/x', false), there)).toBe('ask(high)')
    expect(verdictOf(remove('/srv/x'), there)).toBe('ask(high)')
    for (const path of ['/', '/*', '/root', '/home/web', '/etc', '/home/*']) expect(verdictOf(remove(path), there), path).toBe('deny(high)!')
    expect(verdictOf(remove(unresolved('$x')), there)).toBe('deny(high)')
    expect(verdictOf(on('write', unresolved('$x')), there)).toBe('ask(medium)')
  })
  it('takes nothing as root lightly', () => {
    expect(verdictOf(on('write', '/tmp/x'), { elevated: true })).toBe('ask(medium)')
    expect(verdictOf(on('write', 'a.ts'), { elevated: true })).toBe('ask(medium)')
    expect(verdictOf(on('write', '/dev/null'), { elevated: true })).toBe('allow')
  })
  it('judges rights by what they grant', () => {
    const permit = (path: string, grants?: 'world-writable' | 'setuid' | 'executable', recursive = false): Effect => ({ kind: 'permit', target: literal(path), recursive, ...(grants && { grants }) })
    expect(verdictOf(permit('a.sh', 'executable'))).toBe('ask(low)')
    expect(verdictOf(permit('/tmp/a', 'executable'))).toBe('allow')
    expect(verdictOf(permit('/tmp/a', 'world-writable'))).toBe('ask(medium)')
    expect(verdictOf(permit('src', undefined, true))).toBe('ask(high)')
    expect(verdictOf(permit('src', 'setuid'))).toBe('deny(high)')
    for (const path of ['/', '.', '..', '/usr', '/home/dev', '/usr/bin', '/lib/x']) expect(verdictOf(permit(path, undefined, true)), path).toMatch(/^deny/)
  })
  it('takes texts that include others for what the workspace says, wherever that is', () => {
    const there = fakeFacts({ facts: { workspace: '/tmp/w/app', cwd: '/tmp/w/app' } })
    const decided = (line: string): string => judge(analyze({ script: line, cwd: there.cwd, interactive: false }, there), there, defaultPolicy).decision
    expect(['gcc -fsyntax-only a.c', 'gcc -fsyntax-only /tmp/w/app/src/a.c', 'shellcheck -x a.sh', 'cd src && gcc -fsyntax-only a.c'].map(decided)).toEqual(['allow', 'allow', 'allow', 'allow'])
    expect(['gcc -fsyntax-only ../a.c', 'gcc -fsyntax-only /tmp/a.c', 'cd /tmp/z && gcc -fsyntax-only a.c', 'gcc -fsyntax-only a.c /tmp/b.c'].map(decided)).toEqual(['ask', 'ask', 'ask', 'ask'])
  })
  it('judges text by where it comes from', () => {
    const run = (more: Partial<Extract<Effect, { kind: 'interpret' }>>, target = unresolved('$x')): string => verdictOf({ kind: 'interpret', target, language: 'sh', ...more })
    expect(run({ from: [{ kind: 'network', what: 'https://a' }] })).toBe('deny(high)')
    expect(run({ from: [{ kind: 'file', what: 'a' }, { kind: 'decoder', what: 'base64' }] })).toBe('deny(high)')
    expect(run({}, unresolved('$x', [{ kind: 'network', what: 'https://a' }]))).toBe('deny(high)')
    expect(run({ from: [{ kind: 'file', what: 'a.sql' }] })).toBe('ask(low)')
    expect(run({ from: [{ kind: 'file', what: '/opt/a.sql' }] })).toBe('ask(medium)')
    expect(run({ from: [{ kind: 'file', what: '$f' }] })).toBe('ask(high)')
    expect(run({ from: [{ kind: 'program', what: 'x' }] })).toBe('ask(high)')
    expect(run({})).toBe('ask(high)')
    expect(run({ literal: true }, literal('print 1'))).toBe('ask(medium)')
    expect(run({ file: true }, literal('tool.py'))).toBe('ask(low)')
    expect(run({ file: true }, literal('/tmp/tool.py'))).toBe('ask(medium)')
    expect(run({ file: true }, literal('/dev/stdin'))).toBe('ask(high)')
    expect(run({ file: true })).toBe('ask(high)')
  })
  it('judges the rest by kind', () => {
    const target = literal('x.example')
    const rows: [Effect, string][] = [
      [{ kind: 'connect', target }, 'ask(low)'], [{ kind: 'connect', target, sends: true }, 'ask(high)'], [{ kind: 'connect', target, shell: true }, 'deny(high)!'], [{ kind: 'connect', target, listens: true }, 'ask(high)'],
      [{ kind: 'publish', target }, 'ask(medium)'], [{ kind: 'publish', target, force: true }, 'deny(high)'], [{ kind: 'publish', target, force: true, lease: true }, 'ask(high)'], [{ kind: 'mutate', target }, 'ask(medium)'],
      [{ kind: 'destroy', target }, 'deny(high)'], [{ kind: 'discard', target: literal('.'), all: true }, 'ask(high)'], [{ kind: 'discard', target: literal('..'), all: true }, 'deny(high)'], [{ kind: 'install', target, where: 'workspace' }, 'ask(low)'],
      [{ kind: 'install', target, where: 'system' }, 'ask(medium)'], [{ kind: 'install', target, where: 'url' }, 'ask(medium)'], [{ kind: 'elevate', target }, 'ask(medium)'], [{ kind: 'configure', target }, 'ask(medium)'],
      [{ kind: 'configure', target, persists: true }, 'deny(high)'], [{ kind: 'signal', target }, 'ask(medium)'], [{ kind: 'signal', target, own: true }, 'allow'], [{ kind: 'signal', target, all: true }, 'deny(high)'],
      [{ kind: 'power', target }, 'deny(high)'], [{ kind: 'exhaust', target }, 'deny(high)!'], [{ kind: 'reveal', target }, 'ask(medium)'], [{ kind: 'unknown', target, why: 'x' }, 'ask(medium)'], [on('execute', 'bin/x'), 'ask(low)'],
      [on('execute', '/opt/x'), 'ask(medium)'], [on('execute', '/usr/bin/x'), 'allow'], [on('read', '/home', { recursive: true }), 'ask(high)'], [on('read', '/', { recursive: true }), 'ask(high)'], [on('read', '.', { recursive: true }), 'allow'],
    ]
    for (const [effect, expected] of rows) expect(verdictOf(effect), show(effect)).toBe(expected)
  })
  it('marks plain side effects, and only those', () => {
    const plain = (effect: Effect, more: Partial<Occurrence> = {}): boolean => judge([occurrence(effect, more)], facts, defaultPolicy).findings.every(finding => finding.plain)
    expect(plain(on('write', 'a.ts'))).toBe(true)
    expect(plain(on('delete', 'a.ts'))).toBe(true)
    expect(plain(on('delete', 'src', { recursive: true }))).toBe(false)
    expect(plain(on('write', 'a.ts'), { elevated: true })).toBe(false)
  })
  it('refuses when a rule throws', () => {
    const broken: Facts = { ...facts, realpath: () => { throw new Error('no such disk') } }
    expect(judge([occurrence(on('read', 'a.ts'))], broken, defaultPolicy).findings).toMatchObject([{ rule: 'gate-failed', decision: 'deny', pinned: true }])
    expect(judge([occurrence(on('list', 'a.ts'))], broken, defaultPolicy).decision).toBe('allow')
  })
})

const word = fc.oneof(
  fc.constantFrom('a.ts', 'src', '.', '.env', '.git/x', '/', '/tmp/x', '/home/dev', '/etc/x', '/dev/null', 'https://a.example', 'http://localhost').map(literal),
  fc.constantFrom('*', 'src/**', '.*').map(text => pattern(text, text)), fc.constant(oneOf('$x', ['a.ts', '/etc/x'])), fc.constant(unresolved('$y')),
)
const effects: fc.Arbitrary<Effect> = fc.oneof(
  fc.tuple(fc.constantFrom('list' as const, 'read' as const, 'write' as const, 'append' as const, 'delete' as const, 'permit' as const, 'link' as const, 'execute' as const), word, fc.boolean()).map(([kind, target, recursive]) => on(kind, target, { recursive })),
  fc.tuple(fc.constantFrom('reveal' as const, 'elevate' as const, 'power' as const, 'exhaust' as const, 'mutate' as const, 'destroy' as const), word).map(([kind, target]): Effect => ({ kind, target })),
  fc.tuple(word, fc.boolean(), fc.boolean()).map(([target, sends, listens]): Effect => ({ kind: 'connect', target, sends, listens })),
  fc.tuple(word, fc.boolean(), fc.boolean()).map(([target, force, lease]): Effect => ({ kind: 'publish', target, force, lease })),
)
const occurrences = fc.array(fc.tuple(effects, fc.constantFrom('git push origin', 'rm -rf x', 'tool'), fc.boolean(), fc.boolean()).map(([effect, line, elevated, far]): Occurrence => ({
  effect, call: call(line), ...(elevated && { elevated }), ...(far && { host: literal('web') }),
})), { maxLength: 6 })
const texts = fc.constantFrom('bash(git *)', 'bash(rm *)', 'Bash', 'write', 'write(src/**)', 'read(**)', 'delete', 'connect', 'connect(a.example)', 'publish', 'mutate(*)', 'Read(.env)', 'execute')
const layer = (decisions: readonly Decision[], trusted?: boolean): fc.Arbitrary<LayerRule> =>
  fc.tuple(fc.constantFrom(...decisions), texts).map(([decision, text]) => layerRule('user', decision, text, trusted === undefined ? {} : { trusted })).filter((one): one is LayerRule => !('problem' in one))
const settings = fc.array(fc.tuple(fc.constantFrom(...rules.map(rule => rule.id)), fc.constantFrom<Decision>('allow', 'ask', 'deny')), { maxLength: 3 }).map(entries => new Map(entries.map(([id, decision]) => [id, { decision }])))
const policies: fc.Arbitrary<Policy> = fc.record({ mode: fc.constantFrom(...MODES), rules: settings, managed: settings, layers: fc.array(layer(['allow', 'ask', 'deny']), { maxLength: 3 }) })

describe('whatever the settings', () => {
  it('a layer that is not trusted never lowers a verdict', () => {
    holds(fc.property(occurrences, policies, fc.array(layer(['allow', 'ask', 'deny'], false), { maxLength: 3 }), (all, policy, more) => {
      const before = judge(all, facts, policy).decision
      const after = judge(all, facts, { ...policy, layers: [...more, ...policy.layers] }).decision
      expect(compareDecisions(before, after)).toBeLessThanOrEqual(0)
    }), 500)
  })
  it('the order of effects and of layers never matters', () => {
    holds(fc.property(occurrences, policies, (all, policy) => {
      const one = judge(all, facts, policy)
      const other = judge([...all].reverse(), facts, { ...policy, layers: [...policy.layers].reverse() })
      expect([other.decision, other.risk]).toEqual([one.decision, one.risk])
    }), 500)
  })
  it('one more effect never lowers a verdict', () => {
    holds(fc.property(occurrences, occurrences, policies, (all, more, policy) => {
      expect(compareDecisions(judge(all, facts, policy).decision, judge([...all, ...more], facts, policy).decision)).toBeLessThanOrEqual(0)
    }), 300)
  })
  it('what pinned rules refuse stays refused in every mode but observe', () => {
    holds(fc.property(policies, fc.constantFrom('.env', '/home/dev/.ssh/id_rsa'), (policy, path) => {
      const mode = policy.mode === 'observe' ? 'default' : policy.mode
      expect(judge([occurrence(on('read', path))], facts, { ...policy, mode, managed: new Map() }).decision).toBe('deny')
    }), 200)
  })
  it('an ask or a deny has a finding that says so', () => {
    holds(fc.property(occurrences, policies, (all, policy) => {
      const verdict = judge(all, facts, policy)
      if (verdict.decision !== 'allow') expect(verdict.findings.some(finding => finding.decision === verdict.decision)).toBe(true)
    }), 300)
  })
})
