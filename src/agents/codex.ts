// Codex: PreToolUse and PermissionRequest hooks. Source: openai/codex, codex-rs/hooks (2026-09).
import { blocked, onlyDenials } from './answers.ts'
import { agentOf } from './host.ts'

/** Its parser takes a key too many, a bare `allow` and an `ask` for a broken hook, and runs the call. */
export default agentOf({
  name: 'codex', events: ['PreToolUse', 'PermissionRequest'],
  tools: { shell: 'Bash', patch: 'apply_patch', read: 'view_image', web: 'web_search', inert: 'update_plan spawn_agent wait send_input close_agent resume_agent request_user_input' },
  asks: ['PermissionRequest'], encode: onlyDenials,
  refuse: (reason, event) => (event === undefined ? blocked(reason, onlyDenials({ kind: 'deny', reason }, 'PreToolUse')) : onlyDenials({ kind: 'deny', reason }, event)),
})
