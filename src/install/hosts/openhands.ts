// OpenHands. Source: OpenHands/software-agent-sdk (2026-08). It reads hooks of a workspace only.
import type { Host } from '../define.ts'

export const openhands: Host = {
  name: 'openhands',
  title: 'OpenHands',
  programs: ['openhands'],
  folders: ({ home, workspace }) => [`${home}/.openhands`, `${workspace}/.openhands`],
  files: (scope, { workspace }, { line }) => scope === 'user' ? [] : [{
    kind: 'json', path: `${workspace}/.openhands/hooks.json`,
    entries: [{ at: ['pre_tool_use'], value: { matcher: '*', hooks: [{ type: 'command', command: line('openhands'), timeout: 30 }] } }],
  }],
  todo: ['gatekeeper must be where OpenHands runs: inside its container, where it uses one'],
  broken: 'refused; where the machine has no timeout program, a gate that takes longer than 30 seconds lets the call through',
  canary: {
    shell: 'sh', dialect: 'decision', deadline: 30_000,
    payload: (command, cwd) => ({ event_type: 'PreToolUse', tool_name: 'terminal', tool_input: { command, is_input: false }, tool_response: null, message: null, session_id: 'gatekeeper-doctor', working_dir: cwd, metadata: {} }),
    env: cwd => ({ OPENHANDS_PROJECT_DIR: cwd, OPENHANDS_EVENT_TYPE: 'PreToolUse' }),
  },
}
