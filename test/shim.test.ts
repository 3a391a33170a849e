// `gatekeeper-sh`: a refused line runs in none of its forms, a broken gate refuses aloud, and a person gets in all the same.
import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onPty } from './support/pty.ts'
import { BIN, type Sandbox, sandbox, settle, SHIM } from './support/sandbox.ts'

/** Stands for everything that must not run: it leaves a mark. */
const STUB = '#!/bin/sh\necho "$0 $*" >> "$MARK"\n'
const SETTINGS = { mode: 'bypassPermissions', permissions: { deny: ['bash(danger)', 'bash(danger *)'] } }

let box: Sandbox
let mark: string
beforeAll(() => {
  box = sandbox()
  mark = join(box.root, 'mark')
  mkdirSync(join(box.root, 'tools'))
  put(join(box.root, 'tools/danger'), STUB)
  Object.assign(box.env, { MARK: mark, PATH: `${join(box.root, 'tools')}:${box.env['PATH']}`, PWD: box.project })
})
beforeEach(() => settle(box, SETTINGS))
afterEach(() => rmSync(mark, { force: true }))
afterAll(() => box.remove())

function put(path: string, text: string): string {
  writeFileSync(path, text)
  chmodSync(path, 0o755)
  return path
}
const shim = (args: readonly string[], more: Parameters<Sandbox['run']>[2] = {}): ReturnType<Sandbox['run']> => box.run(SHIM, args, more)
const first = (text: string): string => text.split('\n')[0] ?? ''

describe('a line that is refused', () => {
  const forms: readonly (readonly [name: string, args: readonly string[], input?: string])[] = [
    ['-c', ['-c', 'danger']], ['-lc', ['-lc', 'danger x']], ['-ec', ['-ec', 'danger']], ['-ic', ['-ic', 'danger']], ['-euo pipefail -c', ['-euo', 'pipefail', '-c', 'danger']], ['behind other options', ['-O', 'extglob', '+e', '--norc', '-c', 'danger']], ['behind --', ['-c', '--', 'danger']],
    ['as $0', ['-c', '"$0"', 'danger']], ['as an argument', ['-c', '"$@"', 'x', 'danger', 'y']], ['as text in an argument', ['-c', 'eval "$1"', 'x', 'danger']], ['in pieces', ['-c', '$1$2', 'x', 'dan', 'ger']], ['in a nested shell', ['-c', `sh -c 'sh -c "danger"'`]],
    ['on standard input', [], 'echo first\ndanger\n'], ['with -s', ['-s'], 'danger\n'], ['with -s, as an argument', ['-s', 'danger'], '$1\n'], ['with -', ['-'], 'danger'], ['with -i and no terminal', ['-i'], 'danger\n'],
    ['in a script', ['danger.sh']], ['in a script, as an argument', ['run.sh', 'danger']], ['in a script that is found on PATH', ['danger-script']], ['in a script, by its name', ['danger']],
    ['in a file that starts it', ['--rcfile', 'danger.sh', '-i']],
  ]
  for (const [name, args, input = ''] of forms) test(name, () => {
    put(join(box.project, 'danger.sh'), 'danger\n')
    put(join(box.project, 'run.sh'), '"$@"\n')
    put(join(box.project, 'danger'), 'danger\n')
    put(join(box.root, 'tools/danger-script'), 'danger\n')
    const { code, err, out } = shim(args, { input })
    expect([code, out]).toEqual([77, ''])
    expect(first(err)).toMatch(/^gatekeeper: refused: /)
    expect(existsSync(mark)).toBe(false)
  })
  test('in /dev/stdin, and in what a file descriptor leads to', () => {
    put(join(box.project, 'danger.sh'), 'danger\n')
    for (const line of [`'${SHIM}' /dev/stdin < danger.sh`, `'${SHIM}' /dev/fd/7 7< danger.sh`, `'${SHIM}' <(echo danger)`]) expect(box.run('/bin/bash', ['-c', line])).toMatchObject({ code: 77, out: '' })
    expect(existsSync(mark)).toBe(false)
  })
  test('the stub would tell', () => {
    settle(box, { mode: 'bypassPermissions' })
    expect(shim(['-c', 'danger ran'])).toMatchObject({ code: 0 })
    expect(readFileSync(mark, 'utf8')).toBe(`${join(box.root, 'tools/danger')} ran\n`)
  })
  test('what would be asked, is: 75 where nobody is there', () => {
    settle(box, {})
    expect(shim(['-c', 'touch asked'])).toMatchObject({ code: 75, out: '' })
    expect(existsSync(join(box.project, 'asked'))).toBe(false)
  })
  test('it is recorded, in the name of the shell', () => {
    shim(['-c', 'danger recorded'])
    const records = readFileSync(join(box.home, '.local/state/gatekeeper/audit', `${new Date().toISOString().slice(0, 10)}.jsonl`), 'utf8').trim().split('\n').map(line => JSON.parse(line))
    expect(records.at(-1)).toMatchObject({ agent: 'shell', text: 'danger recorded', decision: 'deny', exit: 77 })
  })
})

describe('what runs', () => {
  test('is what was judged, whatever becomes of the script meanwhile', () => {
    const script = put(join(box.project, 'self.sh'), 'echo "danger" > self.sh\necho still\n')
    expect(shim([script])).toMatchObject({ code: 0, out: 'still\n' })
    expect(existsSync(mark)).toBe(false)
  })
  test('nothing in it can steal from its own text', () => {
    const { out } = shim([], { input: "read -r x\ncat <<'E'\ndanger\nE\n" })
    expect(out).toBe('danger\n')
    expect(existsSync(mark)).toBe(false)
  })
  test('has the same process id, and SHELL as it was', () => {
    const ran = spawnSync(SHIM, ['-c', 'echo $$ $PPID; echo $SHELL'], { cwd: box.project, env: { ...box.env, SHELL: SHIM }, encoding: 'utf8' })
    expect(ran.stdout).toBe(`${ran.pid} ${process.pid}\n${SHIM}\n`)
  })
  test('a shell that it starts by SHELL is gated too, and nothing goes round', () => {
    expect(shim(['-c', '$SHELL -c danger'], { env: { SHELL: SHIM } }).code).toBe(77)
    expect(shim(['-c', '$SHELL -c "echo inner"'], { env: { SHELL: SHIM } }).out).toBe('inner\n')
    settle(box, { mode: 'bypassPermissions', permissions: { deny: ['bash(danger)'] } })
    put(join(box.project, 'hides.py'), 'import os, subprocess\nraise SystemExit(subprocess.run([os.environ["SHELL"], "-c", "danger"]).returncode)\n')
    if (spawnSync('python3', ['--version']).status === 0) expect(shim(['-c', 'python3 hides.py'], { env: { SHELL: SHIM } }).code).toBe(77)
    expect(existsSync(mark)).toBe(false)
  })
  test('gets the environment but for what would run first', () => {
    const evil = put(join(box.root, 'evil.sh'), 'echo evil\n')
    const env = { BASH_ENV: evil, ENV: evil, PS4: '$(echo evil >&2)', SHELLOPTS: 'xtrace', SOME: 'a b', 'BASH_FUNC_echo%%': '() { printf evil; }' }
    expect(shim(['-c', 'echo "$SOME"; cat /dev/null'], { env })).toMatchObject({ out: 'a b\n', err: '' })
    for (const name of ['dash', 'bash']) {
      const link = join(box.root, `gatekeeper-${name}`)
      if (!existsSync(link)) symlinkSync(SHIM, link)
      const { out, err } = box.run(link, ['-ic', 'echo good'], { env })
      expect(out + err).not.toContain('evil')
      expect(out).toBe('good\n')
    }
    expect(shim(['-c', 'echo $ENV'], { env: { ENV: 'production' } }).out).toBe('production\n')
  })
  test('no function of the environment answers in the place of Node, where sh is bash', () => {
    const evil = put(join(box.root, 'evil-node'), "#!/bin/sh\nprintf 'argv 2\\n\\n.'\n")
    const env = { ...box.env, 'BASH_FUNC_command%%': `() { echo ${evil}; }`, 'BASH_FUNC_printf%%': '() { :; }', 'BASH_FUNC_[%%': '() { return 0; }', 'BASH_FUNC_unset%%': '() { :; }', 'BASH_FUNC_exec%%': '() { :; }' }
    for (const args of [[BIN, 'exec', '--quiet', '--', 'danger'], [SHIM, '-c', 'danger']]) expect(spawnSync('/bin/bash', args, { argv0: 'sh', cwd: box.project, env }).status).toBe(77)
    expect(existsSync(mark)).toBe(false)
  })
  test('no environment names the shell', () => {
    const other = put(join(box.root, 'tools/bash'), '#!/bin/sh\necho other\n')
    expect(shim(['-c', 'echo ${0}'], { env: { SHELL: other, GATEKEEPER_SHELL: other } }).out).toMatch(/^\/(?:usr\/)?bin\/(?:bash|sh)\n$/)
    expect(box.gatekeeper(['sh', other, '-c', 'echo x'])).toMatchObject({ code: 64, out: '', err: expect.stringContaining('no shell of the system') })
    rmSync(other)
  })
  test('its name does', () => {
    const link = join(box.root, 'gatekeeper-dash')
    if (!existsSync(link)) symlinkSync(SHIM, link)
    if (existsSync('/bin/dash')) expect(box.run(link, ['-c', 'echo $0']).out).toMatch(/\/dash\n$/)
    const wrong = join(box.root, 'gatekeeper-fish')
    symlinkSync(SHIM, wrong)
    expect(box.run(wrong, ['-c', 'echo x'])).toMatchObject({ code: 70, out: '', err: expect.stringContaining('no name of a shell') })
  })
  test('links to links lead to it', () => {
    mkdirSync(join(box.root, 'deep/er'), { recursive: true })
    symlinkSync(SHIM, join(box.root, 'deep/er/gatekeeper-sh'))
    symlinkSync('er/gatekeeper-sh', join(box.root, 'deep/gatekeeper-sh'))
    expect(box.run('gatekeeper-sh', ['-c', 'echo linked'], { env: { PATH: `${join(box.root, 'deep')}:${box.env['PATH']}` } }).out).toBe('linked\n')
    expect(box.run('../../deep/gatekeeper-sh', ['-c', 'echo linked']).out).toBe('linked\n')
  })
})

describe('what cannot run as it would be judged', () => {
  const cases: readonly (readonly [name: string, args: readonly string[], says: RegExp, input?: string | Buffer])[] = [
    ['-c and -s', ['-sc', 'echo x'], /give the commands once/], ['letters behind an o', ['-oec', 'errexit', 'echo x'], /no option that every shell reads alike/], ['a long option with one dash', ['-posix', '-c', 'echo x'], /no option/], ['an option of another world', ['--frobnicate', '-c', 'x'], /no option/],
    ['an option without its value', ['-o'], /without its value/], ['NUL on standard input', [], /NUL/, 'echo a\0b'], ['no UTF-8', [], /UTF-8/, Buffer.from([0x65, 0xff])], ['a text like an option', [], /take it for an option/, '-c\n'], ['more than a system lets one text be', [], /longer than/, '#'.repeat(140_000)],
    ['a script that asks where it lies', ['where.sh'], /asks for its own file/],
  ]
  for (const [name, args, says, input = ''] of cases) test(name, () => {
    put(join(box.project, 'where.sh'), 'cd "$(dirname "${BASH_SOURCE[0]}")"\n')
    const { code, err, out } = shim(args, { input })
    expect([code, out]).toEqual([64, ''])
    expect(err).toMatch(/^gatekeeper: [^\n]+\n$/)
    expect(err).toMatch(says)
  })
  test('a script that dies of an unset variable ends as with -c', () => {
    expect(shim(['-u'], { input: 'echo "$nope"; echo never\n' })).toMatchObject({ code: 127, out: '' })
  })
})

describe('a broken gate refuses aloud', () => {
  /** A copy of what is installed. */
  const copy = (...parts: readonly string[]): string => {
    const root = join(box.root, 'copy')
    rmSync(root, { recursive: true, force: true })
    mkdirSync(root)
    for (const part of parts) cpSync(join(dirname(BIN), '..', part), join(root, part), { recursive: true })
    return join(root, 'bin/gatekeeper-sh')
  }
  const forms: readonly (readonly [args: readonly string[], input: string])[] = [[['-c', 'echo ran'], ''], [[], 'echo ran\n'], [['echo.sh'], ''], [['--self-test'], '']]
  const refuses = (file: string, env: Readonly<Record<string, string>>, says: RegExp, wanted = 70): void => {
    put(join(box.project, 'echo.sh'), 'echo ran\n')
    for (const [args, input] of forms) {
      const { code, out, err } = box.run(file, args, { input, env })
      expect([args, code, out]).toEqual([args, wanted, ''])
      expect(err).toMatch(/^gatekeeper: [^\n]+\n/m)
      expect(err).toMatch(says)
    }
  }
  test('no node', () => refuses(SHIM, { PATH: join(box.root, 'run') }, /node is not on the PATH/))
  test('a node that does not start', () => {
    mkdirSync(join(box.root, 'nodes'))
    put(join(box.root, 'nodes/node'), '#!/nowhere/at-all\n')
    refuses(SHIM, { PATH: join(box.root, 'nodes') }, /node/)
    put(join(box.root, 'nodes/node'), '#!/bin/sh\nexit 0\n')
    refuses(SHIM, { PATH: join(box.root, 'nodes') }, /unreadable/)
  })
  test('no dist', () => refuses(copy('bin'), {}, /built files are missing/))
  test('a part of dist is gone', () => {
    const file = copy('bin', 'dist')
    rmSync(join(box.root, 'copy/dist/sh.cjs'))
    refuses(file, {}, /so nothing runs/)
  })
  test('no launcher beside it', () => {
    const file = copy('bin')
    rmSync(join(box.root, 'copy/bin/gatekeeper'))
    refuses(file, {}, /the gate is not there/)
  })
  test('settings that cannot be read', () => {
    settle(box, '{ "mode": ')
    refuses(SHIM, {}, /settings cannot be used/, 78)
    settle(box, '{}')
    chmodSync(join(box.home, '.config/gatekeeper/settings.json'), 0o666)
    refuses(SHIM, {}, /others may write to it/, 78)
    chmodSync(join(box.home, '.config/gatekeeper/settings.json'), 0o600)
  })
  test('records that cannot be written', () => {
    const other = sandbox()
    mkdirSync(join(other.home, '.local/state'), { recursive: true })
    writeFileSync(join(other.home, '.local/state/gatekeeper'), '')
    expect(other.run(SHIM, ['-c', 'echo ran'])).toMatchObject({ code: 70, out: '', err: expect.stringContaining('the record cannot be written') })
    expect(other.run(SHIM, ['--self-test'])).toMatchObject({ code: 70, out: '', err: expect.stringContaining('the self-test failed') })
    other.remove()
  })
})

describe('--self-test', () => {
  test('says what holds', () => {
    const { code, out, err } = shim(['--self-test'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^(?:ok {2}[^\n]+\n){6}$/)
    expect(out).toContain(`${process.version}`)
  })
  test('says where nothing would be refused', () => {
    settle(box, { mode: 'observe' })
    expect(shim(['--self-test'])).toMatchObject({ code: 0, out: expect.stringContaining('refuses nothing') })
  })
})

describe('on a terminal', () => {
  const at = (line: string, env: Readonly<Record<string, string>> = {}): ReturnType<typeof onPty> => onPty(line, { env: { ...box.env, PS1: 'ready> ', SHLVL: '1', ...env }, cwd: box.project })
  test('it says nothing and hands over, in the same process', async () => {
    const pty = at(`sh -c 'echo $$; exec "${SHIM}"'`, { BASH_SILENCE: '1' })
    await pty.until(/\d+\s/)
    pty.send('echo is-$(($$))-shell; echo "i in $-"\n')
    await pty.until(/is-\d+-shell\n/)
    const pid = /^(\d+)/m.exec(pty.text())?.[1]
    expect(pty.text()).toContain(`is-${pid}-shell`)
    pty.send('exit 7\n')
    expect(await pty.ended).toBe(7)
    expect(pty.text()).not.toContain('gatekeeper:')
  })
  test('with a broken gate as well', async () => {
    const root = join(box.root, 'broken')
    mkdirSync(root)
    copyFileSync(SHIM, join(root, 'gatekeeper-sh'))
    chmodSync(join(root, 'gatekeeper-sh'), 0o755)
    const pty = at(join(root, 'gatekeeper-sh'), { PATH: '/usr/bin:/bin', HOME: join(box.root, 'no-home') })
    pty.send('echo it-$((40 + 2))-works; exit 3\n')
    await pty.until('it-42-works')
    expect(await pty.ended).toBe(3)
  })
  test('the first shell of a session is a login shell, the next ones are not', async () => {
    for (const [line, said] of [[`env -u SHLVL "${SHIM}"`, 'login_shell +on'], [SHIM, 'login_shell +off'], [`"${SHIM}" -l`, 'login_shell +on'], [`"${SHIM}" --login`, 'login_shell +on']] as const) {
      const pty = at(line)
      pty.send('shopt login_shell; exit\n')
      await pty.until(new RegExp(said.replace(' +', '\\s+')))
      await pty.ended
    }
  })
  test('a line with -c is judged there as anywhere', async () => {
    const pty = at(`"${SHIM}" -c 'danger'`)
    await pty.until('gatekeeper: refused')
    expect(await pty.ended).toBe(77)
    expect(existsSync(mark)).toBe(false)
  })
  test('a file that starts the shell is judged too', async () => {
    put(join(box.project, 'rc.sh'), 'danger\n')
    const pty = at(`"${SHIM}" --rcfile rc.sh`)
    await pty.until('gatekeeper: refused')
    expect(await pty.ended).toBe(77)
  })
})

const has = (program: string, flag = '--version'): boolean => spawnSync(program, [flag]).status === 0

describe('as the shell of tools', () => {
  test.runIf(has('make'))('make', () => {
    writeFileSync(join(box.project, 'Makefile'), 'good:\n\t@echo made; echo $$0\nbad:\n\tdanger\nsum := $(shell echo 1; echo 2)\nsum:\n\t@echo $(sum)\n')
    expect(box.run('make', [`SHELL=${SHIM}`, 'good', 'sum'])).toMatchObject({ code: 0, out: expect.stringMatching(/^made\n.*\/(?:bash|sh)\n1 2\n$/) })
    expect(box.run('make', [`SHELL=${SHIM}`, 'bad'])).toMatchObject({ code: 2, err: expect.stringContaining('Error 77') })
    expect(existsSync(mark)).toBe(false)
  })
  test.runIf(has('python3'))('python', () => {
    const run = (line: string): ReturnType<Sandbox['run']> => box.run('python3', ['-c', `import subprocess, sys; sys.exit(subprocess.run(${JSON.stringify(line)}, shell=True, executable=${JSON.stringify(SHIM)}).returncode)`])
    expect(run('echo "from python"; exit 5')).toMatchObject({ code: 5, out: 'from python\n' })
    expect(run('danger')).toMatchObject({ code: 77, out: '' })
    expect(existsSync(mark)).toBe(false)
  })
  test.runIf(has('git'))('an alias of git', () => {
    const run = (line: string): ReturnType<Sandbox['run']> => box.run('git', ['-C', box.root, '-c', `alias.x=!'${SHIM}' -c '${line}' x`, 'x', 'danger'])
    expect(run('echo "$1"')).toMatchObject({ code: 0, out: 'danger\n' })
    expect(run('"$1"').code).toBe(77)
    expect(existsSync(mark)).toBe(false)
  })
})
