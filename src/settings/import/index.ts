// The agents whose permission lists can be read, and where each keeps those of its user.
import { readClaudeCode } from './claude-code.ts'
import { readCodex } from './codex.ts'
import { readCursor } from './cursor.ts'
import type { Reader } from './define.ts'
import { readGemini } from './gemini.ts'

export type { Imported, Plan, Skipped } from './define.ts'

export interface Source {
  readonly agent: string
  readonly read: Reader
  /** Below the home folder; a name in the last place may be a pattern. Lists of projects are not among them: an agent could have written those. */
  readonly files: readonly string[]
}

export const sources: readonly Source[] = [
  { agent: 'claude-code', read: readClaudeCode, files: ['.claude/settings.json'] },
  { agent: 'codex', read: readCodex, files: ['.codex/rules/*.rules'] },
  { agent: 'cursor', read: readCursor, files: ['.cursor/cli-config.json', '.cursor/permissions.json'] },
  { agent: 'gemini', read: readGemini, files: ['.gemini/settings.json', '.gemini/policies/*.toml'] },
]
