// Claude Code: PreToolUse and PermissionRequest hooks. Source: code.claude.com/docs, hooks reference (2026-08).
import { blocked, likeClaude } from './answers.ts'
import { agentOf } from './host.ts'
import { claudeTools } from './shared-tools.ts'

export default agentOf({
  name: 'claude-code', fresh: true, events: ['PreToolUse', 'PermissionRequest'], tools: claudeTools, root: 'CLAUDE_PROJECT_DIR',
  asks: ['PreToolUse', 'PermissionRequest'], encode: likeClaude,
  // Exit code 2 blocks whatever the output says, but at PermissionRequest, which reads the output alone.
  refuse: (reason, event) => {
    const said = likeClaude({ kind: 'deny', reason }, event ?? 'PreToolUse')
    return event === 'PermissionRequest' ? said : blocked(reason, said)
  },
})
