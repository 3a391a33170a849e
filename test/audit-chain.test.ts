// The chain of the records: whatever is done to it is found and located, and no crash and no crowd breaks it.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { append, GENESIS, type Limits, markOf } from '../src/audit/chain.ts'
import { filesOf } from '../src/audit/files.ts'
import { readKey } from '../src/audit/index.ts'
import { makeKey } from '../src/audit/key.ts'
import { linesOf } from '../src/audit/lines.ts'
import { sha256 } from '../src/audit/sha256.ts'
import { type Verified, verify } from '../src/audit/verify.ts'
import { holds } from './support/property.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 30, 12)
let root: string
let state: string
let made = 0
beforeAll(() => { root = mkdtempSync(join(tmpdir(), 'gatekeeper-audit-')) })
beforeEach(() => {
  state = join(root, `state-${made++}`)
  mkdirSync(join(state, 'audit'), { recursive: true, mode: 0o700 })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const keyOf = (): Buffer => readKey(join(state, 'chain/key')) ?? makeKey(join(state, 'chain'))
const put = (text: string, now = NOW, limits: Limits = {}, patience?: number): string => append(state, keyOf(), JSON.stringify({ version: 2, text }).slice(0, -1), now, limits, patience)
const file = (day = '2026-11-30'): string => join(state, 'audit', `${day}.jsonl`)
const lines = (path = file()): string[] => readFileSync(path, 'utf8').split('\n').slice(0, -1)
const rewrite = (all: readonly string[], path = file()): void => writeFileSync(path, all.map(line => `${line}\n`).join(''))
const places = ({ problems }: Verified): string[] => problems.map(one => `${one.file}:${one.line}`)
const sound = (records: number): void => expect(verify(state)).toMatchObject({ records, problems: [], notes: [] })
/** As its owner could. */
const moveHead = (change: (text: string) => string): void => {
  const text = change(readFileSync(join(state, 'chain/head'), 'latin1').split(' . ')[0] ?? '')
  writeFileSync(join(state, 'chain/head'), `${text} . ${markOf(text, keyOf())} . `.padEnd(511).concat('\n'))
}
/** Somebody who lives keeps the lock. */
const occupy = (): void => renameSync(join(state, 'chain/lock/free'), join(state, `chain/lock/${process.ppid}-${readFileSync(`/proc/${process.ppid}/stat`, 'latin1').split(') ')[1]?.split(' ')[19]}`))
const vacate = (): void => { for (const name of readdirSync(join(state, 'chain/lock'))) renameSync(join(state, 'chain/lock', name), join(state, 'chain/lock/free')) }

describe('the hash', () => {
  test('is SHA-256, for every length', () => holds(fc.property(fc.uint8Array({ maxLength: 300 }), bytes => sha256(bytes) === createHash('sha256').update(bytes).digest('hex')), 500))
  test('around the ends of blocks, and for long texts', () => {
    for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 1_000_003]) expect(sha256(Buffer.alloc(length, 0xa7))).toBe(createHash('sha256').update(Buffer.alloc(length, 0xa7)).digest('hex'))
  })
})

describe('lines', () => {
  test('are read as they are, across chunks', () => {
    const texts = ['', 'a', 'b'.repeat(65_535), 'c'.repeat(65_536), 'd'.repeat(200_000), 'é', '']
    writeFileSync(file(), `${texts.join('\n')}\nrest`)
    expect([...linesOf(file())].map(({ bytes, whole }) => [bytes.toString(), whole])).toEqual([...texts.map(text => [text, true]), ['rest', false]])
    expect([...linesOf(file())].map(({ start }) => start).slice(0, 4)).toEqual([0, 1, 3, 65_539])
  })
})

describe('a chain that nobody touched', () => {
  test('of one day', () => {
    for (let i = 0; i < 20; i++) put(`${i}`)
    sound(20)
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })
  test('of several days, some of them missing, and a clock that is set back', () => {
    for (const day of [0, 0, 1, 5, 5, 3, 6]) put('x', NOW + day * DAY)
    expect(filesOf(join(state, 'audit'))).toEqual(['2026-11-30.jsonl', '2026-12-01.jsonl', '2026-12-05.jsonl', '2026-12-06.jsonl'])
    sound(7)
  })
  test('after lines of version 1, which nothing vouches for', () => {
    writeFileSync(file('2026-11-29'), '{"version":1,"time":"x"}\n', { mode: 0o600 })
    writeFileSync(file(), '{"version":1,"time":"x"}\n{"version":1,"time":"y"}\n', { mode: 0o600 })
    put('a')
    put('b')
    expect(verify(state)).toMatchObject({ records: 2, unchained: 3, problems: [], notes: [{ file: '2026-11-29.jsonl', line: 1, message: /version 1/ }, { line: 1 }, { line: 2 }] })
  })
  test('that is gone, while its key is there', () => {
    put('a')
    rmSync(join(state, 'audit'), { recursive: true })
    rmSync(join(state, 'chain/head'))
    expect(verify(state)).toMatchObject({ records: 0, problems: [{ message: /they were removed/ }] })
  })
  test('of nothing at all', () => expect(verify(join(root, 'nowhere'))).toMatchObject({ files: 0, records: 0, problems: [] }))
})

describe('tampering is found, and where', () => {
  beforeEach(() => {
    for (let i = 0; i < 4; i++) put(`day one, ${i}`)
    for (let i = 0; i < 3; i++) put(`day two, ${i}`, NOW + DAY)
    for (let i = 0; i < 3; i++) put(`day three, ${i}`, NOW + 2 * DAY)
    sound(10)
  })
  test.each(['2026-11-30', '2026-12-02'])('each byte of %s', day => {
    const bytes = readFileSync(file(day))
    const fd = openSync(file(day), 'r+')
    let line = 1
    for (const [at, byte] of bytes.entries()) {
      for (const bit of at % 31 ? [1 << at % 8] : [1, 2, 4, 8, 16, 32, 64, 128]) {
        writeSync(fd, Buffer.from([byte ^ bit]), 0, 1, at)
        expect([at, places(verify(state))[0]]).toEqual([at, `${day}.jsonl:${line}`])
      }
      writeSync(fd, Buffer.from([byte]), 0, 1, at)
      if (byte === 10) line++
    }
    closeSync(fd)
    sound(10)
  })
  test.each([[1, '2026-11-30.jsonl:1'], [2, '2026-11-30.jsonl:2'], [3, '2026-11-30.jsonl:3']])('line %i is removed', (line, where) => {
    rewrite(lines().toSpliced(line - 1, 1))
    expect(places(verify(state))).toEqual([where])
  })
  test('the last line of a day is removed: the first one of the next day misses it', () => {
    rewrite(lines().slice(0, -1))
    expect(places(verify(state))).toEqual(['2026-12-01.jsonl:1'])
  })
  test('the last line of all is removed', () => {
    rewrite(lines(file('2026-12-02')).slice(0, -1), file('2026-12-02'))
    expect(verify(state).problems).toMatchObject([{ file: '2026-12-02.jsonl', line: 2, message: expect.stringContaining('cut off at the end') }])
    // Nor does it heal when writing goes on.
    put('later', NOW + 2 * DAY)
    expect(places(verify(state))).toContain('2026-12-02.jsonl:3')
  })
  test('the last line is cut in two', () => {
    truncateSync(file('2026-12-02'), statSync(file('2026-12-02')).size - 40)
    expect(places(verify(state))).toContain('2026-12-02.jsonl:3')
    put('later', NOW + 2 * DAY)
    expect(places(verify(state))).toContain('2026-12-02.jsonl:3')
  })
  test('two lines change places', () => {
    const [a = '', b = '', c = '', d = ''] = lines()
    rewrite([a, c, b, d])
    expect(verify(state).problems).toMatchObject([{ line: 2, message: expect.stringContaining('2026-11-30.jsonl:3: lines changed places') }])
  })
  test('lines are inserted: a copy, a text, one of another chain, an empty one', () => {
    const all = lines()
    const [prev = ''] = /"prev":"\w+"/.exec(all[1] ?? '') ?? []
    const body = `{"version":2,"text":"forged",${prev}`
    const forged = `${body},"hash":"${sha256(Buffer.from(body))}"}`
    for (const line of [all[0] ?? '', 'text', forged, '', '{"version":1,"text":"old"}']) {
      rewrite(all.toSpliced(2, 0, line))
      expect(places(verify(state))[0]).toBe('2026-11-30.jsonl:3')
    }
  })
  test('a day in the middle is removed', () => {
    rmSync(file('2026-12-01'))
    expect(verify(state).problems).toMatchObject([{ file: '2026-12-02.jsonl', line: 1, message: expect.stringContaining('file of a day') }])
  })
  test('the first day is removed, and the last one', () => {
    rmSync(file())
    expect(places(verify(state))).toEqual(['2026-12-01.jsonl:1'])
    rmSync(file('2026-12-02'))
    expect(verify(state).problems.at(-1)?.message).toContain('cut off at the end')
  })
  test('the head is removed, also when writing goes on', () => {
    rewrite(lines(file('2026-12-02')).slice(0, -1), file('2026-12-02'))
    rmSync(join(state, 'chain/head'))
    expect(places(verify(state))).toEqual(['head:0'])
    put('later', NOW + 2 * DAY)
    put('later', NOW + 2 * DAY)
    expect(verify(state).problems).toMatchObject([{ file: '2026-12-02.jsonl', line: 3, message: expect.stringContaining('the head was gone') }])
  })
})

/** What somebody can write who has all but the key: each line with a hash of its own, following the one before it. */
function forge(texts: readonly string[], key?: Buffer): string[] {
  let prev = GENESIS
  return texts.map(text => {
    const body = `{"version":2,"text":"${text}","prev":"${prev}"`
    prev = key ? markOf(body, key) : sha256(Buffer.from(body))
    return `${body},"${key ? 'mac' : 'hash'}":"${prev}"}`
  })
}
const headOf = (end: number, hash: string, name = '2026-11-30.jsonl', tail = '.\n'): void => writeFileSync(join(state, 'chain/head'), `${name} ${end} ${hash} ${tail}`.padEnd(511).concat('\n'))
const hashOf = (line = ''): string => /"([0-9a-f]{64})"\}$/.exec(line)?.[1] ?? ''

describe('whoever has not the key', () => {
  beforeEach(() => {
    for (let i = 0; i < 3; i++) put(`day one, ${i}`)
    for (let i = 0; i < 3; i++) put(`day two, ${i}`, NOW + DAY)
    sound(6)
  })
  test.each([undefined, Buffer.alloc(98, 7)])('cannot write all of it anew', key => {
    const all = forge(['x', 'y', 'z'], key)
    rewrite(all)
    rmSync(file('2026-12-01'))
    headOf(statSync(file()).size, hashOf(all.at(-1)))
    expect(verify(state).problems).toContainEqual(expect.objectContaining({ file: '2026-11-30.jsonl', line: 1 }))
    // Nor does it heal.
    put('later', NOW + DAY)
    put('later', NOW + DAY)
    expect(places(verify(state))).toContain('2026-11-30.jsonl:1')
  })
  test('cannot take the first days away, nor the last lines, by moving the head', () => {
    rmSync(file())
    const [first = ''] = lines(file('2026-12-01'))
    const base = `2026-12-01.jsonl ${/"prev":"(\w+)"/.exec(first)?.[1]} .\n`
    headOf(statSync(file('2026-12-01')).size, hashOf(lines(file('2026-12-01')).at(-1)), '2026-12-01.jsonl', base)
    expect(verify(state).problems.length).toBeGreaterThan(0)
    put('later', NOW + DAY)
    expect(verify(state).problems.length).toBeGreaterThan(0)
  })
  test('cannot cut the end off by moving the head', () => {
    const kept = lines(file('2026-12-01')).slice(0, 1)
    rewrite(kept, file('2026-12-01'))
    const text = readFileSync(join(state, 'chain/head'), 'latin1').replace(/^\S+ \d+ \w+/, `2026-12-01.jsonl ${statSync(file('2026-12-01')).size} ${hashOf(kept[0])}`)
    writeFileSync(join(state, 'chain/head'), text)
    expect(verify(state).problems.length).toBeGreaterThan(0)
    put('later', NOW + DAY)
    expect(verify(state).problems).toContainEqual(expect.objectContaining({ message: expect.stringContaining('the head was gone') }))
  })
  test('cannot put lines of version 1 in front of it', () => {
    rewrite(['{"version":1,"time":"x"}', ...lines()])
    expect(places(verify(state))).toEqual(['2026-11-30.jsonl:1'])
  })
  test('cannot take the key away, also when writing goes on', () => {
    rmSync(join(state, 'chain/key'))
    expect(places(verify(state))).toEqual(['key:0'])
    put('later', NOW + DAY)
    expect(places(verify(state))).toContain('key:0')
  })
  test('cannot say what the key says of what was there', () => {
    const path = join(state, 'chain/key')
    writeFileSync(path, readFileSync(path, 'latin1').replace(/n\n$/, 'o\n'), { encoding: 'latin1', mode: 0o600 })
    expect(places(verify(state))).toContain('2026-11-30.jsonl:1')
  })
})

describe('a chain from before there was a key in it', () => {
  const older = forge(['a', 'b', 'c'])
  beforeEach(() => {
    mkdirSync(join(state, 'chain'), { mode: 0o700 })
    writeFileSync(file(), older.map(line => `${line}\n`).join(''), { mode: 0o600 })
    headOf(statSync(file()).size, hashOf(older.at(-1)))
    writeFileSync(join(state, 'chain/head'), readFileSync(join(state, 'chain/head')), { mode: 0o600 })
    writeFileSync(join(state, 'chain/key'), Buffer.alloc(32, 5), { mode: 0o600 })
  })
  test('goes on, and a note says so', () => {
    put('d')
    put('e', NOW + DAY)
    expect(verify(state)).toMatchObject({ records: 5, unchained: 3, problems: [], notes: [{ line: 1, message: expect.stringContaining('before there was one') }] })
    expect(readFileSync(join(state, 'chain/key')).subarray(0, 32)).toEqual(Buffer.alloc(32, 5))
  })
  test.each([0, 1, 2])('its line %i cannot be changed any more', line => {
    put('d')
    const [rest = ''] = lines().slice(3)
    const forged = forge(['a', 'b', 'c'].map((text, i) => (i === line ? 'forged' : text)))
    rewrite([...forged, rest])
    expect(verify(state).problems.length).toBeGreaterThan(0)
  })
  test('nor may lines without the key come later', () => {
    put('d')
    const body = `{"version":2,"text":"forged","prev":"${hashOf(lines().at(-1))}"`
    appendFileSync(file(), `${body},"hash":"${sha256(Buffer.from(body))}"}\n`)
    expect(places(verify(state))).toContain('2026-11-30.jsonl:5')
  })
  test('crashed between its new head and its new key: nothing is lost', () => {
    const short = readFileSync(join(state, 'chain/key'))
    put('d')
    const head = readFileSync(join(state, 'chain/head'))
    rewrite(lines().slice(0, 3))
    rmSync(join(state, 'chain/key'))
    writeFileSync(join(state, 'chain/key'), short, { mode: 0o600 })
    writeFileSync(join(state, 'chain/head'), head.toString('latin1').replace(/ \d+ \w{64}/, ` ${statSync(file()).size} ${hashOf(older.at(-1))}`))
    put('d')
    expect(verify(state)).toMatchObject({ records: 4, problems: [] })
  })
})

describe('crashes', () => {
  test('a line that was cut short is named, and the next one stands on its own', () => {
    put('a')
    appendFileSync(file(), '{"version":2,"text":"b')
    expect(verify(state)).toMatchObject({ records: 1, problems: [], notes: [{ line: 2, message: expect.stringContaining('never acknowledged') }] })
    put('c')
    put('d')
    expect(lines().map(line => line.slice(0, 22))).toEqual(['{"version":2,"text":"a', '{"version":2,"text":"b', '{"version":2,"text":"c', '{"version":2,"text":"d'])
    expect(verify(state)).toMatchObject({ records: 3, problems: [], notes: [{ line: 2, message: expect.stringContaining('cut short by a crash') }] })
  })
  test('a line whose writer died before it moved the head', () => {
    put('a')
    const head = readFileSync(join(state, 'chain/head'))
    put('b')
    writeFileSync(join(state, 'chain/head'), head)
    expect(verify(state)).toMatchObject({ records: 2, problems: [], notes: [{ line: 2, message: /behind the line that the head names/ }] })
    put('c')
    put('d', NOW + DAY)
    sound(4)
  })
  test('the same over the end of a day', () => {
    put('a')
    const head = readFileSync(join(state, 'chain/head'))
    put('b', NOW + DAY)
    appendFileSync(file('2026-12-01'), '{"ver')
    writeFileSync(join(state, 'chain/head'), head)
    put('c', NOW + 2 * DAY)
    put('d', NOW + 2 * DAY)
    expect(verify(state)).toMatchObject({ records: 4, problems: [], notes: [{ file: '2026-12-01.jsonl', line: 2 }] })
  })
  test('a lock whose holder is gone is taken over', () => {
    put('a')
    for (const holder of ['999999999-1', `${process.pid}-1`, 'nonsense']) {
      renameSync(join(state, 'chain/lock/free'), join(state, 'chain/lock', holder))
      put('b')
      expect(readdirSync(join(state, 'chain/lock'))).toEqual(['free'])
    }
    sound(4)
  })
})

describe('a lock that is kept for too long', () => {
  test('makes branches, which the next one joins', () => {
    put('a')
    occupy()
    for (const text of ['b', 'c', 'd']) put(text, NOW, {}, 10)
    expect(verify(state)).toMatchObject({ records: 4, problems: [] })
    vacate()
    put('e')
    put('f')
    sound(6)
    // From then on they cannot be removed either.
    for (const line of [1, 2, 3]) {
      const all = lines()
      rewrite(all.toSpliced(line, 1))
      expect(verify(state).problems.length).toBeGreaterThan(0)
      rewrite(all)
    }
    sound(6)
  })
  test('a branch that comes while the holder writes', () => {
    put('a')
    const before = readFileSync(join(state, 'chain/head'))
    occupy()
    put('branch', NOW, {}, 10)
    const branch = lines()[1] ?? ''
    vacate()
    // The holder had looked at the file before the branch came.
    rewrite(lines().slice(0, 1))
    writeFileSync(join(state, 'chain/head'), before)
    put('holder')
    const [a = '', holder = ''] = lines()
    rewrite([a, branch, holder])
    moveHead(head => head.replace(/ \d+ /, ` ${a.length + 1} `))
    put('next')
    expect(lines()[3]).toMatch(/"after":\["/)
    put('last')
    sound(5)
  })
  test('the very first record, and one at the end of a day', () => {
    mkdirSync(join(state, 'chain/lock'), { recursive: true })
    writeFileSync(join(state, 'chain/lock/free'), '')
    occupy()
    put('a', NOW, {}, 10)
    put('b', NOW, {}, 10)
    put('c', NOW + DAY, {}, 10)
    vacate()
    put('d', NOW + DAY)
    expect(filesOf(join(state, 'audit'))).toEqual(['2026-11-30.jsonl', '2026-12-01.jsonl'])
    sound(4)
  })
})

describe('retention', () => {
  test('old days go when a new one begins, and the chain holds', () => {
    for (let day = 0; day < 10; day++) for (let i = 0; i < 3; i++) put('x', NOW + day * DAY, { retention: 3 })
    expect(filesOf(join(state, 'audit'))).toEqual(['2026-12-06.jsonl', '2026-12-07.jsonl', '2026-12-08.jsonl', '2026-12-09.jsonl'])
    sound(12)
    rmSync(file('2026-12-06'))
    expect(places(verify(state))).toEqual(['2026-12-07.jsonl:1'])
  })
  test('everything is older than what is kept', () => {
    for (let i = 0; i < 3; i++) put('x')
    put('y', NOW + 400 * DAY, { retention: 30 })
    put('z', NOW + 400 * DAY, { retention: 30 })
    expect(filesOf(join(state, 'audit'))).toHaveLength(1)
    sound(2)
  })
  test('a crash before the old days are gone', () => {
    for (const day of [0, 1, 2]) put('x', NOW + day * DAY)
    const old = readFileSync(file())
    put('x', NOW + 3 * DAY, { retention: 2 })
    writeFileSync(file(), old)
    expect(verify(state)).toMatchObject({ records: 3, problems: [], notes: [{ file: '2026-11-30.jsonl', line: 0 }] })
    put('x', NOW + 4 * DAY, { retention: 30 })
    expect(existsSync(file())).toBe(false)
    sound(4)
  })
  test('a limit of size divides a day, and holds', () => {
    const limits = { maxBytes: 16_000 }
    for (let i = 0; i < 400; i++) put(`${i}`.padStart(50), NOW, limits)
    const files = filesOf(join(state, 'audit'))
    expect(files.length).toBeGreaterThan(4)
    expect(files.reduce((sum, name) => sum + statSync(join(state, 'audit', name)).size, 0)).toBeLessThanOrEqual(16_000)
    expect(files.at(-1)).toMatch(/^2026-11-30_00\d\d\.jsonl$/)
    expect(verify(state).problems).toEqual([])
    put('x', NOW + DAY, limits)
    expect(verify(state).problems).toEqual([])
  })
})

describe('many at once', () => {
  let writer: string
  beforeAll(async () => {
    writer = join(root, 'writer.mjs')
    const source = `import { writeSync } from 'node:fs'
import { append } from ${JSON.stringify(resolve('src/audit/chain.ts'))}
import { readKey } from ${JSON.stringify(resolve('src/audit/index.ts'))}
import { makeKey } from ${JSON.stringify(resolve('src/audit/key.ts'))}
const [state, name, count, days] = process.argv.slice(2)
const key = readKey(state + '/chain/key') ?? makeKey(state + '/chain')
for (let i = 0; i < Number(count); i++) {
  append(state, key, JSON.stringify({ version: 2, text: name + '/' + i + ' ' + 'x'.repeat(i % 700) }).slice(0, -1), ${NOW} + Math.floor(i * Number(days) / Number(count)) * ${DAY}, {})
  // From here on it counts as kept.
  writeSync(1, name + '/' + i + '\\n')
}`
    await build({ stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' }, bundle: true, platform: 'node', format: 'esm', outfile: writer, logLevel: 'silent' })
  })

  /** @returns what it was told is kept, once it has ended */
  function write(name: string, count: number, days = 1, killAfter?: number): Promise<string[]> {
    const child = spawn(process.execPath, [writer, state, name, String(count), String(days)], { stdio: ['ignore', 'pipe', 'inherit'] })
    let out = ''
    child.stdout.on('data', chunk => {
      out += String(chunk)
      if (killAfter !== undefined && out.split('\n').length > killAfter) child.kill('SIGKILL')
    })
    return new Promise((done, failed) => {
      child.on('error', failed)
      child.on('close', () => done(out.split('\n').slice(0, -1)))
    })
  }
  const kept = (): Set<string> => new Set(filesOf(join(state, 'audit')).flatMap(name => readFileSync(join(state, 'audit', name), 'utf8').split('\n')).flatMap(line => /^\{"version":2,"text":"(\S+\/\d+) /.exec(line)?.[1] ?? []))

  test('50 processes lose, mix and break nothing', async () => {
    const told = (await Promise.all(Array.from({ length: 50 }, (_, i) => write(`w${i}`, 10, 2)))).flat()
    expect(new Set(told).size).toBe(500)
    expect([...kept()].sort()).toEqual(told.sort())
    expect(verify(state)).toMatchObject({ records: 500, problems: [], notes: [] })
  }, 120_000)
  test('killed at any moment: what was acknowledged is there, and the chain holds', async () => {
    const told: string[] = []
    for (let round = 0; round < 5; round++) {
      const writers = Array.from({ length: 4 }, (_, i) => write(`r${round}w${i}`, 250, 2, i === 3 ? undefined : 1 + ((round * 97 + i * 61) % 200)))
      told.push(...(await Promise.all(writers)).flat())
    }
    const found = kept()
    expect(told.length).toBeGreaterThan(1250)
    expect(told.filter(one => !found.has(one))).toEqual([])
    const { records, problems } = verify(state)
    expect(problems).toEqual([])
    expect(records).toBeGreaterThanOrEqual(told.length)
    put('after')
    expect(verify(state).problems).toEqual([])
  }, 120_000)
})
