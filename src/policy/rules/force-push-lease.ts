// The rule force-push-lease.
import { rule } from '../define.ts'

export default rule('force-push-lease', {
  on: ['publish'],
  when: effect => effect.lease === true,
  decision: 'ask',
  risk: 'high',
  reason: 'it rewrites a shared branch, though only if nobody else has changed it',
  instead: 'push a new commit that reverts',
  examples: {
    hits: ['git push --force-with-lease', 'git push --force-with-lease origin mine', 'git push --force-with-lease=mine origin mine'],
    misses: ['git push', 'git push --force'],
  },
})
