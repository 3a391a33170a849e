// Which host a payload is from, whatever name the hook was called by: hosts read each other's settings, and answer only to their own dialect.
import { isObject, type Json } from '../model/index.ts'
import { text } from './text.ts'

/** Hosts whose input looks like Claude's. */
const ALIKE = ['claude-code', 'codex', 'qwen-code', 'vscode', 'copilot-cli', 'kiro-cli', 'factory-droid', 'devin-cli', 'auggie', 'kimi-code', 'kimi-cli', 'continue-cli']

/**
 * Told by what the host itself writes around a call, never by the environment, which reaches programs that it was not meant for, nor by what a model can write.
 * It chooses how the input is read and in which form the answer goes back; wherever two inputs can be mistaken, both hosts understand the denial of either.
 *
 * @param called the name that the hook was called by
 */
export function callerOf(called: string, input: Json): string {
  const has = (...names: readonly string[]): boolean => names.every(name => input[name] !== undefined)
  const event = text(input['hook_event_name'] ?? input['hookEventName']) ?? ''
  // Amp hands over nothing but what the model has written: whatever stands in it says nothing of who sends it.
  if (called === 'amp') return called
  if (has('gatekeeper_shim')) return text(input['agent'])?.replace(/-v2$/, '') ?? called
  if (has('jsonrpc')) return 'acp'
  if (has('agent_action_name', 'tool_info')) return 'windsurf'
  if (isObject(input['toolCall']) && has('conversationId')) return 'antigravity'
  if (has('cursor_version') || has('conversation_id', 'generation_id')) return 'cursor'
  if (has('clineVersion') || (has('hookName') && (has('tool_call') || has('preToolUse')))) return 'cline'
  if (has('toolName', 'toolArgs')) return 'copilot-cli'
  if (has('toolInput', 'workspaceRoot')) return 'grok-cli'
  if (has('event_type')) return 'openhands'
  if (has('event', 'matcher_context')) return 'goose'
  if (has('event', 'tool_name') && !event) return 'crush'
  if (has('is_mcp_tool', 'workspace_roots')) return 'auggie'
  if (event.startsWith('Before') || event.startsWith('After')) return 'gemini-cli'
  if (event === 'preToolUse' && has('tool_name')) return called === 'kiro-cli' ? called : 'amazon-q'
  if (has('turn_id', 'model')) return 'codex'
  if (text(input['client_type'])?.includes('kimi')) return 'kimi-code'
  if (!event || !has('tool_name')) return called
  return marked(input, has) ?? (ALIKE.includes(called) ? called : 'claude-code')
}

const CLAUDES = /^(?:Bash|PowerShell|Monitor|Read|Write|Edit|MultiEdit|NotebookEdit|Glob|Grep|WebFetch|WebSearch)$/

const FACTORY = ['/.factory/', '\\.factory\\']

/** Among those whose inputs look like Claude's. */
function marked(input: Json, has: (...names: readonly string[]) => boolean): string | undefined {
  const mode = text(input['permission_mode']) ?? ''
  if (text(input['tool_use_id'])?.includes('__vscode-')) return 'vscode'
  if (has('timestamp')) return mode || has('prompt_id') ? 'qwen-code' : has('tool_use_id') || has('transcript_path') ? 'vscode' : 'copilot-cli'
  if (mode === 'off' || mode === 'spec' || mode.startsWith('auto-') || FACTORY.some(part => text(input['transcript_path'])?.includes(part))) return 'factory-droid'
  if (input['transcript_path'] === '') return 'continue-cli'
  // What is missing tells hosts apart only where their tools have names of their own: somebody else may send less than Claude does.
  if (has('transcript_path') || mode || has('tool_use_id') || !has('session_id') || CLAUDES.test(text(input['tool_name']) ?? '')) return undefined
  return has('tool_call_id') ? 'kimi-cli' : has('cwd') ? 'kiro-cli' : 'devin-cli'
}
