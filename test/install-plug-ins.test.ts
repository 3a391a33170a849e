// The plug-in packages of hooks/: what they register is what the installer would write, by the host's own data. UPDATE_HOOKS=1 writes them anew.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { hostOf } from '../src/install/index.ts'
import { agentOf, plugInCaller } from '../src/install/launch.ts'
import { lineOf } from '../src/install/ours.ts'
import { treeOf } from '../src/install/json.ts'
import { planInstall } from '../src/install/plan.ts'

const hooks = join(import.meta.dirname, '../hooks')
const root = realpathSync(mkdtempSync(join(tmpdir(), 'gatekeeper-plug-ins-')))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const description = 'The command gate between coding agents and your machine: judges every call before it runs.'
const base = { name: 'gatekeeper', version: manifest.version, description }

/** By agent: the manifest, and how the host names the folder of a plug-in. */
const PLUG_INS = [
  { agent: 'claude-code', at: '.claude-plugin/plugin.json', manifest: base, variable: '${CLAUDE_PLUGIN_ROOT}' },
  // Hooks of an extension stand beside its manifest, never in it.
  { agent: 'gemini-cli', at: 'gemini-extension.json', manifest: base, variable: '${extensionPath}' },
  { agent: 'cursor', at: '.cursor-plugin/plugin.json', manifest: { ...base, hooks: './hooks/hooks.json' }, variable: '${CURSOR_PLUGIN_ROOT}' },
  { agent: 'copilot-cli', at: 'plugin.json', manifest: base, variable: '${COPILOT_PLUGIN_ROOT}' },
  // A path in the manifest would add to hooks/hooks.json, which is read anyway.
  { agent: 'codex', at: '.codex-plugin/plugin.json', manifest: base, variable: '${PLUGIN_ROOT}' },
] as const

const shown = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
function hooksOf(agent: string, variable: string): string {
  const [file] = hostOf(agent)?.files('user', { home: '/h', workspace: '/w', env: () => undefined, has: () => false }, plugInCaller(variable)) ?? []
  const planned = file && planInstall(file, agent, { now: undefined })
  return planned && 'edit' in planned ? (planned.edit.after ?? '') : expect.fail(`nothing is written for ${agent}`)
}

describe.each(PLUG_INS)('$agent', ({ agent, at, manifest: own, variable }) => {
  const files = [[at, shown(own)], ['hooks/hooks.json', hooksOf(agent, variable)]] as const
  test.each(files)('%s is what the data say', (name, text) => {
    const path = join(hooks, agent, name)
    if (process.env['UPDATE_HOOKS']) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    expect(readFileSync(path, 'utf8')).toBe(text)
    expect(text).not.toMatch(/"\/(?!bin\/sh)/)
  })

  const lines = (): readonly string[] => {
    const tree = treeOf(hooksOf(agent, variable))
    const found: string[] = []
    const look = (node: Parameters<typeof lineOf>[0]): void => {
      const line = node.type === 'object' ? lineOf(node) : undefined
      if (line !== undefined) found.push(line)
      for (const child of node.children ?? []) look(child)
    }
    if (tree && 'node' in tree) look(tree.node)
    return [...new Set(found)]
  }
  test('calls the gate of the package that it came with, else that of the PATH, and refuses where there is none', () => {
    const plugged = join(root, agent, 'hooks', agent)
    mkdirSync(join(root, agent, 'bin'), { recursive: true })
    cpSync(join(hooks, agent), plugged, { recursive: true })
    const gate = (path: string, answer: string): void => {
      writeFileSync(path, `#!/bin/sh\necho "${answer} $*"\n`)
      chmodSync(path, 0o755)
    }
    const run = (line: string, path: string): { readonly status: number | null; readonly stdout: string; readonly stderr: string } =>
      spawnSync('/bin/sh', ['-c', line.replaceAll(variable, plugged)], { encoding: 'utf8', env: { PATH: path } })
    for (const line of lines()) {
      expect(agentOf(line)).toBe(agent)
      rmSync(join(root, agent, 'bin'), { recursive: true })
      mkdirSync(join(root, agent, 'bin'))
      expect(run(line, '/nowhere')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('nothing runs') })
      mkdirSync(join(root, agent, 'path'), { recursive: true })
      gate(join(root, agent, 'path/gatekeeper'), 'path')
      expect(run(line, join(root, agent, 'path'))).toMatchObject({ status: 0, stdout: `path hook ${agent}\n` })
      gate(join(root, agent, 'bin/gatekeeper'), 'package')
      expect(run(line, join(root, agent, 'path'))).toMatchObject({ status: 0, stdout: `package hook ${agent}\n` })
    }
  })
})
