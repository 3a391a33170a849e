// Grok CLI. Source: michaeldhopkins/safe-chains, captures of 0.2.106. It also runs the hooks of Claude Code, with its own payload.
import type { Host } from '../define.ts'

export const grokCli: Host = {
  name: 'grok-cli',
  title: 'Grok CLI',
  programs: ['grok'],
  folders: ({ home }) => [`${home}/.grok`],
  files: (scope, { home }, { line }) => scope === 'project' ? [] : [{
    kind: 'json', path: `${home}/.grok/hooks/gatekeeper.json`,
    entries: [{ at: ['hooks', 'PreToolUse'], value: { matcher: '.*', hooks: [{ type: 'command', command: line('grok-cli'), timeout: 30 }] } }],
  }],
  todo: ['start grok anew'],
  broken: 'refused; where the machine has no timeout program, a gate that takes longer than 30 seconds lets the call through',
  canary: {
    shell: 'sh', dialect: 'decision', deadline: 30_000,
    payload: (command, cwd) => ({ hookEventName: 'PreToolUse', sessionId: 'gatekeeper-doctor', cwd, workspaceRoot: cwd, toolName: 'run_terminal_command', toolInput: { command } }),
    env: cwd => ({ GROK_WORKSPACE_ROOT: cwd }),
  },
}
