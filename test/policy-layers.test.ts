// Rules that people write: how patterns read, what they match, and in which order they count.
import { describe, expect, it } from 'vitest'
import { type Decision, type Effect, literal, type Occurrence, oneOf, pattern, unresolved, type Verdict } from '../src/model/index.ts'
import { defaultPolicy, judge, type Policy } from '../src/policy/judge.ts'
import { layerRule, type LayerRule, readPattern } from '../src/policy/patterns.ts'
import { fitsName, fitsPath, fitsText } from '../src/policy/wildcard.ts'
import { call, occurrence, on } from './support/occurrence.ts'
import { fakeFacts } from './support/facts.ts'

const facts = fakeFacts()

const layer = (decision: Decision, text: string, more: Parameters<typeof layerRule>[3] & { layer?: string } = {}): LayerRule => {
  const made = layerRule(more.layer ?? 'user', decision, text, more)
  if ('problem' in made) throw new Error(made.problem)
  return made
}
const judged = (one: Occurrence, layers: readonly LayerRule[], policy: Partial<Policy> = {}): Verdict => judge([one], facts, { ...defaultPolicy, ...policy, layers })
const decide = (one: Occurrence, ...layers: LayerRule[]): Decision => judged(one, layers).decision

const UNKNOWN: Effect = { kind: 'unknown', target: literal('x'), why: 'not known' }
const ran = (line: string, more: Parameters<typeof call>[1] = {}, effect: Effect = UNKNOWN): Occurrence => ({ effect, call: call(line, more) })
const allows = (text: string, one: Occurrence): boolean => decide(one, layer('allow', text)) === 'allow'
const denies = (text: string, one: Occurrence): boolean => decide(one, layer('deny', text)) === 'deny'

describe('command patterns', () => {
  it.each([
    ['bash(git push *)', 'git push origin main', true], ['bash(git push *)', 'git push', true], ['bash(git push *)', 'git pushx', false], ['bash(git push)', 'git push origin', false], ['Bash(npm run test:*)', 'npm run test', true],
    ['Bash(npm run test:*)', 'npm run test --watch', true], ['Bash(npm run test:*)', 'npm run test:unit', false], ['Bash(npm run test*)', 'npm run test:unit', true], ['bash(git *)', 'git -C x status', true], ['bash(git * main)', 'git push origin main', true],
    ['bash(git * main)', 'git push origin dev', false], ['Bash', 'anything at all', true], ['Bash(*)', 'anything at all', true], ['run_shell_command(ls:*)', 'ls -la', true], ['bash(ls)', 'lsof', false], ['bash(a.c)', 'abc', false], ['bash(./run.sh)', './run.sh', true],
    ['bash(run.sh)', './run.sh', false], ['bash(git status)', '/usr/bin/git status', false],
  ])('allow %s for `%s`: %s', (text, line, expected) => expect(allows(text, ran(line))).toBe(expected))

  it('keeps words apart', () => {
    const spaced = { effect: UNKNOWN, call: { ...call('git'), args: [literal('commit -m'), literal('x')] } }
    expect(allows('bash(git commit -m x)', spaced)).toBe(false)
    expect(allows("bash(git 'commit -m' x)", spaced)).toBe(true)
  })

  it('allows only what is certain, and denies what may be', () => {
    const either = { effect: UNKNOWN, call: { ...call('git'), args: [oneOf('$x', ['push', 'status'])] } }
    expect(allows('bash(git status)', either)).toBe(false)
    expect(allows('bash(git *)', either)).toBe(true)
    expect(denies('bash(git push)', either)).toBe(true)
    const open = { effect: UNKNOWN, call: { ...call('git'), args: [unresolved('$x')] } }
    expect(allows('bash(git status)', open)).toBe(false)
    expect(allows('bash(git *)', open)).toBe(true)
    expect(allows('bash(*)', { effect: UNKNOWN, call: { ...call(), program: unresolved('$p') } })).toBe(true)
    expect(denies('bash(git push *)', ran('/usr/bin/git push'))).toBe(true)
  })

  it('says nothing about what stands around the invocation', () => {
    const redirect = { operator: '>', target: literal('a.ts') }
    expect(decide(ran('git log', { redirects: [redirect] }, on('write', redirect.target)), layer('allow', 'bash(git *)'))).toBe('ask')
    expect(allows('bash(git *)', ran('git log', { assignments: [{ name: 'GIT_PAGER', value: literal('x') }] }))).toBe(false)
    expect(allows('bash(git *)', { ...ran('git log'), elevated: true })).toBe(false)
    expect(allows('bash(git *)', { ...ran('git log'), host: literal('web') })).toBe(false)
    expect(denies('bash(git *)', { ...ran('git log'), elevated: true })).toBe(true)
  })

  it('does not cover tools that are no shell', () => {
    expect(allows('Bash', ran('tool'))).toBe(false)
    expect(allows('Bash', ran('mcp', {}, { kind: 'mutate', target: literal('mcp__a__b') }))).toBe(false)
  })
})

describe('effect patterns', () => {
  const write = (path: string) => occurrence(on('write', path))
  it.each([
    ['write(dist/**)', 'dist/a/b.js', true], ['write(dist/**)', 'dist', true], ['write(dist/**)', 'dist/../src/a.ts', false], ['write(dist/*)', 'dist/a/b.js', false], ['write(./src/*.ts)', 'src/a.ts', true], ['write(*.md)', 'docs/guide.md', true],
    ['write(*.md)', '/home/dev/notes.md', false], ['write(~/notes/**)', '/home/dev/notes/a', true], ['write(/opt/x/**)', '/opt/x/a', true], ['Write(/src/**)', 'src/a.ts', true], ['Write(/opt/**)', '/opt/a', false], ['Edit(//opt/**)', '/opt/a', true],
    ['write', 'a.ts', true], ['Edit', 'a.ts', true], ['write(**/b.ts)', 'src/x/b.ts', true], ['write(src)', 'src/a.ts', false], ['write(../other/**)', '/home/dev/other/a', true], ['append(a.ts)', 'a.ts', false], ['write(SRC/**)', 'src/a.ts', false],
  ])('allow %s for a write of %s: %s', (text, path, expected) => expect(allows(text, write(path))).toBe(expected))

  it.each([
    ['read(./secrets/**)', 'secrets/a', true], ['Read(.hidden)', '/home/dev/other/.hidden', true], ['Read(./SECRETS/**)', 'secrets/a', true], ['read(/etc/**)', '/etc/hosts', true], ['read(src/a.ts)', 'src/b.ts', false], ['read(src/a.ts)', 'src/../src/a.ts', true],
  ])('deny %s for a read of %s: %s', (text, path, expected) => expect(denies(text, occurrence(on('read', path)))).toBe(expected))

  it('reaches into folders and patterns', () => {
    expect(denies('delete(src/keep/**)', occurrence(on('delete', 'src', { recursive: true })))).toBe(true)
    expect(denies('read(docs/**)', occurrence(on('read', '.', { recursive: true })))).toBe(true)
    expect(denies('read(absent/**)', occurrence(on('read', '.', { recursive: true })))).toBe(false)
    expect(denies('read(src/a.ts)', occurrence(on('read', pattern('src/*', 'src/*'))))).toBe(true)
    expect(denies('read(docs/a.md)', occurrence(on('read', pattern('src/*', 'src/*'))))).toBe(false)
    expect(allows('write(src/**)', occurrence(on('write', pattern('src/**', 'src/**'))))).toBe(true)
    expect(allows('write(src/*)', occurrence(on('write', pattern('src/**', 'src/**'))))).toBe(false)
  })

  it('needs every value for an allow and one for a deny', () => {
    const both = occurrence(on('write', oneOf('$f', ['dist/a', 'src/a'])))
    expect(allows('write(dist/**)', both)).toBe(false)
    expect(denies('write(dist/**)', both)).toBe(true)
    expect(allows('write(**)', occurrence(on('write', unresolved('$f'))))).toBe(false)
    expect(allows('write', occurrence(on('write', unresolved('$f'))))).toBe(true)
    expect(allows('write(/srv/**)', occurrence(on('write', '/srv/a'), { host: literal('web') }))).toBe(false)
  })

  it('follows links', () => {
    const linked = fakeFacts({ links: { '/home/dev/app/dist': '/home/dev/other' } })
    expect(judge([occurrence(on('write', 'dist/a'))], linked, { ...defaultPolicy, layers: [layer('allow', 'write(dist/**)')] }).decision).toBe('ask')
  })

  it('names hosts, targets and tools', () => {
    const fetch = (url: string, sends = false): Occurrence => occurrence({ kind: 'connect', target: literal(url), ...(sends && { sends }) })
    expect(allows('connect(api.example.com)', fetch('https://api.example.com/x'))).toBe(true)
    expect(allows('connect(api.example.com)', fetch('https://api.example.com@evil.example/x'))).toBe(false)
    expect(allows('connect(*.example.com)', fetch('https://a.b.example.com'))).toBe(true)
    expect(allows('connect(*.example.com)', fetch('https://badexample.com'))).toBe(false)
    expect(allows('WebFetch(domain:example.com)', fetch('https://example.com/a'))).toBe(true)
    expect(allows('connect', fetch('https://example.com'))).toBe(true)
    expect(denies('connect(evil.example)', fetch('https://EVIL.example/a'))).toBe(true)
    expect(allows('publish(npm *)', occurrence({ kind: 'publish', target: literal('npm registry') }))).toBe(true)
    expect(allows('publish(npm *)', occurrence({ kind: 'publish', target: unresolved('$x') }))).toBe(false)
    const mcp = (name: string) => ran('mcp', {}, { kind: 'mutate', target: literal(name) })
    expect(allows('mcp__files__read', mcp('mcp__files__read'))).toBe(true)
    expect(allows('mcp__files__*', mcp('mcp__files__write'))).toBe(true)
    expect(allows('mcp__files', mcp('mcp__files__write'))).toBe(true)
    expect(allows('mcp__files', mcp('mcp__files2__write'))).toBe(false)
    expect(allows('mcp__files__read', mcp('mcp__files__write'))).toBe(false)
    expect(allows('SomeTool', ran('tool', {}, { kind: 'unknown', target: literal('SomeTool'), why: '' }))).toBe(true)
    expect(allows('SomeTool', ran('SomeTool'))).toBe(false)
  })

  it.each(['', '(', 'bash(git "push)', 'mcp__a__b(x)', 'Nothing(x)', 'write(*/../x)'])('%s is no pattern', text => expect(readPattern(text)).toHaveProperty('problem'))
})

describe('the order in which rules count', () => {
  const write = occurrence(on('write', 'src/a.ts'))
  it('deny, then ask, then allow', () => {
    expect(decide(write, layer('allow', 'write(src/**)'), layer('ask', 'write(src/**)'))).toBe('ask')
    expect(decide(write, layer('allow', 'write(src/**)'), layer('ask', 'write(src/**)'), layer('deny', 'write(src/**)'))).toBe('deny')
    expect(decide(occurrence(on('read', 'src/a.ts')), layer('ask', 'read(src/**)'))).toBe('ask')
  })
  it('no allow and no ask lowers what a built-in rule denies', () => {
    for (const path of ['.env', '.git/config', '/dev/sda']) {
      expect(decide(occurrence(on('write', path)), layer('allow', 'write'))).toBe('deny')
      expect(decide(occurrence(on('write', path)), layer('ask', 'write'))).toBe('deny')
    }
  })
  it('an allow of an untrusted layer counts for nothing', () => expect(decide(write, layer('allow', 'write', { trusted: false }))).toBe('ask'))
  it('an allow settles every ask of the effect, and of no other', () => {
    const one = occurrence(on('permit', 'src', { recursive: true }))
    expect(judged(one, [layer('allow', 'permit(src)')]).findings).toEqual([])
    expect(judge([one, write], facts, { ...defaultPolicy, layers: [layer('allow', 'permit(src)')] }).decision).toBe('ask')
  })
  it('carries what the rule says', () => {
    expect(judged(write, [layer('deny', 'write(src/**)', { layer: 'managed', pinned: true, risk: 'low', reason: 'frozen' })]).findings).toMatchObject([
      { rule: 'write(src/**)', layer: 'managed', decision: 'deny', pinned: true, risk: 'low', reason: 'frozen', place: 'workspace' },
    ])
  })
})

describe('settings of built-in rules', () => {
  const push = occurrence({ kind: 'publish', target: literal('origin main'), force: true })
  const secret = occurrence(on('read', '.env'))
  const settingsOf = (rules: [string, Decision][]): Policy['rules'] => new Map(rules.map(([id, decision]) => [id, { decision }]))
  const policy = (rules: [string, Decision][], managed: [string, Decision][] = []): Policy => ({ ...defaultPolicy, rules: settingsOf(rules), managed: settingsOf(managed) })
  it('loosen and tighten by id', () => {
    expect(judge([push], facts, policy([])).decision).toBe('deny')
    expect(judge([push], facts, policy([['force-push', 'ask']])).decision).toBe('ask')
    expect(judge([push], facts, policy([['force-push', 'allow']])).decision).toBe('allow')
    expect(judge([occurrence(on('write', 'a.ts'))], facts, policy([['write-workspace', 'deny']])).decision).toBe('deny')
  })
  it('never loosen a pinned rule, except the managed ones', () => {
    expect(judge([secret], facts, policy([['read-secret', 'allow']])).decision).toBe('deny')
    expect(judge([secret], facts, policy([], [['read-secret', 'ask']])).decision).toBe('ask')
    expect(judge([secret], facts, policy([['read-secret', 'deny']], [['read-secret', 'ask']])).decision).toBe('deny')
    expect(judge([push], facts, policy([['force-push', 'allow']], [['force-push', 'deny']])).decision).toBe('deny')
  })
  it('change risk and reason', () => {
    const rules = new Map([['force-push', { risk: 'low', reason: 'our own branch' } as const]])
    expect(judge([push], facts, { ...defaultPolicy, rules }).findings).toMatchObject([{ decision: 'deny', risk: 'low', reason: 'our own branch' }])
  })
})

describe('stars', () => {
  it.each([
    ['*', '', true], ['a*c', 'abbc', true], ['a*c', 'abcb', false], ['*a*b', 'xaxb', true], ['a?c', 'abc', false], ['', 'a', false], ['a', 'a', true], ['**', 'a/b', true],
  ])('%s fits the text %s: %s', (pattern, text, expected) => expect(fitsText(pattern, text)).toBe(expected))
  it.each([['*', '.env', false], ['.*', '.env', true], ['?env', '.env', false], ['a?c', 'abc', true], ['*.ts', 'a.ts', true]])('%s fits the name %s: %s', (pattern, name, expected) => expect(fitsName(pattern, name)).toBe(expected))
  it.each([
    ['/a/**', '/a', true], ['/a/**', '/a/b/c', true], ['/a/*', '/a/b/c', false], ['/**/c', '/a/b/c', true], ['/**/c', '/c', true], ['/a/**/d', '/a/b/c/e', false], ['/a/**/*.ts', '/a/b/x.ts', true], ['/a', '/ab', false],
  ])('%s fits the path %s: %s', (pattern, path, expected) => expect(fitsPath(pattern, path)).toBe(expected))
  it('stay quick on hostile text', () => {
    const started = performance.now()
    expect(fitsText(`${'*a'.repeat(30)}b`, 'a'.repeat(20_000))).toBe(false)
    expect(fitsName('*?'.repeat(40), 'a'.repeat(30))).toBe(false)
    expect(decide(occurrence(on('read', pattern('x', `.${'*?'.repeat(60)}`))))).toBe('allow')
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
