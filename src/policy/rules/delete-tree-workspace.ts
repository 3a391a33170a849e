// The rule delete-tree-workspace.
import { rule } from '../define.ts'
import { isMadeAgain, isTree } from '../reach.ts'
import { lossOf, lost } from '../recover.ts'

export default rule('delete-tree-workspace', {
  on: ['delete'],
  at: ['workspace'],
  when: (effect, sight) => isTree(effect, sight) && !isMadeAgain(sight) && lost(effect, sight)?.length !== 0,
  decision: 'ask',
  risk: 'high',
  reason: 'it deletes a folder of the workspace with everything in it',
  detail: lossOf,
  instead: 'delete the files by name, or commit first so that git can bring them back',
  examples: {
    hits: ['rm -rf src', 'rm -r docs/old', 'rm -rf src/*'],
    misses: ['rm -rf node_modules', 'rm a.txt', 'rm -rf docs/saved'],
  },
})
