// `exec`: what runs is what was judged, as if gatekeeper were not there; what does not run says why.
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawn, spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hiddenNames } from '../src/executors/environment.ts'
import { BIN, type Sandbox, sandbox } from './support/sandbox.ts'

let box: Sandbox
beforeAll(() => { box = sandbox() })
afterAll(() => box.remove())

const put = (name: string, text: string | Buffer, mode = 0o644): string => {
  const path = join(box.project, name)
  writeFileSync(path, text)
  chmodSync(path, mode)
  return path
}
/** For commands that are only about how things run. */
const YES = ['--mode', 'bypassPermissions']
const first = (text: string): string => text.split('\n')[0] ?? ''

describe('what runs', () => {
  test('several words are a program and its arguments, whatever is in them', () => {
    const words = ['a b', '', "it's", '"', '$HOME', '*', '$(echo no)', '`x`', '\n', 'end\n\n', '\\', '-n', 'ä世']
    expect(box.gatekeeper(['exec', '--', 'printf', '<%s>', ...words]).out).toBe(words.map(word => `<${word}>`).join(''))
  })
  test('one word is a command line', () => expect(box.gatekeeper(['exec', '--', 'echo a | tr a b; echo "$((1+1))"']).out).toBe('b\n2\n'))
  test('-c, --command, --stdin and --file are command lines', () => {
    put('script.sh', 'printf "%s " one\necho two\n')
    expect(box.gatekeeper(['exec', '-c', 'echo x | cat']).out).toBe('x\n')
    expect(box.gatekeeper(['exec', '--command=echo y']).out).toBe('y\n')
    expect(box.gatekeeper(['exec', '--stdin'], { input: 'echo z\n' }).out).toBe('z\n')
    expect(box.gatekeeper(['exec', '--file', 'script.sh']).out).toBe('one two\n')
  })
  test('a script knows its name, and runs in the shell that it names', () => {
    put('named.sh', '#!/bin/bash\nbasename "$0"; test -n "$BASH_VERSION" && echo bash\n')
    expect(box.gatekeeper(['exec', ...YES, '--file', './named.sh']).out).toBe('named.sh\nbash\n')
  })
  test('a text keeps its last line breaks, quotes and dollars', () => {
    put('here.sh', "cat <<'END'\na '$b' \"c\" \\\n\n.\nEND\n\n\n")
    expect(box.gatekeeper(['exec', '--file', 'here.sh']).out).toBe("a '$b' \"c\" \\\n\n.\n")
  })
  test('standard input is the command\'s', () => expect(box.gatekeeper(['exec', '--', 'cat'], { input: 'data\n\n' }).out).toBe('data\n\n'))
  test('exit codes are the command\'s', () => {
    for (const code of [0, 1, 7, 64, 75, 77, 255]) expect(box.gatekeeper(['exec', '--', `exit ${code}`]).code).toBe(code)
    expect(box.gatekeeper(['exec', '--', `exit 77`]).err).toBe('')
  })
  test('so is the signal that ends it', () => {
    expect(spawnSync(BIN, ['exec', ...YES, '--', 'kill -TERM $$'], { cwd: box.project, env: box.env }).signal).toBe('SIGTERM')
  })
  test('it keeps the process id, and nothing is left beside it', async () => {
    const child = spawn(BIN, ['exec', ...YES, '--', 'sh', '-c', 'echo $$ $PPID; cat /proc/$$/task/$$/children'], { cwd: box.project, env: box.env })
    let out = ''
    for await (const chunk of child.stdout) out += String(chunk)
    expect(first(out)).toBe(`${child.pid} ${process.pid}`)
  })
  test('limits and ignored signals are as the caller has them', () => {
    const look = 'ulimit -n; grep -E "SigIgn|SigBlk" /proc/self/status'
    const line = (command: string): string => `ulimit -S -n 333; trap "" HUP PIPE; ${command}`
    const direct = box.run('/bin/sh', ['-c', line(look)])
    expect(box.run('/bin/sh', ['-c', line(`'${BIN}' exec ${YES.join(' ')} -- '${look}'`)]).out).toBe(direct.out)
    expect(direct.out).toContain('333')
  })
  test('the environment is the caller\'s, also what steers Node', () => {
    const env = { NODE_OPTIONS: '--no-warnings', NODE_EXTRA_CA_CERTS: '/nowhere', SOME: 'a b' }
    const { out } = box.gatekeeper(['exec', ...YES, '--', 'env'], { env })
    expect(out.split('\n')).toEqual(expect.arrayContaining(Object.entries(env).map(([name, value]) => `${name}=${value}`)))
    expect(out).not.toMatch(/gatekeeper_|GATEKEEPER_/)
  })
  test('what would run first in the shell is not passed on', () => {
    const evil = put('evil.sh', 'echo evil\n')
    const env = { BASH_ENV: evil, PS4: '$(echo evil >&2)', SHELLOPTS: 'xtrace', SHELL: '/bin/bash' }
    for (const args of [['echo good | cat'], ['bash', '-c', 'echo good | cat']]) {
      const { out, err } = box.gatekeeper(['exec', ...YES, '--', ...args], { env })
      expect([out, err]).toEqual(['good\n', ''])
    }
  })
  test('the shell comes from the system, whatever SHELL says', () => {
    put('bash', '#!/bin/sh\necho evil\n', 0o755)
    expect(box.gatekeeper(['exec', '--', 'echo good | cat'], { env: { SHELL: join(box.project, 'bash') } }).out).toBe('good\n')
  })
  test('the folder is the one that it was judged in', () => {
    mkdirSync(join(box.project, 'sub'), { recursive: true })
    expect(box.gatekeeper(['exec', '--', 'pwd'], { cwd: join(box.project, 'sub') }).out).toBe(`${join(box.project, 'sub')}\n`)
  })
})

describe('what does not run', () => {
  test('refused by a rule: 77, the reason in one line, then in full', () => {
    const { code, err, out } = box.gatekeeper(['exec', '--', 'rm -rf /'])
    expect([code, out]).toEqual([77, ''])
    expect(first(err)).toMatch(/^gatekeeper: refused: .+\(rule delete-root, high risk.*; instead: /)
    expect(err).toContain('^^^^^^^^')
  })
  test('--quiet: one line', () => expect(box.gatekeeper(['exec', '--quiet', '--', 'rm -rf /']).err.match(/\n/g)).toHaveLength(1))
  test('--json: one object on standard output', () => {
    const { code, out, err } = box.gatekeeper(['exec', '--json', '--', 'rm -rf /'])
    expect(code).toBe(77)
    expect(JSON.parse(out)).toMatchObject({ decision: 'deny', risk: 'high', findings: expect.arrayContaining([expect.objectContaining({ rule: 'delete-root', source: 'rm -rf /' })]), effects: ['delete / (recursive)'] })
    expect(err).toMatch(/^gatekeeper: [^\n]+\n$/)
  })
  test('nobody to ask: 75, and how to approve', () => {
    const { code, err } = box.gatekeeper(['exec', '--', 'touch', 'a b'])
    expect(code).toBe(75)
    expect(first(err)).toContain("there is no terminal to ask on")
    expect(first(err)).toContain("gatekeeper exec -- touch 'a b'")
    expect(existsSync(join(box.project, 'a b'))).toBe(false)
  })
  test('dontAsk: 77; plan: 77; acceptEdits runs it', () => {
    expect(box.gatekeeper(['exec', '--mode', 'dontAsk', '--', 'touch', 'm1']).code).toBe(77)
    expect(box.gatekeeper(['exec', '--mode=plan', '--', 'touch', 'm1']).code).toBe(77)
    expect(existsSync(join(box.project, 'm1'))).toBe(false)
    expect(box.gatekeeper(['exec', '-m', 'acceptEdits', '--', 'touch', 'm1']).code).toBe(0)
    expect(existsSync(join(box.project, 'm1'))).toBe(true)
  })
  test('bypassPermissions does not bypass a refusal; observe refuses nothing', () => {
    expect(box.gatekeeper(['exec', ...YES, '--', 'cat .env']).code).toBe(77)
    put('observed', 'x')
    expect(box.gatekeeper(['exec', '--mode', 'observe', '--', 'rm -r observed']).code).toBe(0)
  })
  test('as in a shell: 127 and 126', () => {
    expect(box.gatekeeper(['exec', ...YES, '--', 'no-such-program-here', 'x']).code).toBe(127)
    expect(box.gatekeeper(['exec', ...YES, '--', './project-file', 'x']).code).toBe(127)
    put('plain.txt', 'text')
    expect(box.gatekeeper(['exec', ...YES, '--', './plain.txt', 'x']).code).toBe(126)
  })
  test('settings that cannot be used: 78', () => {
    const other = sandbox()
    mkdirSync(join(other.home, '.config/gatekeeper'), { recursive: true })
    writeFileSync(join(other.home, '.config/gatekeeper/settings.json'), '{ "mode": ')
    const { code, err } = other.gatekeeper(['exec', '--', 'echo', 'x'])
    expect(code).toBe(78)
    expect(err).toMatch(/^gatekeeper: the settings cannot be used: .*settings\.json:1: .*JSON[^\n]*\n$/)
    other.remove()
  })
  test('what cannot be recorded: 70', () => {
    const other = sandbox()
    mkdirSync(join(other.home, '.local/state'), { recursive: true })
    writeFileSync(join(other.home, '.local/state/gatekeeper'), '')
    const { code, err, out } = other.gatekeeper(['exec', '--', 'echo', 'x'])
    expect([code, out]).toEqual([70, ''])
    expect(err).toMatch(/^gatekeeper: the record cannot be written, so nothing runs/)
    other.remove()
  })
})

describe('bad input gives one clear line and exit code 64', () => {
  const cases: readonly (readonly [name: string, args: readonly string[], says: RegExp, input?: string | Buffer])[] = [
    ['nothing', ['exec'], /there is no command/],
    ['an unknown option', ['exec', '--qiet', '--', 'ls'], /there is no option --qiet; did you mean --quiet\?/],
    ['an unknown mode', ['exec', '--mode', 'yolo', '--', 'ls'], /there is no mode yolo; choose one of default/],
    ['an option without its value', ['exec', '-c'], /--command needs <line> behind it/],
    ['an empty command', ['exec', '--', ''], /the command is empty/],
    ['an empty command line', ['exec', '-c', ' \n\t'], /the command is empty/],
    ['an empty program', ['exec', '--', '', 'x'], /the command is empty/],
    ['an empty input', ['exec', '--stdin'], /the command is empty/],
    ['a program that looks like an option', ['exec', '--', '-c', 'ls'], /no program can be called -c/],
    ['a line that looks like an option', ['exec', '--', '-x'], /a shell would take it for an option/],
    ['two commands', ['exec', '-c', 'ls', '--', 'ls'], /give the command once/],
    ['a NUL byte', ['exec', '--stdin'], /NUL byte/, 'echo a\0b'],
    ['invalid UTF-8 on standard input', ['exec', '--stdin'], /not valid UTF-8/, Buffer.from([0x65, 0x63, 0x68, 0x6f, 0x20, 0xff])],
    ['a missing script', ['exec', '--file', 'no-such-file.sh'], /there is no such file/],
    ['a folder for a script', ['exec', '--file', '.'], /it is a folder/],
    ['a missing workspace', ['exec', '--workspace', '/no/such/folder', '--', 'ls'], /is no folder/],
    ['an unknown subcommand', ['excec', '--', 'ls'], /there is no command excec; did you mean exec\? gatekeeper --help lists them/],
  ]
  for (const [name, args, says, input] of cases) test(name, () => {
    const { code, err, out } = box.gatekeeper(args, input === undefined ? {} : { input })
    expect([code, out]).toEqual([64, ''])
    expect(err).toMatch(/^gatekeeper: [^\n]+\n$/)
    expect(err).toMatch(says)
  })
  test('invalid UTF-8 in an argument', () => {
    const { code, err } = box.run('/bin/sh', ['-c', `'${BIN}' exec -- echo "$(printf 'a\\377b')"`])
    expect(code).toBe(64)
    expect(err).toMatch(/^gatekeeper: [^\n]*not valid UTF-8[^\n]*\n$/)
  })
  test('a script that is for no shell', () => {
    put('tool.py', '#!/usr/bin/env python3\nprint(1)\n')
    const { code, err } = box.gatekeeper(['exec', '--file', 'tool.py'])
    expect(code).toBe(64)
    expect(err).toMatch(/^gatekeeper: tool\.py is no shell script \(it names python3\); run it as a command[^\n]*\n$/)
  })
  test('an unterminated quote is not understood, so it is asked about: 75', () => {
    const { code, err } = box.gatekeeper(['exec', '--quiet', '--', 'echo "a'])
    expect(code).toBe(75)
    expect(err).toMatch(/^gatekeeper: [^\n]+\n$/)
  })
})

describe('the launcher', () => {
  test('works through symbolic links, from any folder', () => {
    symlinkSync(BIN, join(box.root, 'link-one'))
    symlinkSync('link-one', join(box.root, 'gk'))
    expect(box.run(join(box.root, 'gk'), ['exec', '--', 'echo', 'linked']).out).toBe('linked\n')
    expect(box.run('../../gk', ['exec', '--', 'echo', 'linked']).out).toBe('linked\n')
    expect(box.run('gk', ['exec', '--', 'echo', 'linked'], { env: { PATH: `${box.root}:${box.env['PATH']}` } }).out).toBe('linked\n')
  })
  test('is a Node program too', () => expect(box.run('node', [BIN, 'exec', '--', 'echo', 'direct']).out).toBe('direct\n'))
  test.each(['dash', 'bash', 'busybox', 'zsh', 'ksh'])('under %s', shell => {
    if (spawnSync(shell, ['--help']).error) return
    const args = shell === 'busybox' ? ['sh', BIN] : [BIN]
    expect(box.run(shell, [...args, 'exec', '--', 'printf', '<%s>', 'a b', 'c\n']).out).toBe('<a b><c\n>')
    expect(box.run(shell, [...args, 'exec', '--', 'echo x | cat; exit 9'])).toMatchObject({ out: 'x\n', code: 9 })
    expect(box.run(shell, [...args, 'exec', '--quiet', '--', 'rm -rf /']).code).toBe(77)
    expect(box.run(shell, [...args, 'exec', '--help']).out).toMatch(/^Usage: gatekeeper exec/)
    expect(box.run(shell, [...args, 'nonsense']).code).toBe(64)
    const empty = { env: { PATH: join(box.root, 'run') } }
    expect(box.run(`/usr/bin/${shell}`, [...args, 'exec', '--', 'echo', 'x'], empty)).toMatchObject({ code: 70, out: '', err: 'gatekeeper: node is not on the PATH; nothing runs\n' })
  })
  test('without Node nothing runs, and a hook refuses as agents understand it', () => {
    const tools = join(box.root, 'tools')
    mkdirSync(tools)
    const env = { PATH: tools }
    expect(box.gatekeeper(['exec', '--', 'echo', 'x'], { env })).toMatchObject({ code: 70, out: '' })
    expect(box.gatekeeper(['hook', 'claude-code'], { env })).toMatchObject({ code: 2, out: '' })
    writeFileSync(join(tools, 'node'), '#!/nowhere/at-all\n')
    chmodSync(join(tools, 'node'), 0o755)
    expect(box.gatekeeper(['exec', '--', 'echo', 'x'], { env })).toMatchObject({ code: 70, out: '' })
    expect(box.gatekeeper(['hook', 'claude-code'], { env })).toMatchObject({ code: 2, out: '' })
    expect(box.gatekeeper(['check', 'ls'], { env })).toMatchObject({ code: 70, out: '' })
    writeFileSync(join(tools, 'node'), '#!/bin/sh\nexit 0\n')
    expect(box.gatekeeper(['exec', '--', 'echo', 'x'], { env })).toMatchObject({ code: 70, out: '' })
  })
  test('a node from a relative PATH is not taken', () => {
    mkdirSync(join(box.project, 'bin'), { recursive: true })
    put('bin/node', '#!/bin/sh\necho evil\n', 0o755)
    const { code, out, err } = box.gatekeeper(['exec', '--', 'echo', 'x'], { env: { PATH: `bin:${box.env['PATH']}` } })
    expect([code, out]).toEqual([70, ''])
    expect(err).toContain('relative PATH')
  })
  test('the gate\'s Node obeys nobody', () => {
    const evil = put('evil.cjs', 'require("fs").writeSync(1, "argv 2\\n\\n."); process.exit(0)')
    for (const env of [{ NODE_OPTIONS: `--require ${evil}` }, { NODE_PATH: box.project }]) expect(box.gatekeeper(['exec', '--quiet', '--', 'rm', '-rf', '/'], { env }).code).toBe(77)
    expect(box.gatekeeper(['check', 'rm -rf /'], { env: { NODE_OPTIONS: `--require ${evil}` } }).code).toBe(77)
  })
})

describe('--supervise', () => {
  const records = (): { exit?: number; signal?: string; duration?: number }[] =>
    readFileSync(join(box.home, '.local/state/gatekeeper/audit', `${new Date().toISOString().slice(0, 10)}.jsonl`), 'utf8').trim().split('\n').map(line => JSON.parse(line))
  test('passes everything through and records how it ended', () => {
    expect(box.gatekeeper(['exec', '--supervise', '--', 'cat; exit 5'], { input: 'in\n' })).toMatchObject({ out: 'in\n', code: 5 })
    expect(records().at(-1)).toMatchObject({ text: 'cat; exit 5', exit: 5, duration: expect.any(Number) })
  })
  test('128 and the number of the signal', () => {
    expect(box.gatekeeper(['exec', '--supervise', ...YES, '--', 'kill -TERM $$']).code).toBe(143)
    expect(records().at(-1)).toMatchObject({ exit: 143, signal: 'SIGTERM' })
  })
  test('forwards signals', async () => {
    const child = spawn(BIN, ['exec', '--supervise', ...YES, '--', 'trap "echo got; exit 3" TERM; echo ready; while :; do sleep 0.1; done'], { cwd: box.project, env: box.env })
    let out = ''
    child.stdout.on('data', chunk => {
      out += String(chunk)
      if (String(chunk).includes('ready')) child.kill('SIGTERM')
    })
    const code = await new Promise(resolve => child.on('close', resolve))
    expect([code, out]).toEqual([3, 'ready\ngot\n'])
  })
  test('hides nothing from the command, and passes on nothing that runs first', () => {
    const { out } = box.gatekeeper(['exec', '--supervise', ...YES, '--', 'env'], { env: { NODE_OPTIONS: '--no-warnings', BASH_ENV: '/nowhere' } })
    expect(out).toContain('NODE_OPTIONS=--no-warnings\n')
    expect(out).not.toMatch(/GATEKEEPER_|gatekeeper_|BASH_ENV/)
  })
  test('no variable comes back under another name but those that the launcher put aside', () => {
    const { out } = box.gatekeeper(['exec', '--supervise', ...YES, '--', 'env'], { env: { GATEKEEPER_HIDDEN_NODE_OPTIONS: '--title=x', GATEKEEPER_HIDDEN_LD_PRELOAD: '/nowhere.so', GATEKEEPER_HIDDEN_GIT_PAGER: 'x' } })
    expect(out).not.toMatch(/^(?:NODE_OPTIONS|LD_PRELOAD|GIT_PAGER)=/m)
  })
  test('the launcher puts aside what is taken back', () => {
    const list = /for gatekeeper_name in ([A-Z0-9_\s\\]+); do/.exec(readFileSync(BIN, 'utf8'))?.[1]?.split(/[\s\\]+/).filter(Boolean)
    expect(list).toEqual(hiddenNames)
  })
  test('127 and 126 with a line', () => {
    expect(box.gatekeeper(['exec', '--supervise', ...YES, '--', 'no-such-program-here', 'x'])).toMatchObject({ code: 127, err: expect.stringMatching(/^gatekeeper: there is no program no-such-program-here; /) })
    put('plain2.txt', 'text')
    expect(box.gatekeeper(['exec', '--supervise', ...YES, '--', './plain2.txt', 'x'])).toMatchObject({ code: 126 })
  })
})
