// The mode `bubble`: questions of gates below go to the one that a person has started, and to nobody else.
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerIn, answerLine, challengeIn, questionIn, questionLine } from '../src/cli/bubble-lines.ts'
import { nameOf } from '../src/disk/holder.ts'
import { type Answer, literal, type Verdict } from '../src/model/index.ts'
import { onPty, type Pty } from './support/pty.ts'
import { BIN, SHIM, type Sandbox, sandbox, settle } from './support/sandbox.ts'

let box: Sandbox
let ptys: Pty[] = []
beforeEach(() => { box = sandbox() })
afterEach(async () => {
  for (const pty of ptys) if (pty.child.exitCode === null) pty.child.kill('SIGKILL')
  await Promise.all(ptys.map(pty => pty.ended))
  ptys = []
  box.remove()
})

const PATIENCE = 30_000
const made = (name: string): boolean => existsSync(join(box.project, name))
const gates = (): string => join(box.home, '.local/state/gatekeeper/gates')
const left = (): readonly string[] => (existsSync(gates()) ? readdirSync(gates()) : [])
/** The name of the socket; whoever asks has a file beside it for as long as that takes. */
const socketName = (): string => left().find(name => /^\d+-\d+$/.test(name)) ?? 'none'
const child = (words: string): string => `${BIN} exec --quiet --mode bubble -- ${words}\necho "code $?"`
/** What a person starts: a gate that stays beside a script, which calls others. The mode is the parent's own, and says nothing of theirs. */
function start(script: string): Pty {
  writeFileSync(join(box.project, 'agent.sh'), `${script}\n`)
  const pty = onPty(`${BIN} exec --mode observe --supervise -- sh ./agent.sh`, { cwd: box.project, env: box.env })
  ptys.push(pty)
  return pty
}
/** What is typed before the question can be answered is dropped. */
async function answer(pty: Pty, keys: string): Promise<void> {
  await pty.until('skip it')
  await new Promise(resolve => setTimeout(resolve, 150))
  pty.send(keys)
}
/** Runs a line of the script once the test lets it. */
const WAIT = 'echo ready\nwhile [ ! -e go ]; do sleep 0.05; done'
const go = (): void => writeFileSync(join(box.project, 'go'), '')
const payload = (): string => JSON.stringify({ hook_event_name: 'PreToolUse', session_id: 's1', tool_use_id: 'toolu_1', transcript_path: '/nowhere', permission_mode: 'default', tool_name: 'Bash', tool_input: { command: 'touch made.txt' }, cwd: box.project })

describe('a gate above', () => {
  test('is asked, says who asks, and its yes runs the command; the socket is gone afterwards', async () => {
    const pty = start(`ls -l ${gates()}\n${child('touch made.txt')}`)
    await pty.until(/srw------- .* \d+-\d+\n/)
    await pty.until(/exec, session \d+-\d+, asked by process \d+ \(\d below this gate\), in\s/)
    await answer(pty, '1\r')
    await pty.until('code 0')
    expect([await pty.ended, made('made.txt'), left()]).toEqual([0, true, []])
  }, PATIENCE)
  test('its no is a refusal with the note', async () => {
    const pty = start(child('touch made.txt'))
    await answer(pty, '5\r')
    await pty.until('instead?')
    pty.send('not on Fridays\r')
    await pty.until('gatekeeper: refused by a person at the parent gate: not on Fridays')
    await pty.until('code 77')
    expect([await pty.ended, made('made.txt')]).toEqual([0, false])
  }, PATIENCE)
  test('of two questions at once, one comes after the other', async () => {
    const pty = start(`${child('touch one.txt').replace('\n', ' &\n')}\n${child('touch two.txt').replace('\n', ' &\n')}\nwait`)
    await answer(pty, '1\r')
    await answer(pty, '4\r')
    await pty.ended
    expect([made('one.txt'), made('two.txt')].filter(Boolean)).toHaveLength(1)
  }, PATIENCE)
  test('answers a hook, whose yes for the session is kept', async () => {
    settle(box, { mode: 'bubble' })
    writeFileSync(join(box.project, 'call.json'), payload())
    const pty = start(`for time in 1 2; do ${BIN} hook claude-code < call.json; echo "code $?"; done`)
    await answer(pty, '2\r')
    await pty.until('"permissionDecision":"allow"')
    await pty.until(/"permissionDecision":"allow".*a grant for this session/)
    await pty.until('code 0')
    expect(await pty.ended).toBe(0)
    const records = readdirSync(join(box.home, '.local/state/gatekeeper'), { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.jsonl')).map(name => readFileSync(join(box.home, '.local/state/gatekeeper', name), 'utf8')).join('')
    expect(records).toContain('"by":"a person at the parent gate"')
  }, PATIENCE)
  test('answers the shell of an agent', async () => {
    settle(box, { mode: 'bubble' })
    const pty = start(`${SHIM} -c 'touch made.txt'; echo "code $?"`)
    await pty.until(/shell, session/)
    await answer(pty, '1\r')
    await pty.until('code 0')
    expect([await pty.ended, made('made.txt')]).toEqual([0, true])
  }, PATIENCE)
  test('an edited command is judged from the start', async () => {
    const pty = start(child('touch made.txt'))
    await answer(pty, '6\r')
    await pty.until('command')
    pty.send('\u0015rm -rf /\r')
    await pty.until('delete-root')
    await pty.until('code 77')
    expect(await pty.ended).toBe(0)
  }, PATIENCE)
  test('a gate that the agent starts on a terminal of its own is not asked: the outermost is', async () => {
    const pty = start(`script -qefc "${BIN} exec --mode observe --supervise -- ${BIN} exec --mode bubble -- touch made.txt" /dev/null < /dev/null`)
    await answer(pty, '1\r')
    expect([await pty.ended, made('made.txt')]).toEqual([0, true])
  }, PATIENCE)
})

describe('no answer is a refusal', () => {
  test('without a gate above: 75, and a code', () => {
    const { code, err } = box.gatekeeper(['exec', '--mode', 'bubble', '--', 'touch', 'made.txt'])
    expect([code, made('made.txt')]).toEqual([75, false])
    expect(err).toMatch(/^gatekeeper: refused, since nobody approved it: no gate above this one takes questions; .*gatekeeper approve [0-9A-Z]{4}-[0-9A-Z]{4}\n/)
  })
  test('also on a terminal of its own', async () => {
    const pty = onPty(`${BIN} exec --quiet --mode bubble -- touch made.txt`, { cwd: box.project, env: box.env })
    ptys.push(pty)
    expect([await pty.ended, made('made.txt')]).toEqual([75, false])
    expect(pty.text()).toContain('no gate above')
  }, PATIENCE)
  test('a hook refuses with a code, and leaves nothing to the prompt of the agent', () => {
    settle(box, { mode: 'bubble' })
    const { out } = box.gatekeeper(['hook', 'claude-code'], { input: payload() })
    expect(JSON.parse(out)).toMatchObject({ hookSpecificOutput: { permissionDecision: 'deny', permissionDecisionReason: expect.stringMatching(/it was to be asked at the parent gate: no gate above.*gatekeeper approve /) } })
  })
  test('nor does it ask anybody about what is allowed or refused anyway', () => {
    expect(box.gatekeeper(['exec', '--mode', 'bubble', '--', 'echo', 'x']).code).toBe(0)
    expect(box.gatekeeper(['exec', '--mode', 'bubble', '--', 'rm -rf /']).code).toBe(77)
    expect(box.gatekeeper(['check', '--mode', 'bubble', 'touch x']).code).toBe(75)
  })
  test('below a gate that has no terminal', () => {
    writeFileSync(join(box.project, 'agent.sh'), child('touch made.txt'))
    const { out, err } = box.gatekeeper(['exec', '--mode', 'observe', '--supervise', '--', 'sh', './agent.sh'])
    expect([out, made('made.txt'), left()]).toEqual(['code 75\n', false, []])
    expect(err).toContain('no gate above')
  })
  test('where time is over', async () => {
    settle(box, { approver: { patience: '1s' } })
    const pty = start(child('touch made.txt'))
    await pty.until('skip it')
    await pty.until('no answer came within 1 seconds')
    await pty.until('code 75')
    expect([await pty.ended, made('made.txt')]).toEqual([0, false])
  }, PATIENCE)
  test('where the command reads the keys of the terminal itself', async () => {
    const pty = start(`stty -icanon\n${child('touch made.txt')}\nstty icanon`)
    await pty.until('reads the keys of its terminal itself')
    await pty.until('code 75')
    expect([await pty.ended, made('made.txt'), pty.text().includes('skip it')]).toEqual([0, false, false])
  }, PATIENCE)
  test('when whoever asked is gone, the question is taken away, and the next one is put', async () => {
    const pty = start(`${BIN} exec --quiet --mode bubble -- touch one.txt & asked=$!\n${WAIT}\nkill -KILL $asked\nwait $asked\n${child('touch two.txt')}`)
    await pty.until('skip it')
    go()
    await pty.until('two.txt')
    await answer(pty, '1\r')
    await pty.until('code 0')
    expect([await pty.ended, made('one.txt'), made('two.txt'), left()]).toEqual([0, false, true, []])
  }, PATIENCE)
})

describe('a gate above that is killed', () => {
  test('has answered nothing, and what it leaves behind goes with the next', async () => {
    const pty = start(`setsid -w sh -c '${child('touch made.txt').replace('\n', '; ')}' < /dev/null > out 2>&1`)
    await pty.until('skip it')
    const name = socketName()
    process.kill(Number(name.split('-')[0]), 'SIGKILL')
    const out = (): string => readFileSync(join(box.project, 'out'), 'utf8')
    await expect.poll(out, { timeout: 10_000 }).toContain('code 75')
    expect([made('made.txt'), left(), out().includes('it gave no answer that can be read')]).toEqual([false, [name], true])
    await start('true').ended
    expect(left()).toEqual([])
  }, PATIENCE)
})

describe('others', () => {
  /** Says something to the gate, once it has said what is to be held. @returns all that comes back afterwards */
  const say = (path: string, speak: (hold: string) => string): Promise<string> => new Promise(resolve => {
    let read = ''
    const socket = connect(path).setEncoding('utf8')
    socket.on('data', (text: unknown) => {
      read += String(text)
      const hold = challengeIn(read)
      if (hold !== undefined) socket.write(speak(hold))
    })
    // Whoever is sent away in the midst of a word is told so by the system.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(read.slice(read.indexOf('\n') + 1)))
  })
  const socketOf = (): string => join(gates(), socketName())
  const question = { agent: 'x', cwd: '/', text: 'touch x', edits: false, verdict: { decision: 'ask', risk: 'low', findings: [], occurrences: [] } as const, offers: {}, patience: 5000 }

  test('a process that does not come from the gate puts no question, in its own name or in another, and neither does noise', async () => {
    const pty = start(`echo "shell $$"\n${WAIT}`)
    await pty.until('ready')
    const shell = Number(/shell (\d+)/.exec(pty.text())?.[1])
    const fds: number[] = []
    const holding = (process: string) => (hold: string): string => {
      const fd = openSync(join(gates(), hold), 'wx', 0o600)
      fds.push(fd)
      return questionLine({ ...question, process, fd })
    }
    expect(await say(socketOf(), holding(nameOf(process.pid)))).toBe('')
    expect(await say(socketOf(), holding(nameOf(shell)))).toBe('')
    expect(await say(socketOf(), () => questionLine({ ...question, process: nameOf(shell), fd: 0 }))).toBe('')
    expect(await say(socketOf(), () => 'noise\n')).toBe('')
    expect(await say(socketOf(), () => 'x'.repeat(300_000))).toBe('')
    for (const fd of fds) closeSync(fd)
    go()
    await pty.ended
    expect([pty.text().includes('skip it'), left()]).toEqual([false, []])
  }, PATIENCE)
  test('a socket that another process has put in the place is not believed', async () => {
    const pty = start(`${WAIT}\n${child('touch made.txt')}`)
    await pty.until('ready')
    const path = socketOf()
    rmSync(path)
    const server = createServer(socket => {
      socket.on('error', () => undefined)
      socket.write(`{"hold":"${'0'.repeat(32)}"}\n`)
      socket.on('data', () => void socket.end('{"decision":"allow","by":"a person at the parent gate"}\n'))
    })
    const mask = process.umask(0o177)
    await new Promise<void>(resolve => server.listen(path, resolve))
    process.umask(mask)
    go()
    await pty.until('another process listens in its place')
    await pty.until('code 75')
    await pty.ended
    await new Promise(resolve => server.close(resolve))
    expect(made('made.txt')).toBe(false)
  }, PATIENCE)
})

describe('what is said', () => {
  const occurrence = { effect: { kind: 'write', target: literal('a\u001b]0;x\u0007') }, call: { program: literal('touch'), args: [literal('\u001b[2J')], assignments: [], redirects: [], cwd: literal('/'), span: { start: 0, end: 5 } } } as const
  const verdict: Verdict = { decision: 'ask', risk: 'low', findings: [{ rule: 'r', decision: 'ask', risk: 'low', reason: 'a\u001b[31mb', layer: 'user', occurrence }], occurrences: [occurrence] }
  const question = { process: '1-1', fd: 3, agent: 'a\u202eb', session: 's', cwd: '/\u0007', text: 'touch \u001b', edits: true, verdict, offers: { session: 'x\r' }, patience: 5 }

  test('a question comes back as it was, but for what a terminal would obey', () => {
    const read = questionIn(questionLine(question))
    expect(read).toMatchObject({ agent: 'a\\u{202e}b', cwd: '/\\u{7}', text: 'touch \u001b', offers: { session: 'x\\u{d}' } })
    expect(read?.verdict.findings[0]).toMatchObject({ reason: 'a\\u{1b}[31mb', occurrence: { call: { args: [{ text: '\\u{1b}[2J', values: ['\u001b[2J'] }] } } })
    expect(read?.verdict.findings[0]?.occurrence).toBe(read?.verdict.occurrences[0])
  })
  test.each([
    '', '\n', '{}\n', '[]\n', 'null\n', 'x\n', questionLine(question).trimEnd(), `${questionLine(question)}\n`, questionLine(question).repeat(2), questionLine({ ...question, fd: -1 }),
    questionLine({ ...question, verdict: { ...verdict, decision: 'allow' } }), `${JSON.stringify({ ...question, offers: { other: 'x' } })}\n`, `${JSON.stringify({ ...question, verdict: { ...verdict, findings: [{}] } })}\n`,
  ])('no question: %#', line => expect(questionIn(line)).toBeUndefined())
  const yes: Answer = { decision: 'allow', by: 'a person at the parent gate', remember: 'session' }
  test('an answer comes back as it was', () => expect(answerIn(answerLine(yes))).toEqual(yes))
  test.each([
    '', '\n', '{}\n', 'yes\n', '"allow"\n', answerLine(yes).trimEnd(), answerLine(yes).repeat(2), ` ${answerLine(yes)}x`, answerLine({ ...yes, by: 'nobody' }), answerLine({ ...yes, by: 'a person at the terminal' }),
    '{"decision":"allow"}\n', '{"decision":"allow","by":"a person at the parent gate","remember":"ever"}\n', '{"decision":"allow","by":"a person at the parent gate","edited":1}\n', '{"decision":["allow"],"by":"a person at the parent gate"}\n',
  ])('no answer: %#', line => expect(answerIn(line)).toBeUndefined())
})
