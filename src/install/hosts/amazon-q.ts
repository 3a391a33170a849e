// Amazon Q Developer CLI and Kiro CLI 2: hooks stand in the file of an agent. Source: aws/amazon-q-developer-cli (2026-04). The cache must stay off: its key knows no arguments.
import type { Host } from '../define.ts'

export const amazonQ: Host = {
  name: 'amazon-q',
  title: 'Amazon Q CLI',
  programs: ['qchat'],
  folders: ({ home }) => [`${home}/.aws/amazonq`],
  files: (scope, { home, workspace }, { line }) => [{
    kind: 'json', path: `${scope === 'user' ? `${home}/.aws/amazonq` : `${workspace}/.amazonq`}/cli-agents/gatekeeper.json`,
    frame: { name: 'gatekeeper', description: 'The default agent with gatekeeper in front of its tools', tools: ['*'] },
    entries: [{ at: ['hooks', 'preToolUse'], value: { matcher: '*', command: line('amazon-q'), timeout_ms: 30_000, cache_ttl_seconds: 0 } }],
  }],
  todo: ['make the agent gatekeeper the one that is used: q settings chat.defaultAgent gatekeeper; other agents have no gate unless the same hook stands in their files'],
  broken: 'refused; where the machine has no timeout program, a gate that takes longer than 30 seconds lets the call through',
  canary: {
    shell: 'bash', dialect: 'exit', deadline: 30_000,
    payload: (command, cwd) => ({ hook_event_name: 'preToolUse', cwd, tool_name: 'execute_bash', tool_input: { command } }),
  },
}
