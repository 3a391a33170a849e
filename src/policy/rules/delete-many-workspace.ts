// The rule delete-many-workspace.
import { rule } from '../define.ts'
import { isMany, isTree } from '../reach.ts'

export default rule('delete-many-workspace', {
  on: ['delete'],
  at: ['workspace'],
  when: (effect, sight) => isMany(effect, sight) && !isTree(effect, sight),
  decision: 'ask',
  risk: 'medium',
  reason: 'it deletes files of the workspace, and how many depends on what is there',
  instead: 'list them first, then name them',
  examples: {
    hits: ['rm src/*', "find . -name '*.log' -delete", 'rm *'],
    misses: ['rm a.txt', "find . -name '*.log'"],
  },
})
