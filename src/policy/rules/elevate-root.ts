// The rule elevate-root.
import { rule } from '../define.ts'

export default rule('elevate-root', {
  on: ['elevate'],
  decision: 'ask',
  risk: 'medium',
  reason: 'it becomes another user, mostly root, for whom nothing is out of reach',
  instead: 'do it without, or let the user run it',
  examples: {
    hits: ['sudo apt-get update', 'sudo ls', 'su -c id'],
    misses: ['ls', 'sudo --version'],
  },
})
