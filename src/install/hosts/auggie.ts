// Augment's auggie and its editor extensions. Source: the bundle of @augmentcode/auggie 0.36.0. An empty matcher is the only one that sees MCP tools as well.
import type { Host } from '../define.ts'

export const auggie: Host = {
  name: 'auggie',
  title: 'Auggie',
  programs: ['auggie'],
  folders: ({ home }) => [`${home}/.augment`],
  files: (scope, { home, workspace }, { line }) => [{
    kind: 'json', path: `${scope === 'user' ? home : workspace}/.augment/settings.json`,
    entries: [{ at: ['hooks', 'PreToolUse'], value: { matcher: '', hooks: [{ type: 'command', command: line('auggie'), timeout: 30_000 }] } }],
  }],
  todo: ['start auggie anew'],
  broken: 'refused; where the machine has no timeout program, a gate that takes longer than 30 seconds lets the call through',
  canary: {
    shell: 'bash', dialect: 'nested', deadline: 30_000,
    payload: (command, cwd) => ({ hook_event_name: 'PreToolUse', conversation_id: 'gatekeeper-doctor', workspace_roots: [cwd], tool_name: 'launch-process', tool_input: { command, wait: true, max_wait_seconds: 10, cwd }, tool_error: null, is_mcp_tool: false }),
    env: cwd => ({ AUGMENT_PROJECT_DIR: cwd, AUGMENT_HOOK_EVENT: 'PreToolUse' }),
  },
}
