// Windsurf, now Devin Desktop (Cascade): the hooks that come before an action. Source: docs.windsurf.com, docs.devin.ai (2026-06).
import { isObject, type Json } from '../model/index.ts'
import { byExit } from './answers.ts'
import { agentOf, type Told } from './host.ts'
import { text } from './text.ts'

const EVENTS = ['pre_run_command', 'pre_write_code', 'pre_read_code', 'pre_mcp_tool_use', 'pre_user_prompt']

const told = ({ tool_info: info }: Json, event: string): Told | undefined => (isObject(info) ? { tool: event, input: info } : undefined)

/** A folder may be read as a whole at once. The tool is the event. Only the exit code and standard error are read. */
export default agentOf({
  name: 'windsurf', events: EVENTS, event: input => text(input['agent_action_name']), told, here: true,
  tools: { shell: 'pre_run_command', write: 'pre_write_code', tree: 'pre_read_code', mcp: 'pre_mcp_tool_use', inert: 'pre_user_prompt' },
  encode: byExit,
})
