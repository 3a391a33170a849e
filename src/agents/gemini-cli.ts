// Gemini CLI: BeforeTool hooks. Source: google-gemini/gemini-cli, packages/core/src/hooks (2026-08).
import { isObject } from '../model/index.ts'
import { say } from './answers.ts'
import { agentOf } from './host.ts'
import { prefixed } from './mcp.ts'
import { text } from './text.ts'

/**
 * Nothing but a denial counts. It knows a question, which waits for ever where nobody sits at it, and which turns a denial of its own policy into a prompt: so
 * there is none.
 */
export default agentOf({
  name: 'gemini-cli', fresh: true, events: ['BeforeTool'], root: 'GEMINI_PROJECT_DIR',
  tools: {
    shell: 'run_shell_command', write: 'write_file replace', read: 'read_file', globs: 'read_many_files', search: 'grep_search search_file_content', list: 'list_directory glob', fetch: 'web_fetch', web: 'google_web_search',
    inert: 'update_topic list_background_processes read_background_output invoke_agent write_todos ask_user enter_plan_mode exit_plan_mode complete_task',
  },
  mcp: (tool, { mcp_context: context }) => {
    const [server, own] = isObject(context) ? [text(context['server_name']), text(context['tool_name'])] : []
    return server !== undefined && own !== undefined ? { kind: 'mcp', server, tool: own } : prefixed(tool)
  },
  encode: reply => say(reply.kind === 'deny' || reply.kind === 'ask' ? { decision: 'deny', reason: reply.reason } : {}),
})
