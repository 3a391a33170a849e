// Every agent that can call gatekeeper, sorted by name.
import claudeCode from './claude-code.ts'
import type { Agent } from './define.ts'

export const agents: readonly Agent[] = [claudeCode]
