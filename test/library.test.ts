// The library: what options make of a gate, the order of hooks, policy, approvers and sinks, and that nothing around the policy loosens it.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AfterHook, type Approver, type Asked, type BeforeHook, createGate, defineRule, type GateOptions, MODES, type Outcome, type Question, type Sink, textOf } from '../src/index.ts'
import { rules } from '../src/policy/rules/index.ts'
import type { SingleAction } from '../src/model/index.ts'
import { fakeFacts } from './support/facts.ts'
import { holds } from './support/property.ts'

const facts = fakeFacts()
const gate = (options: GateOptions = {}) => createGate({ facts, cwd: facts.cwd, ...options })
const yes: Approver = { name: 'yes', ask: () => ({ decision: 'allow' }) }
const loose = <T>(value: unknown): T => value as T
/** A command line that is asked about, and one that a pinned rule refuses. */
const ASKED = 'npm install left-pad'
const DENIED = 'rm -rf /'

describe('check', () => {
  it.each([['ls', 'allow'], [ASKED, 'ask'], [DENIED, 'deny']])('%s: %s', (line, decision) => expect(gate().check(line).decision).toBe(decision))
  it('judges every kind of action', () => {
    const actions = [
      { kind: 'script', source: 'ls' }, { kind: 'argv', argv: ['ls'] }, { kind: 'file', tool: 'x', verb: 'read', paths: ['a.txt'] }, { kind: 'mcp', server: 's', tool: 'x' }, { kind: 'fetch', tool: 'x', url: 'https://example.com' },
      { kind: 'inert', tool: 'x' }, { kind: 'tool', tool: 'x' },
    ]
    const decisions = actions.map(action => gate().check(loose<Asked>({ action })).decision)
    expect(decisions).toEqual(['allow', 'allow', 'allow', 'ask', 'ask', 'allow', 'ask'])
  })
  it('judges all that one call does', () => {
    const file = (verb: 'write' | 'delete', path: string) => ({ kind: 'file' as const, tool: 'patch', verb, paths: [path] })
    const several = (...actions: readonly SingleAction[]): Asked => ({ action: { kind: 'several', tool: 'patch', actions } })
    const decided = (asked: Asked): string => gate().check(asked).decision
    expect(decided(several(file('write', 'a.txt'), { kind: 'script', source: 'ls' }))).toBe(decided({ action: file('write', 'a.txt') }))
    expect(decided(several(file('write', 'a.txt'), file('delete', '/etc/passwd')))).toBe('deny')
    expect(decided(several({ kind: 'script', source: 'ls' }, { kind: 'argv', argv: ['rm', '-rf', '/'] }))).toBe('deny')
    // Each command runs in a shell of its own.
    expect(decided(several({ kind: 'script', source: 'cd /tmp' }, { kind: 'script', source: 'ls' }))).toBe('allow')
    expect(gate().check({ action: file('delete', 'a.txt') }).occurrences.map(({ effect }) => effect.kind)).toEqual(['delete'])
    for (const actions of [undefined, [], 'ls', [null], [{ kind: 'several', tool: 'x', actions: [] }], [{ kind: 'script' }]]) expect(gate().check(loose<Asked>({ action: { kind: 'several', tool: 'x', actions } }))).toMatchObject({ decision: 'deny', findings: [{ rule: 'gate-failed' }] })
  })
  it('refuses what is no request', async () => {
    const none = [
      undefined, null, 1, {}, { action: {} }, { action: { kind: 'script' } }, { action: { kind: 'scirpt', source: 'ls' } }, { action: { kind: 'argv', argv: [] } }, { action: { kind: 'argv', argv: ['ls', 1] } }, { action: { kind: 'file', tool: 'x', verb: 'read', paths: [] } },
      { action: { kind: 'file', tool: 'x', verb: 'erase', paths: ['a'] } }, { action: { kind: 'file', tool: 'x', verb: 'read', paths: ['a'], recursive: 'yes' } }, { action: { kind: 'script', source: 'ls' }, cwd: 'src' }, { action: { kind: 'script', source: 'ls' }, agent: 1 }, { get action() { throw new Error('no') } }, { action: { kind: '__proto__' } },
      '', ' \n', { action: '' }, { action: { kind: 'script', source: ' ' } }, { action: 'ls', cwdd: '/srv' }, { action: { kind: 'script', source: 'ls', shel: 'zsh' } }, { action: { kind: 'mcp', server: 's', tool: 'x', source: 'ls' } },
    ]
    for (const value of none) {
      expect(gate().check(loose<Asked>(value))).toMatchObject({ decision: 'deny', findings: [{ rule: 'gate-failed' }] })
      expect((await gate({ approvers: [yes] }).decide(loose<Asked>(value))).decision).toBe('deny')
    }
  })
  it('refuses when facts or a rule throw, in every mode', () => {
    const thrower = () => { throw new Error('broken') }
    const rule = defineRule('read-broken', { on: ['list', 'read'], when: thrower, decision: 'ask', risk: 'low', reason: 'a', instead: 'b', examples: { hits: ['ls'], misses: ['pwd'] } })
    for (const mode of MODES) {
      expect(gate({ mode, policies: [rule] }).check('cat a.txt')).toMatchObject({ decision: 'deny', risk: 'high' })
      expect(gate({ mode, facts: thrower }).check('ls').findings[0]?.reason).toContain('broken')
    }
  })
})

describe('a rule that answers later', () => {
  it('is a refusal, and ends no program when it fails', async () => {
    const unhandled: unknown[] = []
    const listen = (error: unknown): void => void unhandled.push(error)
    process.on('unhandledRejection', listen)
    for (const answer of [async () => { throw new Error('late') }, async () => false]) {
      const rule = defineRule('read-later', loose<Parameters<typeof defineRule>[1]>({ on: ['list'], when: answer, decision: 'ask', risk: 'low', reason: 'a', instead: 'b', examples: { hits: ['ls'], misses: ['pwd'] } }))
      expect(gate({ policies: [rule] }).check('ls')).toMatchObject({ decision: 'deny', findings: [{ rule: 'gate-failed', reason: expect.stringContaining('neither true nor false') }] })
    }
    await new Promise(resolve => setImmediate(resolve))
    process.off('unhandledRejection', listen)
    expect(unhandled).toEqual([])
  })
})

describe('options', () => {
  it.each<[string, object]>([
    ['no mode', { mode: 'loose' }], ['is no option', { aprovers: [] }], ['must have a method ask', { approvers: [{}] }], ['must have a method write', { sinks: [undefined] }], ['must be a function', { before: [{}] }], ['milliseconds', { deadline: 0 }], ['milliseconds', { deadline: Infinity }],
    ['pinned', { rules: { 'delete-root': 'allow' } }], ['is no rule', { rules: { 'delete-rot': 'deny' } }], ['closed', { permissions: { allow: ['bash("x)'] } }], ['no examples', { policies: [{ id: 'a-b', on: ['read'], decision: 'ask', risk: 'low', reason: 'x', instead: 'y' }] }],
    ['permissions', { policies: [{ id: 'a-b', on: ['read'], decision: 'allow', risk: 'low', reason: 'x', instead: 'y', examples: { hits: ['a'], misses: ['b'] } }] }], ['knows ls already', { commands: { ls: {} } }],
  ])('that are wrong are told at once: %s', (message, options) => expect(() => gate(loose<GateOptions>(options))).toThrow(message === 'no mode' ? 'mode is "loose"' : message))
  it('take what settings take', () => {
    const made = gate({ permissions: { allow: [`bash(${ASKED})`], deny: ['write(dist/**)'] }, rules: { 'force-push': 'ask' }, commands: { frob: { operands: { '<file>': 'read' }, examples: { 'frob a.txt': ['read a.txt'] } } } })
    expect(made.check(ASKED).decision).toBe('allow')
    expect(made.check('echo x > dist/a').findings[0]).toMatchObject({ layer: 'library', rule: 'write(dist/**)' })
    expect(made.check('git push --force').decision).toBe('ask')
    expect(made.check('frob a.txt').decision).toBe('allow')
    expect(made.failures()).toEqual([])
  })
  it('rules of its own: at places, with settings by id, never above a pinned one, with examples that run', () => {
    const rule = defineRule('read-docs', { on: ['read'], at: ['workspace'], decision: 'deny', risk: 'low', reason: 'it reads', instead: 'ask', examples: { hits: ['cat a.txt', 'cat /etc/hosts'], misses: ['ls', 'cat notes.txt'] } })
    expect(gate({ policies: [rule] }).check('cat a.txt').findings).toMatchObject([{ rule: 'read-docs', layer: 'library' }])
    expect(gate({ policies: [rule] }).check('cat /etc/hosts').decision).toBe('allow')
    expect(gate({ policies: [rule], rules: { 'read-docs': 'ask' } }).check('cat a.txt').decision).toBe('ask')
    expect(gate({ policies: [rule], permissions: { allow: ['read'] } }).check('cat a.txt').decision).toBe('deny')
    expect(gate({ policies: [rule] }).failures()).toEqual(['read-docs does not find "cat /etc/hosts"', 'read-docs finds "cat notes.txt"'])
  })
})

describe('decide', () => {
  it('allows, refuses, and refuses what nobody answers', async () => {
    expect(await gate().decide('ls')).toMatchObject({ decision: 'allow', request: { action: { kind: 'script', source: 'ls' }, cwd: facts.cwd, principal: { agent: 'library' } } })
    expect((await gate().decide(DENIED)).reason).toMatch(/^refused: .*\(rule delete-root, high risk.*instead: /)
    expect(await gate().decide(ASKED)).toMatchObject({ decision: 'deny', answer: { by: 'nobody' } })
  })
  it('asks approvers in order, only where policy asks, and until one answers', async () => {
    const asked: string[] = []
    const one = (name: string, answer?: object): Approver => ({ name, ask: ({ text }) => { asked.push(`${name} ${text}`); return loose(answer) } })
    const made = gate({ approvers: [one('first'), one('second', { decision: 'allow', note: 'fine' }), one('third', { decision: 'deny' })] })
    expect(await made.decide(ASKED)).toMatchObject({ decision: 'allow', reason: 'allowed by second: fine', answer: { by: 'second' } })
    await made.decide('ls')
    await made.decide(DENIED)
    expect(asked).toEqual([`first ${ASKED}`, `second ${ASKED}`])
    expect((await gate({ approvers: [one('x', { decision: 'skip' })] }).decide(ASKED)).decision).toBe('skip')
    expect((await gate({ approvers: [one('x', { decision: 'deny', note: 'not now' })] }).decide(ASKED)).reason).toBe('refused by x: not now')
  })
  it.each<[string, Approver['ask']]>([
    ['a throw', () => { throw new Error('gone') }], ['a rejection', async () => { throw undefined }], ['a text', () => loose('allow')], ['no decision', () => loose({})], ['another word', () => loose({ decision: 'yes' })], ['null', () => loose(null)],
    ['silence', () => new Promise(() => {})], ['a late answer', () => { const end = Date.now() + 30; while (Date.now() < end); return { decision: 'allow' } }], ['an edit that is no text', () => loose({ decision: 'allow', edited: 1 })],
  ])('refuses at %s of an approver, whoever comes next', async (_, ask) => {
    const { decision, verdict } = await gate({ approvers: [{ name: 'bad', ask }, yes], deadline: 20 }).decide(ASKED)
    expect(decision).toBe('deny')
    expect(verdict.findings.at(-1)).toMatchObject({ rule: 'gate-failed', pinned: true, reason: expect.stringContaining('bad') })
  })
  it('tells an approver that nobody waits any more', async () => {
    let signal: AbortSignal | undefined
    await gate({ approvers: [{ name: 'slow', ask: question => { signal = question.signal; return new Promise(() => {}) } }], deadline: 10 }).decide(ASKED)
    expect(signal?.aborted).toBe(true)
  })
  it('judges what an approver edits from the start', async () => {
    const edits = (edited: string): Approver => ({ name: 'editor', ask: ({ text }) => (text === ASKED ? { decision: 'allow', edited } : undefined) })
    expect(await gate({ approvers: [edits('npm ci --dry-run; ls')] }).decide({ action: { kind: 'script', source: ASKED, shell: 'zsh' } })).toMatchObject({ request: { action: { source: 'npm ci --dry-run; ls', shell: 'zsh' } }, original: { action: { source: ASKED } } })
    expect((await gate({ approvers: [edits('ls')] }).decide(ASKED)).decision).toBe('allow')
    expect((await gate({ approvers: [edits(DENIED)] }).decide(ASKED)).decision).toBe('deny')
    expect((await gate({ approvers: [edits('npm install other')] }).decide(ASKED)).decision).toBe('deny')
    expect((await gate({ approvers: [{ name: 'e', ask: () => ({ decision: 'allow', edited: 'ls' }) }] }).decide({ action: { kind: 'tool', tool: 'x' } })).decision).toBe('deny')
  })
})

describe('hooks', () => {
  it('before: refuse, ask, rewrite from the start, in order', async () => {
    const seen: string[] = []
    const note = (name: string, say: (text: string) => ReturnType<BeforeHook>): BeforeHook => request => { seen.push(`${name} ${textOf(request)}`); return say(textOf(request)) }
    const rewriting = gate({ before: [note('a', () => undefined), note('b', text => (text === 'make' ? { rewrite: 'ls' } : undefined)), note('c', text => (text === 'ls' ? { ask: 'sure?' } : undefined))], approvers: [yes] })
    expect(await rewriting.decide('make')).toMatchObject({ decision: 'allow', request: { action: { source: 'ls' } }, original: { action: { source: 'make' } }, answer: { by: 'yes' } })
    expect(seen).toEqual(['a make', 'b make', 'a ls', 'b ls', 'c ls'])
    expect((await gate({ before: [() => ({ rewrite: DENIED })] }).decide('ls')).decision).toBe('deny')
    expect((await gate({ before: [() => ({ deny: 'closed' })], approvers: [yes] }).decide('ls')).reason).toContain('closed')
    expect((await gate({ before: [() => ({ ask: 'sure?' })] }).decide('ls')).decision).toBe('deny')
    expect((await gate({ before: [() => ({ ask: 'sure?' })], mode: 'dontAsk', approvers: [yes] }).decide('ls')).reason).toContain('nobody is asked')
  })
  it('before: a rewriting without an end is a refusal', async () => {
    expect((await gate({ before: [request => ({ rewrite: `${textOf(request)} x` })] }).decide('ls')).reason).toContain('without an end')
  })
  it('after: sees verdict and answer, refuses or asks, and can rewrite nothing', async () => {
    const seen: object[] = []
    await gate({ after: [({ decision, answer }) => void seen.push({ decision, by: answer?.by })], approvers: [yes] }).decide(ASKED)
    expect(seen).toEqual([{ decision: 'allow', by: 'yes' }])
    expect((await gate({ after: [() => ({ deny: 'no' })], approvers: [yes] }).decide(ASKED)).decision).toBe('deny')
    expect((await gate({ after: [() => ({ ask: 'sure?' })] }).decide('ls')).decision).toBe('deny')
    expect(await gate({ after: [() => ({ ask: 'sure?' })], approvers: [yes] }).decide('ls')).toMatchObject({ decision: 'allow', answer: { by: 'yes' } })
    expect((await gate({ after: [() => loose({ rewrite: 'ls' })], approvers: [yes] }).decide('ls')).decision).toBe('deny')
  })
  it.each<[string, () => unknown]>([
    ['a throw', () => { throw new Error('x') }], ['a throw of nothing', () => { throw Object.create(null) }], ['an allow', () => ({ allow: true })], ['true', () => true], ['silence', () => new Promise(() => {})], ['a getter that throws', () => ({ get deny() { throw new Error('x') } })], ['a rewriting to nothing', () => ({ rewrite: {} })],
  ])('%s is a refusal, in every mode', async (_, hook) => {
    for (const mode of MODES) for (const hooks of [{ before: [loose<BeforeHook>(hook)] }, { after: [loose<AfterHook>(hook)] }]) {
      const { decision, verdict } = await gate({ ...hooks, mode, deadline: 20, approvers: [yes] }).decide('ls')
      expect([decision, verdict.findings.at(-1)?.rule]).toEqual(['deny', 'gate-failed'])
    }
  })
})

describe('sinks', () => {
  const broken = (required: boolean): Sink => ({ name: 'broken', required, write: async () => { throw new Error('full') } })
  it('hear every outcome, and change nothing by failing', async () => {
    const heard: Outcome[] = []
    const made = gate({ sinks: [broken(false), { name: 'list', write: outcome => heard.push(outcome) }] })
    expect(await made.decide('ls')).toMatchObject({ decision: 'allow', faults: ['sink broken failed: full'] })
    await made.decide(DENIED)
    expect(heard.map(({ decision }) => decision)).toEqual(['allow', 'deny'])
  })
  it('that are required let nothing run that they do not take, and the others hear of that', async () => {
    const heard: string[] = []
    const made = gate({ sinks: [{ name: 'list', write: ({ decision }) => heard.push(decision) }, broken(true)] })
    expect((await made.decide('ls')).reason).toContain('cannot be recorded')
    expect(heard).toEqual(['deny'])
  })
  it('that say nothing in time have failed', async () => {
    expect(await gate({ deadline: 10, sinks: [{ name: 'slow', required: true, write: () => new Promise(() => {}) }] }).decide('ls')).toMatchObject({ decision: 'deny' })
  })
})

/** Command lines that pinned rules refuse, each for a rule. */
const PINNED = rules.filter(rule => rule.pinned).flatMap(rule => rule.examples.hits.slice(0, 2))
/** Whatever it is given it bends, as far as it can be bent. */
const bend = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    bend(inner)
    Reflect.set(value, key, key === 'decision' ? 'allow' : key === 'source' ? 'ls' : Array.isArray(inner) ? [] : inner)
  }
}

describe('what always holds', () => {
  const plain = gate()
  const line = fc.constantFrom(...PINNED, ...PINNED, 'ls', ASKED, 'git status')
  const say = fc.oneof(
    fc.constant(undefined), fc.constant({ allow: true }), fc.constant({ decision: 'allow' }), fc.constant({ ask: 'x' }), fc.constant(null), fc.record({ rewrite: line }), fc.record({ rewrite: line, allow: fc.constant(true) }), fc.jsonValue(),
    fc.record({ decision: fc.constant('allow'), edited: line }), fc.record({ decision: fc.constantFrom('allow', 'skip', 'yes'), pinned: fc.constant(false), findings: fc.constant([]) }),
  )
  const speaker = fc.tuple(say, fc.boolean()).map(([said, bends]) => (given: unknown): unknown => { if (bends) bend(given); return said })
  it('there is enough to be refused', () => expect(PINNED.filter(text => plain.check(text).decision === 'deny').length).toBeGreaterThan(20))
  it('no hook, approver or sink turns a refusal of a pinned rule into an allow, and what is rewritten is judged again', async () => {
    await holds(fc.asyncProperty(line, fc.array(speaker, { maxLength: 2 }), fc.array(speaker, { maxLength: 2 }), fc.array(speaker, { minLength: 1, maxLength: 2 }), fc.constantFrom(...MODES.filter(mode => mode !== 'observe')), async (text, before, after, asks, mode) => {
      const { decision, request, verdict } = await gate({
        mode, before: before.map(one => loose<BeforeHook>(one)), after: after.map(one => loose<AfterHook>(one)), approvers: [...asks.map((ask, index): Approver => ({ name: String(index), ask: (question: Question) => loose(ask(question)) })), yes], sinks: asks.map((write, index) => ({ name: String(index), write })),
      }).decide(text)
      const judged = plain.check(textOf(request))
      expect(decision === 'allow' && (judged.decision === 'deny' || verdict.decision === 'deny')).toBe(false)
      if (!before.length && !asks.length && plain.check(text).decision === 'deny') expect(decision).toBe('deny')
    }), 300)
  })
  it('more of a gate never makes it looser', async () => {
    await holds(fc.asyncProperty(line, fc.array(speaker, { maxLength: 3 }), async (text, after) => {
      const bare = await gate().decide(text)
      const more = await gate({ after: after.map(one => loose<AfterHook>(one)), sinks: [{ name: 'x', required: true, write: () => undefined }] }).decide(text)
      if (more.decision === 'allow') expect(bare.decision).toBe('allow')
    }), 100)
  })
})
