// The rule discard-nothing.
import { rule } from '../define.ts'
import { lost } from '../recover.ts'

export default rule('discard-nothing', {
  on: ['discard'],
  when: (effect, sight) => lost(effect, sight)?.length === 0,
  decision: 'ask',
  risk: 'low',
  reason: 'it throws away what git does not have, of which there is nothing now',
  instead: 'look first, if that may have changed: git status',
  examples: {
    hits: ['git checkout -- docs/saved', 'git clean -fd docs/saved', 'git restore docs/saved/a.md'],
    misses: ['git reset --hard', 'git checkout main -- docs/saved', 'git stash drop'],
  },
})
