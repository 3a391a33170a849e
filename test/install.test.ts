// What the installer writes, and that it takes exactly that away again.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apply, type Caller, type Host, hostOf, hosts, prepare, presentIn, type Scope, type Setting } from '../src/install/index.ts'
import type { HostFile } from '../src/install/define.ts'
import { treeOf, plainOf } from '../src/install/json.ts'
import { agentOf, callerOf } from '../src/install/launch.ts'
import { planInstall, planUninstall } from '../src/install/plan.ts'
import { parseToml } from '../src/settings/import/toml.ts'
import { JSON_FILES, TOML_FILES } from './support/configurations.ts'
import { holds } from './support/property.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'gatekeeper-install-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const place = (name: string): Caller => {
  mkdirSync(join(root, name, 'bin'), { recursive: true })
  writeFileSync(join(root, name, 'bin/gatekeeper'), '')
  return callerOf(process.execPath, join(root, name, 'bin/gatekeeper'), join(root, name), file => `// gatekeeper install ${dirname(file)} puts this here\nconst GATEKEEPER = '@GATEKEEPER@'\nconst NODE = '@NODE@'\n`)
}
const caller = place("gate keeper's")
const moved = place('elsewhere')
let count = 0
let box = ''
beforeEach(() => {
  box = join(root, String(count++))
  mkdirSync(join(box, 'home'), { recursive: true })
  mkdirSync(join(box, 'project'))
})
afterEach(() => rmSync(box, { recursive: true, force: true }))
const settingWith = (own: Caller = caller): Setting => ({
  caller: own, receipts: join(box, 'home/.local/state/gatekeeper/install'),
  ground: { home: join(box, 'home'), workspace: join(box, 'project'), env: () => undefined, has: existsSync },
})
const filesOf = (host: Host, scope: Scope): readonly HostFile[] => host.files(scope, settingWith().ground, caller)
const named = (name: string): Host => hostOf(name) ?? expect.fail(`there is no ${name}`)
function run(direction: 'install' | 'uninstall', host: Host, scope: Scope, setting = settingWith()): readonly string[] {
  const { edits, problems } = prepare(direction, host, scope, setting)
  expect(problems).toEqual([])
  apply(setting.receipts, edits, direction, () => scope === 'project')
  return edits.map(edit => edit.path)
}
/** Every file and folder with its mode and content. */
function snapshot(folder: string): Record<string, string> {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => !/(^|\/)\.local(\/|$)/.test(name)).sort()
  return Object.fromEntries(all.map(name => {
    const stats = statSync(join(folder, name))
    return [name, `${(stats.mode & 0o777).toString(8)} ${stats.isFile() ? readFileSync(join(folder, name)).toString('base64') : '/'}`]
  }))
}
const put = (path: string, text: string, mode = 0o600): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { mode })
  chmodSync(path, mode)
}

const scopes = hosts.flatMap(host => (['user', 'project'] as const).filter(scope => host.files(scope, { home: '/h', workspace: '/w', env: () => undefined, has: () => false }, caller).length).map(scope => [host.name, scope] as const))

describe('install and uninstall', () => {
  test.each(scopes)('%s for a %s: what was not there is not there afterwards, folders included', (name, scope) => {
    const host = named(name)
    const before = snapshot(box)
    expect(run('install', host, scope).length).toBeGreaterThan(0)
    expect(presentIn(host, settingWith()).map(one => one.problem)).toEqual(filesOf(host, scope).map(() => undefined))
    expect(prepare('install', host, scope, settingWith()).edits).toEqual([])
    run('uninstall', host, scope)
    expect(presentIn(host, settingWith())).toEqual([])
    expect(snapshot(box)).toEqual(before)
  })

  const tables = [['claude-code', JSON_FILES], ['codex', JSON_FILES], ['cursor', JSON_FILES], ['antigravity', JSON_FILES], ['factory-droid', JSON_FILES], ['kiro-cli', JSON_FILES], ['kimi-code', TOML_FILES]] as const
  const cases = tables.flatMap(([name, table]) => [...table].map(([about, text]) => [name, about, text] as const))
  test('there are at least 40 files of each format', () => expect([JSON_FILES.size >= 40, TOML_FILES.size >= 40]).toEqual([true, true]))

  test.each(cases)('%s with %s: every byte comes back', (name, _, text) => {
    const host = named(name)
    const [file] = filesOf(host, 'user')
    const path = file?.path ?? ''
    if (name !== 'claude-code' && name !== 'kimi-code') {
      for (const one of filesOf(host, 'user')) {
        const planned = planInstall(one, name, { now: text })
        if (planned && 'problem' in planned) {
          // Kiro's list of hooks stands where others have an object: that is said, and nothing is done.
          expect(name === 'kiro-cli' && /"hooks":\s*\{/.test(text)).toBe(true)
          expect(planned.problem).toMatch(/is no list/)
          continue
        }
        const after = planned?.edit.after
        expect(after).not.toBe(text)
        expect(planInstall(one, name, { now: after })).toBeUndefined()
        expect(planUninstall(one, name, { now: after, ours: { before: text, after: after ?? '' } })).toMatchObject({ edit: { after: text } })
      }
      return
    }
    put(path, text, 0o640)
    const before = snapshot(box)
    const { edits, problems } = prepare('install', host, 'user', settingWith())
    expect(problems).toEqual([])
    expect(edits).toHaveLength(1)
    apply(settingWith().receipts, edits, 'install', () => false)
    const written = readFileSync(path, 'utf8')
    expect(written.startsWith('\ufeff')).toBe(text.startsWith('\ufeff'))
    expect(statSync(path).mode & 0o777).toBe(0o640)
    for (const comment of text.match(/\/\/[^\n"]*|\/\*[^]*?\*\/|# [^\n]*/g) ?? []) expect(written).toContain(comment)
    if (text.trim().includes('\r\n') && !/[^\r]\n/.test(text)) expect(written).not.toMatch(/[^\r]\n/)
    if (file?.kind === 'json') {
      const value = tree(written)
      for (const { at, key } of file.entries) expect(agentsIn(at.concat(key ?? []).reduce<unknown>((held, one) => (held as Record<string, unknown>)[one], value))).toContain(name)
    }
    expect(prepare('install', host, 'user', settingWith()).edits).toEqual([])
    run('uninstall', host, 'user')
    expect(snapshot(box)).toEqual(before)
  })

  test.each(cases)('%s with %s: without what was noted, only our own entry goes', (name, _, text) => {
    for (const file of filesOf(named(name), 'user')) {
      const installed = planInstall(file, name, { now: text })
      if (!installed || 'problem' in installed) continue
      const taken = planUninstall(file, name, { now: installed.edit.after })
      if (!taken || 'problem' in taken) expect.fail('nothing is taken away')
      const after = taken.edit.after ?? ''
      expect(agentOf(after)).toBe(agentOf(text))
      if (file.kind === 'toml') expect(after.trim()).toBe(text.trim())
      else if (text.replace('\ufeff', '').trim()) expect(withoutEmpty(tree(after))).toEqual(withoutEmpty(tree(text)))
      for (const comment of text.match(/\/\/[^\n"]*|\/\*[^]*?\*\//g) ?? []) expect(after).toContain(comment)
    }
  })

  test.each(['claude-code', 'gemini-cli', 'codex', 'cursor', 'antigravity'])('%s: what somebody writes after us stays when we go', name => {
    const host = named(name)
    const path = filesOf(host, 'user')[0]?.path ?? ''
    put(path, '{\n  // first\n  "a": 1\n}\n')
    run('install', host, 'user')
    const now = readFileSync(path, 'utf8').replace('// first', '// second').replace('"a": 1', '"a": 2,\n  "b": /* new */ [3]')
    writeFileSync(path, now)
    run('uninstall', host, 'user')
    expect(readFileSync(path, 'utf8')).toBe('{\n  // second\n  "a": 2,\n  "b": /* new */ [3]\n}\n')
  })

  test('a handler of others in our group, and one behind ours, stay', () => {
    const host = named('claude-code')
    const path = filesOf(host, 'user')[0]?.path ?? ''
    run('install', host, 'user')
    const held = tree(readFileSync(path, 'utf8')) as { hooks: { PreToolUse: { hooks: object[] }[] } }
    held.hooks.PreToolUse[0]?.hooks.push({ type: 'command', command: 'theirs' })
    held.hooks.PreToolUse.unshift({ hooks: [{ type: 'command', command: 'first' }] })
    held.hooks.PreToolUse.push({ hooks: [{ type: 'command', command: 'last' }] })
    writeFileSync(path, JSON.stringify(held))
    run('uninstall', host, 'user')
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: 'first' }] }, { matcher: '*', hooks: [{ type: 'command', command: 'theirs' }] }, { hooks: [{ type: 'command', command: 'last' }] }] } })
  })

  test('a file that somebody added to stays when we made it, and goes when nothing but its frame is left', () => {
    const host = named('cursor')
    const path = filesOf(host, 'user')[0]?.path ?? ''
    run('install', host, 'user')
    const mine = { ...(tree(readFileSync(path, 'utf8')) as object), mine: 1 }
    writeFileSync(path, JSON.stringify(mine))
    run('uninstall', host, 'user')
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ version: 1, mine: 1 })
    rmSync(path)
    run('install', host, 'user')
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'))
    run('uninstall', host, 'user')
    expect(existsSync(path)).toBe(false)
  })

  test.each(scopes)('%s for a %s: a gatekeeper that was moved replaces its own entry', (name, scope) => {
    const host = named(name)
    const before = snapshot(box)
    run('install', host, scope)
    const count = filesOf(host, scope).length
    run('install', host, scope, settingWith(moved))
    const lines = presentIn(host, settingWith(moved))
    expect(lines.map(one => one.problem)).toEqual(Array.from({ length: count }, () => undefined))
    for (const { path } of lines) expect(readFileSync(path, 'utf8')).not.toContain('gate keeper')
    run('uninstall', host, scope, settingWith(moved))
    expect(snapshot(box)).toEqual(before)
  })

  test('an entry that was written by hand is ours as well', () => {
    const host = named('claude-code')
    const path = filesOf(host, 'user')[0]?.path ?? ''
    put(path, readFileSync(join(import.meta.dirname, '../hooks/claude-code/settings.json'), 'utf8'))
    run('install', host, 'user')
    expect(presentIn(host, settingWith())[0]?.lines).toHaveLength(1)
    run('uninstall', host, 'user')
    expect(readFileSync(path, 'utf8').replace(/\s/g, '')).toMatch(/^\{\}$|^$/)
  })

  test('generated files: every byte comes back, also after others have written elsewhere', () => {
    const file = filesOf(named('claude-code'), 'user')[0] ?? expect.fail('no file')
    const style = fc.record({ value: fc.dictionary(fc.constantFrom('a', 'hooks', 'env', 'é'), fc.oneof(fc.constant({}), fc.constant({ PreToolUse: [] }), fc.constant({ PreToolUse: [{ hooks: [] }], Stop: [{}] }), fc.dictionary(fc.string(), fc.jsonValue())), { maxKeys: 4 }), indent: fc.constantFrom('', ' ', '  ', '\t', '     '), eol: fc.constantFrom('\n', '\r\n'), mark: fc.constantFrom('', '\ufeff'), tail: fc.constantFrom('', '\n', '\n\n') })
    holds(fc.property(style, ({ value, indent, eol, mark, tail }) => {
      const text = `${mark}${JSON.stringify(value, null, indent).replaceAll('\n', eol)}${tail.replaceAll('\n', eol)}`
      const planned = planInstall(file, 'claude-code', { now: text })
      if (!planned) expect.fail('nothing to do')
      if ('problem' in planned) {
        expect(planned.problem).toMatch(/is no (?:list|object)/)
        return
      }
      const { after } = planned.edit
      expect(planInstall(file, 'claude-code', { now: after })).toBeUndefined()
      const undone = planUninstall(file, 'claude-code', { now: after, ours: { before: text, after: after ?? '' } })
      expect(undone && 'edit' in undone && undone.edit.after).toBe(text)
      const blind = planUninstall(file, 'claude-code', { now: `${after} `, ours: { before: text, after: after ?? '' } })
      expect(blind && 'edit' in blind && blind.edit.after).toBe(`${text} `)
    }), 300)
  })
})

describe('what is refused, with nothing written', () => {
  const host = named('claude-code')
  const problemsOf = (scope: Scope = 'user'): string => prepare('install', host, scope, settingWith()).problems.join('; ')
  const path = (): string => join(box, 'home/.claude/settings.json')
  test.each([
    ['text that is no JSON', '{ "a": ', /not valid JSON \(line 1\)/], ['a list', '[]', /one JSON object/], ['hooks that are a list', '{"hooks":[]}', /hooks in it is no object/], ['hooks that are null', '{"hooks":null}', /hooks in it is no object/],
    ['a list that is a text', '{"hooks":{"PreToolUse":"x"}}', /no list/], ['absurd nesting', `{"a":${'['.repeat(200_000)}`, /JSON|deeply/],
  ])('%s', (_, text, problem) => {
    put(path(), text)
    expect(problemsOf()).toMatch(problem)
    expect(readFileSync(path(), 'utf8')).toBe(text)
  })
  test('to take our entry out of a file that somebody broke, which is told', () => {
    run('install', host, 'user')
    writeFileSync(path(), `${readFileSync(path(), 'utf8')}}`)
    expect(prepare('uninstall', host, 'user', settingWith()).problems.join()).toMatch(/not valid JSON/)
    expect(presentIn(host, settingWith())[0]?.problem).toMatch(/not valid JSON/)
  })
  test('bytes that are no text', () => {
    put(path(), '')
    writeFileSync(path(), Buffer.from([0x7b, 0xff, 0x7d]))
    expect(problemsOf()).toMatch(/UTF-8/)
  })
  test('a link in the place of the file, of its folder, and of a folder of the project', () => {
    put(join(box, 'home/real.json'), '{}')
    mkdirSync(join(box, 'home/.claude'))
    symlinkSync(join(box, 'home/real.json'), path())
    expect(problemsOf()).toMatch(/settings.json: it is a symbolic link/)
    rmSync(join(box, 'home/.claude'), { recursive: true })
    mkdirSync(join(box, 'home/other'))
    symlinkSync(join(box, 'home/other'), join(box, 'home/.claude'))
    expect(problemsOf()).toMatch(/\.claude is a symbolic link/)
    symlinkSync(join(box, 'home/other'), join(box, 'project/.github'))
    expect(prepare('install', named('copilot-cli'), 'project', settingWith()).problems.join()).toMatch(/\.github is a symbolic link/)
  })
  test('what is no file', () => {
    mkdirSync(path(), { recursive: true })
    expect(problemsOf()).toMatch(/no regular file|EISDIR/)
  })
  test('a script of somebody else that has the name', () => {
    put(join(box, 'home/.cline/hooks/PreToolUse'), '#!/bin/sh\nexit 0\n')
    expect(prepare('install', named('cline'), 'user', settingWith()).problems.join()).toMatch(/none of ours/)
  })
  test.each([['a list of hooks in one line', 'hooks = []\n'], ['a dotted key', 'hooks.a = 1\n'], ['what cannot be read', 'a = \n']])('TOML with %s', (_, text) => {
    put(join(box, 'home/.kimi-code/config.toml'), text)
    expect(prepare('install', named('kimi-code'), 'user', settingWith()).problems).toHaveLength(1)
  })
  test('a file that changes between the plan and the writing', () => {
    put(path(), '{}')
    const { edits } = prepare('install', host, 'user', settingWith())
    writeFileSync(path(), '{ "a": 1 }')
    expect(() => apply(settingWith().receipts, edits, 'install', () => false)).toThrow(/changed in the meantime/)
    expect(readFileSync(path(), 'utf8')).toBe('{ "a": 1 }')
  })
  test('when one of several files cannot be written, none is', () => {
    const before = snapshot(box)
    const first = prepare('install', host, 'user', settingWith()).edits
    const second = prepare('install', named('codex'), 'user', settingWith()).edits.map(edit => ({ ...edit, path: join(box, 'home/file/hooks.json') }))
    writeFileSync(join(box, 'home/file'), '')
    expect(() => apply(settingWith().receipts, [...first, ...second], 'install', () => false)).toThrow()
    rmSync(join(box, 'home/file'))
    expect(snapshot(box)).toEqual(before)
  })
})

describe('what is written', () => {
  test('is TOML that its reader takes', () => {
    const [file] = filesOf(named('kimi-code'), 'user')
    const planned = file && planInstall(file, 'kimi-code', { now: '[a]\nb = 1\n' })
    const text = planned && 'edit' in planned ? (planned.edit.after ?? '') : ''
    const tables = parseToml(text)
    const line = Array.isArray(tables) ? tables.at(-1)?.table.get('command') : undefined
    expect(agentOf(String(line))).toBe('kimi-code')
  })
  test('is kept from others where it is the user\'s, and can be read by them where it is the project\'s', () => {
    run('install', named('claude-code'), 'user')
    run('install', named('claude-code'), 'project')
    expect((statSync(join(box, 'home/.claude/settings.json')).mode & 0o777).toString(8)).toBe('600')
    expect((statSync(join(box, 'home/.claude')).mode & 0o777).toString(8)).toBe('700')
    expect((statSync(join(box, 'project/.claude/settings.json')).mode & 0o777).toString(8)).toBe('644')
    for (const name of readdirSync(settingWith().receipts)) expect((statSync(join(settingWith().receipts, name)).mode & 0o777).toString(8)).toBe('600')
  })
})

const tree = (text: string): unknown => {
  const parsed = treeOf(text.replace(/^\ufeff/, ''))
  return parsed && 'node' in parsed ? plainOf(parsed.node) : undefined
}
/** Every agent that something in a value calls gatekeeper for. */
const agentsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [agentOf(value) ?? ''].filter(Boolean) : typeof value === 'object' && value !== null ? Object.values(value).flatMap(agentsIn) : []
/** Without objects and lists that hold nothing: they may have been ours. */
const withoutEmpty = (value: unknown): unknown =>
  Array.isArray(value) || typeof value !== 'object' || value === null ? value : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutEmpty(one)] as const).filter(([, one]) => !(typeof one === 'object' && one !== null && Object.keys(one).length === 0)))
