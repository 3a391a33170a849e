// OpenAI Codex. Source: openai/codex, codex-rs/hooks. Its parser refuses whole files for unknown keys at the top.
import type { Host } from '../define.ts'

const folder = (env: (name: string) => string | undefined, home: string): string => env('CODEX_HOME') ?? `${home}/.codex`

export const codex: Host = {
  name: 'codex',
  title: 'Codex',
  programs: ['codex'],
  folders: ({ env, home }) => [folder(env, home)],
  files: (scope, { env, home, workspace }, { line }) => {
    // Commands run in the user's own shell, as a login shell.
    const value = { matcher: '*', hooks: [{ type: 'command', command: line('codex', { shell: 'any' }), timeout: 30 }] }
    return [{ kind: 'json', path: scope === 'user' ? `${folder(env, home)}/hooks.json` : `${workspace}/.codex/hooks.json`, entries: [{ at: ['hooks', 'PreToolUse'], value }, { at: ['hooks', 'PermissionRequest'], value }] }]
  },
  todo: ['start codex, type /hooks, and approve the hooks of gatekeeper: until then, and after each change of the entry, Codex skips them without a word'],
  off: ({ env, home, workspace }, read) => {
    const own = folder(env, home)
    const states = read(`${own}/config.toml`) ?? ''
    const files = [own, `${workspace}/.codex`].map(one => `${one}/hooks.json`).filter(path => read(path)?.includes('hook codex'))
    const waiting = files.find(path => !states.includes(`${path}:pre_tool_use:`))
    return waiting && `Codex was not told to trust ${waiting}: type /hooks in it, and approve`
  },
  broken: 'refused; where the machine has no timeout program, Codex lets the call through when a gate takes longer than 30 seconds',
  canary: {
    shell: 'login', dialect: 'nested', deadline: 30_000,
    payload: (command, cwd) => ({ session_id: 'gatekeeper-doctor', turn_id: '1', transcript_path: null, cwd, hook_event_name: 'PreToolUse', model: 'none', permission_mode: 'default', tool_name: 'Bash', tool_input: { command }, tool_use_id: 'call_doctor' }),
  },
}
