// Where agents read hooks from when a variable moves their folders: who could write there could take the gate away.
import { isAbsolute, join } from 'node:path'

/** What stands in those folders and names hooks, or programs that run as such. */
export function hooksElsewhere(): readonly string[] {
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
