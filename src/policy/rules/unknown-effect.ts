// The rule unknown-effect.
import { rule } from '../define.ts'

export default rule('unknown-effect', {
  on: ['unknown'],
  decision: 'ask',
  risk: 'medium',
  reason: 'gatekeeper does not know what this does',
  instead: 'use a command that is known, or allow exactly this one in the settings: bash(...)',
  examples: {
    hits: ['some-unknown-tool --x', 'ls --no-such-option', 'git no-such-command'],
    misses: ['ls', 'git status'],
  },
})
