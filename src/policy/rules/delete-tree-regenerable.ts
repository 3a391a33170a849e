// The rule delete-tree-regenerable.
import { rule } from '../define.ts'
import { isMadeAgain, isTree } from '../reach.ts'

export default rule('delete-tree-regenerable', {
  on: ['delete'],
  at: ['workspace'],
  when: (effect, sight) => isTree(effect, sight) && isMadeAgain(sight),
  decision: 'ask',
  risk: 'low',
  reason: 'it deletes what a build or an install makes again',
  instead: "use the project's own clean script, or ask the user to approve it",
  examples: {
    hits: ['rm -rf node_modules', 'rm -rf dist', 'rm -rf node_modules/.cache'],
    misses: ['rm -rf src', 'rm -rf build-notes'],
  },
})
