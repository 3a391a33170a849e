// OpenHands: pre_tool_use hooks. Source: OpenHands/software-agent-sdk (2026-08).
import type { Json } from '../model/index.ts'
import { byWord } from './answers.ts'
import { agentOf, objectOf, type Told } from './host.ts'
import { text } from './text.ts'

/** What is typed into a program that runs comes by the tool that runs one. The name is none that a tool could have. */
const TYPING = 'terminal:input'

/** A line break is typed behind it, but for nothing at all, which only looks what is there by now, and for keys: they are sent as such. */
function typedBy(command: unknown): unknown {
  if (typeof command !== 'string' || command === '') return command
  const key = /^C-([a-z])$/.exec(command)?.[1]
  return key ? String.fromCharCode(key.toUpperCase().charCodeAt(0) - 64) : `${command}\n`
}

function told(input: Json): Told | undefined {
  const tool = text(input['tool_name'])
  const own = objectOf(input['tool_input'])
  if (!tool || !own) return undefined
  const typing = tool === 'terminal' && own['is_input'] !== undefined && own['is_input'] !== false && own['is_input'] !== 'false'
  return typing ? { tool: TYPING, input: { command: typedBy(own['command']) } } : { tool, input: own }
}

export default agentOf({
  name: 'openhands', events: ['PreToolUse'], event: input => text(input['event_type']), told, root: 'OPENHANDS_PROJECT_DIR',
  tools: { shell: 'terminal execute_bash', typed: TYPING, editor: 'file_editor str_replace_editor planning_file_editor', patch: 'apply_patch', search: 'grep', list: 'glob', inert: 'task_tracker finish think delegate' },
  encode: byWord('deny', { decision: 'allow' }),
})
