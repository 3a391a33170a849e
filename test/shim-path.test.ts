// `gatekeeper shim`: programs on PATH that go through the gate, whoever calls them by name.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gateOf, shimText, targetOf } from '../src/cli/shim-text.ts'
import { type Sandbox, sandbox, settle } from './support/sandbox.ts'

let box: Sandbox
let tools: string
let folder: string
let path: string
beforeAll(() => {
  box = sandbox()
  tools = join(box.root, 'tools')
  mkdirSync(tools)
  folder = join(box.home, '.local/state/gatekeeper/shims')
  path = box.env['PATH'] ?? ''
  box.env['PATH'] = `${folder}:${tools}:${path}`
})
beforeEach(() => {
  settle(box, { permissions: { allow: ['bash(tool good *)'], deny: ['bash(tool bad *)'] } })
  rmSync(folder, { recursive: true, force: true })
  program('tool', 'printf "<%s>" "$0" "$@"; cat; exit 9')
})
afterAll(() => box.remove())

function program(name: string, text: string): string {
  const file = join(tools, name)
  writeFileSync(file, `#!/bin/sh\n${text}\n`)
  chmodSync(file, 0o755)
  return file
}
const shim = (...args: readonly string[]): ReturnType<Sandbox['run']> => box.gatekeeper(['shim', ...args])

describe('a shim', () => {
  test('is judged by the rules on its name, and is the program itself', () => {
    expect(shim('add', 'tool')).toMatchObject({ code: 0, err: '' })
    const { code, out } = box.run('tool', ['good', 'a  b', '', '$x', "it's", '-c', '--'], { input: 'in\n' })
    expect([code, out]).toEqual([9, `${['<', join(tools, 'tool'), '>'].join('')}<good><a  b><><$x><it's><-c><-->in\n`])
    expect(box.run('tool', ['bad', 'x'])).toMatchObject({ code: 77, out: '' })
    expect(box.run('tool', ['other'])).toMatchObject({ code: 75, out: '' })
  })
  test('keeps the process id', () => {
    program('tool', 'echo $$')
    shim('add', 'tool')
    const ran = spawnSync(join(folder, 'tool'), ['good', 'x'], { cwd: box.project, env: box.env, encoding: 'utf8' })
    expect(ran.stdout).toBe(`${ran.pid}\n`)
  })
  test('reaches whatever calls it by name, in scripts too', () => {
    shim('add', 'tool')
    expect(box.run('/bin/bash', ['-c', 'tool bad x; echo $?']).out).toBe('77\n')
    expect(box.run('env', ['tool', 'bad', 'x']).code).toBe(77)
  })
  test('refuses where the program calls itself by name, whether it becomes itself or starts itself', () => {
    for (const text of ['exec tool "$@"', 'tool "$@"; exit $?']) {
      program('tool', text)
      shim('add', 'tool')
      expect(box.run('tool', ['good', 'x'])).toMatchObject({ code: 70, out: '', err: expect.stringContaining('comes back to its shim') })
    }
  })
  test('refuses where the gate is gone', () => {
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'tool')
    writeFileSync(file, shimText({ name: 'tool', program: join(tools, 'tool'), gate: '/no/such/gatekeeper' }), { mode: 0o700 })
    expect(box.run('tool', ['good', 'x'])).toMatchObject({ code: 70, out: '', err: expect.stringMatching(/^gatekeeper: the gate is gone/) })
    expect(shim('list').out).toContain('the gate is gone')
  })
  test('no environment lets it through', () => {
    shim('add', 'tool')
    for (const value of ['', 'x', 'no', '$(echo x)', '999']) expect(box.run('tool', ['bad', 'x'], { env: { GATEKEEPER_SHIMS: value } }).code).toBe(77)
  })
  test('is read back as it was written', () => {
    for (const program of ['/usr/bin/git', '/opt/a b/$x/"tool"', '/x/\\']) {
      const text = shimText({ name: 'git', program, gate: '/a `b`/bin/gatekeeper' })
      expect([targetOf(text), gateOf(text)]).toEqual([program, '/a `b`/bin/gatekeeper'])
    }
  })
})

describe('add', () => {
  test('takes the program that PATH finds behind the shims, also a second time', () => {
    shim('add', 'tool')
    const before = readFileSync(join(folder, 'tool'), 'utf8')
    expect(shim('add', 'tool').code).toBe(0)
    expect(readFileSync(join(folder, 'tool'), 'utf8')).toBe(before)
    expect(readdirSync(folder)).toEqual(['tool'])
  })
  test('for the user alone', () => {
    shim('add', 'tool')
    expect([lstatSync(folder).mode & 0o777, lstatSync(join(folder, 'tool')).mode & 0o777]).toEqual([0o700, 0o700])
  })
  test('says how to put their folder first on PATH where it is not', () => {
    expect(shim('add', 'tool').out).not.toContain('PATH')
    expect(box.gatekeeper(['shim', 'add', 'tool'], { env: { PATH: `${tools}:${path}` } }).out).toContain(`export PATH="${folder}:$PATH"`)
  })
  test.each([
    ['node', /gate itself needs it/], ['gatekeeper', /gate itself needs it/], ['/usr/bin/readlink', /gate itself needs it/], ['no-such-program', /no no-such-program on PATH/], ['./tool', /absolute path/], ['a/b', /absolute path/], ['-x', /there is no option|no name/], ['a b', /no name/], ['', /no name/], ['..', /no name/], ['/etc/passwd', /no program/], ['/tmp', /no program/],
  ])('not %s', (word, says) => {
    const { code, err, out } = shim('add', 'tool', word)
    expect([code, out]).toEqual([64, ''])
    expect(err).toMatch(says)
    expect(existsSync(folder)).toBe(false)
  })
  test('no shim of a shim, not by a link either', () => {
    shim('add', 'tool')
    symlinkSync(join(folder, 'tool'), join(tools, 'linked'))
    for (const word of [join(folder, 'tool'), 'linked']) expect(shim('add', word)).toMatchObject({ code: 64, err: expect.stringContaining('a shim itself') })
    rmSync(join(tools, 'linked'))
  })
  test('nothing that is not its own is overwritten', () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, 'tool'), 'mine')
    expect(shim('add', 'tool')).toMatchObject({ code: 70, err: expect.stringContaining("not of gatekeeper's making") })
    expect(readFileSync(join(folder, 'tool'), 'utf8')).toBe('mine')
    expect(shim('remove', 'tool').code).toBe(64)
  })
  test('nothing is put where others may write', () => {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o777)
    expect(shim('add', 'tool')).toMatchObject({ code: 64, err: expect.stringContaining('others may write') })
    rmSync(folder, { recursive: true })
    symlinkSync(tools, folder)
    expect(shim('add', 'tool')).toMatchObject({ code: 64, err: expect.stringContaining('is no folder') })
    rmSync(folder)
  })
})

describe('list and remove', () => {
  test('say what is there', () => {
    program('other', 'exit 0')
    expect(shim('list').out).toBe('there are no shims\n')
    shim('add', 'tool', 'other')
    rmSync(join(tools, 'other'))
    expect(JSON.parse(shim('list', '--json').out)).toEqual({ folder, shims: [{ name: 'other', program: join(tools, 'other'), state: 'the program is gone' }, { name: 'tool', program: join(tools, 'tool'), state: 'in force' }] })
    expect(box.gatekeeper(['shim', 'list'], { env: { PATH: path } }).out).toContain('not first on PATH')
    expect(shim('remove', 'tool', 'nope').code).toBe(64)
    expect(shim('remove').code).toBe(64)
    expect(shim('remove', 'tool').code).toBe(0)
    expect(box.run('tool', ['bad', 'x']).code).toBe(9)
    expect(shim('remove', '--all').code).toBe(0)
    expect(readdirSync(folder)).toEqual([])
  })
})

test('an agent can change neither shims nor launchers', () => {
  const root = join(import.meta.dirname, '..')
  for (const line of [`echo x > ${folder}/git`, `rm -rf ${folder}`, `rm ${root}/bin/gatekeeper-sh`, `ln -sf /bin/sh ${root}/bin/gatekeeper`, `chmod -x ${root}/bin/gatekeeper-sh`, `rm -rf ${root}/dist`, `cp x ${root}/dist/gatekeeper.cjs`, `mv ${root}/bin /tmp/away`]) {
    const { out, code } = box.gatekeeper(['check', '--json', '--mode', 'bypassPermissions', line])
    expect([line, code, JSON.parse(out).findings.map((one: { rule: string }) => one.rule)]).toEqual([line, 77, expect.arrayContaining([expect.stringMatching(/-own$/)])])
  }
  for (const line of ['gatekeeper shim remove --all', 'gatekeeper shim add git']) expect(box.gatekeeper(['check', line]).code).not.toBe(0)
  for (const line of ['gatekeeper shim list', 'gatekeeper-sh -c ls', `cat ${root}/bin/gatekeeper-sh`]) expect([line, box.gatekeeper(['check', '--workspace', root, line]).code]).toEqual([line, 0])
  for (const line of ['gatekeeper-sh -c "rm -rf /"', 'gatekeeper-zsh -c "rm -rf /"', 'gatekeeper sh /bin/bash -c "rm -rf /"', 'echo rm -rf / | gatekeeper-sh']) expect(box.gatekeeper(['check', line]).code).toBe(77)
})
