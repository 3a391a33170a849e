// Every agent's hook: what its payload means, what it is given back byte by byte, and that nothing it sends leaves it without a refusal.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Agent, HookOutput, Reply } from '../src/agents/define.ts'
import { callerOf } from '../src/agents/detect.ts'
import { agentNamed, agentNames } from '../src/agents/index.ts'
import { answerTo, type Caller } from '../src/cli/hook.ts'
import type { Outcome, Ports } from '../src/cli/ports.ts'
import type { Loaded } from '../src/settings/index.ts'
import { defaultPolicy } from '../src/policy/judge.ts'
import { rows, type Bytes } from './adapters/answers.ts'
import { type Json, type Payload, payloads } from './adapters/payloads.ts'
import { fakeFacts } from './support/facts.ts'
import { bin, machine, type Machine, runHook } from './support/hook.ts'

const APP = '/home/dev/app'
const around = { env: { HOME: '/home/dev' }, cwd: APP }
const loaded: Loaded = { policy: defaultPolicy, unmatched: 'defer', secondOpinion: false, problems: [], files: [], terms: {}, boundary: '' }

interface Wired {
  readonly ports: Ports
  readonly records: Outcome[]
}

/** The gate over a machine of paper. */
function wired(more: Partial<Loaded> = {}, record: (outcome: Outcome) => void = () => undefined): Wired {
  const records: Outcome[] = []
  const ports: Ports = {
    facts: (cwd, workspace) => fakeFacts({ facts: { cwd, ...(workspace !== undefined && { workspace }), own: ['/home/dev/.config/gatekeeper'] } }), policy: () => ({ ...loaded, ...more }),
    memory: { recall: () => undefined, remember: () => undefined, offers: () => ({}), isWeary: () => false }, past: () => [], session: () => '', patience: 0,
    audit: () => ({ sinks: [], required: [] }),
    record: outcome => {
      records.push(outcome)
      record(outcome)
    },
  }
  return { ports, records }
}

const named = (name: string): Agent => {
  const agent = agentNamed(name)
  if (!agent) throw new Error(`no agent ${name}`)
  return agent
}

/** As the hook answers, which gives what is thrown to `refuse`. */
function answered(text: string, name: string, { ports }: Wired = wired()): HookOutput {
  const caller: Caller = { agent: named(name) }
  const output = answerTo(text, ports, caller)
  if (output instanceof Promise) throw new Error('the second reader was not asked for')
  return output
}

const bytes = ({ out, err = '', exit = 0 }: Bytes, reason: string): HookOutput => ({ stdout: out.replaceAll('"R"', () => JSON.stringify(reason)), stderr: err.replace('R', () => reason), exit })
const of = (agent: string, event: string) => rows.find(row => row.agent === agent && row.event === event) ?? rows.find(row => row.agent === agent)

/** The reason in an answer, wherever the host's dialect has it. */
function reasonIn({ stdout, stderr }: HookOutput): string {
  const found = /"(?:permissionDecisionReason|message|reason|errorMessage|user_message)":("(?:[^"\\]|\\.)*")/.exec(stdout)?.[1]
  return found === undefined ? stderr.trimEnd() : String(JSON.parse(found))
}

/** A gate that is asked in this process takes its home and its state from the environment; Devin's payload names no folder. */
const own = mkdtempSync(join(tmpdir(), 'gatekeeper-agents-'))
const saved = { ...process.env }
beforeAll(() => { Object.assign(process.env, { HOME: '/home/dev', XDG_STATE_HOME: own, DEVIN_PROJECT_DIR: APP }) })
afterAll(() => {
  process.env = saved
  rmSync(own, { recursive: true, force: true })
})

/** Those that call a program. Agents with a plug-in of ours are held elsewhere. */
const known: readonly string[] = ['amazon-q', 'antigravity', 'auggie', 'claude-code', 'cline', 'codex', 'continue-cli', 'copilot-cli', 'crush', 'cursor', 'devin-cli', 'factory-droid', 'gemini-cli', 'goose', 'grok-cli', 'kimi-cli', 'kimi-code', 'kiro-cli', 'openhands', 'qwen-code', 'vscode', 'windsurf']

describe('every agent', () => {
  test('has payloads and answers here', () => {
    expect(agentNames()).toEqual([...agentNames()].sort())
    for (const name of known) expect([agentNamed(name)?.name, payloads.some(({ agent }) => agent === name), rows.some(({ agent }) => agent === name)]).toEqual([name, true, true])
  })
  test.each(['constructor', '__proto__', '', '../claude-code', 'Claude-Code'])('%j is none', name => expect(agentNamed(name)).toBeUndefined())
})

describe('bytes', () => {
  const replies: readonly Reply[] = [{ kind: 'pass' }, { kind: 'allow', reason: 'R' }, { kind: 'deny', reason: 'R' }]
  test.each(rows.map(row => [row.agent, row.event, row] as const))('%s at %s', (agent, event, row) => {
    const adapter = named(agent)
    for (const reply of replies) if (reply.kind !== 'ask') expect([reply.kind, adapter.encode(reply, event)]).toEqual([reply.kind, bytes(row[reply.kind], 'R')])
    expect(adapter.asks(event)).toBe(row.ask !== undefined)
    // A question that comes so far where none can be put is a denial.
    expect(adapter.encode({ kind: 'ask', reason: 'R' }, event)).toEqual(agent === 'continue-cli' ? adapter.encode({ kind: 'ask', reason: 'R' }, event) : bytes(row.ask ?? row.deny, 'R'))
    const why = adapter.refuse('it fell over', event)
    const reason = reasonIn(why)
    expect(reason).toMatch(/^gatekeeper is broken.*it fell over.*no verdict on the call/)
    expect(why).toEqual(bytes(row.broken ?? row.deny, reason))
  })
  test.each(known.map(name => [name]))('%s: a refusal without an event is one document and no verdict', name => {
    const { stdout, stderr, exit } = named(name).refuse('two\nlines')
    expect(exit === 0 ? stdout : stderr).toMatch(/gatekeeper is broken/)
    expect(stdout.split('\n').length).toBeLessThan(3)
    expect(stderr.split('\n').length).toBeLessThan(3)
    if (stdout) JSON.parse(stdout)
  })
})

describe('what a payload means', () => {
  test.each(payloads.map(one => [one.agent, one.event, JSON.stringify(one.stdin).slice(0, 400), one] as const))('%s %s %s', (agent, _, __, { stdin, action, cwd = APP }) => {
    const decoded = named(agent).decode(stdin, around)
    expect(decoded).toMatchObject({ request: { principal: { agent }, action, cwd, interactive: false } })
  })
  test.each(payloads.map(one => [one.agent, one.event, one.says, JSON.stringify(one.stdin).slice(0, 400), one] as const))('%s %s → %s: %s', (agent, event, says, _, { stdin }) => {
    const gate = wired()
    const output = answered(JSON.stringify(stdin), agent, gate)
    const row = of(agent, event)
    if (!row) throw new Error('no row')
    const reason = reasonIn(output)
    const asks = row.ask !== undefined
    expect(output).toEqual(bytes(says === 'ask' ? (row.ask ?? row.deny) : row[says], reason))
    if (says === 'ask' && !asks) expect(reason).toMatch(/needs a person's approval/)
    expect(gate.records.map(({ end }) => end)).toEqual([says === 'deny' || (says === 'ask' && !asks) ? 'refused' : undefined])
  })
})

describe('a search tool of every host', () => {
  const searching: readonly (readonly [agent: string, tool: string, key: string])[] = [
    ['amazon-q', 'grep', 'path'], ['antigravity', 'grep_search', 'SearchPath'], ['claude-code', 'Grep', 'path'], ['cline', 'search_files', 'path'], ['copilot-cli', 'rg', 'path'], ['crush', 'grep', 'path'], ['cursor', 'Grep', 'path'], ['devin-cli', 'grep', 'path'], ['factory-droid', 'Grep', 'path'], ['gemini-cli', 'grep_search', 'dir_path'],
    ['grok-cli', 'grep', 'path'], ['kimi-cli', 'Grep', 'path'], ['kimi-code', 'Grep', 'path'], ['kiro-cli', 'grep', 'path'], ['openhands', 'grep', 'path'], ['qwen-code', 'grep_search', 'path'],
  ]
  test.each(searching)('%s: what is below its path is read too', (agent, tool, key) => {
    const decisions = ['/', '/home', '/etc', '~', '/root/..', 'src', APP].map(path => {
      const gate = wired()
      const stdin = payloads.find(one => one.agent === agent && one.action.kind === 'script')?.stdin
      const call = JSON.parse(JSON.stringify(stdin)) as Record<string, unknown>
      const own = { [key]: path, pattern: '.', query: '.', Query: '.', regex: '.' }
      const told: Json = agent === 'cline' ? { ...call, preToolUse: { toolName: tool, parameters: own } } : agent === 'antigravity' ? { ...call, toolCall: { name: tool, args: own } } : 'toolName' in call ? { ...call, toolName: tool, ...('toolArgs' in call ? { toolArgs: own } : { toolInput: own }) } : { ...call, tool_name: tool, tool_input: own }
      answered(JSON.stringify(told), agent, gate)
      return gate.records[0]?.verdict.decision
    })
    expect(decisions).toEqual(['ask', 'ask', 'ask', 'ask', 'ask', 'allow', 'allow'])
  })
})

describe('a variable that nothing sets', () => {
  // Elsewhere a terminal may stay open, or nobody has looked: what one line leaves there the next one finds.
  const fresh: readonly string[] = ['claude-code', 'codex', 'gemini-cli', 'qwen-code']
  const first = known.flatMap(name => payloads.find(({ agent, action }) => agent === name && action.kind === 'script' && action.source === 'ls src') ?? [])
  test.each(first.map(one => [one.agent, one] as const))('%s: is an operand only where each command has a shell of its own', (agent, { stdin }) => {
    const gate = wired()
    answered(JSON.stringify(stdin).replaceAll('ls src', 'find $nobody -type f'), agent, gate)
    expect([gate.records[0]?.request.action, gate.records[0]?.verdict.decision]).toEqual([{ kind: 'script', source: 'find $nobody -type f' }, fresh.includes(agent) ? 'allow' : 'ask'])
  })
  test('most of them are looked at', () => expect(first.length).toBeGreaterThan(18))
})

describe('who sends it', () => {
  test.each(payloads.map(one => [one.agent, one.event, JSON.stringify(one.stdin).slice(0, 300), one] as const))('%s %s is told from the payload: %s', (agent, _, __, { stdin }) => {
    const text = JSON.stringify(stdin)
    const own = answered(text, agent)
    for (const called of known.filter(name => !(agent === 'claude-code' && name !== agent) && !(agent === 'amazon-q' && name === 'kiro-cli'))) expect([called, answered(text, called)]).toEqual([called, own])
  })
  test("a payload like Claude's goes to whom the hook was called for, where that one sends such", () => {
    const input = { hook_event_name: 'PreToolUse', tool_name: 'Execute', tool_input: {}, session_id: 's', cwd: APP, transcript_path: '/x', permission_mode: 'default' }
    expect(['factory-droid', 'codex', 'cursor', 'windsurf'].map(called => callerOf(called, input))).toEqual(['factory-droid', 'codex', 'claude-code', 'claude-code'])
  })
  test('the environment does not choose', () => {
    const input: Json = payloads.find(({ agent }) => agent === 'claude-code')?.stdin ?? {}
    const env = { ...around.env, COPILOT_CLI: '1', FACTORY_PROJECT_DIR: APP, DEVIN_PROJECT_DIR: APP, QWEN_PROJECT_DIR: APP, CRUSH: '1' }
    expect(named(callerOf('claude-code', input)).decode(input, { env, cwd: APP })).toMatchObject({ request: { principal: { agent: 'claude-code' } } })
  })
  test('nor does a call', () => {
    const marks = { cursor_version: '1', conversation_id: 'c', generation_id: 'g', agent_action_name: 'x', tool_info: {}, clineVersion: '1', gatekeeper_shim: 1, agent: 'windsurf', turn_id: 't', model: 'm' }
    expect(callerOf('claude-code', { hook_event_name: 'PreToolUse', tool_name: 'mcp__a__b', tool_input: marks, transcript_path: '/x', session_id: 's', tool_use_id: 't' })).toBe('claude-code')
  })
})

describe('what hosts add', () => {
  test.each(payloads.map(one => [one.agent, one.event, one] as const))('%s %s: members nobody knows change nothing', (agent, _, { stdin }) => {
    const text = JSON.stringify(stdin)
    const more = JSON.stringify({ ...stdin, brandnew: { a: [1, { b: null }] }, another_thing: 'x', zzz: 7 })
    const own = answered(text, agent)
    expect(answered(more, agent)).toEqual(own)
    expect(answered(`\ufeff${text}\r\n`, agent)).toEqual(own)
  })
})

describe('other events', () => {
  const about = { session_id: 's', cwd: APP, tool_name: 'Bash', tool_input: { command: 'rm -rf /' }, transcript_path: '/x' }
  test.each(['PostToolUse', 'PostToolUseFailure', 'SessionStart', 'SessionEnd', 'Stop', 'UserPromptSubmit', 'PermissionDenied', 'PostToolBatch'])('%s passes in silence', event => expect(answered(JSON.stringify({ ...about, hook_event_name: event }), 'claude-code')).toEqual({ stdout: '', stderr: '', exit: 0 }))
  test.each(['ConfigChange', 'FileChanged', 'TaskCompleted', 'Elicitation', 'SomethingNew'])('%s, which tells of no call, too', event => expect(answered(JSON.stringify({ session_id: 's', cwd: APP, hook_event_name: event, transcript_path: '/x' }), 'claude-code')).toEqual({ stdout: '', stderr: '', exit: 0 }))
  test.each(['BeforeToolCall', 'ToolUse', 'PreToolUseV2', 'SubagentToolUse'])('%s, which may be a call, is refused', event => {
    const { stdout, stderr, exit } = answered(JSON.stringify({ ...about, hook_event_name: event }), 'claude-code')
    expect([exit === 2 || stdout.includes('"deny"'), `${stdout}${stderr}`.includes('may be a call')]).toEqual([true, true])
  })
  test.each([['gemini-cli', 'AfterTool'], ['gemini-cli', 'BeforeModel'], ['cursor', 'afterShellExecution'], ['cursor', 'stop']])('%s %s', (agent, event) => {
    const mark = agent === 'cursor' ? { cursor_version: '1' } : { timestamp: '2026' }
    expect(answered(JSON.stringify({ hook_event_name: event, cwd: APP, ...(event.startsWith('after') || event.startsWith('After') ? { tool_name: 'x', command: 'x' } : {}), ...mark }), agent)).toEqual({ stdout: '', stderr: '', exit: 0 })
  })
})

describe('failures inside', () => {
  const first = known.map(name => payloads.find(({ agent }) => agent === name)).filter(one => one !== undefined)
  const denied = (output: HookOutput, { agent, event }: Payload, broken = false): void => {
    const row = of(agent, event)
    expect(output).toEqual(row && bytes((broken && row.broken) || row.deny, reasonIn(output)))
  }
  test.each(first.map(one => [one.agent, one] as const))('%s: settings, records', (agent, one) => {
    const text = JSON.stringify(one.stdin)
    denied(answered(text, agent, wired({ problems: [{ file: '/x', message: 'no JSON' }] })), one)
    denied(answered(text, agent, wired({}, () => { throw new Error('the disk is full') })), one)
    for (const broken of ['', '{', '[1]', 'null', '7', '{}', '['.repeat(200_000), `{"hook_event_name":${'['.repeat(50_000)}`]) {
      const { stdout, stderr, exit } = answered(broken, agent)
      expect([exit, Boolean(exit === 0 ? stdout : stderr)]).toEqual([exit === 0 ? 0 : 2, true])
      expect(stdout + stderr).toMatch(/gatekeeper is broken/)
    }
  })
})

describe('what would take long', () => {
  const input = (agent: string, tool: string, own: Json): string => {
    const text = JSON.stringify(payloads.find(one => one.agent === agent)?.stdin)
    const value = JSON.parse(text) as Record<string, unknown>
    return JSON.stringify({ ...value, tool_name: tool, tool_input: own })
  }
  const many = (count: number, of: (index: number) => unknown): readonly unknown[] => Array.from({ length: count }, (_, index) => of(index))
  test.each<[name: string, agent: string, tool: string, own: Json]>([
    ['blank lines in a patch', 'codex', 'apply_patch', { command: `${'\n'.repeat(2_000_000)}x` }], ['blanks in a path', 'codex', 'apply_patch', { command: `*** Add File: /etc/a${' '.repeat(2_000_000)}b` }], ['files in a patch', 'codex', 'apply_patch', { command: '*** Add File: a\n'.repeat(200_000) }],
    ['paths', 'auggie', 'remove-files', { file_paths: many(500_000, i => `f${i}`) }], ['patterns', 'gemini-cli', 'read_many_files', { include: many(100_000, i => `*${i}`) }], ['braces', 'claude-code', 'Grep', { pattern: 'x', glob: '{a,b}'.repeat(200_000) }], ['groups', 'claude-code', 'Grep', { pattern: 'x', glob: '?('.repeat(500_000) }],
    ['braces in one another', 'claude-code', 'Grep', { pattern: 'x', glob: `${'{a,'.repeat(300)}${'}'.repeat(300)}` }],
    ['pieces of a name', 'gemini-cli', `mcp_${'a_'.repeat(200_000)}`, {}], ['addresses', 'gemini-cli', 'web_fetch', { prompt: 'https://a.example/ '.repeat(100_000) }], ['operations', 'amazon-q', 'fs_read', { operations: many(100_000, i => ({ mode: 'Line', path: `f${i}` })) }],
  ])('%s', (_, agent, tool, own) => {
    const before = process.hrtime.bigint()
    const { stdout, stderr, exit } = answered(input(agent, tool, own), agent)
    expect(Number(process.hrtime.bigint() - before) / 1e9).toBeLessThan(4)
    expect([exit === 2 || /deny|ask/.test(stdout), `${stdout}${stderr}`.length < 4000]).toEqual([true, true])
  })
})

describe('500 damaged payloads for each', () => {
  /** mulberry32 */
  const random = (seed: number) => (): number => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const junk: readonly unknown[] = [null, 0, -1, 1e308, '', ' ', 'x', true, false, [], {}, [[]], [null], { a: 1 }, '\0', '..', '/', '~', 'x'.repeat(5000), ['a', 1], '{"a"', '[1', { toString: 1 }, '__proto__', 'C:\\x']
  function damaged(value: unknown, next: () => number): unknown {
    if (typeof value !== 'object' || value === null || next() < 0.2) return junk[Math.floor(next() * junk.length)]
    const keys = Object.keys(value)
    const key = keys[Math.floor(next() * keys.length)]
    if (key === undefined) return junk[Math.floor(next() * junk.length)]
    if (Array.isArray(value)) return value.map((one: unknown, index) => (String(index) === key ? damaged(one, next) : one))
    const way = next()
    const entries = Object.entries(value)
    if (way < 0.3) return Object.fromEntries(entries.filter(([name]) => name !== key))
    if (way < 0.4) return Object.fromEntries(entries.map(([name, one]) => [name === key ? name.toUpperCase() : name, one]))
    return Object.fromEntries(entries.map(([name, one]) => [name, name === key ? damaged(one, next) : one]))
  }
  const words = new Set(['allow', 'ask', 'deny', 'block', 'force_ask', 'approve'])
  /** Something that the host reads as one decision, or nothing with exit code 0. */
  function isAnswer({ stdout, stderr, exit }: HookOutput): boolean {
    if (exit !== 0 && exit !== 2) return false
    if (exit === 2 && !/^\S.*\n$/.test(stderr)) return false
    if (!stdout) return true
    if (!/^\{.*\}\n$/.test(stdout)) return false
    const value = JSON.parse(stdout) as Json
    const nested = value['hookSpecificOutput'] as Json | undefined
    const decision = nested?.['decision'] as Json | undefined
    const said = [value['decision'], value['permission'], value['permissionDecision'], value['behavior'], nested?.['permissionDecision'], decision?.['behavior']].filter(one => one !== undefined)
    return stdout === '{}\n' || typeof value['cancel'] === 'boolean' || (said.length > 0 && said.every(one => words.has(String(one))))
  }
  const names = [...new Set(payloads.map(({ agent }) => agent))]
  test.each(names.map((name, index) => [name, index] as const))('%s', (name, index) => {
    const next = random(index + 1)
    const own = payloads.filter(({ agent }) => agent === name)
    const gate = wired()
    for (let i = 0; i < 500; i++) {
      const one = own[i % own.length]
      let text = JSON.stringify(damaged(one?.stdin, next))
      if (next() < 0.15) text = text.slice(0, Math.floor(next() * text.length))
      if (next() < 0.1) text = `${text.slice(0, 20)}${String.fromCharCode(Math.floor(next() * 0xffff))}${text.slice(20)}`
      const output = answered(text, next() < 0.5 ? name : 'claude-code', gate)
      if (!isAnswer(output)) throw new Error(`${text} → ${JSON.stringify(output)}`)
    }
  })
  test('whatever is damaged around it, a denied command stays refused', () => {
    const next = random(99)
    for (const { agent, stdin } of payloads.filter(({ says, action }) => says === 'deny' && action.kind === 'script'))
      for (let i = 0; i < 60; i++) {
        const keys = Object.keys(stdin).filter(key => !/^(?:tool_|tool[A-Z]|preToolUse|command|hook|event|agent_action)/.test(key))
        const key = keys[Math.floor(next() * keys.length)]
        const hurt = next() < 0.4 ? Object.fromEntries(Object.entries(stdin).filter(([name]) => name !== key)) : { ...stdin, ...(key !== undefined && { [key]: junk[Math.floor(next() * junk.length)] }) }
        const output = answered(JSON.stringify(hurt), agent)
        const refused = output.exit === 2 || /"(?:deny|block)"|"cancel":true/.test(output.stdout)
        if (!refused) throw new Error(`${agent}: ${JSON.stringify(hurt)} → ${JSON.stringify(output)}`)
      }
  })
})

describe('the program', () => {
  let at: Machine
  beforeAll(() => { at = machine() })
  afterAll(() => at.remove())
  test.each(known.map(name => [name]))('hook %s', name => {
    const one = payloads.find(({ agent, says }) => agent === name && says === 'deny')
    const text = JSON.stringify(one?.stdin).replaceAll(APP, at.workspace).replaceAll('/home/dev', at.home)
    const output = runHook(at, text, { args: [name] })
    expect({ stdout: output.stdout, stderr: output.stderr, exit: output.exit }).toEqual(bytes(of(name, one?.event ?? '')?.deny ?? { out: '' }, reasonIn({ stdout: output.stdout, stderr: output.stderr, exit: 0 })))
  })
  test.each([['cline', '{"cancel":true'], ['antigravity', '{"decision":"deny"']])('%s, which reads no exit code, is refused by the launcher too', (name, start) => {
    const { stdout, exit } = runHook(at, '', { args: [name], node: false, env: { PATH: '/nonexistent' } })
    expect([exit, stdout.startsWith(start)]).toEqual([2, true])
  })
  test('an input that does not begin is not waited for', async () => {
    const child = spawn(process.execPath, [bin, 'hook', 'gemini-cli'], { cwd: at.workspace, env: { PATH: process.env['PATH'] ?? '', HOME: at.home } })
    let out = ''
    for await (const chunk of child.stdout) out += String(chunk)
    expect(out).toMatch(/^\{"decision":"deny","reason":"gatekeeper is broken.*did not begin within 2000 ms/)
    child.stdin.end()
  })
})
