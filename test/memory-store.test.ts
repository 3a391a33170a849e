// Answers on disk: many processes at once lose none, one that is killed spoils none, and what is not to be trusted counts for nothing.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileOf, grantsFolder, readLines } from '../src/memory/file.ts'
import { listed, takeBack } from '../src/memory/list.ts'
import { around, judged, NOON, PERSON, type Session, session, TERMS } from './support/memory.ts'

const dist = resolve(import.meta.dirname, '../dist')
let one: Session
beforeEach(() => { one = session() })
afterEach(() => one.remove())

const { principal } = judged('ls').request
const file = (name = 'one'): string => fileOf(one.state, { ...principal, session: name }) ?? ''
const files = (): readonly string[] => readdirSync(grantsFolder(one.state))

/** A process with the built memory, the verdict on `touch file`, and what makes the same one for other names and sessions. */
function child(script: string, env: Readonly<Record<string, string>> = {}): ChildProcess {
  const source = `
    const { keepAnswer } = require(${JSON.stringify(`${dist}/answers.cjs`)}), { recall } = require(${JSON.stringify(`${dist}/memory.cjs`)})
    const { writeSync } = require('fs'), terms = ${JSON.stringify(TERMS)}, around = ${JSON.stringify(around)}
    const made = (name, session = 'one') => JSON.parse(${JSON.stringify(JSON.stringify(judged('touch @@')))}.replaceAll('@@', name).replace('"session":"one"', () => '"session":"' + session + '"'))
    const keep = (name, remember, session) => { const { request, verdict } = made(name, session); keepAnswer(request, verdict, { decision: 'allow', by: 'a person', remember }, around, terms) }
    const look = (name, session) => { const { request, verdict } = made(name, session); return recall(process.env.XDG_STATE_HOME + '/gatekeeper', request, verdict, around, Date.now(), terms)?.decision ?? 'ask' }
    const say = text => writeSync(1, text + '\\n')
    ${script}`
  return spawn(process.execPath, ['-e', source], { env: { PATH: process.env['PATH'] ?? '', XDG_STATE_HOME: join(one.state, '..'), ...env }, stdio: ['pipe', 'pipe', 'inherit'] })
}

async function output(running: ChildProcess): Promise<readonly string[]> {
  let text = ''
  running.stdout?.setEncoding('utf8').on('data', chunk => { text += chunk })
  await once(running, 'close')
  return text.split('\n').slice(0, -1)
}

describe('many processes', () => {
  beforeEach(() => {
    // Where the program keeps its state below XDG_STATE_HOME.
    one = { ...one, state: join(one.state, '..', 'gatekeeper') }
  })
  test('fifty at once, each with grants of its own: every one of them is there and is found', async () => {
    const running = Array.from({ length: 50 }, (_, i) => child(`for (let n = 0; n < 8; n++) { keep('f${i}-' + n, 'session'); say(look('f${i}-' + n)) }`))
    expect((await Promise.all(running.map(output))).flat()).toEqual(Array.from({ length: 400 }, () => 'allow'))
    const kept = readLines(file()).flatMap(line => (line.type === 'grant' ? [line.key[1]] : []))
    expect(kept.sort()).toEqual(Array.from({ length: 50 }, (_, i) => Array.from({ length: 8 }, (_, n) => `touch f${i}-${n}`)).flat().sort())
    expect(new Set(listed(one.state, Date.now()).map(({ said }) => said.id)).size).toBe(400)
  })
  test('of fifty that want what was granted once, one gets it', async () => {
    await output(child("keep('f', 'once')"))
    // They begin together: each says that it is there, and waits for a line.
    const running = Array.from({ length: 50 }, () => child("say('ready'); process.stdin.once('data', () => { say(look('f')); process.exit() })"))
    const there = running.map(process => process.stdout && once(process.stdout, 'data'))
    const ended = running.map(output)
    await Promise.all(there)
    for (const process of running) process.stdin?.end('go\n')
    expect((await Promise.all(ended)).flat().filter(text => text !== 'ready').sort()).toEqual(['allow', ...Array.from({ length: 49 }, () => 'ask')])
  })
  test('killed at any point: every grant that was acknowledged is there, and every file can be read', async () => {
    const acknowledged: string[] = []
    const SESSIONS = 10
    for (let round = 0; acknowledged.length < 2000; round++) {
      const running = child(`for (let n = 0; ; n++) { keep('r${round}-' + n, 'session', 's${round % SESSIONS}'); say('r${round}-' + n) }`)
      let left = 20 + Math.floor(Math.random() * 180)
      running.stdout?.on('data', chunk => {
        left -= String(chunk).split('\n').length - 1
        if (left <= 0) running.kill('SIGKILL')
      })
      acknowledged.push(...await output(running))
    }
    const kept = Array.from({ length: SESSIONS }, (_, i) => readLines(file(`s${i}`))).flat().flatMap(line => (line.type === 'grant' ? [line.key[1]] : []))
    const lost = acknowledged.filter(name => !kept.includes(`touch ${name}`))
    expect(lost).toEqual([])
    // At most one of each process was written and not acknowledged.
    expect(kept.length).toBe(new Set(kept).size)
    for (const name of files()) for (const line of readFileSync(join(grantsFolder(one.state), name), 'utf8').split('\n')) if (line) expect(() => JSON.parse(line)).not.toThrow()
  })
})

describe('files', () => {
  const grant = (line: string): unknown => one.say(judged(line), { remember: 'session' })
  const found = (line: string): string => one.recall(judged(line))?.decision ?? 'ask'

  test('are for the user alone', () => {
    grant('touch a')
    expect([statSync(file()).mode & 0o777, statSync(grantsFolder(one.state)).mode & 0o777]).toEqual([0o600, 0o700])
  })
  test('a last line that is torn spoils neither what stands before nor what comes next', () => {
    grant('touch a')
    for (const torn of ['{"type":"grant","id":"g1","ki', '{"type":"revoke","of":"', '\0\0\0\0', '{}', '[]', 'null', '"']) {
      appendFileSync(file(), torn)
      grant(`touch b${torn.length}`)
      expect([found('touch a'), found(`touch b${torn.length}`)]).toEqual(['allow', 'allow'])
    }
  })
  test('lines that are not whole count for nothing', () => {
    grant('touch a')
    const [line] = readLines(file())
    for (const key of Object.keys(line ?? {})) {
      writeFileSync(file(), `${JSON.stringify({ ...line, [key]: undefined })}\n`)
      expect([key, found('touch a')]).toEqual([key, 'ask'])
    }
    writeFileSync(file(), `${JSON.stringify({ ...line, covers: 'all' })}\n${JSON.stringify({ ...line, key: [1] })}\n${JSON.stringify({ ...line, uses: '9' })}\n`)
    expect(found('touch a')).toBe('ask')
    writeFileSync(file(), `${JSON.stringify(line)}\n`)
    expect(found('touch a')).toBe('allow')
  })
  test('a prefix of one word covers nothing, whoever wrote it', () => {
    one.say(judged('git commit -m x'), { remember: 'like' })
    const [line] = readLines(file())
    writeFileSync(file(), `${JSON.stringify({ ...line, key: ['git'] })}\n`)
    expect(found('git commit -m x')).toBe('ask')
    writeFileSync(file(), `${JSON.stringify({ ...line, key: [] })}\n`)
    expect(found('git commit -m x')).toBe('ask')
  })
  test('a grant does not hold longer than any may', () => {
    grant('touch a')
    const [line] = readLines(file())
    writeFileSync(file(), `${JSON.stringify({ ...line, until: NOON * 10 })}\n`)
    expect(found('touch a')).toBe('ask')
  })
  test('another session whose name looks alike shares the file, and nothing else', () => {
    one.say(judged('touch a', { session: 'x/y' }), { remember: 'session' })
    const asked = judged('touch a', { session: 'x:y' })
    expect(fileOf(one.state, asked.request.principal)).toBe(file('x/y'))
    expect(one.recall(asked)).toBeUndefined()
    expect(one.recall(judged('touch a', { session: 'x/y' }))?.decision).toBe('allow')
  })
  test.each(['../../escape', 'a'.repeat(5000), '.', '', '\0'])('a session called %.20j stays in its folder', name => {
    const said = judged('touch a', { session: name })
    if (name) one.say(said, { remember: 'session' })
    else expect(() => one.say(said, { remember: 'session' })).toThrow()
    if (name) expect(files()).toHaveLength(1)
  })
  test('one that others may write to, that is a link, or that is none is neither read nor written', () => {
    grant('touch a')
    chmodSync(file(), 0o666)
    expect(found('touch a')).toBe('ask')
    expect(() => grant('touch b')).toThrow('can be written to by others')
    chmodSync(file(), 0o600)
    renameSync(file(), `${file()}.real`)
    symlinkSync(`${file()}.real`, file())
    expect(found('touch a')).toBe('ask')
    expect(() => grant('touch b')).toThrow('ELOOP')
    mkdirSync(file('two'))
    expect(one.recall(judged('touch a', { session: 'two' }))).toBeUndefined()
    expect(() => one.say(judged('touch a', { session: 'two' }), { remember: 'session' })).toThrow()
  })
  test('one that is full takes no more, and what is in it holds', () => {
    grant('touch a')
    appendFileSync(file(), '\n'.repeat(300 * 1024))
    expect(() => grant('touch b')).toThrow('holds all the answers')
    expect(found('touch a')).toBe('allow')
    appendFileSync(file(), '\n'.repeat(300 * 1024))
    expect(found('touch a')).toBe('ask')
  })
  test('a use that cannot be counted is none', () => {
    one.say(judged('touch a'), { remember: 'once' })
    appendFileSync(file(), '\n'.repeat(300 * 1024))
    expect(found('touch a')).toBe('ask')
  })
  test('a refusal holds where trying again cannot be counted', () => {
    one.say(judged('touch a'), { decision: 'deny' })
    appendFileSync(file(), '\n'.repeat(300 * 1024))
    expect(found('touch a')).toBe('deny')
  })
  test('one that is full takes a revocation', () => {
    grant('touch a')
    appendFileSync(file(), '\n'.repeat(300 * 1024))
    expect(takeBack(one.state, () => true, NOON)).toHaveLength(1)
    expect(found('touch a')).toBe('ask')
  })
  test('those to which nobody wrote for longer than anything holds are gone when the next one is made', () => {
    grant('touch a')
    const [old, young] = [join(grantsFolder(one.state), 'old.jsonl'), join(grantsFolder(one.state), 'young.jsonl')]
    for (const path of [old, young]) writeFileSync(path, '')
    utimesSync(old, 1000, Date.now() / 1000 - 33 * 86_400)
    one.say(judged('touch a', { session: 'two' }), { decision: 'deny', by: PERSON })
    expect([existsSync(old), existsSync(young), existsSync(file())]).toEqual([false, true, true])
  })
})
