// Cline: a script of a fixed name, in the editor and in its CLI. Source: cline/cline (2026-08). A refusal ends the whole run there.
import type { Host } from '../define.ts'

export const cline: Host = {
  name: 'cline',
  title: 'Cline',
  programs: ['cline'],
  folders: ({ home }) => [`${home}/.cline`, `${home}/Documents/Cline`],
  files: (scope, { home, workspace }, { line }) => {
    const text = `#!/bin/sh\n# gatekeeper: cline; gatekeeper uninstall cline takes this file away\n${line('cline', { refusal: '{"cancel":true,"errorMessage":"{reason}"}' })}\n`
    return (scope === 'user' ? [`${home}/Documents/Cline/Hooks`, `${home}/.cline/hooks`] : [`${workspace}/.clinerules/hooks`, `${workspace}/.cline/hooks`])
      .map(folder => ({ kind: 'whole' as const, path: `${folder}/PreToolUse`, text, executable: true }))
  },
  todo: ['in the editor, turn on Enable Hooks in the settings of Cline (Feature Settings)'],
  broken: 'refused; where the machine has no timeout program, Cline lets the call through when a gate takes longer than 30 seconds',
  canary: {
    shell: 'file', dialect: 'cancel', deadline: 30_000,
    payload: (command, cwd) => ({ clineVersion: '4.0.0', hookName: 'PreToolUse', timestamp: '1767225600000', taskId: 'gatekeeper-doctor', workspaceRoots: [cwd], userId: 'doctor', model: { provider: 'none', slug: 'none' }, preToolUse: { toolName: 'execute_command', parameters: { command, requires_approval: 'false' } } }),
  },
}
