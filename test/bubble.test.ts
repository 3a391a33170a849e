// The mode `bubble`: questions of gates below go to the one that a person has started, and to nobody else.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { onPty, type Pty } from './support/pty.ts'
import { BIN, type Sandbox, sandbox, settle } from './support/sandbox.ts'

let box: Sandbox
beforeEach(() => { box = sandbox() })
afterEach(() => box.remove())

const made = (name: string): boolean => existsSync(join(box.project, name))
const gates = (): string => join(box.home, '.local/state/gatekeeper/gates')
const left = (): readonly string[] => (existsSync(gates()) ? readdirSync(gates()) : [])
/** What a person starts: a gate that stays beside a script, which calls others. */
function start(script: string, before = ''): Pty {
  writeFileSync(join(box.project, 'agent.sh'), script)
  return onPty(`${before}${BIN} exec --mode observe --supervise -- sh ./agent.sh`, { cwd: box.project, env: box.env })
}
const child = (words: string): string => `${BIN} exec --quiet --mode bubble -- ${words}`
/** What is typed before the question can be answered is dropped. */
async function answer(pty: Pty, keys: string): Promise<void> {
  await pty.until('skip it')
  await new Promise(resolve => setTimeout(resolve, 150))
  pty.send(keys)
}

describe('a gate above', () => {
  test('is asked, says who asks, and its yes runs the command; the socket is gone afterwards', async () => {
    const pty = start(`ls -l ${gates()}\n${child('touch made.txt')}\necho "code $?"\n`)
    await pty.until(/srw------- .* \d+-\d+\n/)
    await pty.until(/exec, session \d+-\d+, asked by process \d+ \(\d below this gate\), in /)
    await answer(pty, '1\r')
    await pty.until('code 0')
    expect([await pty.ended, made('made.txt'), left()]).toEqual([0, true, []])
  })
  test('its no is a refusal with the note', async () => {
    const pty = start(`${child('touch made.txt')}\necho "code $?"\n`)
    await answer(pty, '5\r')
    await pty.until('instead?')
    pty.send('not on Fridays\r')
    await pty.until('gatekeeper: refused by a person at the parent gate: not on Fridays')
    await pty.until('code 77')
    expect([await pty.ended, made('made.txt')]).toEqual([0, false])
  })
  test('of two questions at once, one comes after the other', async () => {
    const pty = start(`${child('touch one.txt')} &\n${child('touch two.txt')} &\nwait\n`)
    await answer(pty, '1\r')
    await answer(pty, '4\r')
    await pty.ended
    expect([made('one.txt'), made('two.txt')].filter(Boolean)).toHaveLength(1)
    expect(pty.text().match(/skip it/g)?.length).toBeGreaterThanOrEqual(2)
  })
})
