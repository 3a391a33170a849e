// Google Antigravity: CLI, desktop and IDE. Source: antigravity.google/docs/hooks. Hooks have names there, and only an answer on stdout counts.
import type { Host } from '../define.ts'

export const antigravity: Host = {
  name: 'antigravity',
  title: 'Antigravity',
  programs: ['agy', 'antigravity'],
  folders: ({ home }) => [`${home}/.gemini/config`, `${home}/.gemini/antigravity-cli`, `${home}/.antigravity`],
  files: (scope, { home, workspace }, { line }) => [{
    kind: 'json', path: scope === 'user' ? `${home}/.gemini/config/hooks.json` : `${workspace}/.agents/hooks.json`,
    entries: [{ at: [], key: 'gatekeeper', value: { enabled: true, PreToolUse: [{ matcher: '*', hooks: [{ type: 'command', command: line('antigravity', { refusal: '{"decision":"deny","reason":"{reason}"}' }), timeout: 30 }] }] } }],
  }],
  todo: ['start Antigravity anew'],
  broken: 'refused; what Antigravity does with a gate that takes longer than 30 seconds is not documented',
  canary: {
    shell: 'sh', dialect: 'answer', deadline: 30_000,
    payload: (command, cwd) => ({ toolCall: { name: 'run_command', args: { CommandLine: command, Cwd: cwd } }, stepIdx: 1, conversationId: 'gatekeeper-doctor', workspacePaths: [cwd], transcriptPath: '/dev/null', artifactDirectoryPath: '/dev/null' }),
    env: () => ({ ANTIGRAVITY_CONVERSATION_ID: 'gatekeeper-doctor' }),
  },
}
