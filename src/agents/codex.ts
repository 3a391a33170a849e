// Codex: PreToolUse and PermissionRequest hooks. Source: openai/codex, codex-rs/hooks (2026-09).
import { blocked, onlyDenials } from './answers.ts'
import type { HookOutput, Reply } from './define.ts'
import { agentOf } from './host.ts'

/** Its parser takes a key too many, a bare `allow` and an `ask` for a broken hook, and runs the call. */
export default agentOf({
  name: 'codex', fresh: true, events: ['PreToolUse', 'PermissionRequest'], started: true, typing: true,
  tools: { shell: 'Bash', patch: 'apply_patch', read: 'view_image', web: 'web_search', inert: 'update_plan get_goal create_goal update_goal spawn_agent send_message followup_task wait wait_agent interrupt_agent list_agents send_input close_agent resume_agent request_user_input request_user_input_async send_message_to_user_async list_mcp_resources list_mcp_resource_templates tool_search' },
  asks: ['PermissionRequest'], encode, refuse: (reason, event) => encode({ kind: 'deny', reason }, event ?? 'PreToolUse'),
})

/** By its exit code as well: hooks run in a login shell, and what a profile prints stands before the JSON, which then counts for nothing. */
function encode(reply: Reply, event: string): HookOutput {
  const output = onlyDenials(reply, event)
  return output.stdout && event === 'PreToolUse' && (reply.kind === 'deny' || reply.kind === 'ask') ? blocked(reply.reason, output) : output
}
