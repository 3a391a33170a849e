// Cursor: the editor and cursor-agent. Source: cursor.com/docs, hooks; captures of 3.9. A shell command fires two events, of which one is judged; cloud agents fire only preToolUse for MCP.
import type { Host } from '../define.ts'

export const cursor: Host = {
  name: 'cursor',
  title: 'Cursor',
  programs: ['cursor', 'cursor-agent'],
  folders: ({ home }) => [`${home}/.cursor`],
  files: (scope, { home, workspace }, { line }) => {
    const handler = { command: line('cursor', { patient: true }), timeout: 30, failClosed: true }
    return [{
      kind: 'json', path: `${scope === 'user' ? home : workspace}/.cursor/hooks.json`, frame: { version: 1 },
      entries: [
        { at: ['hooks', 'preToolUse'], value: { ...handler, matcher: '^(?!Shell$).*' } },
        ...['beforeShellExecution', 'beforeMCPExecution', 'beforeReadFile'].map(event => ({ at: ['hooks', event], value: handler })),
      ],
    }]
  },
  todo: ['start a new conversation: one that is open keeps the hooks that it began with'],
  broken: 'refused (failClosed)',
  canary: {
    shell: 'sh', dialect: 'permission', deadline: 30_000,
    payload: (command, cwd) => ({ conversation_id: 'gatekeeper-doctor', generation_id: '1', model: 'none', hook_event_name: 'beforeShellExecution', cursor_version: '3.9.16', workspace_roots: [cwd], user_email: null, transcript_path: null, command, cwd, sandbox: false }),
    env: cwd => ({ CURSOR_PROJECT_DIR: cwd, CURSOR_VERSION: '3.9.16', CLAUDE_PROJECT_DIR: cwd }),
  },
}
