// What a record holds, where it goes, and what happens when it cannot be written.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliver } from '../src/audit/deliver.ts'
import { type AuditSettings, DEFAULT_AUDIT, type Means, type Outcome, record } from '../src/audit/index.ts'
import { decodeRecord, readRecords } from '../src/audit/read.ts'
import { ring } from '../src/audit/ring.ts'
import { auditSettings } from '../src/audit/settings.ts'
import { toSyslog } from '../src/audit/sinks.ts'
import { lastRecords } from '../src/audit/tail.ts'
import { verify } from '../src/audit/verify.ts'
import { decide } from '../src/gate.ts'
import { isObject, type Request } from '../src/model/index.ts'
import { defaultPolicy } from '../src/policy/judge.ts'
import { POSITIVE } from './audit-samples.ts'
import { fakeFacts } from './support/facts.ts'

const NOW = Date.UTC(2026, 10, 30, 12)
let root: string
let state: string
let made = 0
beforeAll(() => { root = mkdtempSync(join(tmpdir(), 'gatekeeper-audit-')) })
beforeEach(() => { state = join(root, `state-${made++}`) })
afterAll(() => rmSync(root, { recursive: true, force: true }))

function outcomeOf(text: string, more: Partial<Outcome> = {}): Outcome {
  const request: Request = { principal: { agent: 'test', session: 's-1', user: 'dev' }, action: { kind: 'script', source: text }, cwd: '/home/dev/app', interactive: false }
  return { request, text, verdict: decide(request, fakeFacts(), defaultPolicy), mode: 'default', ...more }
}
const put = (text: string, more: Partial<Outcome> = {}, now = NOW, settings: AuditSettings = DEFAULT_AUDIT, means: Means = {}): void => record(state, outcomeOf(text, more), now, settings, means)
const records = (): object[] => [...readRecords(state)]

describe('a record', () => {
  test('holds who, what, what came of it and why', () => {
    put('rm -rf / && git push', { exit: 77, duration: 12.3456 })
    const text = readFileSync(join(state, 'audit/2026-11-30.jsonl'), 'utf8')
    expect(JSON.parse(text)).toEqual({
      version: 2, id: expect.stringMatching(/^[0-9a-z]{12}-[0-9a-z]{7,}$/), time: '2026-11-30T12:00:00.000Z', agent: 'test', session: 's-1', user: 'dev', cwd: '/home/dev/app', action: 'script', text: 'rm -rf / && git push', args: expect.stringMatching(/^[0-9a-f]{64}$/),
      effects: expect.arrayContaining(['delete / (recursive)']), decision: 'deny', risk: 'high', mode: 'default', stage: 'judge', rules: expect.arrayContaining([{ rule: 'delete-root', layer: 'built-in', decision: 'deny' }]), outcome: 'refused', exit: 77, duration: 12_346,
      prev: '0'.repeat(64), mac: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })
  test('equal requests have equal hashes of arguments, on one machine', () => {
    for (const text of ['ls a', 'ls b', 'ls a']) put(text)
    const [a, b, c] = lastRecords(state, 3).map(one => one.args)
    expect(a).toBe(c)
    expect(a).not.toBe(b)
    const first = state
    state = join(root, `state-${made++}`)
    put('ls a')
    expect(lastRecords(state, 1)[0]?.args).not.toBe(lastRecords(first, 1)[0]?.args)
  })
  test("keeps no secret of a rule's own text", () => {
    const verdict = outcomeOf('mysql -phunter2hunter db').verdict
    const findings = verdict.occurrences.slice(0, 1).map(occurrence => ({ rule: 'bash(mysql -phunter2hunter *)', decision: 'deny' as const, risk: 'high' as const, reason: 'x', layer: 'user', occurrence }))
    put('mysql -phunter2hunter db', { verdict: { ...verdict, findings } })
    expect(records()).toMatchObject([{ rules: [{ rule: 'bash(mysql -p[redacted] *)' }] }])
    expect(JSON.stringify(records())).not.toContain('hunter')
  })
  test('ids are different and sort as they were written', () => {
    for (let i = 0; i < 300; i++) put('ls', {}, NOW + Math.floor(i / 50))
    const ids = [...readRecords(state)].map(one => one.id ?? '')
    expect(new Set(ids).size).toBe(300)
    expect([...ids].sort()).toEqual(ids)
  })
  test.each<[string, Partial<Outcome>, string, string]>([
    ['ls', {}, 'judge', 'ran'], ['git push', {}, 'agent', 'deferred'], ['git push', { exit: 75 }, 'nobody', 'refused'], ['git push', { mode: 'observe' }, 'mode', 'ran'],
    ['git push', { answer: { decision: 'allow', by: 'a person at the terminal' } }, 'person', 'ran'], ['git push', { answer: { decision: 'deny', by: 'a person at the terminal', note: 'no' } }, 'person', 'refused'],
    ['git push', { answer: { decision: 'skip', by: 'a person at the terminal' }, exit: 76 }, 'person', 'skipped'], ['git push', { answer: { decision: 'allow', by: 'a person at the terminal', edited: 'git push -n' } }, 'person', 'edited'],
    ['git push', { answer: { decision: 'allow', by: 'a grant for this session' } }, 'grant', 'ran'], ['git push', { answer: { decision: 'deny', by: 'nobody' }, exit: 75 }, 'nobody', 'refused'], ['git push', { stage: 'agent', end: 'refused' }, 'agent', 'refused'],
  ])('%s, %j: %s, %s', (text, more, stage, outcome) => {
    put(text, more)
    expect(lastRecords(state, 1)[0]).toMatchObject({ stage, outcome })
  })
  test('is bounded, however long the request is, and hides nothing', () => {
    put(`echo ${'x'.repeat(300_000)}\u202e`)
    put('echo \u202e a\\b')
    const [long, odd] = lastRecords(state, 2)
    expect(JSON.stringify(long).length).toBeLessThan(40_000)
    expect(odd?.text).toBe('echo \\u{202e} a\\\\b')
  })
  test('a secret that begins where the text is cut is not kept in part', () => {
    const [, token = ''] = POSITIVE.find(([name]) => name === 'github p, 0') ?? []
    put(`echo ${'x '.repeat(4084)}${token}`)
    expect(lastRecords(state, 1)[0]?.text).not.toMatch(/gh[p]_\w{4}/)
  })
})

describe('reading', () => {
  test('both versions, by time, without what is no record', () => {
    mkdirSync(join(state, 'audit'), { recursive: true, mode: 0o700 })
    writeFileSync(join(state, 'audit/2026-11-29.jsonl'), `${JSON.stringify({ version: 1, time: '2026-11-29T10:00:00.000Z', agent: 'a', cwd: '/', action: 'script', text: 'ls', effects: ['x'], decision: 'ask', risk: 'low', rules: ['one'], mode: 'default', duration: 3 })}\nnonsense\n{"version":3}\n[]\n\n`, { mode: 0o600 })
    put('ls')
    expect(records()).toMatchObject([{ version: 1, text: 'ls', rules: [{ rule: 'one' }], duration: 3000 }, { version: 2, text: 'ls' }])
    expect([...readRecords(state, { since: NOW - 1 })]).toHaveLength(1)
    expect([...readRecords(state, { until: NOW })]).toHaveLength(1)
    expect(lastRecords(state, 1)).toMatchObject([{ version: 2 }])
    expect(lastRecords(state, 9)).toMatchObject([{ version: 1 }, { version: 2 }])
    expect([...readRecords(join(root, 'nowhere'))]).toEqual([])
  })
  test('whatever members are missing or of another type', () => {
    for (const line of ['', '{', 'null', '1', '{}', '{"version":2}', '{"version":2,"time":"x"}']) expect(decodeRecord(line)).toBeUndefined()
    expect(decodeRecord('{"version":2,"time":"2026-11-30T12:00:00.000Z","text":1,"rules":[1,{}],"effects":7,"exit":"x"}')).toMatchObject({ text: '', rules: [], effects: [] })
  })
})

describe('what cannot be written', () => {
  test('nothing is made, and why is told', () => {
    writeFileSync(state, '')
    expect(() => put('ls')).toThrow(/ENOTDIR|EEXIST/)
  })
  test.each<[string, (folder: string) => void]>([
    ['a folder that others may write to', folder => chmodSync(folder, 0o777)],
    ['a file that others may write to', folder => { writeFileSync(join(folder, '2026-11-30.jsonl'), ''); chmodSync(join(folder, '2026-11-30.jsonl'), 0o666) }],
    ['a symbolic link', folder => symlinkSync(join(root, 'elsewhere'), join(folder, '2026-11-30.jsonl'))],
    ['a pipe', folder => void spawnSync('mkfifo', [join(folder, '2026-11-30.jsonl')])],
    ['a pipe of an earlier day', folder => { spawnSync('mkfifo', [join(folder, '2026-11-29.jsonl')]); expect(() => lastRecords(state, 1)).toThrow('no regular file'); expect(() => records()).toThrow('no regular file') }],
    ['a folder in its place', folder => mkdirSync(join(folder, '2026-11-30.jsonl'))],
  ])('%s', (_, make) => {
    mkdirSync(join(state, 'audit'), { recursive: true, mode: 0o700 })
    make(join(state, 'audit'))
    expect(() => put('ls')).toThrow(/\w/)
    expect(existsSync(join(root, 'elsewhere'))).toBe(false)
  })
  test('where the settings do not require the file, nothing is refused', () => {
    writeFileSync(state, '')
    put('ls', {}, NOW, { sinks: [{ kind: 'file' }], required: [] })
  })
})

describe('a full disk', () => {
  let program: string
  beforeAll(async () => {
    program = join(root, 'put.mjs')
    const contents = `import { record } from ${JSON.stringify(resolve('src/audit/index.ts'))}
const [state, settings] = process.argv.slice(2)
const request = { principal: { agent: 'test' }, action: { kind: 'script', source: 'ls' }, cwd: '/', interactive: false }
try {
  record(state, { request, text: 'ls', verdict: { decision: 'allow', risk: 'low', findings: [], occurrences: [] }, mode: 'default' }, ${NOW}, settings ? JSON.parse(settings) : undefined)
} catch (error) { console.log('refused: ' + error.message) }`
    await build({ stdin: { contents, resolveDir: process.cwd(), loader: 'ts' }, bundle: true, platform: 'node', format: 'esm', outfile: program, logLevel: 'silent' })
  })
  /** @param blocks no file may become larger, in 512 bytes: to a process that is what a full disk is */
  const run = (blocks: number | 'unlimited', settings = ''): { readonly out: string; readonly err: string } => {
    const { stdout, stderr } = spawnSync('/bin/sh', ['-c', `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, program, state, settings], { encoding: 'utf8' })
    return { out: stdout, err: stderr }
  }
  test('from the start: refused with a reason', () => expect(run(0).out).toMatch(/^refused: EFBIG/))
  test('in the midst of a record: refused, and the chain holds when there is room again', () => {
    expect(run('unlimited').out).toBe('')
    let cut = ''
    for (let i = 0; i < 9 && !cut; i++) cut = run(3).out
    expect(cut).toMatch(/^refused: the record was cut short/)
    expect(run(3).out).toMatch(/^refused: /)
    expect(verify(state).problems).toEqual([])
    expect(run('unlimited').out).toBe('')
    const { problems, notes } = verify(state)
    expect([problems, notes.length]).toEqual([[], 1])
  })
  test('the stderr sink', () => {
    const { err } = run('unlimited', JSON.stringify({ sinks: [{ kind: 'file' }, { kind: 'stderr' }], required: ['file'] }))
    expect(err).toBe(readFileSync(join(state, 'audit/2026-11-30.jsonl'), 'utf8'))
    expect(run('unlimited', JSON.stringify({ sinks: [{ kind: 'stderr' }], required: [] })).err).toMatch(/^\{"version":2,.*"outcome":"ran"\}\n$/)
  })
})

describe('sinks', () => {
  const fake = (body: string): string => {
    const path = join(root, `logger-${made++}`)
    writeFileSync(path, `#!/bin/sh\n${body}\n`, { mode: 0o755 })
    return path
  }
  test('a ring in memory keeps the last lines, as the file has them', () => {
    const kept = ring(2)
    for (const text of ['ls a', 'ls b', 'ls c']) put(text, {}, NOW, DEFAULT_AUDIT, { sinks: [kept.sink, () => { throw new Error('broken') }] })
    expect(kept.lines()).toEqual(readFileSync(join(state, 'audit/2026-11-30.jsonl'), 'utf8').trim().split('\n').slice(1))
  })
  test('syslog by logger(1), without a shell', () => {
    const out = join(root, 'logged')
    toSyslog('{"text":"$(touch x); a"}', [fake(`echo "$@" > ${out}; cat >> ${out}`)], [root])
    expect(readFileSync(out, 'utf8')).toBe('-t gatekeeper -p auth.notice --socket-errors=on --size 65536\n{"text":"$(touch x); a"}\n')
    toSyslog('line', [fake(`case "$*" in *--size*) echo "unrecognized option" >&2; exit 1;; esac; echo "$@" > ${out}`)], [root])
    expect(readFileSync(out, 'utf8')).toBe('-t gatekeeper -p auth.notice\n')
  })
  test('no logger, no syslog, one that fails', () => {
    expect(() => toSyslog('x', ['/nowhere/logger'], [root])).toThrow('no logger')
    expect(() => toSyslog('x', [fake('exit 0')], ['/nowhere/log'])).toThrow('no syslog')
    expect(() => toSyslog('x', [fake('echo broken >&2; exit 3')], [root])).toThrow('broken')
  })
  test('one that is required and fails: the record that it ran is taken back, and the chain holds', () => {
    const settings: AuditSettings = { sinks: [{ kind: 'file' }, { kind: 'http', url: 'https://a.example' }], required: ['http'] }
    expect(() => put('ls', {}, NOW, settings, {})).toThrow('nothing here delivers')
    const [ran, refused] = readRecords(state)
    expect([ran?.outcome, refused?.outcome, refused?.note, refused?.args]).toEqual(['ran', 'refused', expect.stringContaining('the http sink, which the settings require'), ran?.args])
    expect(refused?.id).not.toBe(ran?.id)
    // What has run already, did; what was refused is no news.
    expect(() => put('ls', { exit: 0 }, NOW, settings, {})).toThrow('nothing here delivers')
    expect(() => put('rm -rf /', {}, NOW, settings, {})).toThrow('nothing here delivers')
    expect(records()).toHaveLength(4)
    expect(verify(state).problems).toEqual([])
  })
  test('one that fails refuses only where it is required', () => {
    const http = { kind: 'http', url: 'https://127.0.0.1:1/' } as const
    const means = { deliverer: [process.execPath, '-e', 'console.error("away"); process.exit(1)'] }
    put('ls', {}, NOW, { sinks: [{ kind: 'file' }, http], required: ['file'] }, {})
    expect(() => put('ls', {}, NOW, { sinks: [{ kind: 'file' }, http], required: ['file', 'http'] }, means)).toThrow(/the http sink.*require.*away/)
    expect(() => put('ls', {}, NOW, { sinks: [{ kind: 'file' }, http], required: ['http'] }, {})).toThrow('nothing here delivers')
    put('ls', {}, NOW, { sinks: [{ kind: 'file' }, http], required: ['http'] }, { deliverer: [process.execPath, '-e', '0'] })
    // What is refused is in the file all the same, and then that it was.
    expect(records()).toHaveLength(6)
  })
})

describe('delivery', () => {
  let server: Server
  let url: string
  let status = 200
  let got: { readonly body: string; readonly authorization: string | undefined }[] = []
  const bodyOf = async (request: IncomingMessage): Promise<string> => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    return body
  }
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const body = await bodyOf(request)
      if (status === 200) got.push({ body, authorization: request.headers.authorization })
      if (status) response.writeHead(status).end()
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const address = server.address()
    url = `http://127.0.0.1:${isObject(address) ? address['port'] : 0}/audit`
  })
  beforeEach(() => {
    status = 200
    got = []
  })
  afterAll(() => new Promise(done => {
    server.closeAllConnections()
    server.close(done)
  }))
  const texts = (): string[] => got.flatMap(({ body }) => body.trim().split('\n')).map(line => decodeRecord(line)?.text ?? '')

  test('everything once, in order, over days, and only what is new', async () => {
    for (let i = 0; i < 3; i++) put(`ls ${i}`, {}, NOW + i * 86_400_000)
    expect(await deliver(state, { kind: 'http', url })).toBe(3)
    put('ls 3', {}, NOW + 2 * 86_400_000)
    expect(await deliver(state, { kind: 'http', url })).toBe(1)
    expect(await deliver(state, { kind: 'http', url })).toBe(0)
    expect(texts()).toEqual(['ls 0', 'ls 1', 'ls 2', 'ls 3'])
    expect(verify(state).problems).toEqual([])
  })
  test('nothing is lost while the endpoint is away, refuses, or says nothing', async () => {
    put('ls a')
    status = 503
    await expect(deliver(state, { kind: 'http', url })).rejects.toThrow('503')
    status = 0
    await expect(deliver(state, { kind: 'http', url }, 50)).rejects.toThrow('cannot be reached')
    await expect(deliver(state, { kind: 'http', url: 'http://127.0.0.1:1/' })).rejects.toThrow('cannot be reached')
    status = 200
    put('ls b')
    expect(await deliver(state, { kind: 'http', url })).toBe(2)
    expect(texts()).toEqual(['ls a', 'ls b'])
  })
  test('in batches, with a token from a file', async () => {
    const tokenFile = join(root, 'token')
    writeFileSync(tokenFile, 'open sesame\n', { mode: 0o600 })
    for (let i = 0; i < 1100; i++) put(`ls ${i}`)
    expect(await deliver(state, { kind: 'http', url, tokenFile })).toBe(1100)
    expect(got.map(one => one.authorization)).toEqual(['Bearer open sesame', 'Bearer open sesame', 'Bearer open sesame'])
    expect(new Set(texts()).size).toBe(1100)
  })
})

test('no secret reaches any sink', () => {
  const kept = ring(10_000)
  for (const [, text, secret] of POSITIVE) {
    put(text, { answer: { decision: 'deny', by: 'a person at the terminal', note: `not with ${text}` } }, NOW, DEFAULT_AUDIT, { sinks: [kept.sink] })
    const line = kept.lines().at(-1) ?? ''
    expect(line).not.toContain(secret)
  }
  const files = readdirSync(join(state, 'audit')).map(name => readFileSync(join(state, 'audit', name), 'utf8')).join('')
  for (const [name, , secret] of POSITIVE) expect([name, files.includes(secret)]).toEqual([name, false])
})

describe('settings', () => {
  const read = (json: unknown): { readonly settings: AuditSettings; readonly problems: readonly string[] } => {
    const problems: string[] = []
    return { settings: auditSettings(json, message => void problems.push(message)), problems }
  }
  test('nothing said', () => expect(read(undefined)).toEqual({ settings: DEFAULT_AUDIT, problems: [] }))
  test('everything said', () => {
    expect(read({ retention: '12w', maxBytes: '200MB', required: true, sinks: ['file', 'stderr', 'syslog', { http: { url: 'https://a.example/x', tokenFile: '/run/t' } }] })).toEqual({
      settings: { retention: 84, maxBytes: 200 * 1024 ** 2, required: ['file', 'stderr', 'syslog', 'http'], sinks: [{ kind: 'file' }, { kind: 'stderr' }, { kind: 'syslog' }, { kind: 'http', url: 'https://a.example/x', tokenFile: '/run/t' }] }, problems: [],
    })
    expect(read({ required: false }).settings.required).toEqual([])
    expect(read({ sinks: ['stderr'] }).settings.required).toEqual([])
    expect(read({ required: ['file'], maxBytes: 2_000_000, retention: '1d' }).problems).toEqual([])
  })
  test.each<[unknown, RegExp]>([
    [[], /^audit must be an object/], [{ retain: 1 }, /^audit\.retain is no setting/], [{ retention: 90 }, /^audit\.retention is 90/], [{ retention: '0d' }, /^audit\.retention/], [{ retention: '5h' }, /^audit\.retention/], [{ maxBytes: 10 }, /^audit\.maxBytes is 10/], [{ maxBytes: '1TB' }, /^audit\.maxBytes/],
    [{ required: 'http' }, /^audit\.required names http, which/], [{ required: 'disk' }, /^audit\.required is "disk"/], [{ required: [true] }, /^audit\.required/], [{ sinks: [] }, /^audit\.sinks must be/], [{ sinks: 'file' }, /^audit\.sinks must be/], [{ sinks: ['disk'] }, /^audit\.sinks\[0\] is "disk"/], [{ sinks: ['file', 'file'] }, /^audit\.sinks names file twice/],
    [{ sinks: [{ http: { url: 'https://a.example' } }] }, /http without file/], [{ sinks: ['file', { http: { url: 'http://a.example' } }] }, /^audit\.sinks\[1\]\.http\.url/], [{ sinks: ['file', { http: { url: 'https://me:pw@a.example' } }] }, /^audit\.sinks\[1\]\.http\.url/], [{ sinks: ['file', { http: { url: 'http://localhost:1@a.example/' } }] }, /^audit\.sinks\[1\]\.http\.url/],
    [{ sinks: ['file', { http: { url: 'https://a.example', tokenFile: 't' } }] }, /tokenFile must be an absolute path/], [{ sinks: ['file', { http: { url: 'https://a.example', password: 't' } }] }, /http\.password is no setting/],
  ])('%j', (json, problem) => {
    const { problems } = read(json)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(problem)
  })
})
