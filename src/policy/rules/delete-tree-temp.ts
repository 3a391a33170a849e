// The rule delete-tree-temp.
import { rule } from '../define.ts'
import { isTree } from '../reach.ts'

export default rule('delete-tree-temp', {
  on: ['delete'],
  at: ['temp'],
  when: (effect, sight) => isTree(effect, sight),
  decision: 'ask',
  risk: 'low',
  reason: 'it deletes a temporary folder with everything in it, which other programs may use',
  instead: 'name only the folder that this work made',
  examples: {
    hits: ['rm -rf /tmp/work', 'rm -r /var/tmp/x', 'find /tmp/work -delete'],
    misses: ['rm /tmp/a.txt', 'ls /tmp'],
  },
})
