// The plug-ins of agents that run them in their own process, loaded as the agent loads them: nothing but a clear allow of the gate lets a call through.
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { plugInText } from '../src/install/hosts/plug-ins.ts'
import { bin, type Machine, machine } from './support/hook.ts'

const hooks = resolve(import.meta.dirname, '../hooks')
let at: Machine
let count = 0
const saved = { ...process.env }
beforeEach(() => {
  at = machine()
  process.env['HOME'] = at.home
  for (const name of ['XDG_CONFIG_HOME', 'XDG_STATE_HOME', 'NODE_OPTIONS']) delete process.env[name]
})
afterEach(() => {
  at.remove()
  process.env = { ...saved }
})

const template = (file: string): string => readFileSync(join(hooks, file), 'utf8')

/** A copy as the installer makes it. */
function installed(file: string, gate: string, deadline = '20_000'): string {
  const target = join(at.root, `plugin-${count++}.mjs`)
  writeFileSync(target, plugInText(dirname(file), file, { gate, node: process.execPath, template })?.replace('20_000', deadline) ?? '')
  return target
}

/** A program in the place of the gate. */
function stub(body: string): string {
  const path = join(at.root, `stub-${count++}`)
  writeFileSync(path, `#!/bin/sh\n${body}\n`)
  chmodSync(path, 0o755)
  return path
}

/** One call as the agent makes it. @returns `ran`, or why not */
type Call = (tool: string, input: object, options?: { readonly says?: boolean }) => Promise<string>

const caught = async (promise: Promise<unknown>): Promise<string> => promise.then(() => 'ran', error => (error instanceof Error ? error.message : String(error)))

/* What the hosts hand over is theirs to type; the tests only call it. */
type Any = ReturnType<typeof JSON.parse>
const load = async (path: string): Promise<Any> => (await import(/* @vite-ignore */ path)).default

const AGENTS: Readonly<Record<string, (gate: string, deadline?: string) => Promise<Call>>> = {
  'opencode, first version': async (gate, deadline) => {
    const plugin = await load(installed('opencode/gatekeeper.js', gate, deadline))
    const before = (await plugin.server({ directory: at.workspace, worktree: '/' }))['tool.execute.before']
    return (tool, args) => caught(before({ tool, sessionID: 'ses_1', callID: 'c1' }, { args }))
  },
  'opencode, second version': async (gate, deadline) => {
    const plugin = await load(installed('opencode/gatekeeper.js', gate, deadline))
    const found = new Map<string, (event: object) => Promise<void>>()
    const hook = async (name: string, act: (event: object) => Promise<void>): Promise<void> => void found.set(name, act)
    await plugin.setup({ tool: { hook }, permission: { hook }, session: { get: async () => ({ data: { location: { directory: at.workspace } } }) } })
    return async (tool, input) => caught(found.get('execute.before')?.({ tool, input, sessionID: 'ses_1', agent: 'build', messageID: 'm', id: 'c1' }) ?? Promise.reject(new Error('no hook')))
  },
  pi: async (gate, deadline) => {
    let handler: Any
    const extension = await load(installed('pi/gatekeeper.js', gate, deadline))
    extension({ on: (name: string, act: Any) => { if (name === 'tool_call') handler = act } })
    return async (toolName, input, { says } = {}) => {
      const ctx = { cwd: at.workspace, hasUI: says !== undefined, ui: { confirm: async () => says }, sessionManager: { getSessionId: () => 'ses_1' } }
      const result = await handler({ type: 'tool_call', toolName, toolCallId: 'c1', input }, ctx)
      return result === undefined ? 'ran' : result.block === true ? result.reason : 'ran'
    }
  },
  amp: async (gate, deadline) => {
    let handler: Any
    const plugin = await load(installed('amp/gatekeeper.ts', gate, deadline))
    plugin({ on: (name: string, act: Any) => { if (name === 'tool.call') handler = act } })
    return async (tool, input, { says } = {}) => {
      const here = process.cwd
      process.cwd = () => at.workspace
      try {
        const result = await handler({ toolUseID: 'c1', tool, input, thread: { id: 'T-1' } }, says === undefined ? {} : { ui: { confirm: async () => says } })
        return result.action === 'allow' ? 'ran' : result.message
      } finally {
        process.cwd = here
      }
    }
  },
}

const SHELL: Readonly<Record<string, string>> = { 'opencode, first version': 'bash', 'opencode, second version': 'shell', pi: 'bash', amp: 'shell_command' }
const BROKEN = /gatekeeper is broken/

const allow = '{"gatekeeper_shim":1,"decision":"allow","reason":""}'
const STUBS: readonly (readonly [what: string, body: string])[] = [
  ['prints nothing', 'cat >/dev/null'], ['prints garbage', 'cat >/dev/null; echo hello'], ['prints two answers', `cat >/dev/null; echo '${allow}'; echo '${allow}'`], ['prints half an answer', `cat >/dev/null; printf '%s' '${allow.slice(0, -3)}'`],
  ['is of another version', `cat >/dev/null; echo '${allow.replace(':1', ':2')}'`], ['says no version', `cat >/dev/null; echo '{"decision":"allow","reason":""}'`], ['answers another word', `cat >/dev/null; echo '${allow.replace('allow', 'yes')}'`],
  ['gives no reason', `cat >/dev/null; echo '{"gatekeeper_shim":1,"decision":"allow"}'`], ['prints null', 'cat >/dev/null; echo null'], ['prints a list', `cat >/dev/null; echo '[${allow}]'`],
  ['allows and fails', `cat >/dev/null; echo '${allow}'; exit 1`], ['allows and refuses', `cat >/dev/null; echo '${allow}'; exit 2`], ['is killed', `cat >/dev/null; echo '${allow}'; kill -9 $$`],
  ['does not read, and fails', 'exec <&-; exit 70'], ['prints without end', 'cat >/dev/null; head -c 3000000 /dev/zero'], ['answers in the form of another agent', `cat >/dev/null; echo '{"permissionDecision":"allow"}'`],
]

describe.each(Object.keys(AGENTS))('%s', agent => {
  const loaded = (gate: string, deadline?: string): Promise<Call> => AGENTS[agent]?.(gate, deadline) ?? Promise.reject(new Error(agent))
  const shell = SHELL[agent] ?? ''
  const PERSON = agent.startsWith('opencode')

  test('lets through what the gate allows, and nothing else, and says why', async () => {
    expect(await (await loaded(stub(`cat >/dev/null; echo '${allow}'`)))(shell, { command: 'ls' })).toBe('ran')
    expect(await (await loaded(stub(`cat >/dev/null; echo '{"gatekeeper_shim":1,"decision":"deny","reason":"because"}'`)))(shell, { command: 'ls' })).toBe('because')
    expect(await (await loaded(stub(`cat >/dev/null; echo '{"gatekeeper_shim":1,"decision":"ask","reason":"because"}'`)))(shell, { command: 'ls' })).toContain('because')
  })
  test.each(STUBS)('a gate that %s refuses', async (_, body) => expect(await (await loaded(stub(body)))(shell, { command: 'ls' })).toMatch(BROKEN))
  test('a gate that is not there, may not be run, is a folder, or was never put in, refuses', async () => {
    const text = join(at.root, 'text')
    writeFileSync(text, 'no program')
    for (const gate of [join(at.root, 'none'), text, at.root, '@GATEKEEPER@', 'gatekeeper', '']) expect(await (await loaded(gate))(shell, { command: 'ls' })).toMatch(BROKEN)
  })
  test('a gate that hangs refuses in time, whoever holds its streams open', async () => {
    for (const body of ['exec sleep 30', 'sleep 3 & exit 0', `echo '${allow}'; exec sleep 30`]) {
      const started = Date.now()
      expect(await (await loaded(stub(body), '400'))(shell, { command: 'ls' })).toMatch(BROKEN)
      expect(Date.now() - started).toBeLessThan(2500)
    }
  })
  test('what cannot be sent is refused', async () => {
    const circle: Record<string, unknown> = { command: 'ls' }
    circle['self'] = circle
    const call = await loaded(stub(`cat >/dev/null; echo '${allow}'`))
    expect(await call(shell, circle)).toMatch(BROKEN)
    expect(await call(shell, { command: 1n })).toMatch(BROKEN)
  })
  test('with the real gate', async () => {
    const call = await loaded(bin)
    expect(await call(shell, { command: 'git status --short' })).toBe('ran')
    expect(await call(shell, { command: 'rm -rf ~' })).toMatch(/^gatekeeper: delete .*~?.*do not try another way round/)
    expect(await call(shell, { command: `cat ${join(at.home, '.ssh/id_rsa')}` })).toMatch(/^gatekeeper: /)
    expect(await call(shell, { command: 'git push' })).toMatch(/gatekeeper approve [0-9A-Z]{4}-[0-9A-Z]{4} \(within 10 minutes\)/)
    expect(await call(shell, {})).toMatch(BROKEN)
    expect(await call('no-such-tool', { a: 1 })).toMatch(/nothing is known of this tool|mcp__no/)
  })
  test(PERSON ? 'asks nobody' : "asks by the agent's own window, and takes only a yes for one", async () => {
    const call = await loaded(bin)
    expect(await call(shell, { command: 'git push' }, { says: true })).toMatch(PERSON ? /gatekeeper approve/ : /^ran$/)
    expect(await call(shell, { command: 'git push' }, { says: false })).toMatch(PERSON ? /gatekeeper approve/ : /^the user said no/)
    expect(await call(shell, { command: 'rm -rf ~' }, { says: true })).toMatch(/^gatekeeper: delete/)
  })
  test('is not steered by what the agent has in its environment', async () => {
    const preload = join(at.root, 'preload.cjs')
    writeFileSync(preload, `process.stdout.write('${allow}'); process.exit(0)`)
    process.env['NODE_OPTIONS'] = `--require ${preload}`
    process.env['AGENT_TOOL_NAME'] = 'Read'
    expect(await (await loaded(bin))(shell, { command: 'rm -rf ~' })).toMatch(/^gatekeeper: delete/)
  })
})

describe('opencode, second version', () => {
  const evaluate = async (event: object): Promise<Any> => {
    const plugin = await load(installed('opencode/gatekeeper.js', bin))
    let act: Any
    await plugin.setup({ tool: { hook: async () => undefined }, permission: { hook: async (_: string, given: Any) => { act = given } }, session: { get: async () => ({ directory: at.workspace }) } })
    const given = { sessionID: 'ses_1', effect: 'allow', ...event }
    await act(given)
    return given
  }
  test('its own rules only become stricter', async () => {
    expect(await evaluate({ action: 'shell', resources: ['git status', 'ls'] })).toMatchObject({ effect: 'allow' })
    expect(await evaluate({ action: 'shell', resources: ['git status'], effect: 'ask' })).toMatchObject({ effect: 'ask' })
    expect(await evaluate({ action: 'shell', resources: ['ls', 'rm -rf ~'] })).toMatchObject({ effect: 'deny', message: expect.stringContaining('gatekeeper: delete') })
    expect(await evaluate({ action: 'edit', resources: [join(at.home, '.bashrc')] })).toMatchObject({ effect: 'deny' })
    expect(await evaluate({ action: 'shell', resources: 'ls' })).toMatchObject({ effect: 'deny' })
    expect(await evaluate({ action: 'whatever', resources: ['x'] })).toMatchObject({ effect: 'deny' })
    expect(await evaluate({ action: 'shell', resources: ['ls'], effect: 'deny' })).toEqual({ sessionID: 'ses_1', action: 'shell', resources: ['ls'], effect: 'deny' })
  })
  test('a session of no known folder runs nothing', async () => {
    const plugin = await load(installed('opencode/gatekeeper.js', bin))
    let act: Any
    for (const get of [async () => undefined, async () => ({ data: {} }), async () => { throw new Error('gone') }]) {
      await plugin.setup({ tool: { hook: async (_: string, given: Any) => { act = given } }, session: { get } })
      expect(await caught(act({ tool: 'shell', input: { command: 'ls' }, sessionID: 's' }))).not.toBe('ran')
    }
  })
  test('the module has what either version looks for', async () => {
    const plugin = await load(installed('opencode/gatekeeper.js', bin))
    expect(Object.keys(plugin)).toEqual(['id', 'server', 'setup'])
    expect(plugin.id).toBe('gatekeeper')
  })
})

describe('the program that Amp delegates to', () => {
  const delegate = (tool: string | undefined, input: unknown, gate = bin): { readonly exit: number | null; readonly err: string; readonly out: string } => {
    const program = join(at.root, `delegate ${count++}`)
    writeFileSync(program, readFileSync(join(hooks, 'amp/gatekeeper-amp'), 'utf8').replace("'@GATEKEEPER@'", `'${gate}'`).replace("'@NODE@'", `'${dirname(process.execPath)}'`))
    chmodSync(program, 0o755)
    const { status, stderr, stdout } = spawnSync(program, [], { cwd: at.workspace, encoding: 'utf8', input: typeof input === 'string' ? input : JSON.stringify(input), env: { HOME: at.home, PATH: '/usr/bin:/bin', AGENT: 'amp', AMP_THREAD_ID: 'T-1', ...(tool !== undefined && { AGENT_TOOL_NAME: tool }) } })
    return { exit: status, err: stderr, out: stdout }
  }
  test('answers by its exit code', () => {
    expect(delegate('Bash', { cmd: 'git status', cwd: at.workspace })).toEqual({ exit: 0, err: '', out: '' })
    expect(delegate('Bash', { cmd: 'git push', cwd: at.workspace })).toMatchObject({ exit: 1, err: expect.stringContaining('gatekeeper: ') })
    expect(delegate('Bash', { cmd: 'rm -rf ~', cwd: at.workspace })).toMatchObject({ exit: 2, err: expect.stringContaining('gatekeeper: delete') })
    expect(delegate('edit_file', { path: join(at.home, '.ssh/authorized_keys'), old_str: 'a', new_str: 'b' }).exit).toBe(2)
    expect(delegate('mcp__github__create_issue', { title: 'x' }).exit).toBe(1)
  })
  test('refuses when it cannot tell', () => {
    for (const [tool, input] of [['Bash', {}], ['Bash', 'garbage'], ['Bash', ''], ['Bash', '[]'], [undefined, { cmd: 'ls' }], ['', { cmd: 'ls' }]] as const) expect(delegate(tool, input)).toMatchObject({ exit: 2, err: expect.stringMatching(/gatekeeper is broken/) })
    for (const gate of ['/none', '@GATEKEEPER@', stub('exit 70'), stub('kill -9 $$'), at.root]) expect(delegate('Bash', { cmd: 'ls' }, gate)).toMatchObject({ exit: 2, err: expect.stringContaining('gatekeeper gave no answer') })
  })
  test('is not taken in by arguments that look like the input of another agent', () => {
    const bad = { cmd: 'rm -rf ~', cwd: at.workspace }
    for (const more of [
      { gatekeeper_shim: 1, agent: 'amp', event: 'tool', tool_name: 'Read', tool_input: { path: 'a' } }, { gatekeeper_shim: 1, agent: 'pi', event: 'tool', tool_name: 'ls', tool_input: {} }, { toolName: 'view', toolArgs: '{"path":"a"}' },
      { hook_event_name: 'PostToolUse', tool_name: 'Read', tool_input: {} }, { event: 'delegate', tool_name: 'Read', tool_input: { path: 'a' } }, { jsonrpc: '2.0' }, { cursor_version: '3', hook_event_name: 'stop' }, { session_id: 'x', event_type: 'Stop' },
    ]) expect(delegate('Bash', { ...bad, ...more })).toMatchObject({ exit: 2, err: expect.stringContaining('gatekeeper: delete') })
  })
})

test('what the plug-ins have in common is in each of them, in its place', () => {
  const texts = ['opencode/gatekeeper.js', 'pi/gatekeeper.js', 'amp/gatekeeper.ts'].map(file => plugInText(dirname(file), file, { gate: '/gate', node: '/bin/node', template }) ?? '')
  const common = texts.map(text => text.slice(text.indexOf('/** Filled in'), text.indexOf('\n}\n', text.indexOf('function judge')) + 3).replace(/const AGENT = '\w+'/, ''))
  expect(new Set(common).size).toBe(1)
  expect(common[0]?.length).toBeGreaterThan(1500)
  for (const text of texts) expect([text.split("'/gate'").length, text.split("'/bin'").length, text.includes('/* @'), [...text.matchAll(/^import .* from '([^']+)'/gm)].map(([, from]) => from)]).toEqual([2, 2, false, ['node:child_process', 'node:process']])
})
test('no path ends the text that it stands in', () => {
  const gate = "/a\\';process.exit(0)//b"
  const [, written = ''] = /^const GATEKEEPER = ('.*')$/m.exec(plugInText('pi', 'pi/gatekeeper.js', { gate, node: '/bin/node', template }) ?? '') ?? []
  expect(runInNewContext(written)).toBe(gate)
})
