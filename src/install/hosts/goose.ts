// Goose: hooks come in plug-ins. Source: block/goose, docs. A matcher of `*` would drop the rule, so there is none.
import type { Host } from '../define.ts'

export const goose: Host = {
  name: 'goose',
  title: 'Goose',
  programs: ['goose'],
  folders: ({ env, home }) => [`${env('XDG_CONFIG_HOME') ?? `${home}/.config`}/goose`],
  files: (scope, { home, workspace }, { line }) => {
    const folder = `${scope === 'user' ? home : workspace}/.agents/plugins/gatekeeper`
    return [
      { kind: 'whole', path: `${folder}/plugin.json`, text: `${JSON.stringify({ name: 'gatekeeper', version: '1.0.0', description: 'gatekeeper: goose; gatekeeper uninstall goose takes it away' }, null, 2)}\n` },
      { kind: 'json', path: `${folder}/hooks/hooks.json`, entries: [{ at: ['hooks', 'PreToolUse'], value: { hooks: [{ type: 'command', command: line('goose', { patient: true }), timeout: 30, on_failure: 'block' }] } }] },
    ]
  },
  todo: ['start goose anew'],
  broken: 'refused (on_failure)',
  canary: {
    shell: 'sh', dialect: 'decision', deadline: 30_000,
    payload: (command, cwd) => ({ event: 'PreToolUse', session_id: 'gatekeeper-doctor', matcher_context: 'developer__shell', tool_name: 'developer__shell', tool_input: { command }, working_dir: cwd, tool_call_id: 'call_doctor' }),
  },
}
