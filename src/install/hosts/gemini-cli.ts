// Gemini CLI. Source: google-gemini/gemini-cli, packages/core/src/hooks. Times are in milliseconds.
import type { Host } from '../define.ts'
import { setIn } from '../json.ts'

export const geminiCli: Host = {
  name: 'gemini-cli',
  title: 'Gemini CLI',
  programs: ['gemini'],
  folders: ({ home }) => [`${home}/.gemini`],
  files: (scope, { home, workspace }, { line }) => [{
    kind: 'json', path: `${scope === 'user' ? home : workspace}/.gemini/settings.json`,
    entries: [{ at: ['hooks', 'BeforeTool'], value: { matcher: '.*', hooks: [{ name: 'gatekeeper', type: 'command', command: line('gemini-cli'), timeout: 30_000 }] } }],
  }],
  todo: ['trust the folders that you work in: in others Gemini CLI runs no hook at all'],
  off: ({ home, workspace }, read) => [home, workspace].map(one => `${one}/.gemini/settings.json`).filter(path => setIn(read(path), ['hooksConfig', 'enabled']) === false || JSON.stringify(setIn(read(path), ['hooksConfig', 'disabled']) ?? '').includes('"gatekeeper"')).map(path => `hooksConfig in ${path} turns it off; take that out`)[0],
  broken: 'refused; where the machine has no timeout program, Gemini CLI lets the call through when a gate takes longer than 30 seconds',
  canary: {
    shell: 'bash', dialect: 'decision', deadline: 30_000,
    payload: (command, cwd) => ({ session_id: 'gatekeeper-doctor', transcript_path: '/dev/null', cwd, hook_event_name: 'BeforeTool', timestamp: '2026-01-01T00:00:00.000Z', tool_name: 'run_shell_command', tool_input: { command, description: 'a test that must be refused' } }),
    env: cwd => ({ GEMINI_PROJECT_DIR: cwd, GEMINI_CWD: cwd, GEMINI_SESSION_ID: 'gatekeeper-doctor', CLAUDE_PROJECT_DIR: cwd }),
  },
}
