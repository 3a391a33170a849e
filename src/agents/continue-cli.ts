// Continue's `cn`: hooks in Claude's form, which no release seen so far calls. Source: continuedev/continue (2026-06).
import { likeClaude } from './answers.ts'
import { agentOf } from './host.ts'
import { claudeTools } from './shared-tools.ts'

export default agentOf({
  name: 'continue-cli', events: ['PreToolUse', 'PermissionRequest'], tools: claudeTools, root: 'CONTINUE_PROJECT_DIR',
  // Nobody has seen it ask.
  asks: [], encode: likeClaude,
})
