// The rule force-push.
import { rule } from '../define.ts'

export default rule('force-push', {
  on: ['publish'],
  when: effect => effect.force === true && !effect.lease,
  decision: 'deny',
  risk: 'high',
  reason: 'it overwrites or removes what others have already taken from there',
  instead: 'push a new commit that reverts, or use --force-with-lease on a branch of your own',
  examples: {
    hits: ['git push --force origin main', 'git push -f', 'git push origin :old'],
    misses: ['git push', 'git push --force-with-lease origin mine'],
  },
})
