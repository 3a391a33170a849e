// `gatekeeper grants` as people and scripts call it, and what the hook makes of what was said.
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recall } from '../src/memory/index.ts'
import { remember } from '../src/memory/remember.ts'
import type { Action, Answer } from '../src/model/index.ts'
import { type Machine, machine, payload, runHook } from './support/hook.ts'
import { around, type Case, type How, judged, PERSON, TERMS } from './support/memory.ts'
import { type Sandbox, sandbox } from './support/sandbox.ts'

const HOUR = 3_600_000
let box: Sandbox
beforeEach(() => { box = sandbox() })
afterEach(() => box.remove())

const state = (): string => join(box.home, '.local/state/gatekeeper')
function say(what: string | Action, answer: Partial<Answer>, { how = {}, ago = 0, uses, workspace = around.workspace }: { readonly how?: How; readonly ago?: number; readonly uses?: number; readonly workspace?: string } = {}): Case {
  const said = judged(what, how)
  remember(state(), said.request, said.verdict, { decision: 'allow', by: PERSON, ...answer }, { ...around, workspace }, Date.now() - ago, { ...TERMS, ...(uses !== undefined && { uses }) })
  return said
}
const isAllowed = ({ request, verdict }: Case): boolean => recall(state(), request, verdict, around, Date.now(), TERMS)?.decision === 'allow'
const run = (...args: readonly string[]): { code: number | null; out: string; err: string } => box.gatekeeper(['grants', ...args])
interface Row {
  readonly id: string
  readonly kind: string
  readonly what: string
  readonly [key: string]: unknown
}
function rows(...args: readonly string[]): readonly Row[] {
  const value: unknown = JSON.parse(run(...args, '--json').out)
  return value as Row[]
}

describe('newcomers', () => {
  test.each(['rules', 'audit', 'grants'])('%s alone prints what it can do', name => {
    const { code, out, err } = box.gatekeeper([name])
    expect([code, err]).toEqual([64, 'gatekeeper: say what to do\n'])
    expect(out).toMatch(new RegExp(`^Usage: gatekeeper ${name} [^]*Commands:`))
  })
  test('what is no subcommand is still told', () => expect(box.gatekeeper(['rules', 'x']).err).toBe('gatekeeper: gatekeeper rules has no x; gatekeeper rules --help tells more\n'))
  test('trust without a terminal says what to do', () => {
    mkdirSync(join(box.project, '.gatekeeper'))
    writeFileSync(join(box.project, '.gatekeeper/settings.json'), '{"permissions": {"allow": ["bash(npm test)"]}}')
    expect(box.gatekeeper(['trust'])).toMatchObject({ code: 77, err: expect.stringContaining('there is no terminal to ask on; read what is above, and run gatekeeper trust in a terminal, or with --yes') })
    expect(box.gatekeeper(['check', 'npm test']).code).toBe(75)
  })
  test('a layer has one name', () => {
    writeFileSync(join(box.root, 'typed.json'), '{"permissions": {"deny": ["bash(ls)"]}}', { mode: 0o600 })
    const { out } = box.gatekeeper(['explain', '--settings', join(box.root, 'typed.json'), 'ls'])
    expect(out).toContain('the command line settings deny bash(ls)')
    expect(out).toContain('high risk, command line')
    mkdirSync(join(box.home, '.config/gatekeeper'), { recursive: true })
    writeFileSync(join(box.home, '.config/gatekeeper/settings.json'), '{}', { mode: 0o600 })
    expect(box.gatekeeper(['status']).out).toContain('settings.json  (user)')
  })
})

describe('list', () => {
  test('shows nothing as held that other settings have made void', () => {
    const settings = join(box.home, '.config/gatekeeper/settings.json')
    mkdirSync(join(box.home, '.config/gatekeeper'), { recursive: true })
    const asked = judged('touch a.txt')
    remember(state(), asked.request, asked.verdict, { decision: 'allow', by: PERSON, remember: 'session' }, { ...around, workspace: box.project, boundary: '' }, Date.now(), TERMS)
    expect(rows('list')).toHaveLength(1)
    writeFileSync(settings, '{"permissions": {"deny": ["publish"]}}', { mode: 0o600 })
    expect(rows('list')).toEqual([])
    expect(rows('list', '--all')).toMatchObject([{ over: 'void: the settings of its workspace have changed' }])
  })
  test('says what was taken back', () => {
    say('touch a.txt', { remember: 'session' })
    say('git push', { decision: 'deny' })
    expect(run('revoke', rows('list')[0]?.id ?? '').out).toMatch(/^g\w{9} is taken back, and asked about again: touch a\.txt\n$/)
    expect(run('forget', rows('denials')[0]?.id ?? '').out).toMatch(/^d\w{9} is forgotten, and asked about again: git push\n$/)
  })
  test('says what holds, for whom and how long', () => {
    say('git commit -m x', { remember: 'like' }, { ago: HOUR })
    say('touch a.txt', { remember: 'session' }, { uses: 2 })
    const { code, out } = run('list')
    expect(code).toBe(0)
    expect(out).toMatch(/^g\w{9} {2}prefix {2}git commit with any arguments that only writes in the workspace\n {4}exec, session one, in \/home\/dev\/app, for another 7 h\ng\w{9} {2}exact {3}touch a\.txt\n {4}exec, session one, in \/home\/dev\/app, for another 8 h, 2 uses left\n$/)
  })
  test('as JSON', () => {
    say('touch a.txt', { remember: 'once' })
    expect(rows('list')).toEqual([{
      id: expect.stringMatching(/^g\w{9}$/), kind: 'once', what: 'touch a.txt', workspace: '/home/dev/app', agent: 'exec', session: 'one', mode: 'default', covers: ['write a.txt, in /home/dev/app'],
      since: expect.stringMatching(/^\d{4}-.*Z$/), until: expect.stringMatching(/^\d{4}-.*Z$/), usesLeft: 1,
    }])
  })
  test('leaves out what is over, unless it is asked for', () => {
    say('touch a.txt', { remember: 'session' }, { ago: 9 * HOUR })
    const once = say('touch b.txt', { remember: 'once' })
    expect(isAllowed(once)).toBe(true)
    say('touch c.txt', { remember: 'session' })
    expect(run('revoke', rows('list').at(-1)?.id ?? '').code).toBe(0)
    expect(rows('list')).toEqual([])
    expect(rows('list', '--all').map(({ what, over }) => [what, over])).toEqual([['touch a.txt', 'expired'], ['touch b.txt', 'used up'], ['touch c.txt', 'revoked']])
    expect(run('list').err).toContain('nothing is allowed for a session')
  })
  test('shows no secret and nothing hidden', () => {
    say('git commit -m "token=abcdefgh1234567890"', { remember: 'session' })
    say('git commit -m "\u202e\u001b[2K"', { remember: 'session' })
    const { out } = run('list')
    expect(out).not.toMatch(/abcdefgh1234567890|\u202e|\u001b/)
    expect(out).toContain('\\u{202e}')
    expect(run('list', '--json').out).not.toContain('abcdefgh1234567890')
  })
  test('without a state folder', () => expect([run('list').code, run('denials').code, run('clear').code, rows('list')]).toEqual([0, 0, 0, []]))
})

describe('revoke and clear', () => {
  test('revoke takes back those that are named, and complains of the others', () => {
    const [a, b] = [say('touch a.txt', { remember: 'session' }), say('touch b.txt', { remember: 'session' })]
    const [first] = rows('list')
    const { code, err } = run('revoke', first?.id ?? '', 'gnone')
    expect([code, err]).toEqual([64, 'gatekeeper: nothing that holds has the id gnone; gatekeeper grants list shows what does\n'])
    expect([isAllowed(a), isAllowed(b)]).toEqual([false, true])
    expect(run('revoke', first?.id ?? '').code).toBe(64)
    expect(run('revoke').code).toBe(64)
  })
  test('clear takes back everything, or what was allowed in a session or a workspace, and leaves refusals', () => {
    const other = join(realpathSync(box.project))
    const said = [say('touch a.txt', { remember: 'session' }), say('touch a.txt', { remember: 'session' }, { how: { session: 'two' } })]
    say('touch b.txt', { remember: 'session' }, { workspace: other })
    say('touch d.txt', { decision: 'deny' })
    expect(run('clear', '--session', 'none').out).toBe('0 taken back\n')
    expect(run('clear', '--session', 'two').out).toBe('1 taken back\n')
    expect(said.map(isAllowed)).toEqual([true, false])
    // The settings that it was given under were never in force there, so that the list does not show it either.
    expect(run('clear', '-w', '.').out).toBe('0 taken back; 1 held no more, since settings have changed\n')
    expect(run('clear').out).toBe('1 taken back\n')
    expect([rows('list'), rows('denials').length]).toEqual([[], 1])
    expect(run('clear', 'gx').code).toBe(64)
  })
})

describe('denials', () => {
  test('are listed with their notes, and forgotten by id', () => {
    say('git push', { decision: 'deny', note: 'not on Fridays' })
    expect(run('denials').out).toMatch(/^d\w{9} {2}git push: not on Fridays\n {4}exec, session one, in \/home\/dev\/app, for another 8 h\n$/)
    const [row] = rows('denials')
    expect(row).toMatchObject({ kind: 'denial', what: 'git push', note: 'not on Fridays' })
    expect(run('revoke', row?.id ?? '').code).toBe(64)
    expect(run('forget', row?.id ?? '').code).toBe(0)
    expect([rows('denials'), rows('denials', '--all')]).toMatchObject([[], [{ over: 'forgotten' }]])
    expect(run('forget', row?.id ?? '').err).toContain('gatekeeper grants denials shows what does')
  })
})

describe('in the hook', () => {
  let at: Machine
  beforeEach(() => { at = machine() })
  afterEach(() => at.remove())
  const keep = (what: string | Action, answer: Partial<Answer>, more: { readonly boundary?: string; readonly mode?: string } = {}): void => {
    const said = judged(what, { agent: 'claude-code', session: 'session-1' })
    remember(join(at.home, '.local/state/gatekeeper'), said.request, said.verdict, { decision: 'allow', by: PERSON, ...answer }, { workspace: realpathSync(at.workspace), mode: 'default', boundary: '', ...more }, Date.now(), TERMS)
  }
  const issue: Action = { kind: 'mcp', server: 'github', tool: 'create_issue' }
  const call = (tool: string, input: object = {}, more: object = {}): { decision: string; reason: string } => runHook(at, payload(at, tool, input, more))

  test('a server that was allowed is, and no other; not in another mode', () => {
    keep(issue, { remember: 'like' })
    expect(call('mcp__github__close_issue')).toMatchObject({ decision: 'allow', reason: expect.stringMatching(/^gatekeeper: allowed by a grant for this session: every tool of the MCP server github \(g\w{9}\)$/) })
    expect([call('mcp__gitlab__close_issue').decision, call('mcp__github__close_issue', {}, { session_id: 'session-2' }).decision, call('mcp__github__close_issue', {}, { permission_mode: 'plan' }).decision]).toEqual(['ask', 'ask', 'deny'])
  })
  test('not where the settings were others', () => {
    keep(issue, { remember: 'like' }, { boundary: 'other settings' })
    expect(call('mcp__github__close_issue').decision).toBe('ask')
  })
  test('what was refused is refused with the note, and at last with the advice to stop', () => {
    keep('git push origin main', { decision: 'deny', note: 'ask me on Monday' })
    const tried = [1, 2, 3].map(() => call('Bash', { command: 'git push origin main' }))
    expect(tried.map(({ decision }) => decision)).toEqual(['deny', 'deny', 'deny'])
    expect(tried[0]?.reason).toMatch(/denied by what was denied before in this session \(to be asked again: gatekeeper grants forget d\w{9}\): ask me on Monday\. publish origin/)
    expect(tried.map(({ reason }) => /[34] refusals in a row: stop here, tell your user/.test(reason))).toEqual([false, true, true])
  })
  test('an agent cannot change any of it', () => {
    for (const command of ['gatekeeper grants forget d1', 'gatekeeper grants clear', 'rm -rf ~/.local/state/gatekeeper/grants', 'echo x >> ~/.local/state/gatekeeper/grants/claude-code-session-1.jsonl', 'cd ~/.local/state/gatekeeper/grants && touch a'])
      expect([command, call('Bash', { command }).decision]).toEqual([command, 'deny'])
    expect(call('Write', { file_path: join(at.home, '.local/state/gatekeeper/grants/claude-code-session-1.jsonl') }).decision).toBe('deny')
  })
})
