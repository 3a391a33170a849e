// The rule signal-all.
import { rule } from '../define.ts'

export default rule('signal-all', {
  on: ['signal'],
  when: effect => effect.all === true,
  decision: 'deny',
  risk: 'high',
  reason: 'it stops every process, or the one that all others depend on',
  instead: 'name the one process that is meant',
  examples: {
    hits: ['kill -9 -1', 'kill 1', 'kill -TERM -- -1'],
    misses: ['kill -9 1234', 'kill -l'],
  },
})
