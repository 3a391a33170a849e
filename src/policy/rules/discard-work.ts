// The rule discard-work.
import { rule } from '../define.ts'
import { lossOf, lost } from '../recover.ts'

export default rule('discard-work', {
  on: ['discard'],
  when: (effect, sight) => lost(effect, sight)?.length !== 0,
  decision: 'ask',
  risk: 'high',
  reason: 'uncommitted work or history would be lost, and git cannot bring it back',
  detail: lossOf,
  instead: 'keep it first: git stash -u, or a commit on another branch',
  examples: {
    hits: ['git reset --hard', 'git checkout -- src', 'git clean -fd'],
    misses: ['git reset --soft HEAD~1', 'git status', 'git checkout -- docs/saved'],
  },
})
