// install, uninstall, status and doctor as people type them: the built program, in a home of its own.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setIn } from '../src/install/json.ts'

const BIN = resolve(import.meta.dirname, '../bin/gatekeeper')
const root = realpathSync(mkdtempSync(join(tmpdir(), 'gatekeeper-install-cli-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let box = ''
let count = 0
beforeEach(() => {
  box = join(root, String(count++))
  // The work tree may itself lie below the usual folder for temporary files.
  for (const folder of ['home', 'project/.git', 'temp']) mkdirSync(join(box, folder), { recursive: true })
})
// Copies of the program are large: each test takes its own away.
afterEach(() => rmSync(box, { recursive: true, force: true }))
interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}
function gatekeeper(args: readonly string[], more: { readonly bin?: string; readonly env?: Readonly<Record<string, string>>; readonly input?: string } = {}): Ran {
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: join(box, 'home'), TMPDIR: join(box, 'temp'), SHELL: '/bin/sh', ...more.env }
  const ran = spawnSync('/usr/bin/setsid', ['-w', more.bin ?? BIN, ...args], { cwd: join(box, 'project'), env, input: more.input ?? '', encoding: 'utf8', timeout: 60_000 })
  return { code: ran.status, out: ran.stdout, err: ran.stderr }
}
const settings = (): string => join(box, 'home/.claude/settings.json')
const put = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const filesIn = (folder: string): readonly string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => !/\.(?:local|config)(?:\/|$)/.test(name)).sort()

describe('install', () => {
  test('without an agent lists those that are here', () => {
    mkdirSync(join(box, 'home/.codex'))
    put(join(box, 'home/bin/gemini'), '')
    const { code, out } = gatekeeper(['install'], { env: { PATH: `/usr/bin:/bin:${join(box, 'home/bin')}` } })
    expect([code, /^codex +found: .*\/\.codex$/m.test(out), /^gemini-cli +found: .*\/bin\/gemini$/m.test(out), /^not found: .*claude-code/m.test(out)]).toEqual([0, true, true, true])
    const { agents, cannot } = JSON.parse(gatekeeper(['install', '--json']).out) as { agents: { agent: string; sign: string | null }[]; cannot: { name: string }[] }
    expect(agents.filter(one => one.sign !== null).map(one => one.agent)).toEqual(['codex'])
    expect(cannot.map(one => one.name)).toEqual(['aider', 'continue-cli'])
  })
  test('says why an agent cannot be helped, and what is misspelt', () => {
    expect(gatekeeper(['install', 'aider'])).toMatchObject({ code: 64, err: expect.stringContaining('no gate for Aider: it has no hooks') })
    expect(gatekeeper(['install', 'claude'])).toMatchObject({ code: 64, err: expect.stringContaining('there is no agent claude; did you mean claude-code? known are') })
    expect(gatekeeper(['install', 'codex', '--user', '--project'])).toMatchObject({ code: 64 })
    expect(gatekeeper(['install', 'codex', '--all'])).toMatchObject({ code: 64 })
    expect(gatekeeper(['install', 'kimi-code', '--project', '--yes'])).toMatchObject({ code: 64, err: expect.stringContaining('reads no hooks of a project') })
  })
  test('writes nothing unless it is told to, and shows what it would', () => {
    put(settings(), '{\n  // mine\n  "model": "opus"\n}\n')
    const before = filesIn(box)
    const { code, out, err } = gatekeeper(['install', 'claude-code'])
    expect([code, err]).toEqual([77, 'gatekeeper: nothing was written: nobody said yes; --yes does it without asking\n'])
    expect(out).toContain(`change   ${settings()}`)
    expect(out).toMatch(/^ {2}\+ +"PreToolUse": \[$/m)
    expect(gatekeeper(['install', 'claude-code', '--dry-run', '--yes'])).toMatchObject({ code: 0, out })
    expect(JSON.parse(gatekeeper(['install', 'claude-code', '--json']).out)).toMatchObject({ written: false, edits: [{ agent: 'claude-code', scope: 'user', path: settings() }], todo: [] })
    expect(filesIn(box)).toEqual(before)
    expect(readFileSync(settings(), 'utf8')).toBe('{\n  // mine\n  "model": "opus"\n}\n')
  })
  test('writes, and does so once; uninstall leaves what was there', () => {
    const text = '\ufeff{\r\n\t// mine\r\n\t"model": "opus",\r\n}'
    put(settings(), text)
    const before = filesIn(box)
    const { code, out } = gatekeeper(['install', 'claude-code', '--yes'])
    expect([code, out.includes('Claude Code: gatekeeper is in front of it')]).toEqual([0, true])
    const line = setIn(readFileSync(settings(), 'utf8'), ['hooks', 'PreToolUse'])
    expect(JSON.stringify(line)).toContain(`${realpathSync(BIN)} --node ${process.execPath} hook claude-code`)
    expect(gatekeeper(['install', 'claude-code', '--yes'])).toMatchObject({ code: 0, out: 'nothing is to be written: it is there already\n' })
    expect(gatekeeper(['status']).out).toContain(`claude-code  ${settings()}  (for you)`)
    expect(JSON.parse(gatekeeper(['status', '--json']).out)).toMatchObject({ agents: [{ agent: 'claude-code', scope: 'user', path: settings(), problem: null }] })
    expect(gatekeeper(['uninstall', 'claude-code', '--yes'])).toMatchObject({ code: 0 })
    expect(filesIn(box)).toEqual(before)
    expect(readFileSync(settings(), 'utf8')).toBe(text)
    expect(gatekeeper(['uninstall', '--all', '--yes'])).toMatchObject({ code: 0, out: 'no agent calls gatekeeper\n' })
  })
  test('--all takes those that are here, and goes back as a whole when one cannot be written', () => {
    for (const folder of ['.claude', '.codex', '.gemini', '.qwen']) mkdirSync(join(box, 'home', folder))
    const before = filesIn(box)
    put(join(box, 'home/.gemini/settings.json'), '[]')
    const failed = gatekeeper(['install', '--all', '--yes'])
    expect([failed.code, /settings\.json: it must hold one JSON object/.test(failed.err)]).toEqual([77, true])
    rmSync(join(box, 'home/.gemini/settings.json'))
    expect(filesIn(box)).toEqual(before)
    expect(gatekeeper(['install', '--all', '--yes']).code).toBe(0)
    expect((JSON.parse(gatekeeper(['status', '--json']).out) as { agents: { agent: string }[] }).agents.map(one => one.agent)).toEqual(['claude-code', 'codex', 'gemini-cli', 'qwen-code'])
    expect(gatekeeper(['uninstall', '--all', '--yes']).code).toBe(0)
    expect(filesIn(box)).toEqual(before)
  })
  test('goes where a variable moves the folder, and into the project', () => {
    const moved = join(box, 'moved')
    expect(gatekeeper(['install', 'claude-code', '--yes'], { env: { CLAUDE_CONFIG_DIR: moved } }).code).toBe(0)
    expect([existsSync(join(moved, 'settings.json')), existsSync(settings())]).toEqual([true, false])
    expect(gatekeeper(['install', 'gemini-cli', '--project', '--yes'])).toMatchObject({ code: 0, out: expect.stringContaining('needs gatekeeper at') })
    expect(existsSync(join(box, 'project/.gemini/settings.json'))).toBe(true)
    expect(gatekeeper(['uninstall', 'gemini-cli', '--yes']).code).toBe(0)
    expect(existsSync(join(box, 'project/.gemini'))).toBe(false)
  })
  test('refuses a copy that will not stay, and says so', () => {
    const copy = (folder: string): string => {
      for (const name of ['bin', 'dist', 'package.json', 'hooks']) cpSync(resolve(BIN, '../..', name), join(folder, name), { recursive: true })
      return join(folder, 'bin/gatekeeper')
    }
    expect(gatekeeper(['install', 'claude-code', '--yes'], { bin: copy(join(box, 'home/.npm/_npx/1/node_modules/gatekeeper')) })).toMatchObject({ code: 77, err: expect.stringMatching(/fetched for one call.*folder that stays, run npm ci and npm link there/) })
    const temporary = copy(join(box, 'temp/gatekeeper'))
    expect(gatekeeper(['install', 'claude-code', '--yes'], { bin: temporary })).toMatchObject({ code: 77, err: expect.stringContaining('temporary files') })
    expect(existsSync(settings())).toBe(false)
    // What such a copy finds it may take away.
    expect(gatekeeper(['install', 'claude-code', '--yes']).code).toBe(0)
    expect(gatekeeper(['uninstall', 'claude-code', '--yes'], { bin: temporary }).code).toBe(0)
  })
  test('a copy elsewhere replaces the entry of the first, which status calls stale when that is gone', () => {
    const old = join(box, "home/it's old")
    for (const name of ['bin', 'dist', 'package.json', 'hooks']) cpSync(resolve(BIN, '../..', name), join(old, name), { recursive: true })
    expect(gatekeeper(['install', 'claude-code', 'opencode', '--yes'], { bin: join(old, 'bin/gatekeeper') }).code).toBe(0)
    rmSync(old, { recursive: true })
    expect(gatekeeper(['status']).out).toMatch(/claude-code .*it calls .*it's old\/bin\/gatekeeper, which is not there; gatekeeper install claude-code puts that right/)
    expect(gatekeeper(['install', 'claude-code', 'opencode', '--yes']).code).toBe(0)
    expect(readFileSync(settings(), 'utf8')).not.toContain("it's old")
    expect(readFileSync(join(box, 'home/.config/opencode/plugins/gatekeeper.js'), 'utf8')).toContain(`const GATEKEEPER = '${realpathSync(BIN)}'`)
    expect(gatekeeper(['uninstall', '--all', '--yes']).code).toBe(0)
    expect(existsSync(join(box, 'home/.config/opencode'))).toBe(false)
  })
  test.each([
    ['claude-code', '.claude/settings.json', { disableAllHooks: true }, 'Claude Code', 'disableAllHooks is on in '], ['qwen-code', '.qwen/settings.json', { disableAllHooks: true }, 'Qwen Code', 'disableAllHooks is on in '],
    ['gemini-cli', '.gemini/settings.json', { hooksConfig: { enabled: false } }, 'Gemini CLI', 'hooksConfig in '], ['factory-droid', '.factory/settings.json', { hooksDisabled: true }, undefined, 'hooksDisabled is on in '],
  ])('says so where %s does not run what was written', (agent, file, value, title, why) => {
    put(join(box, 'home', file), JSON.stringify(value))
    const { code, out, err } = gatekeeper(['install', agent, '--yes'])
    expect([code, out.includes('the entry is written, and gatekeeper is not in front of it yet'), / is in front of it/.test(out)]).toEqual([0, true, false])
    expect(err).toMatch(/^gatekeeper: [^\n]* does not call gatekeeper as it is: [^\n]*out\n$/)
    expect(err).toContain(`${title ?? ''}`)
    expect(err).toContain(why + join(box, 'home', file))
    // Also when there is nothing to write any more, and for a program.
    expect(gatekeeper(['install', agent, '--yes']).err).toBe(err)
    expect(JSON.parse(gatekeeper(['install', agent, '--json']).out)).toMatchObject({ off: [expect.stringContaining(why)] })
    writeFileSync(join(box, 'home', file), readFileSync(join(box, 'home', file), 'utf8').replaceAll(/true|"enabled":\s*false/g, one => (one === 'true' ? 'false' : '"enabled": true')))
    expect(gatekeeper(['install', agent, '--yes']).err).toBe('')
  })
  test('without a name, install says what to do where there is none, and uninstall lists those that call it', () => {
    expect(gatekeeper(['install']).out).toContain('none of the agents that gatekeeper knows is here; name one all the same (gatekeeper install claude-code)')
    mkdirSync(join(box, 'home/.claude'))
    expect(gatekeeper(['uninstall']).out).toBe('no agent calls gatekeeper, so there is nothing to take away\n')
    expect(gatekeeper(['install', 'gemini-cli', 'claude-code', '--yes']).code).toBe(0)
    expect(gatekeeper(['uninstall']).out).toMatch(/^claude-code +installed in .*\ngemini-cli +installed in .*\n$/)
    mkdirSync(join(box, 'home/.codex'))
    const rows = gatekeeper(['status']).out.split('\n').filter(row => /^ {2}(?:claude-code|gemini-cli|codex) /.test(row))
    expect(rows.map(row => /^ {2}\S+ +/.exec(row)?.[0].length)).toEqual([15, 15, 15])
  })
  test('does not write through a link', () => {
    mkdirSync(join(box, 'home/.claude'))
    put(join(box, 'home/dotfiles/settings.json'), '{}')
    symlinkSync(join(box, 'home/dotfiles/settings.json'), settings())
    expect(gatekeeper(['install', 'claude-code', '--yes'])).toMatchObject({ code: 77, err: expect.stringContaining('symbolic link') })
    expect(readFileSync(settings(), 'utf8')).toBe('{}')
  })
})

describe('doctor', () => {
  const checks = (ran: Ran): readonly { readonly about: string; readonly state: string; readonly text: string }[] => (JSON.parse(ran.out) as { checks: { about: string; state: string; text: string }[] }).checks
  const failures = (ran: Ran): string => checks(ran).filter(one => one.state === 'fail').map(one => `${one.about}: ${one.text}`).join('\n')
  test('is content with a gate that refuses, in every agent that calls it by a command', () => {
    const agents = ['claude-code', 'gemini-cli', 'qwen-code', 'cursor', 'copilot-cli', 'cline', 'windsurf', 'antigravity', 'kimi-code', 'goose', 'kiro-cli']
    expect(gatekeeper(['install', ...agents, '--yes']).code).toBe(0)
    const ran = gatekeeper(['doctor', ...agents, '--json'])
    expect([ran.code, failures(ran)]).toEqual([0, ''])
    expect(checks(ran).filter(one => one.text.startsWith('a command that must be refused is')).map(one => one.about)).toEqual(expect.arrayContaining(agents))
  })
  test.each<[string, (text: string) => string]>([
    ['under another event', text => text.replace('"PreToolUse"', '"PostToolUse"')], ['for no tool', text => text.replace('"matcher": "*"', '"matcher": "NoSuchTool"')],
  ])('an entry that stands %s is put right', (_, change) => {
    expect(gatekeeper(['install', 'claude-code', '--yes']).code).toBe(0)
    const right = readFileSync(settings(), 'utf8')
    writeFileSync(settings(), change(right))
    expect(gatekeeper(['doctor', 'claude-code'])).toMatchObject({ code: 77, out: expect.stringContaining('it is not what gatekeeper would write now') })
    expect(gatekeeper(['install', 'claude-code', '--yes']).code).toBe(0)
    expect(JSON.parse(readFileSync(settings(), 'utf8'))).toEqual(JSON.parse(right))
    expect(gatekeeper(['uninstall', 'claude-code', '--yes']).code).toBe(0)
  })
  test('is not when nothing calls gatekeeper, or not the one that is named', () => {
    expect(gatekeeper(['doctor'])).toMatchObject({ code: 77, out: expect.stringContaining('no agent calls gatekeeper') })
    gatekeeper(['install', 'claude-code', '--yes'])
    expect(gatekeeper(['doctor', 'codex'])).toMatchObject({ code: 77, out: expect.stringContaining('nothing calls gatekeeper') })
  })
  test.each([
    ['an entry that runs something else', (): void => writeFileSync(settings(), readFileSync(settings(), 'utf8').replace('--node', 'check #')), /nothing calls gatekeeper|not refused/],
    ['an entry without what refuses when the gate is gone', (): void => writeFileSync(settings(), readFileSync(settings(), 'utf8').replace(/ \|\| \{.*?; \}/, '')), /without gatekeeper: it was not refused/],
    ['an entry that hides the answer', (): void => writeFileSync(settings(), readFileSync(settings(), 'utf8').replace('hook claude-code', 'hook claude-code >/dev/null')), /as it is: it was not refused/],
    ['an entry whose gate always breaks', (): void => writeFileSync(settings(), readFileSync(settings(), 'utf8').replace('hook claude-code', 'hook claude-code extra')), /it was refused, but not by a rule|is not what gatekeeper would write/],
    ['all hooks switched off', (): void => writeFileSync(settings(), readFileSync(settings(), 'utf8').replace('{', '{ "disableAllHooks": true,')), /disableAllHooks is on/],
    ['a mode that only observes', (): void => put(join(box, 'home/.config/gatekeeper/settings.json'), '{ "mode": "observe" }'), /observe: nothing is refused/],
    ['settings that cannot be read', (): void => put(join(box, 'home/.config/gatekeeper/settings.json'), '{ "mode": 1 }'), /settings: .*settings\.json/],
    ['settings that others may write to', (): void => {
      put(join(box, 'home/.config/gatekeeper/settings.json'), '{}')
      chmodSync(join(box, 'home/.config/gatekeeper/settings.json'), 0o666)
    }, /others may write/],
  ])('finds %s', (_, spoil, problem) => {
    expect(gatekeeper(['install', 'claude-code', '--yes']).code).toBe(0)
    spoil()
    const ran = gatekeeper(['doctor', 'claude-code', '--json'])
    expect(ran.code).toBe(77)
    expect(failures(ran)).toMatch(problem)
  })
  test('runs nothing of a project that is not exactly what gatekeeper writes', () => {
    const line = `touch ${join(box, 'ran')}; ${BIN} --node ${process.execPath} hook claude-code`
    put(join(box, 'project/.claude/settings.json'), JSON.stringify({ hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: line }] }] } }))
    put(join(box, 'project/.clinerules/hooks/PreToolUse'), `#!/bin/sh\ntouch ${join(box, 'ran')}; ${BIN} hook cline\n`)
    const ran = gatekeeper(['doctor', '--json'])
    expect([ran.code, existsSync(join(box, 'ran'))]).toEqual([77, false])
    expect(checks(ran).filter(one => one.text.includes('was not tried out')).map(one => one.about)).toEqual(['claude-code', 'cline'])
  })
  test('knows that Codex was not told to trust its hooks', () => {
    gatekeeper(['install', 'codex', '--yes'])
    expect(failures(gatekeeper(['doctor', 'codex', '--json']))).toMatch(/Codex was not told to trust/)
    put(join(box, 'home/.codex/config.toml'), `[hooks.state."${join(box, 'home/.codex/hooks.json')}:pre_tool_use:0:0"]\ntrusted_hash = "x"\n`)
    expect(gatekeeper(['doctor', 'codex']).code).toBe(0)
  })
})

describe('an agent', () => {
  const ask = (tool: string, input: object): string => gatekeeper(['hook', 'claude-code'], { input: JSON.stringify({ session_id: 's', transcript_path: '/dev/null', tool_use_id: 'toolu_1', permission_mode: 'default', cwd: join(box, 'project'), hook_event_name: 'PreToolUse', tool_name: tool, tool_input: input }) }).out
  test.each(['gatekeeper uninstall claude-code', 'gatekeeper uninstall --all --yes', 'gatekeeper install codex --yes', 'gatekeeper doctor', 'gatekeeper canary', `${BIN} uninstall --all -y`, `${BIN} --node ${process.execPath} uninstall --all`, `node ${BIN} uninstall --all --yes`, 'sh -c "gatekeeper uninstall --all --yes"', 'npx gatekeeper uninstall --all'])('may not: %s', command => expect(ask('Bash', { command })).toContain('"permissionDecision":"deny"'))
  test('may not edit its entry away', () => {
    gatekeeper(['install', 'claude-code', '--yes'])
    expect(ask('Edit', { file_path: settings(), old_string: 'hooks', new_string: 'x' })).toContain('"permissionDecision":"deny"')
    expect(ask('Bash', { command: `sed -i s/hooks/x/ ${settings()}` })).toContain('"permissionDecision":"deny"')
    expect(ask('Bash', { command: 'rm -rf ~/.claude' })).toContain('"permissionDecision":"deny"')
    expect(ask('Write', { file_path: join(box, 'home/.local/state/gatekeeper/install/x.json'), content: '{}' })).toContain('"permissionDecision":"deny"')
  })
})
