// kimi-cli, the older one: PreToolUse hooks. Source: MoonshotAI/kimi-cli (2026-07).
import { onlyDenials } from './answers.ts'
import { agentOf } from './host.ts'

export default agentOf({
  name: 'kimi-cli', events: ['PreToolUse'],
  tools: { shell: 'Shell', write: 'WriteFile StrReplaceFile', read: 'ReadFile ReadMediaFile', search: 'Grep', list: 'Glob', fetch: 'FetchURL', web: 'SearchWeb', inert: 'Task SetTodoList Think AskUserQuestion Agent' },
  encode: onlyDenials,
})
