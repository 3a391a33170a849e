// Settings: what each key takes, how the layers come together, and what a file that nobody trusted may do.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { compareDecisions, type Decision, type Facts, MODES, type Occurrence } from '../src/model/index.ts'
import { judge } from '../src/policy/judge.ts'
import { rules as builtIn } from '../src/policy/rules/index.ts'
import { decodeSettings } from '../src/settings/decode.ts'
import { type Layer, type Loaded, loadSettings } from '../src/settings/index.ts'
import { KEYS } from '../src/settings/keys.ts'
import { trust, untrust } from '../src/settings/trust.ts'
import { fakeFacts } from './support/facts.ts'
import { holds } from './support/property.ts'

const root = mkdtempSync(join(tmpdir(), 'gatekeeper-settings-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const fake = fakeFacts()
const workspace = join(root, 'app')
const facts: Facts = { ...fake, home: join(root, 'home'), workspace, cwd: workspace }
const folders = { config: join(root, 'config'), managed: join(root, 'managed') }
const PATHS: Readonly<Record<Layer, string>> = {
  local: join(workspace, '.gatekeeper/settings.local.json'), project: join(workspace, '.gatekeeper/settings.json'), user: join(folders.config, 'settings.json'),
  managed: join(folders.managed, 'settings.json'), cli: join(root, 'typed.json'),
}
const LAYERS: readonly Layer[] = ['local', 'project', 'user', 'managed', 'cli']
const DECISIONS: readonly Decision[] = ['allow', 'ask', 'deny']

type Files = Partial<Record<Layer, object | string>>

/** Writes the files, reads what is in force, and takes them away again. */
function load(files: Files, { trusted = true, mode }: { readonly trusted?: boolean; readonly mode?: (typeof MODES)[number] } = {}): Loaded {
  const texts = Object.entries(files).map(([layer, content]) => ({ path: PATHS[layer as Layer], text: typeof content === 'string' ? content : JSON.stringify(content) }))
  for (const { path, text } of texts) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text, { mode: 0o600 })
  }
  if (trusted) trust(folders.config, texts)
  try {
    return loadSettings(folders, facts, { ...(files.cli !== undefined && { settings: PATHS.cli }), ...(mode && { mode }) })
  } finally {
    untrust(folders.config, () => true)
    for (const { path } of texts) rmSync(path)
  }
}

const of = (line: string): readonly Occurrence[] => analyze({ script: line, cwd: workspace, interactive: false }, facts)
const decision = (line: string, { policy }: Loaded): Decision => judge(of(line), facts, policy).decision
const strictest = (a: Decision, b: Decision): Decision => (compareDecisions(a, b) < 0 ? b : a)

describe('permissions of two layers', () => {
  // `npm test` asks by a built-in rule. A deny of anybody wins, then an ask, then an allow.
  const pairs = LAYERS.flatMap(a => LAYERS.filter(b => b !== a).flatMap(b => DECISIONS.flatMap(one => DECISIONS.map(other => [a, one, b, other] as const))))
  test.each(pairs)('%s says %s, %s says %s', (a, one, b, other) => {
    const said = { [a]: { permissions: { [one]: ['bash(npm test)'] } }, [b]: { permissions: { [other]: ['bash(npm test)'] } } }
    expect(decision('npm test', load(said))).toBe(strictest(one, other))
  })
})

describe('rules by id in two layers', () => {
  const ORDER: readonly Layer[] = ['local', 'project', 'user', 'cli']
  const pairs = ORDER.flatMap((a, i) => ORDER.slice(i + 1).flatMap(b => DECISIONS.flatMap(one => DECISIONS.map(other => [a, one, b, other] as const))))
  test.each(pairs)('%s says %s, the stronger %s says %s', (a, one, b, other) => {
    expect(decision('git push --force origin main', load({ [a]: { rules: { 'force-push': one, 'push-remote': 'allow' } }, [b]: { rules: { 'force-push': other } } }))).toBe(other)
  })
  const managed = ORDER.flatMap(a => DECISIONS.flatMap(one => DECISIONS.map(other => [a, one, other] as const)))
  test.each(managed)('%s says %s, managed says %s', (a, one, other) => {
    expect(decision('git push --force origin main', load({ [a]: { rules: { 'force-push': one, 'push-remote': 'allow' } }, managed: { rules: { 'force-push': other } } }))).toBe(strictest(one, other))
  })
  test('risk and reason come from the strongest that says one, and the finding names who decided', () => {
    const { policy } = load({ project: { rules: { 'force-push': { decision: 'ask', reason: 'ours' } } }, user: { rules: { 'force-push': { risk: 'low' } } } })
    expect(judge(of('git push --force'), facts, policy).findings.filter(one => one.rule === 'force-push')).toMatchObject([{ decision: 'ask', risk: 'low', reason: 'ours', layer: 'user' }])
  })
})

describe('a project that nobody has trusted', () => {
  const LOOSE = { mode: 'bypassPermissions', permissions: { allow: ['Bash', 'write', 'connect'] }, rules: Object.fromEntries(builtIn.filter(one => !one.pinned).map(one => [one.id, 'allow'])), workspace: { roots: ['/srv'] }, trusted: { folders: ['/srv'], hosts: ['*'] }, hook: { unmatched: 'defer' }, commands: { shp: { harmless: '-v', examples: { 'shp -v': [] } } } }
  const LINES = ['npm test', 'git push --force', 'rm -rf build', 'curl https://x.example', 'touch /srv/x', 'shp -v', 'rm -rf ~', 'cat .env', 'echo x > a.txt']
  test.each(LINES)('loosens nothing of %s', line => {
    expect(decision(line, load({ project: LOOSE, local: LOOSE }, { trusted: false }))).toBe(decision(line, load({})))
  })
  test('tightens', () => {
    const strict = { mode: 'plan', permissions: { deny: ['bash(ls *)'], ask: ['read(docs/**)'] }, rules: { 'write-workspace': 'deny' }, secret: ['keys/**'], protected: ['infra'], hook: { unmatched: 'deny' }, shell: { secondOpinion: true }, forbidBypass: true }
    const loaded = load({ project: strict }, { trusted: false, mode: 'bypassPermissions' })
    expect(loaded).toMatchObject({ unmatched: 'deny', secondOpinion: true, policy: { mode: 'plan' } })
    const { mode: _, ...rest } = strict
    const inDefault = load({ project: rest }, { trusted: false })
    expect(['ls src', 'cat docs/a', 'touch a.txt', 'cat keys/a', 'touch infra/a', 'touch infra'].map(line => decision(line, inDefault))).toEqual(['deny', 'ask', 'deny', 'deny', 'deny', 'deny'].map((one, i) => (i >= 4 ? decision('touch .git/config', load({})) : one)))
  })
  test('counts once it is trusted, and no more when one character changes', () => {
    const text = JSON.stringify({ permissions: { allow: ['bash(npm test)'] } })
    mkdirSync(dirname(PATHS.project), { recursive: true })
    writeFileSync(PATHS.project, text)
    const now = (): Decision => decision('npm test', loadSettings(folders, facts))
    expect(now()).toBe('ask')
    trust(folders.config, [{ path: PATHS.project, text }])
    expect(now()).toBe('allow')
    writeFileSync(PATHS.project, `${text} `)
    expect(now()).toBe('ask')
    writeFileSync(PATHS.project, text)
    expect(now()).toBe('allow')
    untrust(folders.config, path => path === PATHS.project)
    expect(now()).toBe('ask')
    rmSync(PATHS.project)
  })
  test('whatever it says, and whatever the others say, no verdict gets milder', () => {
    const patterns = fc.constantFrom('Bash', 'bash(git *)', 'bash(npm test)', 'write', 'write(src/**)', 'read(**)', 'connect', 'publish', 'delete(build)')
    const ids = fc.constantFrom(...builtIn.filter(one => !one.pinned).map(one => one.id))
    const settings = fc.record({
      mode: fc.constantFrom(...MODES), permissions: fc.dictionary(fc.constantFrom(...DECISIONS), fc.array(patterns, { maxLength: 2 }), { noNullPrototype: true }),
      rules: fc.dictionary(ids, fc.constantFrom(...DECISIONS), { maxKeys: 3, noNullPrototype: true }), secret: fc.array(fc.constantFrom('src', '*.md', '/etc/**'), { maxLength: 1 }),
      workspace: fc.record({ roots: fc.array(fc.constantFrom('/srv', '~/x'), { maxLength: 1 }) }), trusted: fc.record({ folders: fc.constant(['/srv']), hosts: fc.constant(['x.example']) }),
      hook: fc.record({ unmatched: fc.constantFrom('defer', 'ask', 'deny') }), forbidBypass: fc.boolean(),
    }, { requiredKeys: [] })
    const lines = LINES.concat('git status', 'cat a.md', 'ls /srv', 'cat /srv/a').map(of)
    holds(fc.property(settings, settings, settings, (user, project, local) => {
      const before = load({ user })
      const after = load({ user, project, local }, { trusted: false })
      expect(after.problems).toEqual([])
      expect(['defer', 'ask', 'deny'].indexOf(after.unmatched)).toBeGreaterThanOrEqual(['defer', 'ask', 'deny'].indexOf(before.unmatched))
      for (const line of lines) expect(compareDecisions(judge(line, facts, before.policy).decision, judge(line, facts, after.policy).decision)).toBeLessThanOrEqual(0)
    }), 400)
  }, 600_000)
})

describe('an allow', () => {
  const loaded = load({ user: { permissions: { allow: ['bash(git *)', 'bash(curl *)', 'bash(cat *)'], deny: ['bash(git push *)', 'publish', 'connect(evil.example)', 'read(keys/**)'], ask: ['bash(git commit *)'] } } })
  const many = Array.from({ length: 40 }, (_, i) => `a${i}`).join(' ')
  test.each(['git $(cat f)', 'git "$X" origin main', 'git $X -m a', 'git pus?', 'curl $(cat u)', 'curl -K cfg', 'cat $F', `for x in ${many} push; do git $x; done`])('settles nothing that a refusal may fit: %s', line => expect(decision(line, loaded)).not.toBe('allow'))
  test.each(['git status', 'git stash', 'cat a', 'curl https://ok.example'])('settles what is known: %s', line => expect(decision(line, loaded)).toBe('allow'))
  const wide = load({ user: { permissions: { allow: ['bash'], deny: ['bash(terraform apply *)', 'write(infra/**)'] } } })
  test.each(['terraform $X', '$X apply', 'printf x | xargs -I{} terraform {}', 'touch $F', 'cd $X && touch a', 'sh $X', 'frobnicate x'])('of everything, too: %s', line => expect(decision(line, wide)).not.toBe('allow'))
  test.each(['touch b', 'terraform plan', 'ls', 'npm test'])('of everything: %s', line => expect(decision(line, wide)).toBe('allow'))
  test.each(['bash()', 'connect( )', 'Read()', 'bash(git push; rm *)', 'bash(a && b)', 'bash(a | b *)'])('that says nothing, or more than one command, is an error: %s', rule => expect(load({ user: { permissions: { allow: [rule] } } }).problems).toHaveLength(1))
  test.each(["bash(sh -c 'a && b')", 'bash(git log --format=%h;%s *)', 'bash(echo a&b)'])('may hold such marks in a word: %s', rule => expect(load({ user: { permissions: { allow: [rule] } } }).problems).toEqual([]))
})

describe('a protected path', () => {
  test.each(['cat ~/notes', 'cp ~/x/tax.txt /tmp/t', 'cat /dev/sda', 'cat ~/*', 'grep x ~/.ssh/config', 'touch a.txt', 'rm -rf ~/x', 'dd if=/dev/zero of=/dev/sda', 'touch ~/.config/gatekeeper/x'])('is never milder for it: %s', line => {
    for (const mark of ['~', '**', '/dev', '/']) for (const trusted of [true, false]) expect(compareDecisions(decision(line, load({})), decision(line, load({ project: { protected: [mark] } }, { trusted })))).toBeLessThanOrEqual(0)
  })
})

describe('managed settings', () => {
  test('set the loosest mode, and take bypassing away', () => {
    expect(load({ managed: { mode: 'default' }, user: { mode: 'acceptEdits' } }).policy.mode).toBe('default')
    expect(load({ managed: { mode: 'acceptEdits' } }, { mode: 'plan' }).policy.mode).toBe('plan')
    expect(load({ managed: { forbidBypass: true } }, { mode: 'bypassPermissions' }).policy.mode).toBe('default')
    expect(load({ managed: { hook: { unmatched: 'ask' } }, user: { hook: { unmatched: 'defer' } } }).unmatched).toBe('ask')
  })
})

describe('folders and hosts of settings', () => {
  test('roots count as the workspace, trusted folders are read like it, hosts are reached', () => {
    const loaded = load({ user: { workspace: { roots: ['/srv/shared'] }, trusted: { folders: ['~/notes'], hosts: ['api.example.com'] } } })
    expect(decision('touch /srv/shared/a', loaded)).toBe(decision('touch a', load({})))
    expect(decision('touch /srv/other', loaded)).toBe(decision('touch /srv/other', load({})))
    expect(decision('cat ~/notes/a', loaded)).toBe('allow')
    expect(decision('cat ~/notes.txt', loaded)).toBe(decision('cat ~/notes.txt', load({})))
    expect(decision('rm ~/notes/a', loaded)).toBe(decision('rm ~/notes/a', load({})))
    expect(decision('cat ~/notes/.ssh/id_rsa', loaded)).toBe('deny')
    expect(decision('curl https://api.example.com/x', loaded)).toBe('allow')
    expect(decision('curl https://api.example.com.evil.example', loaded)).toBe('ask')
  })
  test('what marks all of the machine does not mark the home instead', () => {
    expect(decision('cat ~/notes', load({ user: { trusted: { folders: ['/'] } } }))).not.toBe('allow')
    for (const all of ['/', '/**']) expect(decision('cat a.md', load({ user: { secret: [all] } }))).toBe('deny')
  })
  test('no root holds the home', () => {
    expect(decision('rm -rf ~/x', load({ user: { workspace: { roots: [root] } } }))).toBe(decision('rm -rf ~/x', load({})))
  })
})

describe('a file that cannot be used', () => {
  const BAD: readonly (readonly [text: string, line: number | undefined, message: RegExp])[] = [
    ['{ "$schema": 1 }', 1, /^\$schema must be the address/], ['{ "tests": [{ "command": "ls" }] }', 1, /^tests\[0\]\.expect is missing; it can be allow, ask, deny/],
    ['{ "trusted": {\n"folders": ["~/a",\n"/"] } }', 3, /^trusted\.folders\[1\] is all of the machine; name the folder/], ['{ "workspace": { "roots": ["/**"] } }', 1, /^workspace\.roots\[0\] is all of the machine/], ['{ "workspace": { "roots": ["/./"] } }', 1, /^workspace\.roots\[0\] is all of the machine/],
    ['{\n  "mode": "loose"\n}', 2, /^mode is "loose"; it can be default, bubble, plan/],
    ['{"mode": 1}', 1, /^mode is 1; it can be default/],
    ['{\n\n"permission": {}\n}', 3, /^permission is no setting; known are .*permissions/],
    ['{\n"permissions": []}', 2, /^permissions must be an object/],
    ['{"permissions": {\n"alow": []}}', 2, /^permissions\.alow is no setting; known are allow, ask, deny/],
    ['{"permissions": {"deny": "x"}}', 1, /^permissions\.deny must be a list/],
    ['{"permissions": {\n"deny": [\n"write",\n7]}}', 4, /^permissions\.deny\[1\] must be a text/],
    ['{"permissions": {"allow": [\n"bash(git \'x)"]}}', 2, /^permissions\.allow\[0\]: .*quote is not closed/],
    ['{"rules": {\n"no-such": "deny"}}', 2, /^rules\.no-such is no rule; gatekeeper policies/],
    ['{"rules": {"force-push":\n"never"}}', 1, /^rules\.force-push is "never"; it can be allow, ask, deny/],
    ['{"rules": {"force-push": {\n"risk": "huge"}}}', 2, /^rules\.force-push\.risk is "huge"; it can be low, medium, high/],
    ['{"rules": {"force-push": {"reason": 5}}}', 1, /^rules\.force-push\.reason must be a text/],
    ['{"rules": {"force-push": {}}}', 1, /^rules\.force-push says nothing/],
    ['{"rules": {"force-push": {"level": "low"}}}', 1, /^rules\.force-push\.level is no setting/],
    ['{"rules": {"read-secret": "allow"}}', 1, /^rules\.read-secret is pinned: only managed/],
    ['{"rules": 3}', 1, /^rules must be an object/],
    ['{"commands": {\n"shp": 5}}', 2, /^commands\.shp must be an object/],
    ['{"commands": []}', 1, /^commands must be an object/],
    ['{"secret": "keys"}', 1, /^secret must be a list/],
    ['{"secret": ["a", ""]}', 1, /^secret\[1\] must be a text/],
    ['{"protected": [{}]}', 1, /^protected\[0\] must be a text/],
    ['{"protected": ["*/../x"]}', 1, /^protected\[0\]: .*cannot stand behind a star/],
    ['{"workspace": "x"}', 1, /^workspace must be an object/],
    ['{"workspace": {"root": []}}', 1, /^workspace\.root is no setting; known are roots/],
    ['{"workspace": {"roots": [1]}}', 1, /^workspace\.roots\[0\] must be a text/],
    ['{"trusted": {"folders": {}}}', 1, /^trusted\.folders must be a list/],
    ['{"trusted": {"hosts": [null]}}', 1, /^trusted\.hosts\[0\] must be a text/],
    ['{"hook": {"unmatched": "skip"}}', 1, /^hook\.unmatched is "skip"; it can be defer, ask, deny/],
    ['{"shell": {"secondOpinion": "yes"}}', 1, /^shell\.secondOpinion must be true or false/],
    ['{"ask": {"via": ["mail"]}}', 1, /^ask\.via is \["mail"\]; it must be a list of tty, tmux, desktop, code/], ['{"ask": {"via": ["tty"]}}', 1, /^ask\.via has "tty", so ask\.tty must say which/], ['{"ask": {"tty": "/dev/sda"}}', 1, /^ask\.tty is "\/dev\/sda"; it must be a terminal/],
    ['{"ask": {"tmux": "a; b"}}', 1, /^ask\.tmux is/], ['{"ask": {"wait": "1m"}}', 1, /^ask\.wait is "1m"; it must be a time such as "10s", of at most 15 seconds/], ['{"ask": {"mail": 1}}', 1, /^ask\.mail is no setting/],
    ['{"approver": {"patience": 10}}', 1, /^approver\.patience is 10; it can be a time such as/],
    ['{"grants": {\n"ttl": "8 hours"}}', 2, /^grants\.ttl is "8 hours"; it must be a time such as/],
    ['{"grants": {"for": "8h"}}', 1, /^grants\.for is no setting; known are ttl/],
    ['{"denials": {"inARow": 0}}', 1, /^denials\.inARow is 0; it must be a whole number/],
    ['{"denials": 3}', 1, /^denials must be an object/],
    ['{"audit": {"retention": "a while"}}', 1, /^audit\.retention is "a while"; it must be/],
    ['{"audit": {"sinks": []}}', 1, /^audit\.sinks must be a list with at least one/],
    ['{"audit": {\n"maxBytes": 7}}', 2, /^audit\.maxBytes is 7; it must be at least/],
    ['{"audit": {"required": "all"}}', 1, /^audit\.required is "all"; it can be/],
    ['{"tests": {}}', 1, /^tests must be a list/],
    ['{"tests": [{"command": "ls",\n"expect": "maybe"}]}', 2, /^tests\[0\]\.expect is "maybe"; it can be allow, ask, deny/],
    ['{"forbidBypass": "no"}', 1, /^forbidBypass must be true or false/],
    ['{"permissions": {"deny": ["bash(ls *)"]},\n"permissions": {}}', 2, /^permissions stands in it twice/], ['{"permissions": {"deny": ["a"], // no\n"deny": []}}', 2, /^deny stands in it twice/],
    ['{"permissions": null}', 1, /^permissions must be an object/], ['{"rules": null}', 1, /^rules must be an object/],
    ['[]', 1, /must hold one JSON object/], ['', 1, /empty|not valid JSON/], ['{"mode": }', 1, /not valid JSON: value expected/], ['{\n"mode": "plan",\n', 3, /not valid JSON/], ['{"a": 1} x', 1, /not valid JSON/],
  ]
  test.each(BAD)('%s', (text, line, message) => {
    const { settings, problems } = decodeSettings(text, '/s.json', 'user')
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ file: '/s.json', line })
    expect(problems[0]?.message).toMatch(message)
    expect(problems[0]?.message).not.toContain('\n')
    expect(settings.layers.filter(one => one.decision === 'allow')).toEqual([])
  })
  test('every key has a bad value above', () => {
    const named = Object.entries(KEYS).flatMap(([section, keys]) => keys.filter(key => key !== '$schema' && !(section === 'permissions' && key === 'ask')).map(key => (section ? `${section}.${key}` : key)))
    expect(named.filter(key => !BAD.some(([, , message]) => message.source.replaceAll('\\', '').replace('^', '').startsWith(key)))).toEqual([])
  })
  test('refuses everything of its project or user, and says which', () => {
    expect(load({ project: '{' }, { trusted: false }).problems).toMatchObject([{ file: PATHS.project, line: 1 }])
    expect(load({ user: '{"modes": 1}' }).problems).toMatchObject([{ file: PATHS.user }])
  })
  test('may not be a link', () => {
    mkdirSync(folders.config, { recursive: true })
    symlinkSync('/etc/hostname', PATHS.user)
    expect(loadSettings(folders, facts).problems).toMatchObject([{ file: PATHS.user, message: /symbolic link/ }])
    rmSync(PATHS.user)
  })
  test('may be no pipe, on which nothing ever comes', () => {
    for (const path of [PATHS.project, PATHS.user]) {
      mkdirSync(dirname(path), { recursive: true })
      execFileSync('mkfifo', [path])
      expect(loadSettings(folders, facts).problems).toMatchObject([{ file: path, message: 'it is no regular file' }])
      rmSync(path)
    }
  })
  test('is told of in time, however much is wrong', () => {
    const start = performance.now()
    expect(load({ project: JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`k${i}`, 1]))) }, { trusted: false }).problems).toHaveLength(20)
    expect(load({ project: '[['.repeat(50_000) }, { trusted: false }).problems).toMatchObject([{ message: /nested more than 40 deep/ }])
    expect(performance.now() - start).toBeLessThan(20_000)
  })
  test('may not be other bytes than text', () => {
    mkdirSync(folders.config, { recursive: true })
    writeFileSync(PATHS.user, Buffer.from('{"permissions": {"deny": ["bash(ls\xff)"]}}', 'latin1'), { mode: 0o600 })
    expect(loadSettings(folders, facts).problems).toMatchObject([{ message: 'it is not valid UTF-8' }])
    rmSync(PATHS.user)
  })
  test('that was named must be there', () => {
    expect(loadSettings(folders, facts, { settings: join(root, 'none.json') }).problems).toMatchObject([{ message: 'there is no such file' }])
  })
})

describe('comments', () => {
  test('and commas at the end are no mistake', () => {
    const { settings, problems } = decodeSettings('\ufeff{ // why\n  "mode": "plan", /* and\n how */ "secret": ["a",],\n}\n', '/s.json', 'user')
    expect(problems).toEqual([])
    expect(settings).toMatchObject({ mode: 'plan', secret: ['a'] })
  })
})

describe('the schema for editors', () => {
  const schema: unknown = JSON.parse(readFileSync(new URL('../docs/settings.schema.json', import.meta.url), 'utf8'))
  const at = (value: unknown, ...path: readonly string[]): unknown => path.reduce<unknown>((one, key) => (typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[key] : undefined), value)
  test.each(Object.entries(KEYS))('knows the keys of "%s"', (section, keys) => {
    const properties = section ? at(schema, 'properties', section, 'properties') : at(schema, 'properties')
    expect(Object.keys(properties ?? {}).sort()).toEqual([...keys].sort())
  })
  test('knows the rules, with what they say, and the modes', () => {
    const said = builtIn.map(({ id, reason, decision: what, risk, pinned }) => [id, { $ref: '#/$defs/rule', description: `${reason} (${what}, ${risk} risk${pinned ? ', pinned' : ''})` }])
    expect(at(schema, 'properties', 'rules', 'properties')).toEqual(Object.fromEntries(said))
    expect(at(schema, 'properties', 'mode', 'enum')).toEqual([...MODES])
  })
})
