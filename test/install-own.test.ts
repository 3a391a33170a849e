// An agent cannot edit its own gate away: every file that the installer writes is one of ours to the rules.
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { machineFacts } from '../src/facts/index.ts'
import { hosts } from '../src/install/index.ts'
import { callerOf } from '../src/install/launch.ts'
import { isOwn } from '../src/policy/places/own.ts'

const caller = callerOf('/usr/bin/node', '/opt/gatekeeper/bin/gatekeeper', '/opt/gatekeeper')
const MOVED = ['CLAUDE_CONFIG_DIR', 'CODEX_HOME', 'COPILOT_HOME', 'KIMI_CODE_HOME', 'KIRO_HOME', 'XDG_CONFIG_HOME', 'PI_CODING_AGENT_DIR', 'OPENCODE_CONFIG_DIR']
const root = realpathSync(mkdtempSync(join(tmpdir(), 'gatekeeper-own-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const written = (env: (name: string) => string | undefined, has = false): readonly (readonly [string, string])[] =>
  hosts.flatMap(host => (['user', 'project'] as const).flatMap(scope => host.files(scope, { home: '/home/dev', workspace: '/srv/app', env, has: path => has && !existsSync(path) }, caller).map(file => [host.name, file.path] as const)))

describe('files of hooks are ours', () => {
  test.each([...written(() => undefined), ...written(() => undefined, true)])('%s: %s', (_, path) => expect(isOwn(path.toLowerCase(), [])).toBe(true))

  test('also where a variable moves them', () => {
    const before = Object.fromEntries(MOVED.map(name => [name, process.env[name]]))
    try {
      for (const name of MOVED) {
        process.env[name] = join(root, name.toLowerCase())
        mkdirSync(join(root, name.toLowerCase()))
      }
      const { own } = machineFacts(root)
      const paths = written(name => (MOVED.includes(name) ? process.env[name] : undefined)).map(([, path]) => path).filter(path => path.startsWith(root))
      expect(paths.length).toBeGreaterThanOrEqual(5)
      expect(paths.filter(path => !isOwn(path.toLowerCase(), own.map(one => one.toLowerCase())))).toEqual([])
    } finally {
      for (const [name, value] of Object.entries(before)) if (value === undefined) delete process.env[name]; else process.env[name] = value
    }
  })
  test('and so is gatekeeper itself', () => {
    const home = realpathSync(join(import.meta.dirname, '..'))
    expect(machineFacts(root).own).toEqual(expect.arrayContaining([join(home, 'bin'), join(home, 'dist')]))
  })
})
