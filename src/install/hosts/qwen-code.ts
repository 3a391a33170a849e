// Qwen Code. Source: QwenLM/qwen-code, docs and source (2026-11). Times of command hooks are in milliseconds; no published build knows `failMode` yet (0.24.4).
import type { Host } from '../define.ts'
import { setIn } from '../json.ts'

export const qwenCode: Host = {
  name: 'qwen-code',
  title: 'Qwen Code',
  programs: ['qwen'],
  folders: ({ home }) => [`${home}/.qwen`],
  files: (scope, { home, workspace }, { line }) => [{
    kind: 'json', path: `${scope === 'user' ? home : workspace}/.qwen/settings.json`,
    entries: [{ at: ['hooks', 'PreToolUse'], value: { matcher: '.*', hooks: [{ type: 'command', name: 'gatekeeper', command: line('qwen-code'), timeout: 30_000, failMode: 'closed' }] } }],
  }],
  todo: ['trust the folders that you work in: in others Qwen Code runs no hook at all'],
  off: ({ home, workspace }, read) => [home, workspace].map(one => `${one}/.qwen/settings.json`).filter(path => setIn(read(path), ['disableAllHooks']) === true).map(path => `disableAllHooks is on in ${path}; take it out`)[0],
  broken: 'refused; where the machine has no timeout program, Qwen Code lets the call through when a gate takes longer than 30 seconds',
  canary: {
    shell: 'bash', dialect: 'nested', deadline: 30_000,
    payload: (command, cwd) => ({ session_id: 'gatekeeper-doctor', transcript_path: '/dev/null', cwd, hook_event_name: 'PreToolUse', timestamp: '2026-01-01T00:00:00.000Z', permission_mode: 'default', tool_name: 'run_shell_command', tool_input: { command, description: 'a test that must be refused' }, tool_use_id: 'call_doctor' }),
    env: cwd => ({ QWEN_PROJECT_DIR: cwd, GEMINI_PROJECT_DIR: cwd, CLAUDE_PROJECT_DIR: cwd }),
  },
}
