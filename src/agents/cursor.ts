// Cursor (editor, cursor-agent, cloud): its permission hooks, each with a payload of its own. Source: cursor.com/docs, captures of 3.9 (2026-06).
import type { Json } from '../model/index.ts'
import { say } from './answers.ts'
import { agentOf, given, objectOf, type Told } from './host.ts'
import { text } from './text.ts'

function told(input: Json, event: string): Told | undefined {
  if (event === 'beforeShellExecution') return { tool: 'Shell', input: { command: input['command'] } }
  // The content of the file comes along; what is attached to it is read as well.
  if (event === 'beforeReadFile' || event === 'beforeTabFileRead') return { tool: 'Read', input: { file_path: input['file_path'], operations: input['attachments'] } }
  if (event === 'subagentStart') return { tool: 'Task', input: {} }
  const tool = text(given(input, 'tool_name'))
  const own = objectOf(input['tool_input'])
  if (!tool || !own) return undefined
  return event === 'beforeMCPExecution' ? { tool: 'use_mcp_tool', input: { server_name: input['mcp_server_name'], tool_name: tool } } : { tool, input: own }
}

/** An empty answer may block where the hook is set to fail closed; a question blocks without a dialog, or is ignored. */
export default agentOf({
  name: 'cursor', events: ['preToolUse', 'beforeShellExecution', 'beforeMCPExecution', 'beforeReadFile', 'beforeTabFileRead', 'subagentStart'], root: 'CURSOR_PROJECT_DIR', told,
  tools: { shell: 'Shell', write: 'Write', delete: 'Delete', read: 'Read', search: 'Grep', list: 'Glob LS', web: 'WebSearch', fetch: 'WebFetch', mcp: 'use_mcp_tool', inert: 'Task TodoWrite' },
  mcp: tool => (tool.startsWith('MCP:') ? { kind: 'mcp', server: '', tool: tool.slice(4) } : undefined),
  encode: (reply, event) => {
    if (reply.kind === 'pass' || reply.kind === 'allow') return say({ permission: 'allow' })
    return say({ permission: 'deny', user_message: reply.reason, ...(event !== 'beforeReadFile' && { agent_message: reply.reason }) })
  },
})
