// GitHub Copilot CLI and its cloud agent. Source: docs.github.com, hooks reference (2026-10). Every failure but a timeout is a refusal there.
import type { Host } from '../define.ts'

const folder = (env: (name: string) => string | undefined, home: string): string => env('COPILOT_HOME') ?? `${home}/.copilot`

export const copilotCli: Host = {
  name: 'copilot-cli',
  title: 'Copilot CLI',
  programs: ['copilot'],
  folders: ({ env, home }) => [folder(env, home)],
  files: (scope, { env, home, workspace }, { line }) => [{
    kind: 'json', path: `${scope === 'user' ? folder(env, home) : `${workspace}/.github`}/hooks/gatekeeper.json`, frame: { version: 1 },
    entries: [{ at: ['hooks', 'preToolUse'], value: { type: 'command', bash: line('copilot-cli'), timeoutSec: 30 } }],
  }],
  todo: ['with --project, trust the folder; the cloud agent reads the same file and refuses every tool where gatekeeper is not at the same path'],
  broken: 'refused; where the machine has no timeout program, Copilot CLI lets the call through when a gate takes longer than 30 seconds',
  canary: {
    shell: 'bash', dialect: 'permissionDecision', deadline: 30_000,
    payload: (command, cwd) => ({ sessionId: 'gatekeeper-doctor', timestamp: 1767225600000, cwd, toolName: 'bash', toolArgs: JSON.stringify({ command, description: 'a test that must be refused' }) }),
    env: cwd => ({ COPILOT_CLI: '1', COPILOT_PROJECT_DIR: cwd, CLAUDE_PROJECT_DIR: cwd }),
  },
}
