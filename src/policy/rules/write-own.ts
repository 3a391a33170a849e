// The rule write-own.
import { rule } from '../define.ts'

export default rule('write-own', {
  on: ['write', 'append', 'link', 'permit', 'discard'],
  at: ['own'],
  decision: 'deny',
  risk: 'high',
  pinned: true,
  reason: 'it changes gatekeeper itself, its settings, or the file that makes the agent call it',
  instead: 'ask the user to change it outside the agent',
  examples: {
    hits: ['echo "{}" > .claude/settings.json', 'touch .cursor/hooks.json', 'cp a.toml ~/.codex/config.toml'],
    misses: ['cat .claude/settings.json', 'echo "{}" > settings.json'],
  },
})
