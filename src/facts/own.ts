// Files and folders that are gatekeeper's own on this machine, at the places in force and at the usual ones.
import { realpathSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { attempt } from './attempt.ts'
import { configFolder, MANAGED_FOLDER, stateFolder } from './folders.ts'

/** Where gatekeeper keeps settings, grants and records, what it is made of, and the hooks of agents whose folders a variable moves. */
export function ownFolders(home: string): readonly string[] {
  const launcher = process.argv[1] ?? ''
  const root = launcher.endsWith('/bin/gatekeeper') ? attempt(() => dirname(dirname(realpathSync(launcher)))) : undefined
  return [...new Set([configFolder(), stateFolder(), MANAGED_FOLDER, join(home, '.config/gatekeeper'), join(home, '.local/state/gatekeeper'), ...(root === undefined ? [] : [join(root, 'bin'), join(root, 'dist')]), ...hooksElsewhere()])]
}

/** What stands in those folders and names hooks. */
function hooksElsewhere(): readonly string[] {
  const files: Readonly<Record<string, readonly string[]>> = {
    CLAUDE_CONFIG_DIR: ['settings.json', 'settings.local.json', 'hooks', 'plugins'],
    CODEX_HOME: ['hooks.json', 'config.toml', 'plugins'],
    COPILOT_HOME: ['hooks', 'settings.json'],
    KIMI_CODE_HOME: ['config.toml'],
    KIRO_HOME: ['hooks', 'agents'],
    OPENCODE_CONFIG_DIR: ['plugin', 'plugins', 'opencode.json', 'opencode.jsonc'],
    PI_CODING_AGENT_DIR: ['extensions', 'settings.json'],
    XDG_CONFIG_HOME: ['crush/crush.json', 'devin/config.json', 'goose/settings.json', 'goose/config.yaml', 'opencode/plugin', 'opencode/plugins', 'opencode/opencode.json', 'opencode/opencode.jsonc', 'amp/settings.json', 'amp/settings.jsonc', 'amp/plugins'],
  }
  return Object.entries(files).flatMap(([name, below]) => {
    const folder = process.env[name]
    return folder !== undefined && isAbsolute(folder) ? below.map(one => join(folder, one)) : []
  })
}
