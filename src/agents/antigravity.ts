// Google Antigravity (agy, 2.0, the editor): PreToolUse hooks. Source: antigravity.google/docs/hooks (2026-09).
import { isObject, type Json } from '../model/index.ts'
import { say } from './answers.ts'
import { agentOf, objectOf, type Told } from './host.ts'
import { text } from './text.ts'

function told({ toolCall: call }: Json): Told | undefined {
  const [tool, input] = isObject(call) ? [text(call['name']), objectOf(call['args'])] : []
  return tool && input ? { tool, input } : undefined
}

/** There is no word for having no opinion: `ask` follows what its user always allows, `force_ask` does not. */
const WORDS = { pass: 'ask', allow: 'allow', ask: 'force_ask', deny: 'deny' } as const

export default agentOf({
  name: 'antigravity', events: ['PreToolUse'], told, here: true,
  // The event stands nowhere in the input, and no other one is about a call that is to come.
  event: input => text(input['hookEventName']) ?? 'PreToolUse',
  tools: {
    shell: 'run_command', typed: 'send_command_input', write: 'write_to_file replace_file_content multi_replace_file_content', read: 'view_file view_content_chunk', search: 'grep_search', list: 'list_dir find_by_name', fetch: 'read_url_content', web: 'search_web',
    inert: 'manage_task invoke_subagent command_status notify_user task_boundary',
  },
  asks: ['PreToolUse'],
  encode: reply => say({ decision: WORDS[reply.kind], ...(reply.kind === 'pass' ? { reason: '' } : reply.kind !== 'allow' && { reason: reply.reason }) }),
})
