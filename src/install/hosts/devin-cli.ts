// Devin CLI. Source: docs.devin.ai/cli/extensibility/hooks. It also imports the hooks of Claude Code.
import type { Host } from '../define.ts'

export const devinCli: Host = {
  name: 'devin-cli',
  title: 'Devin CLI',
  programs: ['devin'],
  folders: ({ env, home }) => [`${env('XDG_CONFIG_HOME') ?? `${home}/.config`}/devin`],
  files: (scope, { home, env, workspace }, { line }) => [{
    kind: 'json', path: scope === 'user' ? `${env('XDG_CONFIG_HOME') ?? `${home}/.config`}/devin/config.json` : `${workspace}/.devin/config.json`,
    entries: [{ at: ['hooks', 'PreToolUse'], value: { matcher: '.*', hooks: [{ type: 'command', command: line('devin-cli'), timeout: 30 }] } }],
  }],
  todo: ['start devin anew'],
  broken: 'refused; what Devin does with a gate that takes longer than 30 seconds is not documented',
  canary: {
    shell: 'sh', dialect: 'decision', deadline: 30_000,
    payload: command => ({ hook_event_name: 'PreToolUse', session_id: 'gatekeeper-doctor', tool_name: 'exec', tool_input: { command } }),
    env: cwd => ({ DEVIN_PROJECT_DIR: cwd }),
  },
}
