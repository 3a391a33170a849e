// The library against code that it is made of: options that are wrong in plain JavaScript, and rules, hooks, approvers and sinks that bend all that they can reach.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AfterHook, type Approver, type BeforeHook, createGate, defineRule, EFFECT_KINDS, type GateOptions, MODES, PLACES, type Rule, type Sink, textOf } from '../src/index.ts'
import { rules } from '../src/policy/rules/index.ts'
import { fakeFacts } from './support/facts.ts'
import { holds } from './support/property.ts'

const facts = fakeFacts()
const loose = <T>(value: unknown): T => value as T
const gate = (options: object = {}) => createGate(loose<GateOptions>({ facts, cwd: facts.cwd, ...options }))
const ruleOf = (more: object = {}): Rule => loose({ ...defineRule('no-list', { on: ['list'], decision: 'deny', risk: 'low', reason: 'it lists', instead: 'ask', examples: { hits: ['ls'], misses: ['pwd'] } }), ...more })

describe('options that are wrong', () => {
  const broken = (get: string): object => ({ get [get]() { throw new Error('no') } })
  it.each<[string, unknown]>([
    ['options must be an object, and are null', null], ['are 5', 5], ['are a list', []], ['are an object', new Map()],
    ...['before', 'after', 'approvers', 'sinks', 'policies'].flatMap((key): [string, unknown][] => [[`${key} must be a list, and is null`, { [key]: null }], [`${key} must be a list, and is "x"`, { [key]: 'x' }]]),
    ['before[1] must be a function', { before: [() => undefined, null] }], ['approvers[0] must have a method ask', { approvers: [null] }], ['approvers[0] must have', { approvers: [{ ask: () => undefined }] }],
    ['sinks[0] must have', { sinks: [{ name: 'x', write: () => undefined, required: 'yes' }] }], ['sinks[0] must have', { sinks: new Array(1) }],
    ...['rules', 'permissions', 'commands'].flatMap((key): [string, unknown][] => [[`${key} must be an object, and is null`, { [key]: null }], [`${key} must be a plain object`, { [key]: new Map([['force-push', 'deny']]) }], [`${key} must be an object`, { [key]: [] }]]),
    ['deny must be a plain object or a list', { permissions: { deny: new Set(['bash(x)']) } }], ['force-push is a function', { rules: { 'force-push': () => 'deny' } }], ['rules.force-push is null', { rules: { 'force-push': undefined } }], ['cannot be read', { rules: { 'force-push': 1n } }],
    ['mode is null', { mode: null }], ['"10" is no number', { deadline: '10' }], ['settings must be true or false', { settings: 'no' }], ['cwd is "src"', { cwd: 'src' }], ['workspace is "src"', { workspace: 'src' }], ['agent must be a text', { agent: 1 }],
    ['facts must be an object', { facts: null }], ['facts.home must be a text', { facts: { ...facts, home: undefined } }], ['facts.own must be a list', { facts: { ...facts, own: [1] } }], ['facts.realpath must be a function', { facts: { ...facts, realpath: '/' } }], ['facts.platform is "beos"', { facts: { ...facts, platform: 'beos' } }],
    ['no', broken('mode')], ['no', { policies: [broken('id')] }],
  ])('say so: %s', (message, options) => expect(() => createGate(loose<GateOptions>(options))).toThrow(message))
  it.each<[string, unknown]>([
    ['rules.no-list is "Deny"', 'Deny'], ['rules.no-list is "Deny"', { decision: 'Deny' }], ['rules.no-list is "denny"', 'denny'], ['rules.no-list is null', undefined], ['rules.no-list is null', null], ['rules.no-list says nothing', {}],
    ['rules.no-list.decison is no setting', { decison: 'deny' }], ['rules.no-list.risk is "zzz"', { risk: 'zzz' }], ['rules.no-list.reason must be a text', { reason: 1 }],
  ])('of a rule of its own too: %s', (message, said) => expect(() => gate({ policies: [ruleOf()], rules: { 'no-list': said } })).toThrow(message))
  it.each<[string, object]>([
    ['no-list.on names "lst"', { on: ['lst'] }], ['no-list.on looks at no kind', { on: [] }], ['no-list.on looks at no kind', { on: 'list' }], ['no-list.on names undefined', { on: new Array(1) }], ['no-list.at names "worksp"', { at: ['worksp'] }], ['no-list.at looks at no place', { at: [] }],
    ['no-list.at would never find publish', { on: ['list', 'publish'], at: ['home'] }], ['no-list.risk is "zzz"', { risk: 'zzz' }], ['is "Deny"; it must ask or deny', { decision: 'Deny' }], ['must say its reason', { reason: '' }], ['must say its reason', { instead: {} }], ['no-list.pined is no part of a rule', { pined: true }],
    ['no-list.pinned is "no"', { pinned: 'no' }], ['no-list.when is "x"', { when: 'x' }], ['no-list.detail is null', { detail: null }], ['no examples', { examples: { hits: ['ls', 1], misses: ['pwd'] } }], ['no examples', { examples: { hits: 'ls', misses: ['pwd'] } }],
    ['delete-root is a name that gatekeeper uses', { id: 'delete-root' }], ['gate-failed is a name', { id: 'gate-failed' }], ['policies[0] is no name of a rule', { id: 1 }],
  ])('in a rule of its own: %s', (message, more) => expect(() => gate({ policies: [ruleOf(more)] })).toThrow(message))
  it('are told once, all of them, and nothing else', () => {
    const message = 'the gate cannot be made: aprovers is no option; known are agent, session, user, cwd, workspace, facts, mode, rules, permissions, policies, commands, settings, before, after, approvers, deadline, sinks; policies: no-list.risk is "zzz"; it can be low, medium, high; mode is "loose"; it can be default, bubble, plan, acceptEdits, auto, dontAsk, bypassPermissions, observe'
    expect(() => gate({ aprovers: [], policies: [ruleOf({ risk: 'zzz' })], rules: { 'no-list': 'ask' }, mode: 'loose' })).toThrow(new Error(message))
    expect(() => gate({ policies: [ruleOf(), ruleOf()] })).toThrow(new Error('the gate cannot be made: policies: no-list stands there twice'))
    expect(() => gate({ policies: [ruleOf({ pinned: true })], rules: { 'no-list': 'allow' } })).toThrow('rules.no-list is pinned')
  })
  it('what is absent may be written so', () => expect(gate({ mode: undefined, before: undefined, facts, permissions: { deny: undefined }, policies: [ruleOf({ at: undefined, when: undefined })] }).check('ls').decision).toBe('deny'))
})

describe('a rule of its own', () => {
  it('says yes or no, and a text: all else is a refusal', () => {
    for (const more of [{ when: async () => false }, { when: () => undefined }, { when: () => 0 }, { detail: () => ({}) }, { when: () => { throw Object.create(null) } }])
      expect(gate({ policies: [ruleOf({ decision: 'ask', ...more })] }).check('ls').findings).toMatchObject([{ rule: 'gate-failed', decision: 'deny', reason: expect.stringContaining('of no-list') }])
    expect(gate({ policies: [ruleOf({ when: () => { throw new Error('x') } })] }).failures()).toEqual(['no-list does not find "ls"'])
    expect(gate({ policies: [ruleOf({ on: ['list', 'read'], when: (effect: { kind: string }) => { if (effect.kind === 'read') throw new Error('x'); return true }, examples: { hits: ['ls'], misses: ['cat a.txt'] } })] }).failures()).toEqual(['the gate fails on "cat a.txt" of no-list'])
  })
  it('sees the whole scene, and itself in it', () => {
    const seen: unknown[] = []
    const when: NonNullable<Rule['when']> = (effect, { occurrence, scene, located }) => {
      seen.push(occurrence.effect === effect, scene.occurrences.includes(occurrence), scene.occurrences.length, located?.place, scene.locate(effect.target, occurrence), scene.facts.home, scene.facts.names('/home/dev/app/src'))
      return true
    }
    expect(gate({ policies: [ruleOf({ when })] }).check('ls src; cat a.txt').decision).toBe('deny')
    expect(seen).toEqual([true, true, 2, 'workspace', { place: 'workspace', paths: ['/home/dev/app/src'], emptied: [] }, facts.home, facts.names('/home/dev/app/src')])
  })
  it('keeps its object', () => {
    class Own { readonly word = 'src'; when(effect: { target: { text: string } }): boolean { return effect.target.text === this.word } }
    const { word: _, ...parts } = { ...new Own(), ...ruleOf() }
    expect(gate({ policies: [Object.assign(Object.create(Own.prototype), parts)] }).failures()).toEqual(['no-list does not find "ls"'])
  })
})

/** Bends a thing and all that it leads to, as far as it can be bent, and calls what can be called. Nothing that holds against it is told. */
function bend(value: unknown, seen = new Set<unknown>()): void {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || value instanceof AbortSignal || seen.has(value) || seen.size > 600) return
  seen.add(value)
  const quietly = (work: () => unknown): void => { try { work() } catch { /* it held */ } }
  for (const key of Reflect.ownKeys(value)) quietly(() => {
    const inner: unknown = Reflect.get(value, key)
    if (typeof inner === 'function' && key !== 'constructor') {
      for (const args of [['/'], [{ text: '/proc/self/cwd/x', values: ['/proc/self/cwd/x'] }, { effect: { kind: 'delete' }, call: { cwd: { text: '/tmp', values: ['/tmp'] } } }]]) quietly(() => bend(inner(...args), seen))
      Reflect.set(value, key, () => '/tmp')
    } else bend(inner, seen)
    const other = key === 'decision' ? 'allow' : key === 'kind' ? 'list' : key === 'place' ? 'sink' : key === 'on' || key === 'values' || key === 'own' ? [] : key === 'source' ? 'ls' : typeof inner === 'string' ? '/tmp' : key === 'pinned' || key === 'required' ? false : inner
    quietly(() => Reflect.set(value, key, other))
    quietly(() => Reflect.defineProperty(value, key, { value: other, configurable: true, writable: true }))
  })
  if (Array.isArray(value)) for (const work of [() => value.reverse(), () => { value.length = Math.min(value.length, 1) }, () => value.pop()]) quietly(work)
  else for (const key of ['effect', 'recursive', 'when', 'target']) quietly(() => Reflect.deleteProperty(value, key))
}

const plain = gate()
const isPinned = (text: string): boolean => plain.check(text).findings.some(({ decision, pinned, layer }) => decision === 'deny' && pinned && layer === 'built-in')
/** Lines that a pinned rule refuses, after something that rules of one's own may look at before. */
const PINNED = rules.filter(rule => rule.pinned).flatMap(rule => rule.examples.hits.slice(0, 3)).flatMap(line => [line, `ls; cat a.txt; ${line}`]).filter(isPinned)

describe('what own code does', () => {
  const line = fc.constantFrom(...PINNED)
  const say = fc.oneof(fc.constantFrom<unknown>(true, false, undefined, null, { allow: true }, { decision: 'allow' }, { decision: 'allow', edited: 'ls' }, { ask: 'x' }, { rewrite: 'ls' }), fc.constantFrom(...PINNED).map(rewrite => ({ rewrite, edited: rewrite, decision: 'allow' })), fc.jsonValue())
  const speaker = fc.tuple(say, fc.boolean()).map(([answer, fails]) => (...given: readonly unknown[]): unknown => {
    bend(given)
    if (fails) throw new Error('x')
    return answer
  })
  const own = fc.record({ on: fc.subarray([...EFFECT_KINDS], { minLength: 1 }), decision: fc.constantFrom('ask', 'deny'), when: fc.option(speaker, { nil: undefined }), detail: fc.option(speaker, { nil: undefined }), plain: fc.constantFrom(true, undefined) })
  const few = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(one, { maxLength: 2 })
  const modes = fc.constantFrom(...MODES.filter(mode => mode !== 'observe'))

  it('there is enough to be refused', () => expect(PINNED.length).toBeGreaterThan(40))
  it('turns no refusal of a pinned rule into anything else, now or later', async () => {
    await holds(fc.asyncProperty(line, modes, fc.tuple(few(own), few(speaker), few(speaker), few(speaker), few(speaker)), fc.boolean(), async (text, mode, [bodies, before, after, asks, writes], made) => {
      const policies = bodies.map((body, index) => ruleOf({ id: `own-${index}`, ...body, on: [...body.on] }))
      const given = { ...fakeFacts() }
      const options = {
        cwd: facts.cwd, mode, policies, facts: made ? () => given : given, permissions: { allow: ['bash'] }, rules: Object.fromEntries(policies.map(({ id }) => [id, 'allow'])),
        before: before.map(one => loose<BeforeHook>(one)), after: after.map(one => loose<AfterHook>(one)), approvers: asks.map((ask, index) => loose<Approver>({ name: `a${index}`, ask })), sinks: writes.map((write, index) => loose<Sink>({ name: `s${index}`, write })),
      }
      if (bodies.length % 2) options.rules = {}
      const first = plain.check(text)
      const strict = createGate(loose<GateOptions>(options))
      for (const thing of [options, ...(made ? [] : [given]), EFFECT_KINDS, MODES, PLACES, strict]) bend(thing)
      for (let round = 0; round < 2; round++) {
        const verdict = strict.check(text)
        expect(verdict.decision).toBe('deny')
        bend(verdict)
        const outcome = await strict.decide(text)
        // What was put in its place is judged for itself.
        if (textOf(outcome.request) === text) expect(outcome.decision).toBe('deny')
        else if (outcome.decision === 'allow') expect(isPinned(textOf(outcome.request))).toBe(false)
        bend(outcome)
      }
      expect(plain.check(text)).toEqual(first)
    }), 120)
  }, 30_000)
  it('switches off no rule of its own that stands in the gate', async () => {
    const kept = ruleOf()
    const required: Sink = { name: 'full', required: true, write: () => { throw new Error('full') } }
    const made = gate({ policies: [ruleOf({ id: 'all-bent', on: [...EFFECT_KINDS], when: (...given: readonly unknown[]) => { bend(given); return false } }), kept], sinks: [required] })
    for (const thing of [kept, required]) bend(thing)
    expect(made.check('cat a.txt; ls').findings).toMatchObject([{ rule: 'no-list', decision: 'deny' }])
    expect((await made.decide('cat a.txt')).reason).toContain('cannot be recorded')
  })
  it('to a verdict changes none that comes later', () => {
    for (const text of rules.flatMap(rule => rule.examples.hits.slice(0, 3))) {
      const first = JSON.stringify(plain.check(text))
      bend(plain.check(text))
      expect(JSON.stringify(plain.check(text))).toBe(first)
    }
  }, 30_000)
  it('to the facts that it was made of, while something is judged, is not seen', () => {
    const given = { ...fakeFacts(), temp: [...facts.temp], own: [...facts.own] }
    const when = (): boolean => {
      Object.assign(given, { home: '/x', workspace: '/', realpath: () => '/tmp/x', stat: () => undefined })
      given.temp.push('/')
      given.own.length = 0
      return false
    }
    expect(gate({ facts: given, policies: [ruleOf({ when })] }).check('ls; rm -rf ~').findings.map(({ rule }) => rule)).toEqual(plain.check('rm -rf ~').findings.map(({ rule }) => rule))
  })
  it('does not teach the judgement where a path is', () => {
    const line = 'ls; cd /etc && rm -rf /proc/self/cwd/ssh'
    const when: NonNullable<Rule['when']> = (_, { occurrence, scene }) => {
      const target = { text: '/proc/self/cwd/ssh', values: ['/proc/self/cwd/ssh'] }
      const there = { effect: { kind: 'delete', recursive: true, target } as const, call: { ...occurrence.call, cwd: { text: '/tmp', values: ['/tmp'] } } }
      return scene.locate(target, there).place !== 'temp'
    }
    expect(gate({ policies: [ruleOf({ when })] }).check(line).findings).toEqual(plain.check(line).findings)
    expect(plain.check(line).decision).toBe('deny')
  })
  it('that changes what it was shown is refused', () => {
    for (const when of [
      (_: unknown, { scene }: { scene: { occurrences: unknown[] } }) => { scene.occurrences.length = 1; return false },
      (_: unknown, { scene }: { scene: { occurrences: { effect: unknown }[] } }) => { for (const one of scene.occurrences) one.effect = { kind: 'list' }; return false },
      (_: unknown, { scene }: { scene: { facts: { home: string } } }) => { scene.facts.home = '/x'; return false },
    ]) {
      const { findings } = gate({ policies: [ruleOf({ when })] }).check('ls; rm -rf /')
      expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['gate-failed', 'delete-root']))
    }
  })
})
