// Claude Code. Source: code.claude.com/docs, hooks reference; `onFailure` from 2.1.295 on.
import type { Host } from '../define.ts'
import { setIn } from '../json.ts'

const folder = (env: (name: string) => string | undefined, home: string): string => env('CLAUDE_CONFIG_DIR') ?? `${home}/.claude`

export const claudeCode: Host = {
  name: 'claude-code',
  title: 'Claude Code',
  programs: ['claude'],
  folders: ({ env, home }) => [folder(env, home)],
  files: (scope, { env, home, workspace }, { line }) => [{
    kind: 'json', path: scope === 'user' ? `${folder(env, home)}/settings.json` : `${workspace}/.claude/settings.json`,
    entries: [{ at: ['hooks', 'PreToolUse'], value: { matcher: '*', hooks: [{ type: 'command', command: line('claude-code'), timeout: 30, onFailure: 'block', statusMessage: 'gatekeeper' }] } }],
  }],
  todo: ['in a project that Claude Code has not been told to trust, start it once and trust the folder: before that no hook runs'],
  off: ({ env, home, workspace }, read) => [`${folder(env, home)}/settings.json`, `${workspace}/.claude/settings.json`, `${workspace}/.claude/settings.local.json`].filter(path => setIn(read(path), ['disableAllHooks']) === true).map(path => `disableAllHooks is on in ${path}; take it out`)[0],
  broken: 'refused; where the machine has no timeout program, Claude Code before 2.1.295 lets the call through when a gate takes longer than 30 seconds',
  alsoReadBy: ['cursor', 'vscode', 'copilot-cli', 'devin-cli', 'grok-cli'],
  canary: {
    shell: 'sh', dialect: 'nested', deadline: 30_000,
    payload: (command, cwd) => ({ session_id: 'gatekeeper-doctor', transcript_path: '/dev/null', cwd, permission_mode: 'default', hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command, description: 'a test that must be refused' }, tool_use_id: 'toolu_doctor' }),
    env: cwd => ({ CLAUDE_PROJECT_DIR: cwd, CLAUDECODE: '1' }),
  },
}
