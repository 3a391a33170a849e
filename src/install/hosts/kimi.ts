// Kimi Code and the older kimi-cli: a list in a file of TOML, for the user only. Source: MoonshotAI/kimi-code (2026-08). A fifth key would make the whole file unreadable to them.
import type { Canary, Host } from '../define.ts'

const block = (line: string): string => `[[hooks]]\nevent = "PreToolUse"\nmatcher = ""\ncommand = ${JSON.stringify(line)}\ntimeout = 30\n`
const canary = (tool: string): Canary => ({
  shell: 'sh', dialect: 'nested', deadline: 30_000,
  payload: (command, cwd) => ({ hook_event_name: 'PreToolUse', session_id: 'gatekeeper-doctor', ...(tool === 'Bash' && { client_type: 'kimi-code' }), cwd, tool_name: tool, tool_input: { command }, tool_call_id: 'call_doctor' }),
})
const rest = {
  todo: ['start a new session: one that is open keeps the hooks that it began with'],
  broken: 'refused; where the machine has no timeout program, a gate that takes longer than 30 seconds lets the call through',
}

export const kimiCode: Host = {
  name: 'kimi-code', title: 'Kimi Code', programs: ['kimi-code', 'kimi'], ...rest, canary: canary('Bash'),
  folders: ({ env, home }) => [env('KIMI_CODE_HOME') ?? `${home}/.kimi-code`],
  files: (scope, { env, home }, { line }) => (scope === 'project' ? [] : [{ kind: 'toml', path: `${env('KIMI_CODE_HOME') ?? `${home}/.kimi-code`}/config.toml`, block: block(line('kimi-code')), table: 'hooks' }]),
}

export const kimiCli: Host = {
  name: 'kimi-cli', title: 'kimi-cli', programs: ['kimi-cli'], ...rest, canary: canary('Shell'),
  folders: ({ home }) => [`${home}/.kimi`],
  files: (scope, { home }, { line }) => (scope === 'project' ? [] : [{ kind: 'toml', path: `${home}/.kimi/config.toml`, block: block(line('kimi-cli')), table: 'hooks' }]),
}
