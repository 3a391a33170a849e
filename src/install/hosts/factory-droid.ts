// Factory Droid. Source: docs.factory.ai, Factory-AI/factory#3: hooks.json is keyed by event, settings.json has them under `hooks`, which is read where hooks.json is not there.
import type { Host } from '../define.ts'
import { setIn } from '../json.ts'

export const factoryDroid: Host = {
  name: 'factory-droid',
  title: 'Factory Droid',
  programs: ['droid'],
  folders: ({ home }) => [`${home}/.factory`],
  files: (scope, { home, workspace, has }, { line }) => {
    const folder = `${scope === 'user' ? home : workspace}/.factory`
    const own = has(`${folder}/hooks.json`)
    const value = { matcher: '.*', hooks: [{ type: 'command', command: line('factory-droid'), timeout: 30 }] }
    return [{ kind: 'json', path: `${folder}/${own ? 'hooks' : 'settings'}.json`, entries: [{ at: own ? ['PreToolUse'] : ['hooks', 'PreToolUse'], value }] }]
  },
  todo: ['start droid anew, and look at /hooks: a session keeps the hooks that it began with until they are reviewed there'],
  off: ({ home, workspace }, read) => [home, workspace].map(one => `${one}/.factory/settings.json`).filter(path => setIn(read(path), ['hooksDisabled']) === true).map(path => `hooksDisabled is on in ${path}; take it out`)[0],
  broken: 'refused; where the machine has no timeout program, a gate that takes longer than 30 seconds lets the call through',
  canary: {
    shell: 'sh', dialect: 'nested', deadline: 30_000,
    payload: (command, cwd) => ({ session_id: 'gatekeeper-doctor', transcript_path: '/dev/null', cwd, permission_mode: 'auto-low', hook_event_name: 'PreToolUse', tool_name: 'Execute', tool_input: { command } }),
    env: cwd => ({ FACTORY_PROJECT_DIR: cwd }),
  },
}
