// Augment's auggie: PreToolUse hooks. Source: @augmentcode/auggie 0.36.0.
import { blocked, onlyDenials } from './answers.ts'
import { agentOf } from './host.ts'
import { suffixed } from './mcp.ts'

/** It reads `ask` and `allow`, and does nothing about them. */
export default agentOf({
  name: 'auggie', events: ['PreToolUse'], root: 'AUGMENT_PROJECT_DIR',
  tools: {
    shell: 'launch-process', typed: 'write-process', write: 'save-file', editor: 'str-replace-editor', patch: 'apply_patch', delete: 'remove-files', read: 'view', fetch: 'web-fetch', web: 'web-search',
    inert: 'read-process list-processes kill-process read-terminal view_tasklist add_tasks update_tasks reorganize_tasklist codebase-retrieval remember diagnostics',
  },
  mcp: (tool, input) => (input['is_mcp_tool'] === true ? suffixed(tool) : undefined),
  encode: onlyDenials,
  refuse: reason => blocked(reason, onlyDenials({ kind: 'deny', reason }, 'PreToolUse')),
})
