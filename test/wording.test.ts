// What the program says when something is wrong: in its own words, what happened, why, and what to do instead. Never in those of the system or of a package.
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { missing } from '../src/approvers/reach.ts'
import { record } from '../src/audit/index.ts'
import { nearest } from '../src/cli/nearest.ts'
import { topics } from '../src/cli/topics/index.ts'
import { type Usage, USAGES } from '../src/cli/usage.ts'
import { faultOf, whyOf } from '../src/disk/reason.ts'
import { verdict } from '../src/model/index.ts'
import { type Ran, type Sandbox, sandbox, settle, SHIM } from './support/sandbox.ts'

const root = resolve(import.meta.dirname, '..')
let box: Sandbox
beforeEach(() => { box = sandbox() })
afterEach(() => box.remove())

const gate = (...args: readonly string[]): Ran => box.gatekeeper(args)
const put = (path: string, text = ''): string => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, text, { mode: 0o600 })
  return path
}
/** A code of the system, a call of it, an option parser's or JavaScript's own words. */
const RAW = /\bE[A-Z]{3,}\b|\b(?:open|scandir|mkdir|spawn|getaddrinfo|connect) '|no such file or directory,|Did you mean|Expected \d+ argument|\bundefined\b|\[object /

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))
const textOf = (name: string): string => readFileSync(join(root, 'src', name), 'utf8')

describe('what the system says', () => {
  test.each(Object.keys(constants.errno).map(code => [code]))('%s is told in words', code => {
    const error = Object.assign(new Error(`${code}: no such thing, open '/x'`), { code, path: '/x' })
    expect(faultOf(error)).toBe(`/x: ${whyOf(error)}`)
    expect(whyOf(error)).not.toContain("open '")
    expect(faultOf(new Error('fetch failed', { cause: error }))).toBe(faultOf(error))
  })
  test('what happens to files and addresses needs no code', () => {
    for (const code of ['ENOENT', 'ENOTDIR', 'EACCES', 'ELOOP', 'EISDIR', 'ENOSPC', 'EROFS', 'EDQUOT', 'EMFILE', 'ETIMEDOUT', 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNRESET']) expect(whyOf(Object.assign(new Error(code), { code }))).not.toMatch(RAW)
    expect([whyOf(new DOMException('The operation was aborted', 'TimeoutError')), faultOf(new Error('it is ours')), faultOf('a text')]).toEqual(['nothing answered in time', 'it is ours', 'a text'])
  })
  test('nothing that speaks to people hands it on', () => {
    const speaking = sources.filter(name => /^(?:cli|install|audit|approvers|executors|memory)\//.test(name))
    expect(speaking.length).toBeGreaterThan(100)
    expect(speaking.filter(name => /(?:error|cause)\.message|String\(error\)/.test(textOf(name))).sort()).toEqual(['cli/main.ts', 'cli/mistakes.ts'])
  })
  test('no advice leads to the package of the registry that has the same name', () => {
    const texts = [...sources.map(name => [name, textOf(name)] as const), ...['README.md', ...readdirSync(join(root, 'docs')).map(name => `docs/${name}`)].map(name => [name, readFileSync(join(root, name), 'utf8')] as const)]
    expect(texts.filter(([, text]) => /\b(?:npm|pnpm|yarn|bun) (?:i|install|add|global add) (?:-\S+ )*gatekeeper\b/.test(text)).map(([name]) => name)).toEqual([])
  })
})

describe('the record that cannot be written', () => {
  const day = (): string => {
    gate('exec', '--', 'true')
    const folder = join(box.home, '.local/state/gatekeeper/audit')
    return join(folder, readdirSync(folder)[0] ?? '')
  }
  test('because it is a link', () => {
    const file = day()
    renameSync(file, `${file}.moved`)
    symlinkSync(`${file}.moved`, file)
    expect(gate('exec', '--', 'true')).toMatchObject({ code: 70, err: `gatekeeper: the record cannot be written, so nothing runs: ${file}: it is a symbolic link; put the file or folder itself there\n` })
  })
  test('because others may write to it: what mends that keeps the chain', () => {
    const file = day()
    chmodSync(file, 0o666)
    const { code, err } = gate('exec', '--', 'true')
    expect([code, err]).toEqual([70, `gatekeeper: the record cannot be written, so nothing runs: others may write to ${file}; run chmod go-w on it\n`])
    box.run('/bin/chmod', ['go-w', file])
    expect([gate('exec', '--', 'true').code, gate('audit', 'verify').code]).toEqual([0, 0])
  })
  test('because something else stands in the way of the folder', () => {
    put(join(box.home, '.local'))
    for (const args of [['exec', '--', 'true'], ['audit', 'tail'], ['grants', 'list'], ['approve', 'X'], ['audit', 'verify'], ['audit', 'stats']]) {
      const { code, err } = gate(...args)
      if (code === 0) continue
      expect([args, err]).toEqual([args, expect.stringMatching(/^gatekeeper: [^\n]*\n$/)])
      expect([args, err]).toEqual([args, expect.not.stringMatching(RAW)])
    }
    expect(gate('audit', 'tail').err).toContain('it cannot go on')
  })
  test('because a sink that must have it does not', () => {
    settle(box, { audit: { sinks: ['file', { http: { url: 'http://127.0.0.1:9/', tokenFile: join(box.home, 'absent') } }], required: true } })
    const { code, err } = gate('exec', '--', 'true')
    expect([code, err.match(/gatekeeper:/g)?.length]).toEqual([70, 1])
    expect(err).toContain(`the token cannot be read: ${join(box.home, 'absent')}: there is no such file or folder; mend that, or the tokenFile of audit.sinks`)
    put(join(box.home, 'absent'), 'x')
    expect(gate('exec', '--', 'true').err).toContain('http://127.0.0.1:9/ cannot be reached: ')
    expect(gate('audit', 'deliver').err).not.toMatch(RAW)
  })
})

describe('a program that is not there', () => {
  test.each([['mcp', '--'], ['acp', '--'], ['exec', '--mode', 'bypassPermissions', '--supervise', '--']])('%s', (...args) => {
    const { code, err } = gate(...args, 'no-such-program-here', 'x')
    expect([code, err]).toEqual([127, 'gatekeeper: there is no program no-such-program-here; look how it is spelt, or give its whole path\n'])
  })
})

/** Each thing that can be typed, with what it takes. */
const deeds = async (): Promise<readonly (readonly [words: string, usage: Usage])[]> => [
  ...USAGES.map(usage => [usage.name, usage] as const),
  ...(await topics()).flatMap(({ name, deeds: all }) => all.map(deed => [deed.name === name ? name : `${name} ${deed.name}`, deed] as const)),
]

describe('what is typed wrong', () => {
  test('every subcommand says what is wrong with an option, in one line, and what to do', async () => {
    for (const [words] of await deeds()) {
      const { code, out, err } = gate(...words.split(' '), '--no-such-option')
      expect([words, [2, 64].includes(code ?? 0), out, err]).toEqual([words, true, '', expect.stringMatching(/^gatekeeper: there is no option --no-such-option; (?:did you mean \S+\? )?(?:options of the command itself stand behind --; )?gatekeeper \S.* --help tells more\n$/)])
    }
  }, 60_000)
  test('every subcommand has a help, with an example and what it is for, and says that about itself', async () => {
    const { out } = gate('--help')
    for (const [words, { about, examples }] of await deeds()) {
      expect([words, examples.length > 0, examples.filter(([line, what]) => !line.includes('gatekeeper') || !what.trim())]).toEqual([words, true, []])
      // What stands before it in a sorted list is another thing each time.
      expect([words, about]).toEqual([words, expect.not.stringMatching(/^(?:take|put|undo) (?:it|that|them)\b/)])
    }
    expect(out).toMatch(/uninstall +take gatekeeper away from an agent[^]*untrust +no longer let the settings of a project/)
    expect(gate('help', '--help')).toEqual(gate('--help'))
  })
  test.each([
    [['chekc', 'ls'], 'there is no command chekc; did you mean check? gatekeeper --help lists them'],
    [['zzzzz'], 'there is no command zzzzz; gatekeeper --help lists them'],
    [['help', 'nosuch'], 'there is no command nosuch; gatekeeper --help lists them'],
    [['grants', 'lsit'], 'gatekeeper grants has no lsit; did you mean list? gatekeeper grants --help tells more'],
    [['grants', 'list', 'x'], 'nothing is expected behind gatekeeper grants list: x; gatekeeper grants list --help tells more'],
    [['check', '--mode', 'plna', 'ls'], 'there is no mode plna; did you mean plan? choose one of '],
    [['check'], "there is no command; say for example: gatekeeper check -- ls -la, or: gatekeeper check 'ls | head'"],
    [['explain'], 'there is no command; say for example: gatekeeper explain -- '],
    [['check', '--cwd', '/nosuch', 'ls'], '--cwd /nosuch is no folder; name one that is there'],
    [['policies', 'force-psh'], 'there is no rule force-psh; did you mean force-push? gatekeeper policies lists them'],
    [['hook'], 'name the agent: gatekeeper hook claude-code; known are amazon-q, '],
    [['hook', 'droid'], 'there is no agent droid; did you mean factory-droid? known are '],
    [['install', 'claud-code'], 'there is no agent claud-code; did you mean claude-code? known are '],
    [['doctor', 'qchat'], 'there is no agent qchat; did you mean amazon-q? known are '],
    [['install', 'emacs'], 'aider and continue-cli have no place for a gate'],
    [['shim', 'add', 'nosuchprog'], 'there is no nosuchprog on PATH; look how it is spelt, or give its whole path'],
    [['shim', 'add'], 'name the programs: gatekeeper shim add git'],
    [['shim', 'remove', 'nosuch'], 'there is no shim for nosuch; gatekeeper shim list shows those that are there'],
    [['audit', 'tail', '-n', 'x'], 'x is no number of records; write for example: gatekeeper audit tail -n 20'],
    [['rules', 'add', 'permit', 'x'], "there is no permit; say allow, ask or deny, and one rule, in quotes: gatekeeper rules add allow 'bash(npm test)'"],
    [['rules', 'add', 'dney', 'x'], 'there is no dney; did you mean deny? say allow, '],
    [['rules', 'add', 'allow', 'pulish(x)'], 'nothing is called pulish; did you mean publish? it can be bash(...), an effect (list, read, '],
    [['rules', 'add', 'deny', 'pulish'], 'nothing is called pulish; did you mean publish? it can be '],
    [['rules', 'import', 'windsurf'], 'there is no list of windsurf that can be taken over; say whose list'],
    [['rules', 'remove', 'bash(x)'], 'has no rule bash(x); gatekeeper rules list shows those that there are, and where'],
  ])('%j', (args, says) => {
    const { code, out, err } = gate(...args)
    expect([[2, 64].includes(code ?? 0), out, err]).toEqual([true, '', expect.stringMatching(/^gatekeeper: [^\n]*\n$/)])
    expect(err).toContain(says)
    expect(err).not.toMatch(RAW)
  })
  test('a search that finds nothing says so, and what is spelt like no rule', () => {
    expect(gate('audit', 'search', '--text', 'nothing')).toMatchObject({ code: 1, out: '', err: 'gatekeeper: no record is like that\n' })
    expect(gate('audit', 'search', '--rule', 'force-psh')).toMatchObject({ code: 1, err: 'gatekeeper: no record is like that: no built-in rule is called force-psh; did you mean force-push? gatekeeper policies lists them\n' })
  })
})

describe('a name that is near', () => {
  test.each([['chekc', 'check'], ['CHECK', 'check'], ['chck', 'check'], ['cheeck', 'check'], ['claude', 'claude-code'], ['droid', 'factory-droid'], ['code', 'vscode'], ['x', undefined], ['', undefined], ['xxxxxxxx', undefined], ['toString', undefined], ['-', undefined]])('%j is %j', (word, name) => {
    expect(nearest(word, ['check', 'claude-code', 'factory-droid', ['vscode', 'code']])).toBe(name)
  })
})

describe('settings that do not do what they say', () => {
  const mine = (): string => join(box.home, '.config/gatekeeper/settings.json')
  test('nothing is added to a file that cannot be used', () => {
    settle(box, '{\n  "mdoe": "plan"\n}\n')
    const { code, out, err } = gate('rules', 'add', 'allow', 'bash(npm test)')
    expect([code, out, err]).toEqual([78, '', expect.stringContaining(`nothing was added, since the file cannot be used as it is, and refuses everything: ${mine()}:2: mdoe is no setting`)])
    expect(readFileSync(mine(), 'utf8')).toBe('{\n  "mdoe": "plan"\n}\n')
    expect(gate('rules', 'remove', 'bash(x)').code).toBe(78)
  })
  test('what mends it may be done; what is left is told', () => {
    settle(box, { permissions: { allow: ['bash(x', 'bash(ls)'], deny: ['bash(y'] } })
    expect(gate('rules', 'remove', 'bash(ls)').code).toBe(78)
    expect(gate('rules', 'remove', 'bash(x')).toMatchObject({ code: 78, out: `allow bash(x: no longer in ${mine()}\n`, err: expect.stringContaining('everything is refused all the same') })
    expect(gate('rules', 'remove', 'bash(y')).toMatchObject({ code: 0, err: '' })
    expect(gate('rules', 'add', 'allow', 'bash(npm test)').code).toBe(0)
  })
  test('what is wrong elsewhere in the file is not mended by taking out a rule', () => {
    settle(box, { permissions: { allow: ['bash(ls)'] }, commands: { ship: { operands: { '<file...>': 'read' }, examples: { 'ship a': ['write a'] } } } })
    expect(gate('rules', 'remove', 'bash(ls)')).toMatchObject({ code: 78, out: '', err: expect.stringContaining('nothing was removed') })
  })
  test('another file that cannot be used is told too', () => {
    put(join(box.project, '.gatekeeper/settings.json'), '{')
    expect(gate('rules', 'add', 'allow', 'bash(npm test)')).toMatchObject({ code: 78, err: expect.stringContaining('.gatekeeper/settings.json:1') })
  })
  test('a local file that git does not ignore', () => {
    const say = (): string => gate('rules', 'add', 'ask', `bash(make ${Math.random()})`, '--local').out
    expect(say()).toContain('a line .gatekeeper/settings.local.json in .gitignore')
    put(join(box.project, '.gitignore'), '.gatekeeper/settings.local.json\n')
    expect(say()).not.toContain('.gitignore')
  })
  test('a wrong example of a program names its file and line', () => {
    settle(box, '{\n  "commands": {\n    "ship": {\n      "operands": { "<file>": "read" },\n      "examples": { "ship a": ["write a"] }\n    }\n  }\n}\n')
    put(join(box.project, '.gatekeeper/settings.json'), '{ "mode": "default" }')
    expect(gate('check', 'ls').err).toBe(`gatekeeper: the settings cannot be used: ${mine()}:5: commands.ship.examples["ship a"] comes out as ["read a"]; write that, or change what it says of the program\n`)
  })
  test('a mode that is taken away is told, and not in the form of a refusal', () => {
    settle(box, { mode: 'observe', forbidBypass: true })
    const told = `the mode observe is taken away by forbidBypass in ${mine()}, and default is in force`
    expect(gate('exec', '--', 'true')).toMatchObject({ code: 0, err: `note of gatekeeper: ${told}\n` })
    expect(gate('check', '--mode', 'bypassPermissions', 'ls').err).toBe(`note of gatekeeper: ${told.replace('observe', 'bypassPermissions')}\n`)
    expect(gate('check', '--mode', 'plan', 'ls').err).toBe('')
    expect(gate('status').out).toContain(`mode     default: ${told}\n`)
    expect(JSON.parse(gate('status', '--json').out)).toMatchObject({ modeTaken: told })
    expect(gate('doctor').out).toContain(`note  mode          ${told}`)
    expect(box.gatekeeper(['check', '--batch'], { input: '{"command":"ls"}' }).err).toBe(`note of gatekeeper: ${told}\n`)
    expect(box.run(SHIM, ['-c', 'true'])).toMatchObject({ code: 0, err: '' })
    settle(box, { mode: 'observe' })
    expect(gate('exec', '--', 'true').err).toBe('')
    settle(box, { forbidBypass: true })
    expect(gate('exec', '--', 'true').err).toBe('')
  })
  test('a rule that names nothing is marked, also where it stands already', () => {
    settle(box, { permissions: { deny: ['pulish', 'publish', 'mcp__x__y', 'Edit', 'run_it', '*'] } })
    expect(gate('rules', 'list').out.split('\n').filter(line => line.includes('does nothing'))).toEqual([expect.stringMatching(/^ {2}pulish .*does nothing: nothing is called pulish; did you mean publish\?/)])
    expect(gate('doctor').out).toMatch(/^note {2}rules +deny pulish \(user\) does nothing: /m)
  })
  test('places that nothing reaches', () => {
    settle(box, { audit: { sinks: ['file', { http: { url: 'https://example.com/', tokenFile: '/nonexistent/token' } }] }, ask: { via: ['tmux', 'code'], tmux: 'no-such-pane:9.9' } })
    const { code, out } = gate('doctor')
    expect([code, out]).toEqual([77, expect.stringContaining('the token cannot be read: /nonexistent/token: there is no such file or folder')])
    expect(out).toMatch(/^FAIL {2}questions +.*tmux.*; .*take it out of ask\.via$/m)
    expect(missing('tty', { via: ['tty'], tty: '/dev/null' })).toContain('set ask.tty to what the command tty prints')
    expect(missing('code', { via: ['code'] })).toBeUndefined()
  })
})

test('nobody waits for an answer where nobody was told', () => {
  settle(box, { ask: { via: ['tmux'], tmux: 'no-such-pane:9.9', wait: '15s' } })
  const call = { session_id: 's', turn_id: '1', transcript_path: null, cwd: box.project, hook_event_name: 'PreToolUse', model: 'm', permission_mode: 'default', tool_name: 'Bash', tool_input: { command: 'git push' }, tool_use_id: 'c' }
  const before = process.hrtime.bigint()
  const { out } = box.gatekeeper(['hook', 'codex'], { input: JSON.stringify(call) })
  expect([out.includes('gatekeeper approve '), Number(process.hrtime.bigint() - before) / 1e9 < 10]).toEqual([true, true])
})

describe('what one thing does to another', () => {
  const state = (): string => join(box.home, '.local/state/gatekeeper')
  test("the doctor's own calls are no statistics", () => {
    const told = (text: string, decision: 'ask' | 'deny'): void => record(state(), { request: { principal: { agent: 'claude-code' }, action: { kind: 'script', source: text }, cwd: box.project, interactive: false }, text, verdict: { ...verdict([], []), decision }, mode: 'default' }, Date.now())
    for (const [text, decision] of [['gatekeeper canary', 'deny'], ['gatekeeper canary', 'deny'], ['npm install x', 'ask']] as const) told(text, decision)
    expect(JSON.parse(gate('audit', 'stats', '--json').out)).toMatchObject({ records: 1, denied: [], asked: [{ text: 'npm install x', count: 1 }] })
  })
  test('explain --json says of each part what runs, where, and why', () => {
    const { parts, decision } = JSON.parse(gate('explain', '--json', 'ls && touch x').out) as { parts: unknown[]; decision: string }
    expect([decision, parts]).toEqual(['ask', [
      { source: 'ls', span: { start: 0, end: 2 }, effects: [{ runs: 'ls', in: [box.project], effect: 'list .', place: 'workspace', rules: [], passes: 'none objects' }] },
      { source: 'touch x', span: { start: 6, end: 13 }, effects: [{ runs: 'touch x', in: [box.project], effect: 'write x', place: 'workspace', rules: [{ rule: 'write-workspace', decision: 'ask', risk: 'low', layer: 'built-in' }] }] },
    ]])
  })
})
