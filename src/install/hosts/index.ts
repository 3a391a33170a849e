// Every agent that gatekeeper can be put in front of, sorted by name.
import type { Host, Unable } from '../define.ts'
import { claudeCode } from './claude-code.ts'
import { codex } from './codex.ts'
import { geminiCli } from './gemini-cli.ts'
import { qwenCode } from './qwen-code.ts'

export const hosts: readonly Host[] = [claudeCode, codex, geminiCli, qwenCode]

/** Agents that have no place for a gate. */
export const unable: readonly Unable[] = [
  { name: 'aider', title: 'Aider', cannot: 'it has no hooks; it asks before each shell command by itself, so start it with gatekeeper-sh as its SHELL' },
  { name: 'continue-cli', title: 'Continue CLI', cannot: 'it reads hooks but never calls them; start it with gatekeeper-sh as its SHELL, and use ~/.continue/permissions.yaml' },
]

export const hostOf = (name: string | undefined): Host | undefined => hosts.find(one => one.name === name)
