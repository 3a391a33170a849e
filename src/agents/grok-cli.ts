// Grok CLI: PreToolUse hooks, its own and those of Claude's settings. Source: captures of 0.2 (2026-08).
import { blocked, say } from './answers.ts'
import { agentOf } from './host.ts'

export default agentOf({
  name: 'grok-cli', events: ['PreToolUse'],
  tools: { shell: 'run_terminal_command Bash', write: 'write_file create_file str_replace search_replace edit_file', read: 'read_file view_file', delete: 'delete_file', search: 'grep', list: 'list_dir', fetch: 'web_fetch', web: 'web_search', inert: 'todo_write' },
  root: 'GROK_WORKSPACE_ROOT',
  encode: reply => (reply.kind === 'pass' || reply.kind === 'allow' ? say({ decision: 'allow' }) : blocked(reply.reason, say({ decision: 'deny', reason: reply.reason }))),
})
