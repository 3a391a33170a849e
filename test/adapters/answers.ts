// What each host must be given, byte by byte, for each of its events. `R` stands for the reason.
export interface Bytes {
  readonly out: string
  readonly err?: string
  readonly exit?: number
}

export interface Row {
  readonly agent: string
  readonly event: string
  readonly pass: Bytes
  readonly allow: Bytes
  readonly deny: Bytes
  /** Absent: the host cannot ask, and a question is a denial. */
  readonly ask?: Bytes
  /** Where the gate itself fails; a denial when absent. */
  readonly broken?: Bytes
}

const none: Bytes = { out: '' }
const line = (out: string): Bytes => ({ out: `${out}\n` })
const block: Bytes = { out: '', err: 'R\n', exit: 2 }
const claude = (word: string): Bytes => line(`{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"${word}","permissionDecisionReason":"R"}}`)
const both = (bytes: Bytes): Bytes => ({ ...bytes, err: 'R\n', exit: 2 })
const request = {
  allow: line('{"hookSpecificOutput":{"hookEventName":"PermissionRequest","decision":{"behavior":"allow"}}}'),
  deny: line('{"hookSpecificOutput":{"hookEventName":"PermissionRequest","decision":{"behavior":"deny","message":"R"}}}'),
}
const asked = { pass: none, ...request, ask: none }
const twice = (word: string): Bytes => line(`{"permissionDecision":"${word}","permissionDecisionReason":"R","hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"${word}","permissionDecisionReason":"R"}}`)
const cursor = (event: string): Row => ({
  agent: 'cursor', event, pass: line('{"permission":"allow"}'), allow: line('{"permission":"allow"}'),
  deny: event === 'beforeReadFile' ? line('{"permission":"deny","user_message":"R"}') : line('{"permission":"deny","user_message":"R","agent_message":"R"}'),
})
const denying = { pass: none, allow: none, deny: claude('deny') }
const exits = { pass: none, allow: none, deny: block }

export const rows: readonly Row[] = [
  { agent: 'claude-code', event: 'PreToolUse', pass: none, allow: claude('allow'), ask: claude('ask'), deny: claude('deny'), broken: both(claude('deny')) },
  { agent: 'claude-code', event: 'PermissionRequest', ...asked },
  { agent: 'codex', event: 'PreToolUse', ...denying, deny: both(claude('deny')) },
  { agent: 'codex', event: 'PermissionRequest', ...asked },
  { agent: 'gemini-cli', event: 'BeforeTool', pass: line('{}'), allow: line('{}'), deny: line('{"decision":"deny","reason":"R"}') },
  { agent: 'qwen-code', event: 'PreToolUse', pass: none, allow: claude('allow'), ask: claude('ask'), deny: claude('deny') },
  { agent: 'qwen-code', event: 'PermissionRequest', ...asked },
  ...['preToolUse', 'beforeShellExecution', 'beforeMCPExecution', 'beforeReadFile', 'beforeTabFileRead', 'subagentStart'].map(cursor),
  { agent: 'copilot-cli', event: 'preToolUse', pass: none, allow: line('{"permissionDecision":"allow"}'), ask: line('{"permissionDecision":"ask","permissionDecisionReason":"R"}'), deny: line('{"permissionDecision":"deny","permissionDecisionReason":"R"}') },
  { agent: 'copilot-cli', event: 'PreToolUse', pass: none, allow: line('{"permissionDecision":"allow","hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"allow","permissionDecisionReason":"R"}}'), ask: twice('ask'), deny: twice('deny') },
  { agent: 'copilot-cli', event: 'permissionRequest', pass: none, allow: line('{"behavior":"allow"}'), ask: none, deny: line('{"behavior":"deny","message":"R"}') },
  { agent: 'vscode', event: 'PreToolUse', pass: none, allow: claude('allow'), ask: claude('ask'), deny: claude('deny') },
  ...['PreToolUse', 'tool_call'].map((event): Row => ({ agent: 'cline', event, pass: line('{"cancel":false}'), allow: line('{"cancel":false}'), deny: line('{"cancel":true,"errorMessage":"R"}') })),
  { agent: 'amazon-q', event: 'preToolUse', ...exits },
  { agent: 'kiro-cli', event: 'PreToolUse', ...exits },
  { agent: 'factory-droid', event: 'PreToolUse', pass: none, allow: claude('allow'), ask: claude('ask'), deny: claude('deny'), broken: both(claude('deny')) },
  { agent: 'openhands', event: 'PreToolUse', pass: none, allow: line('{"decision":"allow"}'), deny: line('{"decision":"deny","reason":"R"}') },
  { agent: 'crush', event: 'PreToolUse', pass: none, allow: line('{"decision":"allow"}'), deny: line('{"version":1,"decision":"deny","reason":"R"}') },
  ...['pre_run_command', 'pre_write_code', 'pre_read_code', 'pre_mcp_tool_use'].map((event): Row => ({ agent: 'windsurf', event, ...exits })),
  { agent: 'devin-cli', event: 'PreToolUse', pass: none, allow: none, deny: both(line('{"decision":"block","reason":"R"}')) },
  { agent: 'devin-cli', event: 'PermissionRequest', pass: none, allow: line('{"decision":"approve"}'), ask: none, deny: both(line('{"decision":"block","reason":"R"}')) },
  { agent: 'antigravity', event: 'PreToolUse', pass: line('{"decision":"ask","reason":""}'), allow: line('{"decision":"allow"}'), ask: line('{"decision":"force_ask","reason":"R"}'), deny: line('{"decision":"deny","reason":"R"}') },
  { agent: 'auggie', event: 'PreToolUse', ...denying, broken: both(claude('deny')) },
  { agent: 'goose', event: 'PreToolUse', pass: none, allow: line('{"decision":"allow"}'), deny: line('{"decision":"block","reason":"R"}') },
  { agent: 'kimi-code', event: 'PreToolUse', ...denying },
  { agent: 'kimi-cli', event: 'PreToolUse', ...denying },
  { agent: 'continue-cli', event: 'PreToolUse', pass: none, allow: claude('allow'), deny: claude('deny') },
  { agent: 'grok-cli', event: 'PreToolUse', pass: line('{"decision":"allow"}'), allow: line('{"decision":"allow"}'), deny: both(line('{"decision":"deny","reason":"R"}')) },
]
