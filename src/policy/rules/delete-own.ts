// The rule delete-own.
import { rule } from '../define.ts'

export default rule('delete-own', {
  on: ['delete'],
  at: ['own'],
  decision: 'deny',
  risk: 'high',
  pinned: true,
  reason: "it deletes gatekeeper's own files, or the file that makes the agent call it",
  instead: 'ask the user to do it',
  examples: {
    hits: ['rm .claude/settings.json', 'rm -rf .cursor/hooks', 'mv ~/.codex/hooks.json /tmp'],
    misses: ['cat .claude/settings.json', 'rm settings.json'],
  },
})
