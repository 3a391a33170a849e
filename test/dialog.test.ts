// The dialog on a real terminal: every choice, every way out, and what the terminal is like afterwards.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KEYS, onPty, type Pty } from './support/pty.ts'
import { BIN, type Sandbox, sandbox } from './support/sandbox.ts'

let box: Sandbox
beforeEach(() => { box = sandbox() })
afterEach(() => box.remove())

const made = (name: string): boolean => existsSync(join(box.project, name))
/** `stty -a` before and after must say the same. */
const start = (args: string, more: { columns?: number; env?: Record<string, string>; before?: string } = {}): Pty =>
  onPty(`stty -a > ${box.root}/before; ${more.before ?? ''}${BIN} exec ${args}; code=$?; stty -a > ${box.root}/after; exit $code`, { cwd: box.project, env: { ...box.env, ...more.env }, ...(more.columns && { columns: more.columns }) })
const isRestored = (): boolean => readFileSync(join(box.root, 'before'), 'utf8') === readFileSync(join(box.root, 'after'), 'utf8')
const TOUCH = '-- touch made.txt'

async function answer(args: string, keys: readonly string[], more?: Parameters<typeof start>[1]): Promise<{ code: number; text: string }> {
  const pty = start(args, more)
  await pty.until('skip it')
  for (const key of keys) {
    pty.send(key)
    await new Promise(resolve => setTimeout(resolve, 150))
  }
  return { code: await pty.ended, text: pty.text() }
}

describe('choices', () => {
  test('shows the command, its effect with the part that has it, the risk, the reason and what to do instead', async () => {
    const { text } = await answer("-- 'echo one && touch made.txt'", [KEYS.escape])
    expect(text).toContain('asks first, low risk')
    expect(text).toMatch(/echo one && touch made\.txt\n {14}\^{14}\n {2}- write made\.txt/)
    expect(text).toMatch(/instead: /)
    expect(text).toContain('rule write-workspace, low risk')
  })
  test('Enter on the first choice runs it', async () => {
    expect((await answer(TOUCH, [KEYS.enter])).code).toBe(0)
    expect(made('made.txt')).toBe(true)
    expect(isRestored()).toBe(true)
  })
  test('arrows reach deny', async () => {
    const { code, text } = await answer(TOUCH, [KEYS.down, KEYS.down, KEYS.down, KEYS.enter])
    expect([code, made('made.txt')]).toEqual([77, false])
    expect(text).toContain('gatekeeper: refused by a person at the terminal')
  })
  test('a digit and Enter, typed in one go', async () => {
    expect((await answer(TOUCH, ['7\r'])).code).toBe(76)
    expect(made('made.txt')).toBe(false)
  })
  test('of two digits the last one counts', async () => expect((await answer(TOUCH, ['1', '4', KEYS.enter])).code).toBe(77))
  test('deny and say why: the note is the reason', async () => {
    const { code, text } = await answer(TOUCH, ['5\r', 'use the other file\r'])
    expect(code).toBe(77)
    expect(text).toContain('gatekeeper: refused by a person at the terminal: use the other file')
  })
  test('edit: the new command is judged from the start', async () => {
    const { code, text } = await answer(TOUCH, ['6\r', KEYS.clear, 'echo edited\r'])
    expect([code, made('made.txt')]).toEqual([0, false])
    expect(text).toMatch(/^edited$/m)
  })
  test('edit: what must not run does not, whoever typed it', async () => {
    const { code, text } = await answer(TOUCH, ['6\r', KEYS.clear, 'rm -rf /\r'])
    expect(code).toBe(77)
    expect(text).toContain('delete-root')
  })
  test('edit: a command that is asked about is asked about', async () => {
    const pty = start(TOUCH)
    await pty.until('skip it')
    pty.send('6\r')
    await pty.until('command')
    pty.send(`${KEYS.clear}touch other.txt\r`)
    await pty.until('skip it')
    await new Promise(resolve => setTimeout(resolve, 300))
    pty.send('1\r')
    expect(await pty.ended).toBe(0)
    expect([made('made.txt'), made('other.txt')]).toEqual([false, true])
  })
  test('skip', async () => expect((await answer(TOUCH, ['7', KEYS.enter])).code).toBe(76))
  test('a refusal by a rule is never put to a person', async () => {
    const pty = start("-- 'rm -rf /'")
    expect(await pty.ended).toBe(77)
    expect(pty.text()).not.toContain('allow once')
  })
})

describe('what is remembered', () => {
  test('for this session: the same command runs unasked, another one does not', async () => {
    const again = `${BIN} exec ${TOUCH}; echo second=$?; ${BIN} exec -- touch other.txt < /dev/null; true; `
    const pty = onPty(`${BIN} exec ${TOUCH}; echo first=$?; ${again}`, { cwd: box.project, env: box.env })
    await pty.until('skip it')
    pty.send('2\r')
    await pty.until('second=0')
    await pty.until('touch other.txt')
    await pty.until('skip it')
    pty.send(KEYS.escape)
    await pty.ended
    expect(pty.text().match(/run it\?/g)?.length).toBeGreaterThan(0)
    expect(made('other.txt')).toBe(false)
  })
  test('always: the rule that is shown is the one that is stored, and it holds in another session', async () => {
    const pty = start(TOUCH)
    await pty.until('always allow: bash(touch made.txt)')
    await pty.until('skip it')
    await new Promise(resolve => setTimeout(resolve, 200))
    pty.send('3\r')
    expect(await pty.ended).toBe(0)
    expect(JSON.parse(readFileSync(join(box.home, '.config/gatekeeper/settings.json'), 'utf8'))).toMatchObject({ permissions: { allow: ['bash(touch made.txt)'] } })
    expect(box.gatekeeper(['exec', '--', 'touch', 'made.txt']).code).toBe(0)
    expect(box.gatekeeper(['exec', '--', 'touch', 'other.txt']).code).toBe(75)
  })
  test('for this session, everything like it: what is shown is what holds, and no more', async () => {
    const line = (command: string): string => `${BIN} exec -- ${command}; echo code=$?; `
    const pty = onPty(`${line('git commit -m one')}${line('git commit -m two')}${line("'git commit -m three > out.txt'")}`, { cwd: box.project, env: box.env })
    await pty.until('allow for this session: git commit with any arguments that only writes in the workspace')
    await new Promise(resolve => setTimeout(resolve, 300))
    pty.send('8\r')
    await pty.until('> allowed, with everything like it for this session')
    // git itself finds no repository here.
    await pty.until('code=128')
    await pty.until('code=128')
    await pty.until('git commit -m three')
    await pty.until('skip it')
    expect(pty.text()).not.toContain('everything like it for this session (not')
    pty.send(KEYS.escape)
    await pty.until('code=77')
    await pty.ended
    const listed = box.gatekeeper(['grants', 'list']).out
    expect(listed).toMatch(/^g\w{9} {2}prefix {2}git commit with any arguments that only writes in the workspace\n/)
  })
  test('always, by a wider rule: the digit before it stays what it is', async () => {
    const { code, text } = await answer('-- touch src/made.txt', ['8\r', KEYS.escape], { before: 'mkdir src; ' })
    expect(code).toBe(77)
    expect(text).toContain('allow everything like it for this session (not for this command)')
    expect((await answer('-- touch src/made.txt', ['9', KEYS.enter])).code).toBe(0)
    expect(JSON.parse(readFileSync(join(box.home, '.config/gatekeeper/settings.json'), 'utf8'))).toMatchObject({ permissions: { allow: ['write(src/**)'] } })
    expect([box.gatekeeper(['exec', '--', 'touch', 'src/other.txt']).code, box.gatekeeper(['exec', '--', 'touch', 'other.txt']).code]).toEqual([0, 75])
  })
  test('nothing is offered for what cannot be kept narrowly', async () => {
    const { text } = await answer(`-- 'rm "$f"'`, [KEYS.escape])
    expect(text).toContain('allow for this session (not for this command)')
    expect(text).toContain('always allow (no rule would be narrow enough)')
    expect(text).not.toMatch(/^ *8\. /m)
  })
  test('after three refusals in a row the agent is told to stop', async () => {
    const pty = onPty([1, 2, 3].map(n => `${BIN} exec -q -- touch ${n}.txt; `).join(''), { cwd: box.project, env: box.env })
    for (const _ of [1, 2, 3]) {
      await pty.until('skip it')
      await new Promise(resolve => setTimeout(resolve, 300))
      pty.send('4\r')
    }
    await pty.until('gatekeeper: for the agent, if one called this: 3 refusals in a row: stop here, tell your user')
    await pty.ended
    expect(pty.text().match(/stop here/g)).toHaveLength(1)
  })
  test('what was denied is denied again in this session, with the note', async () => {
    const pty = onPty(`${BIN} exec ${TOUCH}; ${BIN} exec ${TOUCH}; exit $?`, { cwd: box.project, env: box.env })
    await pty.until('skip it')
    pty.send('5\r')
    await pty.until('why, or what instead?')
    pty.send('not this one\r')
    expect(await pty.ended).toBe(77)
    expect(pty.text().match(/not this one/g)?.length).toBeGreaterThan(2)
  })
})

describe('no answer means no', () => {
  test('Esc denies', async () => {
    expect((await answer(TOUCH, [KEYS.escape])).code).toBe(77)
    expect([made('made.txt'), isRestored()]).toEqual([false, true])
  })
  test('Ctrl+C denies and stops', async () => {
    const { code, text } = await answer(TOUCH, [KEYS.interrupt])
    expect(code).toBe(77)
    expect(text).toContain('who wants to stop here')
    expect([made('made.txt'), isRestored()]).toEqual([false, true])
  })
  test('Ctrl+C in a text denies too', async () => expect((await answer(TOUCH, ['5\r', 'half a note', KEYS.interrupt])).code).toBe(77))
  test('the end of the input refuses', async () => {
    const { code, text } = await answer(TOUCH, [KEYS.end])
    expect(code).toBe(75)
    expect(text).toContain('gatekeeper: refused, since nobody approved it: the terminal sent no more input')
    expect([made('made.txt'), isRestored()]).toEqual([false, true])
  })
  test('five answers that cannot be read refuse', async () => {
    const { code, text } = await answer(TOUCH, ['no\r', 'yes\r', '99\r', '0\r', 'banana\r'])
    expect(code).toBe(75)
    expect(text).toContain('that is no answer (4 of 5)')
    expect(text).toContain('five answers could not be read')
    expect([made('made.txt'), isRestored()]).toEqual([false, true])
  })
  test('a line of letters is no yes to what is highlighted', async () => expect((await answer(TOUCH, ['nope\r', KEYS.escape])).code).toBe(77))
  test('keys typed before the question do not answer it', async () => {
    const pty = start(TOUCH, { before: 'sleep 1; ' })
    pty.send('1\r1\r')
    await pty.until('skip it')
    await new Promise(resolve => setTimeout(resolve, 400))
    pty.send(KEYS.escape)
    expect(await pty.ended).toBe(77)
    expect(made('made.txt')).toBe(false)
  })
  test('SIGTERM in the dialog refuses, with the reason, and gives the terminal back', async () => {
    // The launcher and its Node are told apart: the first would become the command, the second asks.
    const pty = start(`--supervise ${TOUCH} & echo $! > ${box.root}/pid; fg >/dev/null 2>&1; true`, { before: 'set -m; ' })
    await pty.until('skip it')
    process.kill(Number(readFileSync(join(box.root, 'pid'), 'utf8')), 'SIGTERM')
    await pty.until('gatekeeper: refused, since nobody approved it: SIGTERM ended the dialog')
    await pty.ended
    expect([made('made.txt'), isRestored()]).toEqual([false, true])
  })
  test('when the launcher is killed, the dialog ends and the terminal is given back', async () => {
    const pty = start(`${TOUCH} & echo $! > ${box.root}/pid; fg >/dev/null 2>&1; sleep 2`, { before: 'set -m; ' })
    await pty.until('skip it')
    process.kill(Number(readFileSync(join(box.root, 'pid'), 'utf8')), 'SIGTERM')
    await pty.until('whoever asked is gone')
    await pty.ended
    expect([made('made.txt'), isRestored()]).toEqual([false, true])
  })
  test('no answer in time refuses', async () => {
    const dist = join(BIN, '../../dist')
    const script = `const request = { principal: { agent: 'test' }, action: { kind: 'script', source: 'touch x' }, cwd: '/', interactive: false }
      const ports = { memory: { offers: () => ({}) }, patience: 700 }
      require('${dist}/ask.cjs').askPerson(ports, request, { decision: 'ask', risk: 'low', findings: [], occurrences: [] }, { terms: {} }).then(answer => console.log(JSON.stringify(answer)))`
    const pty = onPty(`node -e "${script.replace(/\n\s*/g, '; ')}"`, { cwd: box.project, env: box.env })
    await pty.until('{"decision":"deny","by":"nobody","note":"no answer came within 1 seconds"}')
    expect(await pty.ended).toBe(0)
  })
  test('the terminal goes away', async () => {
    const pty = start(TOUCH)
    await pty.until('skip it')
    pty.child.kill('SIGKILL')
    await pty.ended
    const folder = join(box.home, '.local/state/gatekeeper/audit')
    const written = (): readonly string[] => (existsSync(folder) ? readdirSync(folder).flatMap(name => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)) : [])
    for (let waited = 0; waited < 20_000 && !written().length; waited += 50) await new Promise(resolve => setTimeout(resolve, 50))
    expect(made('made.txt')).toBe(false)
    const records = written()
    expect(records.map(line => JSON.parse(line))).toMatchObject([{ decision: 'ask', answer: 'deny', by: 'nobody' }])
  })
})

describe('terminals', () => {
  test('a piped standard input is left to the command', async () => {
    const pty = onPty(`printf 'a\\nb\\n' | ${BIN} exec -- tee made.txt`, { cwd: box.project, env: box.env })
    await pty.until('skip it')
    await new Promise(resolve => setTimeout(resolve, 300))
    pty.send('1\r')
    expect(await pty.ended).toBe(0)
    expect(readFileSync(join(box.project, 'made.txt'), 'utf8')).toBe('a\nb\n')
  })
  test('two at once ask one after the other', async () => {
    const pty = onPty(`${BIN} exec -- touch one.txt | ${BIN} exec -- touch two.txt`, { cwd: box.project, env: box.env })
    await pty.until('skip it')
    await new Promise(resolve => setTimeout(resolve, 1500))
    expect(pty.text().match(/skip it/g)?.length).toBe(1)
    pty.send('1\r')
    await pty.until('skip it')
    await new Promise(resolve => setTimeout(resolve, 300))
    pty.send('1\r')
    await pty.ended
    expect(pty.text()).toContain('another question stands on this terminal')
    expect([made('one.txt'), made('two.txt')]).toEqual([true, true])
  })
  test('a question of a process that is gone is not waited for', async () => {
    const folder = '"$XDG_RUNTIME_DIR/gatekeeper-$(id -u)"'
    const { code, text } = await answer(TOUCH, [KEYS.enter], { before: `mkdir -m 700 ${folder}; echo 4194304 1 > ${folder}/terminal-$(cut -d " " -f 7 /proc/self/stat); ` })
    expect(code).toBe(0)
    expect(text).not.toContain('another question')
  })
  test('a narrow one gets rows that fit, and the whole command', async () => {
    const long = `touch ${'abcdefghij'.repeat(6)}.txt`
    const { text } = await answer(`-- '${long}'`, [KEYS.escape], { columns: 30 })
    const body = text.slice(0, text.indexOf('run it?'))
    expect(body.split('\n').every(row => row.length <= 30)).toBe(true)
    expect(body.replace(/\s/g, '')).toContain(long.replace(/\s/g, ''))
  })
  test('hidden characters are spelt out', async () => {
    const { text } = await answer(`-- "$(printf 'touch a\\342\\200\\256b \\033[2Kc')"`, [KEYS.escape])
    expect(text).toContain('touch a\\u{202e}b \\u{1b}[2Kc')
    expect(text).toContain('hidden characters are spelt out')
  })
  test('colours show the risk, and NO_COLOR takes them away', async () => {
    const coloured = start(TOUCH)
    await coloured.until('skip it')
    coloured.send(KEYS.escape)
    await coloured.ended
    expect(coloured.raw()).toContain('\u001b[36mlow risk')
    const plain = start('-- touch other.txt', { env: { NO_COLOR: '1' } })
    await plain.until('skip it')
    plain.send(KEYS.escape)
    await plain.ended
    expect(plain.raw()).not.toMatch(/\u001b\[[0-9;]*m/)
  })
  test('a high risk has deny highlighted', async () => expect((await answer("-- 'rm -rf made'", [KEYS.enter])).code).toBe(77))
  test('one that cannot move its cursor is asked by lines', async () => {
    const { code, text } = await answer(TOUCH, ['\r', 'x\r', '1\r'], { env: { TERM: 'dumb' } })
    expect([code, made('made.txt')]).toEqual([0, true])
    expect(text).toContain('that is no answer (2 of 5)')
    expect(text).not.toContain('\u001b')
  })
  test('and its end refuses', async () => expect((await answer(TOUCH, [KEYS.end], { env: { TERM: 'dumb' } })).code).toBe(75))
})
