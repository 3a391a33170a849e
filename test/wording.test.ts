// What the program says when something is wrong: in its own words, what happened, why, and what to do instead. Never in those of the system or of a package.
import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { faultOf, whyOf } from '../src/disk/reason.ts'
import { type Ran, type Sandbox, sandbox, settle } from './support/sandbox.ts'

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
