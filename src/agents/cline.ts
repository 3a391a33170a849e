// Cline: the executable PreToolUse of the editor, whose parameters are all texts, and of its CLI. Source: cline/cline (2026-08).
import { isObject, type Json } from '../model/index.ts'
import { say } from './answers.ts'
import { agentOf, objectOf, type Told } from './host.ts'
import { text } from './text.ts'

function told(input: Json): Told | undefined {
  const [call, before] = [input['tool_call'], input['preToolUse']]
  const tool = isObject(call) ? text(call['name']) : isObject(before) ? text(before['toolName']) : undefined
  const own = isObject(call) ? objectOf(call['input']) : isObject(before) ? objectOf(before['parameters']) : undefined
  return tool && own ? { tool, input: own } : undefined
}

/** A refusal stops the whole run, not the call alone. It reads no exit code. */
export default agentOf({
  name: 'cline', events: ['PreToolUse', 'tool_call'], told, here: true,
  event: input => text(input['hookName']),
  tools: {
    shell: 'execute_command', commands: 'run_commands', write: 'write_to_file replace_in_file editor new_rule', patch: 'apply_patch', read: 'read_file read_files', search: 'search_files', list: 'list_files list_code_definition_names', fetch: 'web_fetch fetch_web_content', web: 'web_search', mcp: 'use_mcp_tool access_mcp_resource',
    inert: 'ask_followup_question ask_question attempt_completion plan_mode_respond act_mode_respond new_task focus_chain condense summarize_task report_bug load_mcp_documentation submit_and_exit search_codebase use_skill use_subagents',
  },
  encode: reply => say(reply.kind === 'deny' || reply.kind === 'ask' ? { cancel: true, errorMessage: reply.reason } : { cancel: false }),
})
