// The adapters of agents that run plug-ins in their own process: what their calls are, and that every input has exactly one answer that can be read.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentNamed } from '../src/agents/index.ts'
import { callerOf } from '../src/agents/detect.ts'
import type { Around, HookOutput } from '../src/agents/define.ts'
import { type Action, isObject, type Json } from '../src/model/index.ts'
import { type Machine, machine, runHook } from './support/hook.ts'
import { holds } from './support/property.ts'

const around: Around = { env: { HOME: '/home/dev' }, cwd: '/home/dev/app' }
const shim = (agent: string, tool_name: string, tool_input: object, more: object = {}): Json => ({ gatekeeper_shim: 1, agent, event: 'tool', tool_name, tool_input, cwd: '/home/dev/app', session_id: 'ses_1', ...more })
const decoded = (input: Json, name = callerOf(String(input['agent']), input), at = around): ReturnType<NonNullable<ReturnType<typeof agentNamed>>['decode']> => agentNamed(name)?.decode(input, at)

describe('what a call is', () => {
  const file = (tool: string, verb: 'read' | 'write' | 'delete' | 'list', ...paths: readonly string[]): Action => ({ kind: 'file', tool, verb, paths })
  test.each<readonly [string, Json, Action]>([
    ['opencode bash', shim('opencode', 'bash', { command: 'git push --force', description: 'push' }), { kind: 'script', source: 'git push --force' }],
    ['opencode write', shim('opencode', 'write', { filePath: '/home/dev/app/a.ts', content: 'x' }), file('write', 'write', '/home/dev/app/a.ts')],
    ['opencode edit', shim('opencode', 'edit', { filePath: 'a.ts', oldString: 'a', newString: 'b', replaceAll: false }), file('edit', 'write', 'a.ts')],
    ['opencode patch', shim('opencode', 'apply_patch', { patchText: '*** Begin Patch\n*** Delete File: a.ts\n*** End Patch' }), file('apply_patch', 'delete', 'a.ts')],
    ['opencode read', shim('opencode', 'read', { filePath: '/home/dev/app/.env' }), file('read', 'read', '/home/dev/app/.env')],
    ['opencode tool of a server', shim('opencode', 'github_create', { title: 'x' }), { kind: 'mcp', server: 'github', tool: 'create' }],
    ['opencode tool of a server, which can be cut in two ways', shim('opencode', 'github_create_issue', {}), { kind: 'several', tool: 'github_create_issue', actions: [{ kind: 'mcp', server: 'github', tool: 'create_issue' }, { kind: 'mcp', server: 'github_create', tool: 'issue' }] }],
    ['opencode 2 shell', shim('opencode-v2', 'shell', { command: 'ls', timeout: 120000, background: false }), { kind: 'script', source: 'ls' }],
    ['opencode 2 code', shim('opencode-v2', 'execute', { code: 'await tools.github.create_issue({})' }), { kind: 'tool', tool: 'execute' }],
    ['opencode 2 rules', { gatekeeper_shim: 1, agent: 'opencode-v2', event: 'permission.evaluate', session_id: 's', cwd: '/home/dev/app', action: 'shell', resources: ['git push', 'ls'], effect: 'ask' }, { kind: 'several', tool: 'commands', actions: [{ kind: 'script', source: 'git push' }, { kind: 'script', source: 'ls' }] }],
    ['opencode sub-agent', shim('opencode', 'task', { prompt: 'x' }), { kind: 'inert', tool: 'task' }],
    ['pi bash', shim('pi', 'bash', { command: 'rm -rf dist', timeout: 30 }), { kind: 'script', source: 'rm -rf dist' }],
    ['pi write', shim('pi', 'write', { path: 'a.ts', content: 'x' }), file('write', 'write', 'a.ts')],
    ['pi edit', shim('pi', 'edit', { path: 'a.ts', edits: [{ oldText: 'a', newText: 'b' }] }), file('edit', 'write', 'a.ts')],
    ['pi read', shim('pi', 'read', { path: '~/.ssh/config' }), file('read', 'read', '~/.ssh/config', '/home/dev/.ssh/config')],
    ['pi grep', shim('pi', 'grep', { pattern: 'x', path: 'src' }), { kind: 'file', tool: 'grep', verb: 'read', paths: ['src'], recursive: true }],
    ['pi write of a mentioned file', shim('pi', 'write', { path: '@.pi/extensions/gatekeeper.js', content: '' }), file('write', 'write', '@.pi/extensions/gatekeeper.js', '.pi/extensions/gatekeeper.js')],
    ['pi read of a mentioned file of the home folder', shim('pi', 'read', { path: '@~/notes.md' }), file('read', 'read', '@~/notes.md', '~/notes.md', '/home/dev/notes.md')],
    ['pi read with a blank of another kind', shim('pi', 'read', { path: 'Application\u00a0Support/x' }), file('read', 'read', 'Application\u00a0Support/x', 'Application Support/x')],
    ['pi find', shim('pi', 'find', { pattern: '*.ts', path: 'src' }), file('find', 'list', 'src')],
    ['pi tool of somebody', shim('pi', 'deploy', {}), { kind: 'tool', tool: 'deploy' }],
    ['amp shell', shim('amp', 'shell_command', { command: 'git push' }), { kind: 'script', source: 'git push' }],
    ['amp write', shim('amp', 'create_file', { path: '/home/dev/app/a.ts', content: 'x' }), file('create_file', 'write', '/home/dev/app/a.ts')],
    ['amp edit', shim('amp', 'edit_file', { path: 'a.ts', old_str: 'a', new_str: 'b' }), file('edit_file', 'write', 'a.ts')],
    ['amp tool of a server', shim('amp', 'mcp__github__create_issue', {}), { kind: 'mcp', server: 'github', tool: 'create_issue' }],
  ])('%s', (_, input, action) => {
    const found = decoded(input)
    expect(found && 'request' in found ? found.request.action : found).toEqual(action)
    expect(found).toMatchObject({ request: { cwd: '/home/dev/app', principal: { session: expect.any(String) } } })
  })
  test('where it is', () => {
    const cwdOf = (input: Json): unknown => {
      const found = decoded(input)
      return found && 'request' in found ? found.request.cwd : found
    }
    expect(cwdOf(shim('opencode', 'bash', { command: 'ls', workdir: 'packages/web' }))).toBe('/home/dev/app/packages/web')
    expect(cwdOf(shim('opencode-v2', 'shell', { command: 'ls', workdir: '/srv' }))).toBe('/srv')
    expect(cwdOf(shim('amp', 'shell_command', { command: 'ls', dir: '/srv' }))).toBe('/srv')
    expect(cwdOf(shim('pi', 'bash', { command: 'ls' }, { cwd: 'app' }))).toMatchObject({ problem: expect.any(String) })
  })
  test('who can be asked is told by the plug-in', () => {
    for (const name of ['pi', 'amp']) {
      const event = (asks: unknown): unknown => decoded(shim(name, 'bash', { command: 'ls' }, { asks }))?.event
      expect([event(true), event(false), event('true'), event(undefined)]).toEqual(['tool:asks', 'tool', 'tool', 'tool'])
      expect([agentNamed(name)?.asks('tool:asks'), agentNamed(name)?.asks('tool')]).toEqual([true, false])
    }
    expect(agentNamed('opencode')?.asks('tool')).toBe(false)
  })
  test('another version, another event and no event are no calls', () => {
    for (const more of [{ gatekeeper_shim: 2 }, { gatekeeper_shim: '1' }, { event: 'call' }, { event: '' }, { event: undefined }, { tool_name: '' }, { tool_input: null }, { tool_input: 'ls' }]) expect(decoded(shim('pi', 'bash', { command: 'ls' }, more))).toMatchObject({ problem: expect.any(String) })
  })
})

/** What the plug-in takes for an answer, and the host of the delegate for its exit code. */
function read({ stdout, stderr, exit }: HookOutput, delegate: boolean): string {
  if (delegate) {
    expect(stdout).toBe('')
    expect([0, 1, 2]).toContain(exit)
    if (exit === 2) expect(stderr.trim()).not.toBe('')
    return exit === 0 ? 'allow' : exit === 1 ? 'ask' : 'deny'
  }
  const value: unknown = JSON.parse(stdout)
  if (!isObject(value)) throw new Error(stdout)
  expect(Object.keys(value)).toEqual(['gatekeeper_shim', 'decision', 'reason'])
  expect(value).toMatchObject({ gatekeeper_shim: 1, decision: expect.stringMatching(/^(?:allow|ask|deny)$/), reason: expect.any(String) })
  if (exit !== 0) expect([exit, value['decision'], stderr.trim() !== '']).toEqual([2, 'deny', true])
  return String(value['decision'])
}

describe('answers', () => {
  test.each(['opencode', 'pi', 'amp'])('%s, byte for byte', name => {
    const agent = agentNamed(name)
    const line = (decision: string, reason: string): HookOutput => ({ stdout: `${JSON.stringify({ gatekeeper_shim: 1, decision, reason })}\n`, stderr: '', exit: 0 })
    expect(agent?.encode({ kind: 'pass' }, 'tool')).toEqual(line('allow', ''))
    expect(agent?.encode({ kind: 'allow', reason: 'r' }, 'tool')).toEqual(line('allow', 'r'))
    expect(agent?.encode({ kind: 'ask', reason: 'r' }, 'tool:asks')).toEqual(line('ask', 'r'))
    expect(agent?.encode({ kind: 'deny', reason: 'r' }, 'tool')).toEqual(line('deny', 'r'))
    const broken = agent?.refuse('why')
    expect(broken && read(broken, false)).toBe('deny')
    expect(broken).toMatchObject({ exit: 2, stderr: expect.stringContaining('gatekeeper is broken') })
  })
  test('the delegate of Amp, by exit codes', () => {
    const amp = agentNamed('amp')
    const of = (reply: Parameters<NonNullable<typeof amp>['encode']>[0]): HookOutput | undefined => amp?.encode(reply, 'delegate')
    expect([of({ kind: 'allow', reason: 'r' }), of({ kind: 'pass' }), of({ kind: 'ask', reason: 'r' }), of({ kind: 'deny', reason: 'r' })]).toEqual([
      { stdout: '', stderr: '', exit: 0 }, { stdout: '', stderr: '', exit: 1 }, { stdout: '', stderr: 'r\n', exit: 1 }, { stdout: '', stderr: 'r\n', exit: 2 },
    ])
  })
})

const anything = fc.oneof(fc.anything(), fc.constantFrom('bash', 'shell_command', 'tool', 'tool:asks', 'delegate', 1, '/home', '..', ''))
const mutated = fc.record({ gatekeeper_shim: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, anything), event: fc.oneof({ weight: 5, arbitrary: fc.constant('tool') }, { weight: 2, arbitrary: fc.constant('permission.evaluate') }, anything), tool_name: fc.oneof(fc.constantFrom('bash', 'read', 'write', 'edit', 'apply_patch', 'Read', 'commands', '__proto__', 'a_b'), anything), tool_input: fc.oneof(fc.dictionary(fc.constantFrom('command', 'cmd', 'path', 'filePath', 'workdir', 'dir', 'cwd', 'edits', 'patchText', 'url', 'x'), anything), anything), cwd: fc.oneof({ weight: 5, arbitrary: fc.constant('/home/dev/app') }, anything), session_id: anything, asks: anything, action: anything, resources: anything, agent: anything }, { requiredKeys: [] })

describe('whatever comes', () => {
  test.each([['opencode', undefined], ['pi', undefined], ['amp', undefined], ['amp', 'Bash']])('%s %s: one answer that can be read, and none that allows what is not known', (name, tool) => {
    const agent = agentNamed(name)
    if (!agent) throw new Error(name)
    holds(fc.property(mutated, value => {
      const at = { ...around, env: { ...around.env, ...(tool !== undefined && { AGENT_TOOL_NAME: tool }) } }
      const found = agent.decode(value, at)
      if (!found) throw new Error('no call')
      const output = 'problem' in found ? agent.refuse(found.problem, found.event) : agent.encode({ kind: 'deny', reason: 'r' }, found.event)
      expect(read(output, tool !== undefined)).toBe('deny')
    }), 600)
  })
})

describe('the real hook', () => {
  let at: Machine
  beforeAll(() => { at = machine() })
  afterAll(() => at.remove())
  test.each(['opencode', 'pi', 'amp'])('%s refuses what it cannot read', name => {
    for (const input of ['', 'x', '[]', 'null', '{}', '{"gatekeeper_shim":1}', JSON.stringify(shim(name, 'bash', {})), JSON.stringify(shim(name, 'bash', { command: 'ls' }, { cwd: 'app' })), JSON.stringify(shim(name, 'bash', { command: 'ls' }, { gatekeeper_shim: 2 }))]) {
      const { exit, stdout, stderr } = runHook(at, input, { args: [name] })
      expect(read({ exit: exit ?? -1, stdout, stderr }, false)).toBe('deny')
    }
  })
  test('what does not matter is not minded', () => {
    const { stdout } = runHook(at, JSON.stringify(shim('pi', 'bash', { command: 'ls', more: [{}] }, { cwd: at.workspace, unknown: { a: 1 }, version: '9' })), { args: ['pi'] })
    expect(JSON.parse(stdout)).toMatchObject({ decision: 'allow' })
  })
})
