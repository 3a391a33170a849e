// The rule publish-shared.
import { rule } from '../define.ts'

export default rule('publish-shared', {
  on: ['publish'],
  when: effect => !effect.force && !effect.lease,
  decision: 'ask',
  risk: 'medium',
  reason: 'it changes what other people see and use',
  instead: 'let the user see the change first',
  examples: {
    hits: ['git push', 'npm publish', 'gh pr create --title a --body b'],
    misses: ['git status', 'git push --dry-run'],
  },
})
