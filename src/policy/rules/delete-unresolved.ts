// The rule delete-unresolved.
import { rule } from '../define.ts'
import { isTree } from '../reach.ts'

export default rule('delete-unresolved', {
  on: ['delete'],
  at: ['unresolved'],
  when: (effect, sight) => !isTree(effect, sight),
  decision: 'ask',
  risk: 'high',
  reason: 'what is deleted is only known when the command runs',
  instead: 'write the path out, or print it first',
  examples: {
    hits: ['rm "$f"', 'rm "$1"', 'rmdir "$(some-unknown-tool)"'],
    misses: ['f=a.txt; rm "$f"', 'rm a.txt'],
  },
})
