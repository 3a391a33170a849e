// Every agent that gatekeeper can be put in front of, sorted by name.
import type { Host, Unable } from '../define.ts'
import { amazonQ } from './amazon-q.ts'
import { antigravity } from './antigravity.ts'
import { auggie } from './auggie.ts'
import { claudeCode } from './claude-code.ts'
import { cline } from './cline.ts'
import { codex } from './codex.ts'
import { copilotCli } from './copilot-cli.ts'
import { crush } from './crush.ts'
import { cursor } from './cursor.ts'
import { devinCli } from './devin-cli.ts'
import { factoryDroid } from './factory-droid.ts'
import { geminiCli } from './gemini-cli.ts'
import { goose } from './goose.ts'
import { grokCli } from './grok-cli.ts'
import { kimiCli, kimiCode } from './kimi.ts'
import { kiroCli } from './kiro-cli.ts'
import { openhands } from './openhands.ts'
import { amp, opencode, pi } from './plug-ins.ts'
import { qwenCode } from './qwen-code.ts'
import { vscode } from './vscode.ts'
import { windsurf } from './windsurf.ts'

export const hosts: readonly Host[] = [amazonQ, amp, antigravity, auggie, claudeCode, cline, codex, copilotCli, crush, cursor, devinCli, factoryDroid, geminiCli, goose, grokCli, kimiCli, kimiCode, kiroCli, opencode, openhands, pi, qwenCode, vscode, windsurf]

/** Agents that have no place for a gate. */
export const unable: readonly Unable[] = [
  { name: 'aider', title: 'Aider', cannot: 'it has no hooks; it asks before each shell command by itself, so start it with gatekeeper-sh as its SHELL' },
  { name: 'continue-cli', title: 'Continue CLI', cannot: 'it reads hooks but never calls them; start it with gatekeeper-sh as its SHELL, and use ~/.continue/permissions.yaml' },
]

export const hostOf = (name: string | undefined): Host | undefined => hosts.find(one => one.name === name)
