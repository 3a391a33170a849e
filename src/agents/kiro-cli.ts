// Kiro CLI 3 and the Kiro editor from 1.0: PreToolUse hooks. Source: kiro.dev/docs/cli/v3/hooks.
import { byExit } from './answers.ts'
import { agentOf } from './host.ts'
import { scoped } from './mcp.ts'
import { kiroTools } from './shared-tools.ts'

export default agentOf({ name: 'kiro-cli', events: ['PreToolUse', 'preToolUse'], tools: kiroTools, mcp: scoped, encode: byExit })
