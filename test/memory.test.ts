// What each kind of yes covers and what it does not, what a no holds against, and how long either is kept.
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { specs } from '../src/commands/index.ts'
import { stopOf, tallyOf } from '../src/memory/index.ts'
import { listed, takeBack } from '../src/memory/list.ts'
import { sessionOffers } from '../src/memory/offers.ts'
import { denialSettings, grantSettings } from '../src/memory/settings.ts'
import { DENIALS } from '../src/memory/terms.ts'
import { shapeOf } from '../src/memory/shapes.ts'
import { type Action, literal, show } from '../src/model/index.ts'
import { layerRule } from '../src/policy/patterns.ts'
import { rules } from '../src/policy/rules/index.ts'
import { around, type Case, type How, judged, NOON, type Session, session } from './support/memory.ts'
import { holds } from './support/property.ts'

let one: Session
beforeEach(() => { one = session() })
afterEach(() => one.remove())

const HOUR = 3_600_000
const decision = (asked: Case, more?: Parameters<Session['recall']>[1]): string => one.recall(asked, more)?.decision ?? 'ask'
const isAsk = ({ verdict }: Case): boolean => verdict.decision === 'ask'
const offers = ({ request, verdict }: Case) => sessionOffers(request, verdict, around.workspace)
const whats = (asked: Case): readonly string[] | undefined => offers(asked).like?.map(({ what }) => what)

describe('exactly this command', () => {
  const granted = 'touch a.txt && rm notes.txt'
  beforeEach(() => void one.say(judged(granted), { remember: 'session' }))

  test('covers itself, by name', () => {
    expect(one.recall(judged(granted))).toMatchObject({ decision: 'allow', by: expect.stringMatching(/^a grant for this session: exactly this command \(g\w{9}\)$/) })
  })
  const others: Readonly<Record<string, readonly [line: string, how?: How]>> = {
    'other words': ['touch a.txt && rm a.txt'],
    'a part of it': ['touch a.txt'],
    'more blanks': ['touch  a.txt && rm notes.txt'],
    'an extra redirect': [`${granted} > out.txt`],
    'an extra assignment': [`A=b ${granted}`],
    'an extra command': [`${granted} && git push`],
    'sudo': [`sudo ${granted}`],
    'another folder': [granted, { cwd: '/home/dev/app/src' }],
    'another agent': [granted, { agent: 'claude-code' }],
    'another session': [granted, { session: 'two' }],
    'no session': [granted, { session: null }],
  }
  test.each(Object.entries(others))('not %s', (_, [line, how]) => {
    const asked = judged(line, how)
    expect(isAsk(asked)).toBe(true)
    expect(decision(asked)).toBe('ask')
  })
  test('nor the same words as a program and its arguments', () => {
    const asked = judged({ kind: 'argv', argv: ['touch', 'a.txt'] })
    one.say(judged('touch a.txt'), { remember: 'session' })
    expect([asked.request.action.kind, isAsk(asked), decision(asked)]).toEqual(['argv', true, 'ask'])
  })
  test('nor for another shell', () => {
    const line = 'touch a.txt'
    one.say(judged(line), { remember: 'session' })
    expect(decision(judged({ kind: 'script', source: line, shell: 'zsh' }))).toBe('ask')
  })
  test.each([['workspace', { workspace: '/home/dev/other' }], ['mode', { mode: 'acceptEdits' }], ['settings', { boundary: 'settings 2' }]])('nor when the %s changed', (_, changed) => {
    expect(decision(judged(granted), { around: changed })).toBe('ask')
  })
  test('nor after its time', () => {
    expect(decision(judged(granted), { now: NOON + 8 * HOUR - 1 })).toBe('allow')
    expect(decision(judged(granted), { now: NOON + 8 * HOUR })).toBe('ask')
  })
  test('nor after a time of its own', () => {
    one.say(judged('touch b.txt'), { remember: 'session' }, { terms: { ttl: 1000 } })
    expect([decision(judged('touch b.txt'), { now: NOON + 999 }), decision(judged('touch b.txt'), { now: NOON + 1000 })]).toEqual(['allow', 'ask'])
  })
  test('nor once it was taken back', () => {
    const [given] = listed(one.state, NOON)
    takeBack(one.state, said => said.id === given?.said.id, NOON)
    expect(decision(judged(granted))).toBe('ask')
    expect(listed(one.state, NOON)).toMatchObject([{ over: 'revoked' }])
  })
  test('nor more often than it was given for', () => {
    one.say(judged('touch b.txt'), { remember: 'session' }, { terms: { uses: 2 } })
    expect([1, 2, 3].map(() => decision(judged('touch b.txt')))).toEqual(['allow', 'allow', 'ask'])
  })
  test('nor other effects of the same text: a script that changed', () => {
    const script = './scripts/hello.sh'
    const files = (text: string): How => ({ files: { '/home/dev/app/scripts/hello.sh': `#!/bin/sh\n${text}\n` } })
    one.say(judged(script, files('touch a.txt')), { remember: 'session' })
    expect(decision(judged(script, files('touch a.txt')))).toBe('allow')
    expect(decision(judged(script, files('touch a.txt; true')))).toBe('allow')
    for (const text of ['touch b.txt', 'touch a.txt; rm notes.txt', 'touch a.txt; git push', 'touch a.txt; cat a.txt', 'cd src; touch a.txt']) expect(decision(judged(script, files(text)))).toBe('ask')
    expect(decision(judged(script, files('rm -rf /')))).toBe('ask')
    expect(judged(script, files('rm -rf /')).verdict.decision).toBe('deny')
  })
  test('a refusal stays one, with a grant for the very same text', () => {
    const asked = judged('git push')
    one.say(asked, { remember: 'session' })
    const denies = { layers: [layerRule('user', 'deny', 'publish')].flatMap(rule => ('problem' in rule ? [] : [rule])) }
    const denied = judged('git push', { policy: denies })
    expect(denied.verdict.decision).toBe('deny')
    expect(one.recall(denied)).toBeUndefined()
  })
  test('what is pinned is out of its reach', () => {
    const asked = judged(granted)
    const pinned: Case = { ...asked, verdict: { ...asked.verdict, findings: asked.verdict.findings.map(finding => ({ ...finding, pinned: true })) } }
    expect(decision(pinned)).toBe('ask')
    expect(offers(pinned)).toEqual({})
  })
  test('a refused part is out of its reach, whatever the verdict says', () => {
    const asked = judged(granted)
    expect(decision({ ...asked, verdict: { ...asked.verdict, findings: asked.verdict.findings.map((finding, i) => (i ? finding : { ...finding, decision: 'deny' as const })) } })).toBe('ask')
  })
  test.each(['rm "$f"', 'cd "$d" && rm a.txt', 'eval "$cmd"', '"$tool" --x', `touch ${Array.from({ length: 3000 }, (_, i) => `file${i}`).join(' ')}`])('is not offered for %.30s', line => {
    const asked = judged(line)
    expect(isAsk(asked)).toBe(true)
    expect(offers(asked)).toEqual({})
    expect(() => one.say(asked, { remember: 'session' })).toThrow('nothing narrow enough')
  })
  test('once is a single time', () => {
    one.say(judged('git push'), { remember: 'once' })
    expect([decision(judged('git push')), decision(judged('git push'))]).toEqual(['allow', 'ask'])
    expect(listed(one.state, NOON).at(-1)).toMatchObject({ over: 'used up', usesLeft: 0 })
  })
  test('a call of no session cannot be kept', () => expect(() => one.say(judged('touch a.txt', { session: null }), { decision: 'deny' })).toThrow('belongs to no session'))
})

describe('everything like it', () => {
  const offered: readonly (readonly [line: string, whats: readonly string[]])[] = [
    ['git commit -m x', ['git commit with any arguments that only writes in the workspace']],
    ['git commit -m x 2>&1 | tail -3', ['git commit with any arguments that only writes in the workspace']],
    ['git commit -m x > /dev/null', ['git commit with any arguments that only writes in the workspace']],
    ["sh -c 'git commit -m x'", ['git commit with any arguments that only writes in the workspace']],
    ['git rm a.txt', ['git rm with any arguments that only deletes in the workspace']],
    ['git add . && git commit -m x', ['git add with any arguments that only writes in the workspace', 'git commit with any arguments that only writes in the workspace']],
    ['git push origin main', ['git push with any arguments that only does publish origin from /home/dev/app']],
    ['git fetch origin', ['git fetch with any arguments that only does connect origin from /home/dev/app']],
    ['npm install left-pad', ['npm install with any arguments that only does install (workspace) from /home/dev/app']],
  ]
  test.each(offered)('%s', (line, what) => expect(whats(judged(line))).toEqual(what))

  const never = [
    'touch a.txt', 'rm a.txt', './a.out', 'python3 tool.py', 'sh scripts/x.sh', 'make test', 'npm run build', 'npm test', 'npm exec cowsay', 'npx cowsay', 'cargo run', 'cargo build', 'docker run alpine', 'docker compose up', 'kubectl apply -f a.yaml',
    'uv run python tool.py', 'git bisect run ./x', 'git -C src commit -m x', 'git -c user.name=x commit -m x', '/usr/bin/git commit -m x', './git commit -m x', 'sudo git commit -m x', 'GIT_AUTHOR_NAME=x git commit -m x',
    'git commit -m x > out.txt', 'git commit -m x && touch a.txt', 'echo x | git commit -F -', 'git "$sub" -m x', 'git push --force-with-lease', 'git reset --hard', 'curl https://api.example.com', 'some-unknown-tool commit',
    'git add . && git commit -m x && git fetch origin && git push', 'git config user.name x', 'npm publish', "ssh web 'git commit -m x'", 'cd ../other && git push', 'git push "$remote"',
  ]
  test.each(never)('not for %s', line => {
    const asked = judged(line)
    expect(isAsk(asked)).toBe(true)
    expect(whats(asked)).toBeUndefined()
  })
  test('is not offered for what is refused', () => expect(offers(judged('git push --force origin main'))).toEqual({}))

  const covers: readonly (readonly [granted: string, line: string, decision: 'allow' | 'ask', how?: How])[] = [
    ['git commit -m x', 'git commit -m y --amend', 'allow'],
    ['git commit -m x', 'git commit', 'allow'],
    ['git commit -m x', 'git commit -m "$message"', 'allow'],
    ['git commit -m x', 'cd src && git commit -m y 2>&1 | tail -1', 'allow'],
    ['git commit -m x', 'git commit -m a && git commit -m b', 'allow'],
    ['git commit -m x', 'git commit-tree HEAD^{tree}', 'ask'],
    ['git commit -m x', 'git add .', 'ask'],
    ['git commit -m x', 'git -C src commit -m y', 'ask'],
    ['git commit -m x', 'git -c core.pager=cat commit -m y', 'ask'],
    ['git commit -m x', '/usr/bin/git commit -m y', 'ask'],
    ['git commit -m x', 'sudo git commit -m y', 'ask'],
    ['git commit -m x', 'git commit -m y > out.txt', 'ask'],
    ['git commit -m x', 'git commit -m y < a.txt', 'ask'],
    ['git commit -m x', 'echo y | git commit -F -', 'ask'],
    ['git commit -m x', 'GIT_EDITOR=vi git commit', 'ask'],
    ['git commit -m x', 'export GIT_DIR=/srv/x; git commit -m y', 'ask'],
    ['git commit -m x', 'PATH=.:$PATH; git commit -m y', 'ask'],
    ['git commit -m x', 'git commit -m y && git push', 'ask'],
    ['git commit -m x', 'git commit -m "$(curl https://x.example)"', 'ask'],
    ['git commit -m x', 'git commit -m y & touch a.txt', 'ask'],
    ['git commit -m x', 'cd ../other && git commit -m y', 'ask'],
    ['git commit -m x', 'cd "$d" && git commit -m y', 'ask'],
    ['git commit -m x', 'git $(echo commit) -m y', 'allow'],
    ['git commit -m x', 'git $(cat a.txt) -m y', 'ask'],
    ['git commit -m x', 'git() { touch b.txt; }; git commit -m y', 'ask'],
    ['git commit -m x', 'alias git="touch"; git commit -m y', 'ask'],
    ['git commit -m x', 'xargs git commit -m y', 'ask'],
    ['git commit -m x', 'timeout 5 git commit -m y', 'allow'],
    ['git commit -m x', 'for f in a b; do git commit -m $f; done', 'allow'],
    ['git commit -m x', './scripts/hello.sh', 'ask', { files: { '/home/dev/app/scripts/hello.sh': '#!/bin/sh\ngit commit -m y\n' } }],
    ['git commit -m x', 'git commit -m y', 'ask', { agent: 'claude-code' }],
    ['git commit -m x', 'git commit -m y', 'ask', { session: 'two' }],
    ['git rm a.txt', 'git rm notes.txt', 'allow'],
    ['git rm a.txt', 'git rm -r src', 'ask'],
    ['git rm a.txt', 'git rm "src/*"', 'ask'],
    ['git push origin main', 'git push -u origin topic', 'allow'],
    ['git push origin main', 'git push elsewhere main', 'ask'],
    ['git push origin main', 'git push https://x.example/r.git main', 'ask'],
    ['git push origin main', 'cd src && git push origin main', 'ask'],
    ['git push origin main', 'git push --force-with-lease origin main', 'ask'],
    ['git push origin main', 'git push', 'allow'],
    ['npm install left-pad', 'npm install right-pad', 'allow'],
    ['npm install left-pad', 'npm i right-pad', 'ask'],
    ['npm install left-pad', 'npm install -g right-pad', 'ask'],
    ['npm install left-pad', 'npm install https://x.example/a.tgz', 'ask'],
    ['npm install left-pad', 'npm install --registry=https://x.example right-pad', 'ask'],
  ]
  for (const [granted, line, expected, how] of covers) {
    test(`${granted}: ${line} ${expected} ${JSON.stringify(how ?? {})}`, () => {
      one.say(judged(granted), { remember: 'like' })
      const asked = judged(line, how)
      expect(isAsk(asked)).toBe(true)
      expect(decision(asked)).toBe(expected)
    })
  }
  test.each([['workspace', { workspace: '/home/dev/other' }], ['mode', { mode: 'acceptEdits' }], ['settings', { boundary: 'settings 2' }]])('not when the %s changed', (_, changed) => {
    one.say(judged('git commit -m x'), { remember: 'like' })
    expect(decision(judged('git commit -m y'), { around: changed })).toBe('ask')
  })
  test("not what the user's own rule asks about, where it did not ask before", () => {
    const policy = { layers: [layerRule('user', 'ask', 'bash(git commit --amend *)')].flatMap(rule => ('problem' in rule ? [] : [rule])) }
    one.say(judged('git commit -m x', { policy }), { remember: 'like' })
    expect([decision(judged('git commit -m y', { policy })), decision(judged('git commit --amend -m y', { policy }))]).toEqual(['allow', 'ask'])
  })
  test('several grants cover one line, each its own command', () => {
    one.say(judged('git add .'), { remember: 'like' })
    expect(decision(judged('git add -A && git commit -m x'))).toBe('ask')
    one.say(judged('git commit -m x'), { remember: 'like' })
    expect(decision(judged('git add -A && git commit -m x'))).toBe('allow')
    expect(decision(judged('git add -A && git commit -m x && git push'))).toBe('ask')
  })
  test('a no to one of them holds against it', () => {
    one.say(judged('git commit -m x'), { decision: 'deny', note: 'no commits on main' })
    one.say(judged('git commit -m y'), { remember: 'like' })
    expect([decision(judged('git commit -m y')), decision(judged('git commit -m x'))]).toEqual(['allow', 'deny'])
  })
})

describe('shapes', () => {
  const path = judged('git commit -m x').verdict.findings[0]
  const shape = (more: object, occurrence: object = {}, effect: object = {}): string | undefined =>
    path && shapeOf({ ...path, ...more, occurrence: { ...path.occurrence, ...occurrence, effect: { ...path.occurrence.effect, ...effect } } }, around.workspace)
  test('a kind in a place, by a rule', () => expect([shape({}), shape({ place: 'temp', rule: 'x' }), shape({}, {}, { kind: 'delete' })]).toEqual(['write in workspace by write-workspace', 'write in temp by x', 'delete in workspace by write-workspace']))
  test.each<[string, object, object?, object?]>([
    ['a high risk', { risk: 'high' }], ['a refusal', { decision: 'deny' }], ['what is pinned', { pinned: true }], ['root', {}, { elevated: true }], ['another machine', {}, { host: literal('web') }],
    ['a whole folder', {}, {}, { recursive: true }], ['what is not known', {}, {}, { target: { text: '$f' } }], ...['own', 'secret', 'protected', 'device', 'home', 'system', 'remote', 'unresolved', undefined].map(place => [String(place), { place }] satisfies [string, object]),
    ...['reveal', 'permit', 'discard', 'execute', 'interpret', 'mutate', 'destroy', 'elevate', 'configure', 'signal', 'power', 'exhaust', 'unknown'].map(kind => [kind, {}, {}, { kind }] satisfies [string, object, object, object]),
    ['sending', {}, {}, { kind: 'connect', sends: true }], ['listening', {}, {}, { kind: 'connect', listens: true }], ['a forced push', {}, {}, { kind: 'publish', force: true }], ['one with a lease', {}, {}, { kind: 'publish', lease: true }], ['installing for all', {}, {}, { kind: 'install', where: 'system' }],
    ['a folder outside', {}, { call: { ...path?.occurrence.call, cwd: literal('/home/dev/application') } }, { kind: 'publish' }], ['a folder that is not known', {}, { call: { ...path?.occurrence.call, cwd: { text: '$d' } } }, { kind: 'publish' }],
  ])('none for %s', (_, more, occurrence, effect) => expect(shape(more, occurrence, effect)).toBeUndefined())
})

describe('tools', () => {
  const mcp = (server: string, tool: string): Action => ({ kind: 'mcp', server, tool })
  const file = (path: string, tool = 'Edit'): Action => ({ kind: 'file', tool, verb: 'write', paths: [path] })
  const fetched = (url: string, tool = 'WebFetch'): Action => ({ kind: 'fetch', tool, url })
  const table: readonly (readonly [granted: Action, how: 'session' | 'like', what: string, covered: readonly Action[], not: readonly Action[]])[] = [
    [mcp('github', 'create_issue'), 'session', 'every call of mcp__github__create_issue, whatever it is given', [mcp('github', 'create_issue')], [mcp('github', 'delete_repo'), mcp('github2', 'create_issue'), mcp('git', 'hub__create_issue'), { kind: 'tool', tool: 'mcp__github__create_issue' }]],
    [mcp('github', 'create_issue'), 'like', 'every tool of the MCP server github', [mcp('github', 'create_issue'), mcp('github', 'delete_repo')], [mcp('github2', 'x'), { kind: 'tool', tool: 'github' }]],
    [{ kind: 'tool', tool: 'Magic' }, 'session', 'every call of Magic, whatever it is given', [{ kind: 'tool', tool: 'Magic' }], [{ kind: 'tool', tool: 'Magic2' }, file('a.txt', 'Magic')]],
    [file('a.txt'), 'session', 'exactly this call of Edit a.txt', [file('a.txt')], [file('notes.txt'), file('a.txt', 'Write')]],
    [file('a.txt'), 'like', 'every call of Edit that only writes in the workspace', [file('src/a.ts')], [file('src/a.ts', 'Write'), file('/home/dev/notes.txt'), file('/etc/../home/dev/x')]],
    [fetched('https://api.example.com/a'), 'like', 'every call of WebFetch to https://api.example.com', [fetched('https://api.example.com/b?c=d')], [fetched('https://x.example/'), fetched('http://api.example.com/a'), fetched('https://api.example.com@x.example/'), fetched('https://api.example.com:8443/'), fetched('https://api.example.com/a', 'Other')]],
  ]
  test.each(table)('%j %s', (granted, how, what, covered, not) => {
    expect(offers(judged(granted))[how]?.map(kept => kept.what)).toEqual([what])
    one.say(judged(granted), { remember: how })
    for (const action of covered) expect([action, decision(judged(action))]).toEqual([action, 'allow'])
    for (const action of not) {
      const asked = judged(action)
      expect([action, isAsk(asked), decision(asked)]).toEqual([action, true, 'ask'])
    }
  })
  test('a secret stays one for a tool that may write', () => {
    one.say(judged(file('a.txt')), { remember: 'like' })
    expect(judged(file('.env')).verdict.decision).toBe('deny')
    expect(one.recall(judged(file('.env')))).toBeUndefined()
  })
  test('another agent, session, workspace', () => {
    one.say(judged(mcp('github', 'x')), { remember: 'like' })
    for (const how of [{ agent: 'other' }, { session: 'two' }]) expect(decision(judged(mcp('github', 'x'), how))).toBe('ask')
    expect(decision(judged(mcp('github', 'x')), { around: { workspace: '/home/dev/other' } })).toBe('ask')
  })
})

describe('what was refused', () => {
  test.each([
    ['git push origin main', 'deny'], ['  git push origin main ', 'deny'], ["sh -c 'git push origin main'", 'deny'], ['git push "origin" main | cat', 'deny'], ['git push origin main && touch a.txt', 'deny'], ['cd . && git push origin main', 'deny'],
    ['git push origin topic', 'ask'], ['git push', 'ask'], ['git fetch origin', 'ask'],
  ])('git push origin main, then %s: %s', (line, expected) => {
    one.say(judged('git push origin main'), { decision: 'deny', note: 'not today' })
    expect(isAsk(judged(line))).toBe(true)
    expect(one.recall(judged(line))).toEqual(expected === 'ask' ? undefined : { decision: 'deny', by: expect.stringMatching(/^what was denied before in this session \(to be asked again: gatekeeper grants forget d\w{9}\)$/), note: 'not today' })
  })
  test.each([
    ['touch q1', 'touch -- q1', 'deny'], ['touch q1', '/usr/bin/touch q1', 'deny'], ['touch q1', "sh -c 'touch -- q1'", 'deny'], ['touch q1', 'touch q2', 'ask'], ['touch q1', 'cd src && touch q1', 'ask'], ['touch q1', 'echo x > q1', 'ask'],
    ['rm -r -f a', 'rm --recursive --force -- a', 'deny'], ['rm -r a', 'rm a', 'ask'], ['rm a', 'rm -r a', 'ask'], ['npm install x', 'npm install --save-dev x', 'deny'], ['npm install x', 'npm install y', 'ask'], ['git push origin a', 'git push --force-with-lease origin a', 'ask'],
    ['curl -o a https://x.example', 'curl --output=a https://x.example', 'deny'], ['curl https://x.example/a', 'curl https://x.example/b', 'ask'],
  ])('%s, then %s: %s', (refused, line, expected) => {
    one.say(judged(refused), { decision: 'deny' })
    expect(isAsk(judged(line))).toBe(true)
    expect(decision(judged(line))).toBe(expected)
  })
  test('is kept however long it is', () => {
    const long = `touch ${'a'.repeat(40_000)} ${'\u0001'.repeat(3000)}`
    one.say(judged(long), { decision: 'deny', note: 'n'.repeat(20_000) })
    expect([decision(judged(long)), decision(judged(` ${long}`)), decision(judged(`${long}b`))]).toEqual(['deny', 'deny', 'ask'])
    const many = Array.from({ length: 400 }, (_, i) => `touch ${'b'.repeat(60)}${i}`).join('\n')
    one.say(judged(many), { decision: 'deny' })
    expect(decision(judged(many))).toBe('deny')
  })
  test('holds whatever the mode and the settings are, in its session and workspace, for its time', () => {
    const asked = judged('git push')
    one.say(asked, { decision: 'deny' })
    expect(decision(asked, { around: { mode: 'acceptEdits', boundary: 'settings 2' } })).toBe('deny')
    for (const how of [{ agent: 'other' }, { session: 'two' }]) expect(decision(judged('git push', how))).toBe('ask')
    expect([decision(asked, { around: { workspace: '/home/dev/other' } }), decision(asked, { now: NOON + 8 * HOUR })]).toEqual(['ask', 'ask'])
  })
  test('a later yes to the very same thing counts, and a later no to that', () => {
    const asked = judged('git push')
    one.say(asked, { decision: 'deny' })
    one.say(asked, { remember: 'session' })
    expect(decision(asked)).toBe('allow')
    one.say(asked, { decision: 'deny' })
    expect(decision(asked)).toBe('deny')
  })
  test('can be forgotten', () => {
    one.say(judged('git push'), { decision: 'deny' })
    takeBack(one.state, said => said.type === 'denial', NOON)
    expect(decision(judged('git push'))).toBe('ask')
    expect(listed(one.state, NOON)).toMatchObject([{ over: 'forgotten' }])
  })
  test('Esc and skip are not stored', () => {
    one.say(judged('git push'), { decision: 'deny', passing: true })
    one.say(judged('git push'), { decision: 'skip' })
    expect(listed(one.state, NOON)).toEqual([])
  })
})

describe('refused too often', () => {
  const deny = (line: string, terms = {}): string | undefined => one.say(judged(line), { decision: 'deny' }, { terms })
  const STOP = /^3 refusals in a row: stop here, tell your user/
  test('three in a row: the agent is told to stop', () => {
    expect([deny('touch a'), deny('touch b'), deny('touch c')]).toEqual([undefined, undefined, expect.stringMatching(STOP)])
    expect(one.recall(judged('touch a'))).toMatchObject({ note: expect.stringMatching(/stop here/) })
  })
  test('a yes ends the row, of whatever kind it is', () => {
    for (const remember of [undefined, 'session', 'like'] as const) {
      expect([deny('touch a'), deny('touch b')]).toEqual([undefined, undefined])
      one.say(judged('git commit -m x'), remember ? { remember } : {})
    }
    expect(tallyOf(one.state, judged('ls').request.principal, NOON)).toEqual({ inARow: 0, inAll: 6 })
  })
  test('trying again counts', () => {
    deny('touch a')
    expect(one.recall(judged('touch a'))?.note).toBeUndefined()
    expect(one.recall(judged('touch a'))?.note).toMatch(STOP)
    for (let again = 0; again < 50; again++) expect(one.recall(judged('touch a'))?.note).toMatch(/refusals in a row: stop here/)
    expect(tallyOf(one.state, judged('ls').request.principal, NOON).inAll).toBe(3)
  })
  test('twenty in all, with a yes in between', () => {
    const said = Array.from({ length: 20 }, (_, i) => {
      one.say(judged('touch x'), {})
      return deny(`touch f${i}`)
    })
    expect(said.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => undefined))
    expect(said[19]).toMatch(/^20 refusals in this session: stop here/)
  })
  test('thresholds are settings', () => expect([deny('touch a', { inARow: 2 }), deny('touch b', { inARow: 2 })]).toEqual([undefined, expect.stringMatching(/^2 refusals/)]))
  test('what is forgotten or over does not count', () => {
    deny('touch a')
    deny('touch b')
    takeBack(one.state, said => said.what === 'touch a', NOON)
    const { principal } = judged('ls').request
    expect(tallyOf(one.state, principal, NOON)).toEqual({ inARow: 1, inAll: 1 })
    expect(tallyOf(one.state, principal, NOON + 9 * HOUR)).toEqual({ inARow: 0, inAll: 0 })
    expect(stopOf({ inARow: 2, inAll: 19 }, DENIALS)).toBeUndefined()
  })
})

describe('whatever is granted', () => {
  // What is asked about, for one program in five and for every rule; and what makes a kind of its own.
  const lines = [...specs.filter((_, at) => at % 5 === 0).flatMap(spec => Object.keys(spec.examples)), ...rules.flatMap(rule => [...rule.examples.hits, ...rule.examples.misses])]
  const line = fc.constantFrom(...lines.filter(text => judged(text).verdict.decision !== 'allow'), 'git commit -m x', 'git push origin main', 'git add . && git commit -m x', 'npm install left-pad', 'git rm a.txt')
  const same = (text: string): string => text
  const wrapped = fc.constantFrom<(text: string) => string>(same, same, same, same, same, text => `${text} > out.txt`, text => `A=b ${text}`, text => `sudo ${text}`, text => `${text} --more`, text => `${text} /etc/hosts ~/notes.txt`, text => `sh -c '${text.replaceAll("'", `'\\''`)}'`, text => `cd src; ${text}`, text => `${text} && git commit -m y`)
  const kinds = fc.constantFrom<'once' | 'session' | 'like'>('once', 'session', 'like')

  test('a refusal stays one, and no effect is allowed that no grant prints', () => {
    let allowed = 0
    let runs = 0
    holds(fc.property(fc.array(fc.tuple(line, kinds), { minLength: 1, maxLength: 3 }), fc.option(line, { freq: 1 }), wrapped, (given, other, wrap) => {
      const how = { session: `run ${runs++}` }
      const printed = new Set<string>()
      const shapes = new Set<string>()
      for (const [text, kind] of given) {
        const said = judged(text, how)
        if (!offers(said)[kind]) continue
        one.say(said, { remember: kind })
        for (const { effect, elevated } of said.verdict.occurrences) printed.add(`${show(effect)} ${elevated ?? false}`)
        if (kind === 'like') for (const { place, occurrence: { effect } } of said.verdict.findings) shapes.add(effect.kind === 'install' ? 'install' : place ? `${effect.kind} ${place}` : show(effect))
      }
      const asked = judged(wrap(other ?? given[0]?.[0] ?? ''), how)
      const answer = one.recall(asked)
      if (asked.verdict.decision !== 'ask') return answer === undefined
      if (answer?.decision !== 'allow') return true
      allowed++
      return asked.verdict.findings.every(({ decision: own, pinned, place, occurrence: { effect, elevated } }) =>
        own === 'ask' && !pinned && (printed.has(`${show(effect)} ${elevated ?? false}`) || (!elevated && shapes.has(effect.kind === 'install' ? 'install' : place ? `${effect.kind} ${place}` : show(effect)))))
    }), 700)
    // Else it would say nothing.
    expect(allowed).toBeGreaterThan(20)
  })
})

describe('settings', () => {
  const problems = (read: (json: unknown, complain: (message: string) => void) => object, json: unknown): readonly [object, readonly string[]] => {
    const said: string[] = []
    return [read(json, message => void said.push(message)), said]
  }
  test.each<[unknown, object, readonly RegExp[]]>([
    [undefined, {}, []], [{}, {}, []], [{ ttl: '8h' }, { ttl: 8 * HOUR }, []], [{ ttl: '90s' }, { ttl: 90_000 }, []], [{ ttl: '31d' }, { ttl: 31 * 24 * HOUR }, []],
    [{ ttl: '32d' }, {}, [/^grants\.ttl is "32d"; it must be a time such as/]], [{ ttl: '0m' }, {}, [/grants\.ttl/]], [{ ttl: 8 }, {}, [/grants\.ttl is 8/]], [{ ttl: '8 hours' }, {}, [/grants\.ttl/]], [{ ttl: null }, {}, [/grants\.ttl is null/]],
    [{ tll: '8h' }, {}, [/^grants\.tll is no setting; known are ttl$/]], ['8h', {}, [/^grants must be an object$/]], [[], {}, [/must be an object/]],
  ])('grants %j', (json, value, messages) => expect(problems(grantSettings, json)).toEqual([value, messages.map(one => expect.stringMatching(one))]))
  test.each<[unknown, object, readonly RegExp[]]>([
    [undefined, {}, []], [{ inARow: 1, inAll: 1000 }, { inARow: 1, inAll: 1000 }, []], [{ inAll: 5 }, { inAll: 5 }, []],
    [{ inARow: 0 }, {}, [/^denials\.inARow is 0; it must be a whole number from 1 to 1000$/]], [{ inARow: 1.5, inAll: '3' }, {}, [/inARow is 1\.5/, /inAll is "3"/]], [{ row: 1 }, {}, [/denials\.row is no setting; known are inARow, inAll/]], [3, {}, [/^denials must be an object$/]],
  ])('denials %j', (json, value, messages) => expect(problems(denialSettings, json)).toEqual([value, messages.map(one => expect.stringMatching(one))]))
})
