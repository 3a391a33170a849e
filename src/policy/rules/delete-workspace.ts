// The rule delete-workspace.
import { rule } from '../define.ts'
import { isMany, isTree } from '../reach.ts'
import { lossOf } from '../recover.ts'

export default rule('delete-workspace', {
  on: ['delete'],
  at: ['workspace'],
  when: (effect, sight) => !isTree(effect, sight) && !isMany(effect, sight),
  decision: 'ask',
  risk: 'low',
  plain: true,
  reason: 'it deletes a file of the workspace',
  detail: lossOf,
  instead: 'move it to a temporary folder if it may be needed again',
  examples: {
    hits: ['rm a.txt', 'rm -f src/old.ts', 'rmdir empty'],
    misses: ['rm /tmp/a.txt', 'rm -rf src'],
  },
})
