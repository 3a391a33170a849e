// The agent of VS Code (Copilot Chat). Source: microsoft/vscode-copilot-chat, code.visualstudio.com/docs. Its hooks know no matcher; Copilot CLI reads the same folders.
import type { Host } from '../define.ts'

export const vscode: Host = {
  name: 'vscode',
  title: 'VS Code',
  programs: ['code', 'code-insiders'],
  folders: ({ home }) => [`${home}/.vscode`, `${home}/.config/Code`, `${home}/Library/Application Support/Code`],
  files: (scope, { home, workspace }, { line }) => [{
    kind: 'json', path: `${scope === 'user' ? `${home}/.copilot` : `${workspace}/.github`}/hooks/gatekeeper-vscode.json`,
    entries: [{ at: ['hooks', 'PreToolUse'], value: { type: 'command', command: line('vscode'), timeout: 30 } }],
  }],
  todo: ['hooks of the agent are a preview: see that chat.useHooks is on, and that no policy of your organisation turns them off'],
  broken: 'refused; where the machine has no timeout program, VS Code lets the call through when a gate takes longer than 30 seconds',
  alsoReadBy: ['copilot-cli'],
  canary: {
    shell: 'sh', dialect: 'nested', deadline: 30_000,
    payload: (command, cwd) => ({ timestamp: '2026-01-01T00:00:00.000Z', hook_event_name: 'PreToolUse', session_id: 'gatekeeper-doctor', transcript_path: '/dev/null', cwd, tool_name: 'run_in_terminal', tool_input: { command, explanation: 'a test that must be refused' }, tool_use_id: 'call__vscode-1' }),
  },
}
