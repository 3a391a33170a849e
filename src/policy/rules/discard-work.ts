// The rule discard-work.
import { rule } from '../define.ts'

export default rule('discard-work', {
  on: ['discard'],
  decision: 'ask',
  risk: 'high',
  reason: 'uncommitted work or history would be lost, and git cannot bring it back',
  instead: 'keep it first: git stash -u, or a commit on another branch',
  examples: {
    hits: ['git reset --hard', 'git checkout -- src', 'git clean -fd'],
    misses: ['git reset --soft HEAD~1', 'git status'],
  },
})
