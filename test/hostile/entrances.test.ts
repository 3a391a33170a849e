// Bytes that are no text, or not the text that they look like, through every entrance of the program: refused or asked, with a reason, and never a stack trace.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bin, machine, type Machine, payload, runHook } from '../support/hook.ts'

let at: Machine
beforeAll(() => { at = machine() })
afterAll(() => at.remove())

const run = (args: readonly string[], input: Buffer | string = ''): { readonly status: number | null; readonly said: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { input, encoding: 'utf8', cwd: at.workspace, env: { PATH: process.env['PATH'] ?? '', HOME: at.home, NO_COLOR: '1' }, maxBuffer: 1 << 26 })
  return { status, said: stdout + stderr }
}
/** A reason, and no trace of the program's inside. */
const plain = (said: string): void => {
  expect(said).toMatch(/\w{3}/)
  expect(said).not.toMatch(/^\s+at |\bnode:|\.(?:mjs|ts):\d/m)
}

const REFUSED: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['no UTF-8', Buffer.from([0x6c, 0x73, 0x20, 0xff, 0xfe])],
  ['cut short', Buffer.from([0x6c, 0x73, 0x20, 0xe2, 0x82])],
  ['a surrogate', Buffer.from([0x6c, 0x73, 0x20, 0xed, 0xa0, 0x80])],
  ['longer than need be', Buffer.from([0x6c, 0x73, 0xc0, 0xaf])],
  ['NUL', Buffer.from('ls\0rm')],
  ['33 MiB', Buffer.alloc(33 * 1024 * 1024, 0x61)],
]
const ASKED: readonly (readonly [name: string, text: string])[] = [['a mark of the byte order', '\ufeffls\n'], ['carriage returns', 'ls -l\r\nls\r\n'], ['one carriage return', 'ls\rrm'], ['backspaces', 'ls x\b\b']]

describe('what is no text is refused', () => {
  test.each(REFUSED)('%s', (_, bytes) => {
    const file = join(at.root, 'source')
    writeFileSync(file, bytes)
    for (const answer of [run(['check', '--stdin'], bytes), run(['check', '--file', file])]) {
      expect(answer.status).toBe(64)
      plain(answer.said)
    }
    const batch = run(['check', '--batch'], bytes)
    expect(batch.said.match(/"decision":"\w+"/g)).toEqual(['"decision":"deny"'])
    const hook = runHook(at, bytes)
    expect(hook.decision).toBe('deny')
    plain(hook.reason)
  })
})

describe('what looks like another text is asked', () => {
  test.each(ASKED)('%s', (_, text) => {
    const file = join(at.root, 'source')
    writeFileSync(file, text)
    for (const answer of [run(['check', '--stdin'], text), run(['check', '--file', file]), run(['exec', '-c', text])]) {
      expect(answer.status).toBe(75)
      plain(answer.said)
    }
    const batch = run(['check', '--batch'], `${JSON.stringify({ command: text })}\n`)
    expect(batch.said).toMatch(/"decision":"(?:ask|deny)"/)
    expect(runHook(at, payload(at, 'Bash', { command: text })).decision).toBe('ask')
  })
  test.each(['\ud800', '\udfff', 'a\0'])('half a pair or NUL in a payload: %j', text => {
    const answered = runHook(at, payload(at, 'Bash', { command: `ls ${text}` }))
    expect(answered.decision).toMatch(/^(?:ask|deny)$/)
    plain(answered.reason)
  })
})
