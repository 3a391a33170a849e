// The rule delete-tree-home.
import { rule } from '../define.ts'
import { isTree } from '../reach.ts'

export default rule('delete-tree-home', {
  on: ['delete'],
  at: ['home'],
  when: (effect, sight) => isTree(effect, sight),
  decision: 'deny',
  risk: 'high',
  reason: 'it deletes a folder outside the workspace with everything in it',
  instead: 'ask the user to delete it',
  examples: {
    hits: ['rm -rf ~/Documents', 'rm -r ../other', 'rm -rf ~/Documents/*'],
    misses: ['rm ~/notes.txt', 'rm -rf src'],
  },
})
