// Crush. Source: charmbracelet/crush (2026-08): a shell of its own runs the line. Sub-agents call no hooks there.
import type { Host } from '../define.ts'

export const crush: Host = {
  name: 'crush',
  title: 'Crush',
  programs: ['crush'],
  folders: ({ env, home }) => [`${env('XDG_CONFIG_HOME') ?? `${home}/.config`}/crush`],
  files: (scope, { env, home, workspace, has }, { line }) => {
    const project = has(`${workspace}/.crush.json`) ? `${workspace}/.crush.json` : `${workspace}/crush.json`
    return [{
      kind: 'json', path: scope === 'user' ? `${env('XDG_CONFIG_HOME') ?? `${home}/.config`}/crush/crush.json` : project,
      entries: [{ at: ['hooks', 'PreToolUse'], value: { name: 'gatekeeper', matcher: '.*', command: line('crush'), timeout: 30 } }],
    }]
  },
  todo: ['start crush anew; what its sub-agents do is not judged, only the call that starts them'],
  broken: 'refused; where the machine has no timeout program, a gate that takes longer than 30 seconds lets the call through',
  canary: {
    shell: 'sh', dialect: 'decision', deadline: 30_000,
    payload: (command, cwd) => ({ event: 'PreToolUse', session_id: 'gatekeeper-doctor', cwd, tool_name: 'bash', tool_input: { command, description: 'a test that must be refused' } }),
    env: cwd => ({ CRUSH: '1', CRUSH_EVENT: 'PreToolUse', CRUSH_CWD: cwd, CRUSH_PROJECT_DIR: cwd }),
  },
}
