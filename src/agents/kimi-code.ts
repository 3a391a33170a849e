// Kimi Code: PreToolUse hooks. Source: MoonshotAI/kimi-code (2026-08).
import { onlyDenials } from './answers.ts'
import { agentOf } from './host.ts'

/** Only denials are read. */
export default agentOf({
  name: 'kimi-code', events: ['PreToolUse'],
  tools: { shell: 'Bash', write: 'Write Edit', read: 'Read ReadMediaFile', search: 'Grep', list: 'Glob', fetch: 'FetchURL', web: 'WebSearch', inert: 'TodoList Agent AskUserQuestion EnterPlanMode ExitPlanMode Skill TaskList TaskOutput TaskStop' },
  encode: onlyDenials,
})
