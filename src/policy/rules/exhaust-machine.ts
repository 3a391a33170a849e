// The rule exhaust-machine.
import { rule } from '../define.ts'

export default rule('exhaust-machine', {
  on: ['exhaust'],
  decision: 'deny',
  risk: 'high',
  pinned: true,
  reason: 'it uses up processes, memory or disk until the machine stops',
  instead: 'reach the goal in another way, or ask the user how',
  examples: {
    hits: [':(){ :|:& };:', 'f() { f | f & }; f', 'bomb() { bomb & bomb & }; bomb'],
    misses: ['f() { echo hi; }; f', 'yes | head -n 1'],
  },
})
