// Windsurf, now Devin Desktop (Cascade). Source: docs.windsurf.com, docs.devin.ai. Only the exit code and stderr are read.
import type { Host } from '../define.ts'

export const windsurf: Host = {
  name: 'windsurf',
  title: 'Windsurf',
  programs: ['windsurf', 'devin-desktop'],
  folders: ({ home }) => [`${home}/.codeium/windsurf`, `${home}/.windsurf`],
  files: (scope, { home, workspace }, { line }) => [{
    kind: 'json', path: scope === 'user' ? `${home}/.codeium/windsurf/hooks.json` : `${workspace}/.windsurf/hooks.json`,
    entries: ['pre_run_command', 'pre_write_code', 'pre_read_code', 'pre_mcp_tool_use'].map(event => ({ at: ['hooks', event], value: { command: line('windsurf'), show_output: true } })),
  }],
  todo: ['start Windsurf anew'],
  broken: 'refused; what Windsurf does with a gate that takes too long is not documented',
  canary: {
    shell: 'bash', dialect: 'exit', deadline: 30_000,
    payload: (command, cwd) => ({ agent_action_name: 'pre_run_command', trajectory_id: 'gatekeeper-doctor', execution_id: '1', timestamp: '2026-01-01T00:00:00Z', model_name: 'none', tool_info: { command_line: command, cwd } }),
  },
}
