// Amazon Q CLI, and Kiro CLI 2, which sends the same: preToolUse hooks of an agent file. Source: aws/amazon-q-developer-cli (2026-04).
import { byExit } from './answers.ts'
import { agentOf } from './host.ts'
import { scoped } from './mcp.ts'
import { kiroTools } from './shared-tools.ts'

export default agentOf({ name: 'amazon-q', events: ['preToolUse'], tools: kiroTools, mcp: scoped, encode: byExit })
