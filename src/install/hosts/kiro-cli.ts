// Kiro CLI 3 and Kiro IDE 1. Source: kiro.dev/docs/cli/v3/hooks.
import type { Host } from '../define.ts'

export const kiroCli: Host = {
  name: 'kiro-cli',
  title: 'Kiro',
  programs: ['kiro-cli', 'kiro'],
  folders: ({ env, home }) => [env('KIRO_HOME') ?? `${home}/.kiro`],
  files: (scope, { env, home, workspace }, { line }) => [{
    kind: 'json', path: `${scope === 'user' ? (env('KIRO_HOME') ?? `${home}/.kiro`) : `${workspace}/.kiro`}/hooks/gatekeeper.json`, frame: { version: 'v1' },
    entries: [{ at: ['hooks'], value: { name: 'gatekeeper', trigger: 'PreToolUse', matcher: '.*', action: { type: 'command', command: line('kiro-cli') }, timeout: 30, enabled: true } }],
  }],
  todo: ['start Kiro anew; Kiro CLI 2 reads hooks from the files of agents instead (see amazon-q)'],
  broken: 'refused; where the machine has no timeout program, a gate that takes longer than 30 seconds lets the call through',
  canary: {
    shell: 'bash', dialect: 'exit', deadline: 30_000,
    payload: (command, cwd) => ({ session_id: 'gatekeeper-doctor', hook_event_name: 'PreToolUse', cwd, tool_name: 'execute_bash', tool_input: { command } }),
  },
}
