// The rule reveal-secret.
import { rule } from '../define.ts'

export default rule('reveal-secret', {
  on: ['reveal'],
  decision: 'ask',
  risk: 'medium',
  reason: 'it shows secrets, and what an agent sees may leave the machine',
  instead: 'ask for the one value that is needed, or use a command that works without showing it',
  examples: {
    hits: ['env', 'gh auth token', 'printenv'],
    misses: ['env FOO=1 ls', 'gh auth status'],
  },
})
