// The rule delete-tree-saved.
import { rule } from '../define.ts'
import { isMadeAgain, isTree } from '../reach.ts'
import { lost } from '../recover.ts'

export default rule('delete-tree-saved', {
  on: ['delete'],
  at: ['workspace'],
  when: (effect, sight) => isTree(effect, sight) && !isMadeAgain(sight) && lost(effect, sight)?.length === 0,
  decision: 'ask',
  risk: 'low',
  reason: 'it deletes a folder of the workspace with nothing in it that git does not have',
  instead: 'nothing in it needs to be kept first: git restore brings it back',
  examples: {
    hits: ['rm -rf docs/saved', 'rm -r docs/saved/a.md', 'rm -rf docs/saved/'],
    misses: ['rm -rf src', 'rm -rf node_modules', 'rm docs/saved/a.md'],
  },
})
