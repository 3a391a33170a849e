// Devin CLI: PreToolUse and PermissionRequest hooks. Source: docs.devin.ai/cli/extensibility/hooks.
import { blocked, say, SILENT } from './answers.ts'
import { agentOf } from './host.ts'

/** The input names no folder. Exit code 2 blocks; the answer repeats it. */
export default agentOf({
  name: 'devin-cli', events: ['PreToolUse', 'PermissionRequest'], root: 'DEVIN_PROJECT_DIR', here: true,
  tools: { shell: 'exec', write: 'write edit', read: 'read', search: 'grep', list: 'glob', inert: 'todo_write' },
  asks: ['PermissionRequest'],
  encode: (reply, event) => {
    if (reply.kind === 'deny' || (reply.kind === 'ask' && event === 'PreToolUse')) return blocked(reply.reason, say({ decision: 'block', reason: reply.reason }))
    return reply.kind === 'allow' && event === 'PermissionRequest' ? say({ decision: 'approve' }) : SILENT
  },
})
