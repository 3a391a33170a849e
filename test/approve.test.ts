// `gatekeeper approve`: a person at a terminal lets through once what nobody could be asked about; nothing that an agent starts does.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { onPty } from './support/pty.ts'
import { BIN, type Sandbox, sandbox } from './support/sandbox.ts'

let box: Sandbox
beforeEach(() => { box = sandbox() })
afterEach(() => box.remove())

const CODE = /gatekeeper approve ([0-9A-Z]{4}-[0-9A-Z]{4})/
const QUESTION = /let exactly this through once, within the next 10 minutes\? \[y\/N\]/

/** A program that starts another, and ends as that does: what starts the tests is then not the agent. */
const AGENT = `const { status } = require('node:child_process').spawnSync(process.argv[1], process.argv.slice(2), { stdio: 'inherit' }); process.exit(status)`

/** Runs a command as an agent without a terminal does. @returns its exit code and the code that was offered */
function tried(...words: readonly string[]): { readonly exit: number | null; readonly code: string; readonly err: string } {
  const { code, err } = box.run(process.execPath, ['-e', AGENT, BIN, 'exec', '-q', '--', ...words])
  return { exit: code, code: CODE.exec(err)?.[1] ?? '', err }
}

/** A person types it, and answers. @returns what stood on the screen, and the exit code */
async function approve(code: string, answer: string, options = ''): Promise<{ readonly text: string; readonly exit: number }> {
  const pty = onPty(`${BIN} approve ${options} ${code}`, { env: box.env, cwd: box.project })
  await pty.until(/\[y\/N\]/)
  pty.send(answer)
  return { exit: await pty.ended, text: pty.text() }
}

const waiting = (): readonly Readonly<Record<string, unknown>>[] => JSON.parse(box.gatekeeper(['approve', '--json']).out)
const records = (): readonly Readonly<Record<string, unknown>>[] => box.gatekeeper(['audit', 'tail', '--json']).out.trim().split('\n').map(line => JSON.parse(line))

describe('a person', () => {
  test('sees what it would do, says yes, and it runs once', async () => {
    const { exit, code } = tried('touch', 'a.txt')
    expect([exit, code]).toEqual([75, expect.stringMatching(/.{9}/)])
    expect(tried('touch', 'a.txt').code).toBe(code)
    const { text, exit: said } = await approve(code, 'y\n')
    expect(text).toMatch(QUESTION)
    for (const part of ['asks first, low risk', `exec, in ${box.project}`, 's ago', 'touch a.txt', '- write a.txt  (in the workspace)', 'rule write-workspace', 'allowed once']) expect(text).toContain(part)
    expect(said).toBe(0)
    expect([tried('touch', 'b.txt').exit, existsSync(join(box.project, 'a.txt'))]).toEqual([75, false])
    expect([tried('touch', 'a.txt').exit, existsSync(join(box.project, 'a.txt'))]).toEqual([0, true])
    expect(tried('touch', 'a.txt').exit).toBe(75)
    expect(records()).toEqual(expect.arrayContaining([
      expect.objectContaining({ text: 'touch a.txt', stage: 'person', answer: 'allow', by: `a person at the terminal, with the code ${code}`, outcome: 'deferred' }),
      expect.objectContaining({ text: 'touch a.txt', stage: 'grant', answer: 'allow', by: expect.stringContaining(`approved with the code ${code}`), outcome: 'ran' }),
    ]))
    expect(box.gatekeeper(['audit', 'verify']).code).toBe(0)
  })
  test('of those who use it at once, one does', async () => {
    await approve(tried('touch', 'a.txt').code, 'yes\n')
    const ends = await Promise.all(Array.from({ length: 6 }, () => new Promise(resolve => spawn('/usr/bin/setsid', ['-w', BIN, 'exec', '-q', '--', 'touch', 'a.txt'], { cwd: box.project, env: box.env, stdio: 'ignore' }).on('close', resolve))))
    expect(ends.sort()).toEqual([0, 75, 75, 75, 75, 75])
  })
  test.each([['n\n'], ['\n'], ['maybe\n'], ['\u0004'], ['y es\n']])('who answers %j changes nothing', async answer => {
    const { code } = tried('touch', 'a.txt')
    const { text, exit } = await approve(code, answer)
    expect([exit, text]).toEqual([77, expect.stringContaining('nothing has changed')])
    expect(tried('touch', 'a.txt')).toMatchObject({ exit: 75, code })
  })
  test('is not taken at a word that was typed before the question stood there', async () => {
    const { code } = tried('touch', 'a.txt')
    const pty = onPty(`sleep 0.5; ${BIN} approve ${code}`, { env: box.env, cwd: box.project })
    pty.send('y\ny\n')
    await pty.until(QUESTION)
    pty.send('\n')
    expect(await pty.ended).toBe(77)
  })
  test('sees what is hidden, and no secret in the list', async () => {
    const { code } = tried('git', 'commit', '-m', 'a\u001b[2Kb\u202e')
    const { text } = await approve(code, 'n\n')
    expect(text).toContain('\\u{1b}')
    expect(text).toContain('\\u{202e}')
    tried('git', 'commit', '-m', 'token=abcdefgh1234567890')
    const { out } = box.gatekeeper(['approve'])
    expect(out).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4} {2}git commit.*\n {4}exec, in .*, \d+ s ago, for another 10 min\n/)
    expect(out).not.toMatch(/[\u001b\u202e]|abcdefgh1234567890/)
  })
  test('can say no, with a word to the agent', async () => {
    const { code } = tried('touch', 'a.txt')
    // A call of no session that is known again: only the code is gone.
    const { exit, text } = await approve(code, 'y\n', '--deny')
    expect([exit, text]).toEqual([0, expect.stringContaining('refused')])
    expect(waiting()).toEqual([])
    expect(tried('touch', 'a.txt').code).not.toBe(code)
  })
})

describe('what was approved is void', () => {
  test('when the script that it runs has changed since', async () => {
    writeFileSync(join(box.project, 'x.py'), 'print(1)\n')
    const { code } = tried('python3', 'x.py')
    await approve(code, 'y\n')
    writeFileSync(join(box.project, 'x.py'), 'print(2)\n')
    expect(tried('python3', 'x.py').exit).toBe(75)
    writeFileSync(join(box.project, 'x.py'), 'print(3)\n')
    expect(box.gatekeeper(['approve', code]).code).not.toBe(0)
    const again = tried('python3', 'x.py').code
    writeFileSync(join(box.project, 'x.py'), 'print(4)\n')
    const pty = onPty(`${BIN} approve ${again}`, { env: box.env, cwd: box.project })
    expect(await pty.ended).toBe(77)
    expect(pty.text()).toContain('have changed since it was refused')
  })
  test('when the settings refuse it since, or say anything else', async () => {
    await approve(tried('touch', 'a.txt').code, 'y\n')
    const config = join(box.home, '.config/gatekeeper')
    mkdirSync(config, { recursive: true })
    writeFileSync(join(config, 'settings.json'), '{ "permissions": { "deny": ["bash(touch a.txt)"] } }')
    expect(tried('touch', 'a.txt')).toMatchObject({ exit: 77, code: '' })
    writeFileSync(join(config, 'settings.json'), '{}')
    expect(tried('touch', 'a.txt').exit).toBe(75)
  })
})

describe('nobody else approves', () => {
  test('without a terminal, whatever is fed to it', () => {
    const { code } = tried('touch', 'a.txt')
    for (const input of ['', 'y\n', 'yes\nyes\n']) expect(box.gatekeeper(['approve', code], { input })).toMatchObject({ code: 77, err: 'gatekeeper: only a person at a terminal can approve; type it there\n' })
    expect(waiting()).toMatchObject([{ code }])
  })
  test('a terminal that the agent has made is none of a person', async () => {
    // An agent that starts a command, and then `approve` on a pseudo-terminal of its own.
    const agent = join(box.root, 'agent.mjs')
    writeFileSync(agent, `import { spawnSync } from 'node:child_process'
const { stderr } = spawnSync('/bin/sh', ['-c', ${JSON.stringify(`setsid -w ${BIN} exec -q -- touch a.txt`)}], { encoding: 'utf8', input: '' })
const code = ${CODE}.exec(stderr)[1]
const { stdout } = spawnSync('/bin/sh', ['-c', '(sleep 1; echo y) | script -qec "${BIN} approve ' + code + '" /dev/null'], { encoding: 'utf8' })
process.stdout.write(stdout)
`)
    const { out } = box.run(process.execPath, [agent])
    expect(out).toContain('this terminal was started by the agent that asks')
    expect(out).not.toContain('allowed once')
    expect(tried('touch', 'a.txt').exit).toBe(75)
  })
  test('a code that is mistyped, used or made up is none', async () => {
    const { code } = tried('touch', 'a.txt')
    await approve(code, 'y\n')
    for (const typed of [code, 'AAAA-AAAA', '', '../x', '*']) expect(box.gatekeeper(['approve', typed])).toMatchObject({ code: 64, err: expect.stringContaining('nothing waits under the code') })
  })
  test.each([
    'gatekeeper approve K7QD-2MXA', 'npx gatekeeper approve K7QD-2MXA', 'npm exec gatekeeper approve X', 'pnpm exec gatekeeper approve X', 'bunx gatekeeper approve X', `${process.execPath} ${BIN} approve X`, `${BIN} approve X`,
    'node_modules/.bin/gatekeeper approve X', 'node dist/gatekeeper.cjs approve X', 'script -qc "gatekeeper approve X" /dev/null', "script -qc 'gatekeeper approve X' /dev/null <<< y", 'setsid gatekeeper approve X', 'tmux send-keys -t 0 "gatekeeper approve X" Enter',
    'tmux new-window "gatekeeper approve X"', 'screen -X stuff "gatekeeper approve X\\n"', `python3 -c 'import pty; pty.spawn(["gatekeeper", "approve", "X"])'`, 'unbuffer gatekeeper approve X', 'socat EXEC:"gatekeeper approve X",pty STDIO',
    'yes | gatekeeper approve X', 'env -i gatekeeper approve X', 'bash -c "gatekeeper approve X"', 'xargs gatekeeper approve < codes', 'g=gatekeeper; $g approve X', 'echo "gatekeeper approve X" | at now', 'systemd-run --user gatekeeper approve X',
    'ssh localhost gatekeeper approve X', 'rm -r ~/.local/state/gatekeeper/pending', 'echo x > ~/.local/state/gatekeeper/pending/AAAA-AAAA.json', 'gatekeeper hook claude-code < x.json',
  ])('an agent may not run %s', line => {
    const ran = box.gatekeeper(['check', '--json', line])
    expect(JSON.parse(ran.out)).toMatchObject({ decision: 'deny' })
  })
  test('a driver of terminals asks at least', () => expect(box.gatekeeper(['check', "expect -c 'spawn gatekeeper approve X'"]).code).toBeGreaterThanOrEqual(75))
})

test('what is allowed pays nothing for it', () => {
  expect(tried('ls').exit).toBe(0)
  expect(readdirSync(join(box.home, '.local/state/gatekeeper'))).not.toContain('pending')
  expect(readFileSync(join(import.meta.dirname, '../dist/gatekeeper.cjs'), 'latin1')).not.toContain('K7QD')
})

describe('in the hook of an agent that cannot ask', () => {
  const codex = (session = 's1'): string => JSON.stringify({ session_id: session, turn_id: 't', transcript_path: null, cwd: box.project, hook_event_name: 'PreToolUse', model: 'm', permission_mode: 'default', tool_name: 'Bash', tool_input: { command: 'git push' }, tool_use_id: 'c' })
  /** The hook as the agent starts it; the process in between is the agent. */
  const hook = (input = codex(), env = {}): { readonly out: string; readonly code: string } => {
    const { out } = box.run(process.execPath, ['-e', AGENT, BIN, 'hook', 'codex'], { input, env })
    return { out, code: CODE.exec(out)?.[1] ?? '' }
  }
  const settings = (value: object): void => {
    mkdirSync(join(box.home, '.config/gatekeeper'), { recursive: true })
    writeFileSync(join(box.home, '.config/gatekeeper/settings.json'), JSON.stringify(value))
  }
  test('a yes is for its session, once', async () => {
    const { out, code } = hook()
    expect(JSON.parse(out)).toMatchObject({ hookSpecificOutput: { permissionDecision: 'deny' } })
    await approve(code, 'y\n')
    expect(hook(codex('s2')).out).toContain('"deny"')
    expect(hook().out).toBe('')
    expect(hook().out).toContain('"deny"')
  })
  test('a no is told to the agent', async () => {
    const { code } = hook()
    expect(await approve(code, 'y\n', '--deny')).toMatchObject({ exit: 0, text: expect.stringContaining('refused, and refused again in this session') })
    const pty = onPty(`${BIN} approve ${hook(codex('s2')).code} --deny not on Fridays`, { env: box.env, cwd: box.project })
    await pty.until(/refuse this for the rest of its session\? \[y\/N\]/)
    pty.send('y\n')
    expect(await pty.ended).toBe(0)
    expect(hook().out).toContain('denied by what was denied before in this session')
    expect(hook(codex('s2')).out).toContain('not on Fridays')
  })
  test('without a session it is for the agent, once', async () => {
    const input = JSON.stringify({ hook_event_name: 'preToolUse', cwd: box.project, tool_name: 'execute_bash', tool_input: { command: 'git push' } })
    const amazon = (): { exit: number | null; code: string } => {
      const { code, err } = box.run(process.execPath, ['-e', AGENT, BIN, 'hook', 'amazon-q'], { input })
      return { exit: code, code: CODE.exec(err)?.[1] ?? '' }
    }
    const first = amazon()
    expect(first.exit).toBe(2)
    await approve(first.code, 'y\n')
    expect([amazon().exit, amazon().exit]).toEqual([0, 2])
  })
  test('the settings have a person told on a terminal, and the call goes on with the yes', async () => {
    const seat = onPty('tty; cat', { env: box.env, cwd: box.project })
    await seat.until(/\/dev\/pts\/\d+/)
    settings({ ask: { via: ['tty', 'code'], tty: /\/dev\/pts\/\d+/.exec(seat.text())?.[0], wait: '15s' } })
    const agent = spawn('/usr/bin/setsid', ['-w', process.execPath, '-e', AGENT, BIN, 'hook', 'codex'], { cwd: box.project, env: box.env, stdio: ['pipe', 'pipe', 'inherit'] })
    let out = ''
    agent.stdout.on('data', chunk => { out += chunk })
    agent.stdin.end(codex())
    await seat.until(/an agent waits for you: codex: git push\s+gatekeeper approve \S{9}/)
    await approve(CODE.exec(seat.text())?.[1] ?? '', 'y\n')
    expect(await new Promise(resolve => agent.on('close', resolve))).toBe(0)
    expect(out).toBe('')
    expect(records()).toEqual(expect.arrayContaining([expect.objectContaining({ agent: 'codex', stage: 'grant', answer: 'allow', outcome: 'ran' })]))
    seat.send('\u0004')
    await seat.ended
  })
  test('nobody who answers in time: the code is what is left; what cannot be reached is not waited for', () => {
    const started = Date.now()
    settings({ ask: { via: ['tty'], tty: '/dev/pts/99999', wait: '15s' } })
    expect(hook().code).toMatch(/.{9}/)
    expect(Date.now() - started).toBeLessThan(8000)
  })
  test('a project has no say in it', () => {
    mkdirSync(join(box.project, '.gatekeeper'))
    writeFileSync(join(box.project, '.gatekeeper/settings.json'), JSON.stringify({ ask: { via: ['tmux', 'desktop'], wait: '15s' } }))
    const started = Date.now()
    expect(hook().code).toMatch(/.{9}/)
    expect(Date.now() - started).toBeLessThan(4000)
  })
})
