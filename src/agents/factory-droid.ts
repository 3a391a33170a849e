// Factory Droid: PreToolUse hooks in Claude's form. Source: docs.factory.ai (2026-07).
import { blocked, likeClaude } from './answers.ts'
import { agentOf } from './host.ts'

export default agentOf({
  name: 'factory-droid', events: ['PreToolUse'], root: 'FACTORY_PROJECT_DIR',
  tools: { shell: 'Execute', write: 'Create Edit', patch: 'ApplyPatch', read: 'Read', search: 'Grep', list: 'Glob LS', fetch: 'FetchUrl', web: 'WebSearch', inert: 'Task TodoWrite ExitSpecMode AskUser Skill' },
  asks: ['PreToolUse'], encode: likeClaude,
  refuse: reason => blocked(reason, likeClaude({ kind: 'deny', reason }, 'PreToolUse')),
})
