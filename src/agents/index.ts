// Every agent that can call gatekeeper by a hook, sorted by name. In the built program each is a file, which is loaded when it is asked for.
import amazonQ from './amazon-q.ts'
import amp from './amp.ts'
import antigravity from './antigravity.ts'
import auggie from './auggie.ts'
import claudeCode from './claude-code.ts'
import cline from './cline.ts'
import codex from './codex.ts'
import continueCli from './continue-cli.ts'
import copilotCli from './copilot-cli.ts'
import crush from './crush.ts'
import cursor from './cursor.ts'
import type { Agent } from './define.ts'
import devinCli from './devin-cli.ts'
import factoryDroid from './factory-droid.ts'
import geminiCli from './gemini-cli.ts'
import goose from './goose.ts'
import grokCli from './grok-cli.ts'
import kimiCli from './kimi-cli.ts'
import kimiCode from './kimi-code.ts'
import kiroCli from './kiro-cli.ts'
import opencode from './opencode.ts'
import openhands from './openhands.ts'
import pi from './pi.ts'
import qwenCode from './qwen-code.ts'
import vscode from './vscode.ts'
import windsurf from './windsurf.ts'

const agents: readonly Agent[] = [
  amazonQ, amp, antigravity, auggie, claudeCode, cline, codex, continueCli, copilotCli, crush, cursor, devinCli, factoryDroid, geminiCli, goose, grokCli, kimiCli, kimiCode, kiroCli, opencode, openhands, pi, qwenCode, vscode, windsurf,
]

export const agentNames = (): readonly string[] => agents.map(({ name }) => name)

export const agentNamed = (name: string | undefined): Agent | undefined => agents.find(one => one.name === name)
