// The rule unknown-effect.
import { rule } from '../define.ts'

export default rule('unknown-effect', {
  on: ['unknown'],
  decision: 'ask',
  risk: 'medium',
  reason: 'gatekeeper does not know what this does',
  instead: 'use what is known, mend what cannot be read, or allow exactly this in the settings: bash(...) for a command, the bare name for a tool',
  examples: {
    hits: ['some-unknown-tool --x', 'ls --no-such-option', 'git no-such-command'],
    misses: ['ls', 'git status'],
  },
})
