// The proxies, between a client and a server of the test's own: what is judged, what is handed on byte for byte, and that nobody waits for ever.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { splitter } from '../src/acp/lines.ts'
import { hasDoubles, readMessage } from '../src/acp/message.ts'
import { holds } from './support/property.ts'
import { BIN, type Sandbox, sandbox } from './support/sandbox.ts'

let box: Sandbox
let running: ChildProcess | undefined
beforeEach(() => { box = sandbox() })
afterEach(() => {
  running?.kill('SIGKILL')
  running = undefined
  box.remove()
})

/** Says what it is told to, tells what it hears. */
const STUB = `import { createInterface } from 'node:readline'
let text = ''
process.stdin.setEncoding('latin1').on('data', chunk => {
  text += chunk
  for (let at; (at = text.indexOf('\\n')) >= 0; text = text.slice(at + 1)) {
    const line = text.slice(0, at + 1)
    let value
    try { value = JSON.parse(line) } catch {}
    if (value?.method === 'stub/say') process.stdout.write(Buffer.from(value.params.raw, 'base64'))
    else if (value?.method === 'stub/exit') process.exit(value.params.code)
    else process.stdout.write(JSON.stringify({ jsonrpc: '2.0', method: 'session/update', params: { heard: Buffer.from(line, 'latin1').toString('base64') } }) + '\\n')
  }
})
process.stdin.on('end', () => { if (process.argv[2] !== 'stays') process.exit(7) })
setInterval(() => undefined, 1000)
`

interface Between {
  readonly send: (line: string) => void
  /** Has the server say something. */
  readonly say: (...lines: readonly (string | object | Buffer)[]) => void
  /** The next line that the client gets. */
  readonly got: () => Promise<string>
  /** The next line that the server heard. */
  readonly heard: () => Promise<string>
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  readonly log: () => string
}

const rpc = (value: object): string => JSON.stringify({ jsonrpc: '2.0', ...value })

function between(kind: 'acp' | 'mcp', options: readonly string[] = [], more: readonly string[] = []): Between {
  const stub = join(box.root, 'stub.mjs')
  writeFileSync(stub, STUB)
  const child = spawn('/usr/bin/setsid', ['-w', BIN, kind, ...options, '--', process.execPath, stub, ...more], { cwd: box.project, env: box.env, stdio: 'pipe' })
  running = child
  const lines: string[] = []
  const waiting: ((line: string) => void)[] = []
  const read = splitter(line => {
    const text = line?.toString('utf8') ?? ''
    const next = waiting.shift()
    if (next) next(text)
    else lines.push(text)
  })
  child.stdout.on('data', chunk => read.push(chunk))
  let log = ''
  child.stderr.on('data', chunk => { log += chunk })
  const got = (): Promise<string> => {
    const line = lines.shift()
    return line === undefined ? new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`nothing came; the log: ${log}`)), 15_000)
      waiting.push(text => {
        clearTimeout(timer)
        resolve(text)
      })
    }) : Promise.resolve(line)
  }
  const send = (line: string): void => void child.stdin.write(`${line}\n`)
  return {
    child, send, got, log: () => log,
    say: (...all) => { for (const one of all) send(rpc({ method: 'stub/say', params: { raw: (Buffer.isBuffer(one) ? one : Buffer.from(`${typeof one === 'string' ? one : rpc(one)}\n`)).toString('base64') } })) },
    heard: async () => Buffer.from(String(JSON.parse(await got()).params.heard), 'base64').toString('utf8'),
    ended: new Promise(resolve => child.on('close', resolve)),
  }
}

const OPTIONS = [{ optionId: 'a', name: 'Always', kind: 'allow_always' }, { optionId: 'y', name: 'Yes', kind: 'allow_once' }, { optionId: 'n', name: 'No', kind: 'reject_once' }]
const permission = (toolCall: object, id: string | number = 5, options: object = OPTIONS): object => ({ id, method: 'session/request_permission', params: { sessionId: 's', toolCall: { toolCallId: 'c1', title: 'x', ...toolCall }, options } })
const execute = (command: unknown, more: object = {}): object => ({ kind: 'execute', rawInput: { command, ...more } })
const create = (params: object, id: string | number = 6): object => ({ id, method: 'terminal/create', params: { sessionId: 's', ...params } })

describe('acp: permissions', () => {
  test('what is harmless is answered with once, never with always; what is refused with no; the rest is the user\'s', async () => {
    const at = between('acp')
    at.say(permission(execute('git status')))
    expect(JSON.parse(await at.heard())).toMatchObject({ jsonrpc: '2.0', id: 5, result: { outcome: { outcome: 'selected', optionId: 'y' } } })
    at.say(permission(execute('rm -rf ~'), 'six'))
    expect(JSON.parse(await at.heard())).toMatchObject({ id: 'six', result: { outcome: { outcome: 'selected', optionId: 'n' }, _meta: { gatekeeper: { decision: 'deny', reason: expect.stringContaining('delete') } } } })
    const asked = `${rpc(permission(execute('git push'), 7))}   `
    at.say(asked)
    expect(await at.got()).toBe(`${asked}\n`)
    const answer = rpc({ id: 7, result: { outcome: { outcome: 'selected', optionId: 'y' } } })
    at.send(`${answer} `)
    expect(await at.heard()).toBe(`${answer} \n`)
  })
  test('without an option for once it is the user who answers; without one for no it is cancelled', async () => {
    const at = between('acp')
    at.say(permission(execute('git status'), 1, [OPTIONS[0], OPTIONS[2]]))
    expect(JSON.parse(await at.got())).toMatchObject({ id: 1, method: 'session/request_permission' })
    at.say(permission(execute('rm -rf ~'), 2, [OPTIONS[0], OPTIONS[1]]))
    expect(JSON.parse(await at.heard())).toMatchObject({ id: 2, result: { outcome: { outcome: 'cancelled' } } })
    at.say({ id: 3, method: 'session/request_permission', params: { sessionId: 's', toolCall: execute('rm -rf ~') } })
    expect(JSON.parse(await at.heard())).toMatchObject({ id: 3, result: { outcome: { outcome: 'cancelled' } } })
  })
  test.each<readonly [string, object, 'y' | 'n' | 'user']>([
    ['words', execute(['git', 'status']), 'y'], ['words that are none', execute(['git', 1]), 'user'], ['a shell in words', execute(['bash', '-lc', 'rm -rf ~']), 'n'], ['another folder', execute('rm -rf x', { cwd: '/etc' }), 'n'],
    ['nothing said', {}, 'user'], ['only a title', { kind: 'execute', title: 'ls' }, 'user'], ['a file of the workspace read', { kind: 'read', locations: [{ path: 'a.ts' }] }, 'y'], ['a secret read', { kind: 'read', locations: [{ path: 'a.ts' }], rawInput: { path: '~/.ssh/id_rsa' } }, 'n'],
    ['a secret in a diff', { kind: 'edit', locations: [{ path: 'a.ts' }], content: [{ type: 'diff', path: '/etc/passwd', newText: '' }] }, 'n'], ['a command called reading', { kind: 'read', rawInput: { command: 'rm -rf ~' } }, 'n'], ['thinking', { kind: 'think' }, 'user'], ['a command called editing', { kind: 'edit', locations: [{ path: 'a.ts' }], rawInput: { command: 'rm -rf ~' } }, 'n'], ['an editor of files', { kind: 'edit', rawInput: { command: 'str_replace', path: '/etc/passwd' } }, 'n'],
    ['a move', { kind: 'move', locations: [{ path: '/etc/hosts' }] }, 'n'], ['a path that is none', { kind: 'edit', locations: [{ path: 7 }, { path: 'a.ts' }] }, 'user'],
  ])('%s', async (_, call, answer) => {
    const at = between('acp')
    at.say(permission(call))
    if (answer === 'user') expect(JSON.parse(await at.got())).toMatchObject({ method: 'session/request_permission' })
    else expect(JSON.parse(await at.heard())).toMatchObject({ result: { outcome: { optionId: answer } } })
  })
  test('what was said of a call before counts', async () => {
    const at = between('acp')
    at.say({ method: 'session/update', params: { sessionId: 's', update: { sessionUpdate: 'tool_call', toolCallId: 'c1', kind: 'execute', rawInput: { command: 'rm -rf ~' } } } }, permission({}))
    expect(JSON.parse(await at.got())).toMatchObject({ method: 'session/update' })
    expect(JSON.parse(await at.heard())).toMatchObject({ result: { outcome: { optionId: 'n' } } })
    at.say({ id: 9, method: 'session/request_permission', params: { sessionId: 's', title: 'Run?', subject: { type: 'command', command: 'rm -rf ~', cwd: box.project }, options: OPTIONS } })
    expect(JSON.parse(await at.heard())).toMatchObject({ id: 9, result: { outcome: { optionId: 'n' } } })
  })
  test('a session is in the folder in which the editor has opened it', async () => {
    const inner = join(box.root, 'elsewhere')
    mkdirSync(join(inner, '.git'), { recursive: true })
    const at = between('acp')
    const read = { kind: 'read', locations: [{ path: join(box.home, 'notes.txt') }] }
    at.send(rpc({ id: 1, method: 'session/new', params: { cwd: inner, mcpServers: [] } }))
    expect(JSON.parse(await at.heard())).toMatchObject({ id: 1, method: 'session/new' })
    at.say({ id: 1, result: { sessionId: 's' } })
    expect(JSON.parse(await at.got())).toMatchObject({ id: 1, result: { sessionId: 's' } })
    at.say({ id: 2, method: 'fs/write_text_file', params: { sessionId: 's', path: join(inner, 'a.txt'), content: 'x' } })
    expect(JSON.parse(await at.got())).toMatchObject({ id: 2, method: 'fs/write_text_file' })
    at.say(permission(read))
    await at.got()
  })
})

describe('acp: what the editor is to do', () => {
  test('is handed on, refused, or asked about', async () => {
    const at = between('acp')
    const harmless = rpc(create({ command: 'git', args: ['status'], env: [{ name: 'CLAUDECODE', value: '1' }], cwd: box.project }))
    at.say(`${harmless}  `)
    expect(await at.got()).toBe(`${harmless}  \n`)
    at.say(create({ command: 'rm', args: ['-rf', box.home] }))
    expect(JSON.parse(await at.heard())).toMatchObject({ id: 6, error: { code: -32003, message: expect.stringContaining('gatekeeper: delete') } })
    const push = rpc(create({ command: 'git', args: ['push'] }, 8))
    at.say(push)
    const question = JSON.parse(await at.got())
    expect(question).toMatchObject({ method: 'session/request_permission', params: { sessionId: 's', toolCall: { kind: 'execute', title: 'git push' }, options: [{ kind: 'allow_once' }, { kind: 'reject_once' }] } })
    at.send(rpc({ id: question.id, result: { outcome: { outcome: 'selected', optionId: question.params.options[0].optionId } } }))
    expect(await at.got()).toBe(`${push}\n`)
    at.say(push)
    const again = JSON.parse(await at.got())
    for (const result of [{ outcome: { outcome: 'selected', optionId: question.params.options[1].optionId } }]) at.send(rpc({ id: again.id, result }))
    expect(JSON.parse(await at.heard())).toMatchObject({ id: 8, error: { message: expect.stringContaining('the user did not allow it') } })
  })
  test.each([[{ outcome: { outcome: 'cancelled' } }], [{ outcome: { outcome: 'selected', optionId: 'other' } }], [{}], [null], ['yes']])('%j is no yes', async result => {
    const at = between('acp')
    at.say(create({ command: 'git push' }))
    const { id } = JSON.parse(await at.got())
    at.send(rpc({ id, result }))
    expect(JSON.parse(await at.heard())).toMatchObject({ id: 6, error: { code: -32003 } })
  })
  test('an error for an answer is none either', async () => {
    const at = between('acp')
    at.say(create({ command: 'git push' }))
    const { id } = JSON.parse(await at.got())
    at.send(rpc({ id, error: { code: -1, message: 'no' } }))
    expect(JSON.parse(await at.heard())).toMatchObject({ id: 6, error: { code: -32003 } })
  })
  test('what the user has just allowed is not asked again, but once more', async () => {
    const at = between('acp')
    at.say(permission(execute('git push')))
    const { id } = JSON.parse(await at.got())
    at.send(rpc({ id, result: { outcome: { outcome: 'selected', optionId: 'y' } } }))
    await at.heard()
    at.say(create({ command: 'git push origin other' }, 20))
    expect(JSON.parse(await at.got())).toMatchObject({ method: 'session/request_permission' })
    at.say(create({ command: 'git', args: ['push'] }, 21))
    expect(JSON.parse(await at.got())).toMatchObject({ id: 21, method: 'terminal/create' })
    at.say(create({ command: 'git', args: ['push'] }, 22))
    expect(JSON.parse(await at.got())).toMatchObject({ method: 'session/request_permission' })
  })
  test.each<readonly [string, object]>([
    ['words that a shell would read otherwise', { command: 'echo', args: ['x; rm -rf ~'] }], ['words as words', { command: 'rm', args: ['-rf', '/etc/a b'] }], ['a variable that runs something', { command: 'ls', env: [{ name: 'LD_PRELOAD', value: '/etc/x.so' }, { name: 'X', value: `'; rm -rf ~; '` }], args: ['; rm -rf ~'] }],
    ['no command', {}], ['an empty command', { command: ' ' }], ['arguments that are no texts', { command: 'ls', args: [1] }], ['variables that are none', { command: 'ls', env: { A: 'b' } }], ['a variable of a bad name', { command: 'ls', env: [{ name: 'A=1; rm', value: '' }] }], ['a folder that is none', { command: 'ls', cwd: 7 }],
  ])('%s: refused', async (_, params) => {
    const at = between('acp')
    at.say(create(params))
    expect(JSON.parse(await at.heard())).toMatchObject({ id: 6, error: { code: -32003, message: expect.stringMatching(/^gatekeeper/) } })
  })
  test('files', async () => {
    const at = between('acp')
    const file = (method: string, path: unknown): object => ({ id: 1, method: `fs/${method}_text_file`, params: { sessionId: 's', path, content: 'x' } })
    at.say(file('read', join(box.project, 'a.ts')))
    expect(JSON.parse(await at.got())).toMatchObject({ method: 'fs/read_text_file' })
    for (const bad of [file('read', join(box.home, '.ssh/id_rsa')), file('write', '/etc/passwd'), file('write', 'relative'), file('read', 7), file('read', undefined), file('write', join(box.home, '.config/gatekeeper/settings.json'))]) {
      at.say(bad)
      expect(JSON.parse(await at.heard())).toMatchObject({ id: 1, error: { code: -32003 } })
    }
  })
  test('is recorded', async () => {
    const at = between('acp')
    at.say(create({ command: 'ls' }))
    await at.got()
    at.say(create({ command: 'rm -rf ~' }))
    await at.heard()
    at.say(create({ command: 'git push' }))
    const { id } = JSON.parse(await at.got())
    at.send(rpc({ id, result: { outcome: { outcome: 'selected', optionId: 'gatekeeper-allow' } } }))
    await at.got()
    const records = box.gatekeeper(['audit', 'tail', '--json']).out.trim().split('\n').map(line => JSON.parse(line))
    expect(records.map(one => [one.agent, one.session, one.text, one.decision, one.outcome, one.stage])).toEqual([['acp', 's', 'ls', 'allow', 'ran', 'judge'], ['acp', 's', 'rm -rf ~', 'deny', 'refused', 'judge'], ['acp', 's', 'git push', 'ask', 'deferred', 'agent'], ['acp', 's', 'git push', 'ask', 'ran', 'person']])
  })
})

describe('acp: messages', () => {
  test('those that do nothing are handed on byte for byte, both ways', async () => {
    const at = between('acp')
    for (const line of ['{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1,"clientCapabilities":{"terminal":true}}}', ' {"jsonrpc" : "2.0", "method":"session/cancel", "params":{"x":"\\u00e9\u2028é😀"}} ', '{"jsonrpc":"2.0","id":"x","error":{"code":1,"message":"m"}}\r']) {
      at.send(line)
      expect(await at.heard()).toBe(`${line}\n`)
    }
    for (const line of ['{"jsonrpc":"2.0","id":0,"result":{"protocolVersion":1}}', ' {"jsonrpc" : "2.0","method":"session/update","params":{"t":"é\\n😀"}}\t', rpc({ id: 4, method: 'terminal/output', params: { terminalId: 't' } }), rpc({ method: '$/cancel_request', params: { id: 1 } })]) {
      at.say(line)
      expect(await at.got()).toBe(`${line}\n`)
    }
  })
  const hidden = rpc(create({ command: 'ls' }))
  test.each<readonly [string, string | Buffer, object]>([
    ['no JSON', 'hello', { id: null }], ['half a message', hidden.slice(0, -2), { id: null }], ['a list', `[${hidden}]`, { id: 6 }], ['an empty list', '[]', { id: null }], ['a text', '"x"', { id: null }], ['no UTF-8', Buffer.from([0x22, 0xff, 0x22, 10]), { id: null }],
    ['one name twice', hidden.replace('"method"', '"method":"terminal/output","method"'), { id: 6 }], ['one name twice, spelt otherwise', hidden.replace('"command":"ls"', '"command":"ls","\\u0063ommand":"rm -rf ~"'), { id: 6 }], ['one name in two cases', hidden.replace('"command":"ls"', '"command":"ls","Command":"rm -rf ~"'), { id: 6 }],
    ['a line break between the names', Buffer.from(`{"jsonrpc":"2.0","method":"session/update","params":\r${hidden}\r}\n`), { id: null }], ['a request that answers', rpc({ id: 6, method: 'terminal/create', result: {} }), { id: 6 }], ['another version', hidden.replace('2.0', '1.0'), { id: 6 }], ['a name in another case', hidden.replace('"method"', '"Method"'), { id: null }],
    ['an id that is none', rpc({ id: null, method: 'terminal/create', params: { command: 'ls' } }), { id: null }], ['an unknown request', rpc({ id: 6, method: '_zed/run', params: {} }), { id: 6, code: -32601 }], ['parameters as a list', rpc({ id: 6, method: 'terminal/create', params: ['ls'] }), { id: 6 }], ['a tool of the editor', rpc({ id: 6, method: 'mcp/message', params: { method: 'tools/call' } }), { id: 6, code: -32601 }],
  ])('%s from the agent goes nowhere, and nobody waits', async (_, line, { id, code }: { id?: unknown; code?: number }) => {
    const at = between('acp')
    at.say(line)
    expect(JSON.parse(await at.heard())).toMatchObject({ jsonrpc: '2.0', id, error: { code: code ?? -32600 } })
    at.say(hidden)
    expect(await at.got()).toBe(`${hidden}\n`)
  })
  test('a request without an id goes nowhere', async () => {
    const at = between('acp')
    at.say({ method: 'terminal/create', params: { sessionId: 's', command: 'ls' } }, { method: 'fs/write_text_file', params: { sessionId: 's', path: join(box.project, 'a'), content: '' } }, { method: '_other' }, hidden)
    expect(await at.got()).toBe(`${hidden}\n`)
  })
  test('the ids of the questions here cannot be taken', async () => {
    const at = between('acp')
    at.say(create({ command: 'git push' }))
    const { id } = JSON.parse(await at.got())
    at.say(create({ command: 'ls' }, id))
    expect(JSON.parse(await at.heard())).toMatchObject({ id, error: { code: -32600 } })
    at.say({ id, result: { outcome: { outcome: 'selected', optionId: 'gatekeeper-allow' } } }, hidden)
    // The agent cannot answer for the user.
    expect(JSON.parse(await at.got())).toMatchObject({ id, result: {} })
    expect(await at.got()).toBe(`${hidden}\n`)
  })
  test('settings that cannot be used refuse', async () => {
    mkdirSync(join(box.home, '.config/gatekeeper'), { recursive: true })
    writeFileSync(join(box.home, '.config/gatekeeper/settings.json'), '{')
    const at = between('acp')
    at.say(create({ command: 'ls' }))
    expect(JSON.parse(await at.heard())).toMatchObject({ error: { message: expect.stringContaining('the settings cannot be used') } })
  })
  test('a megabyte in one line passes whole', async () => {
    const at = between('acp')
    const line = rpc({ method: 'session/update', params: { text: 'é'.repeat(1_000_000) } })
    at.say(line)
    expect(await at.got()).toBe(`${line}\n`)
  })
})

describe('the end', () => {
  test('of the client ends the server, whose exit code is ours', async () => {
    const at = between('acp')
    at.child.stdin?.end()
    expect(await at.ended).toBe(7)
  })
  test('of the server ends the proxy, with a question open too', async () => {
    const at = between('acp')
    at.say(create({ command: 'git push' }))
    await at.got()
    at.send(rpc({ method: 'stub/exit', params: { code: 3 } }))
    expect(await at.ended).toBe(3)
  })
  test('a server that does not end is made to', async () => {
    const at = between('acp', [], ['stays'])
    at.say(create({ command: 'ls' }))
    await at.got()
    at.child.stdin?.end()
    expect(await at.ended).toBe(143)
  }, 20_000)
  test('a server that is not there', () => {
    expect(box.gatekeeper(['acp', '--', '/none'])).toMatchObject({ code: 127, err: expect.stringContaining('there is no program /none') })
    expect(box.gatekeeper(['acp'])).toMatchObject({ code: 64 })
    expect(box.gatekeeper(['mcp', '--name', 'a b', '--', 'x'])).toMatchObject({ code: 64 })
  })
})

describe('mcp', () => {
  const call = (id: unknown, name: unknown = 'create_issue', more: object = {}): object => ({ ...(id !== undefined && { id }), method: 'tools/call', params: { name, arguments: { title: 'x' }, ...more } })
  test('calls of tools are judged by the rules of the server', async () => {
    mkdirSync(join(box.home, '.config/gatekeeper'), { recursive: true })
    writeFileSync(join(box.home, '.config/gatekeeper/settings.json'), JSON.stringify({ permissions: { allow: ['mcp__github__get_issue'], deny: ['mcp__github__delete_repo'] } }))
    const at = between('mcp', ['--name', 'github'])
    const fine = rpc(call(1, 'get_issue'))
    at.send(`${fine} `)
    expect(await at.heard()).toBe(`${fine} \n`)
    at.send(rpc(call('two', 'delete_repo')))
    expect(JSON.parse(await at.got())).toMatchObject({ id: 'two', result: { isError: true, content: [{ type: 'text', text: expect.stringMatching(/^gatekeeper: /) }] } })
    at.send(rpc(call(3)))
    expect(JSON.parse(await at.got())).toMatchObject({ id: 3, result: { isError: true, content: [{ text: expect.stringMatching(/gatekeeper approve [0-9A-Z]{4}-[0-9A-Z]{4}/) }] } })
  })
  test('everything else passes byte for byte', async () => {
    const at = between('mcp')
    for (const line of [rpc({ id: 0, method: 'initialize', params: {} }), ` ${rpc({ id: 1, method: 'tools/list' })}`, rpc({ method: 'notifications/initialized' }), rpc({ id: 2, method: 'resources/read', params: { uri: 'x' } })]) {
      at.send(line)
      expect(await at.heard()).toBe(`${line}\n`)
    }
    at.say('what a server says is not looked at')
    expect(await at.got()).toBe('what a server says is not looked at\n')
  })
  test.each<readonly [string, string, unknown]>([
    ['no JSON', 'x', null], ['a list', `[${rpc(call(1))}]`, 1], ['one name twice', rpc(call(1)).replace('"name"', '"name":"get","name"'), 1], ['no name', rpc(call(1, 7)), 1], ['another case', rpc(call(1)).replace('"method"', '"Method"'), null],
  ])('%s goes nowhere, and nobody waits', async (_, line, id) => {
    const at = between('mcp')
    at.send(line)
    expect(JSON.parse(await at.got())).toMatchObject({ id, error: { code: -32600 } })
    at.send(rpc(call(undefined)))
    at.send(rpc({ id: 9, method: 'ping' }))
    expect(await at.heard()).toContain('ping')
  })
})

describe('reading messages', () => {
  test('a line is cut where it ends, however it comes', () => {
    holds(fc.property(fc.array(fc.string({ unit: 'binary' }).map(text => `${text.replaceAll('\n', '')}\n`)), fc.array(fc.integer({ min: 1, max: 7 })), (lines, cuts) => {
      const bytes = Buffer.from(lines.join(''))
      const found: string[] = []
      const { push, end } = splitter(line => found.push(line?.toString('utf8') ?? ''))
      for (let at = 0, i = 0; at < bytes.length; i++) {
        const size = cuts[i % (cuts.length || 1)] ?? 3
        push(bytes.subarray(at, at + size))
        at += size
      }
      end()
      expect(found).toEqual(Buffer.from(lines.join('')).toString('utf8').split('\n').slice(0, -1).map(one => `${one}\n`))
    }))
  })
  test('one that is too long, or cut short, is told as such', () => {
    const found: (string | undefined)[] = []
    const { push, end } = splitter(line => found.push(line?.toString()), 8)
    for (const part of ['1234567\n', '12345678\n', '1234', '56789', '0\n', 'ok\n', 'rest']) push(Buffer.from(part))
    end()
    expect(found).toEqual(['1234567\n', undefined, undefined, 'ok\n', undefined])
  })
  test('names that stand twice are found, and no others', () => {
    holds(fc.property(fc.json(), text => {
      // What JavaScript writes has each name once; only their case may meet.
      expect(hasDoubles(text.toLowerCase()) && !hasDoubles(text)).toBe(false)
    }))
    for (const text of ['{"a":1,"a":2}', '{"x":[{"a":1,"b":{},"A":2}]}', '{"\\u0061":1, "a" : 2}', '{"a":{"b":1},"a":"b"}']) expect(hasDoubles(text)).toBe(true)
    for (const text of ['{"a":"a","b":"a"}', '[{"a":1},{"a":2}]', '{"a":{"a":{"a":1}}}', '{"a":"\\"a\\":1,\\"a\\":2"}', '["a","a"]', '{"a":["b","b"],"b":1}', '{"\\\\":1,"\\"":2}']) expect(hasDoubles(text)).toBe(false)
  })
  test('whatever comes, it is one of the kinds', () => {
    holds(fc.property(fc.oneof(fc.uint8Array().map(bytes => Buffer.from(bytes)), fc.json().map(text => Buffer.from(text)), fc.record({ jsonrpc: fc.constantFrom('2.0', 2), id: fc.anything(), method: fc.anything(), params: fc.anything() }).map(value => Buffer.from(JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}` : one))))), line => {
      expect(['request', 'notice', 'response', 'blank', 'unreadable']).toContain(readMessage(line).kind)
    }))
  })
})
