// The rule delete-tree-unresolved.
import { rule } from '../define.ts'
import { isTree } from '../reach.ts'

export default rule('delete-tree-unresolved', {
  on: ['delete'],
  at: ['unresolved', 'remote'],
  when: (effect, sight) => isTree(effect, sight) && (sight.located?.place === 'unresolved' || !effect.target.values),
  decision: 'deny',
  risk: 'high',
  reason: 'what is deleted with everything below it is not known, and an empty variable makes it the root',
  instead: 'write the path out, or use the variable in a form that fails when it is empty',
  examples: {
    hits: ['rm -rf "$X/"', 'rm -rf "$(some-unknown-tool)"', 'rm -r "$dir"/*'],
    misses: ['X=/tmp/x; rm -rf "$X/"', 'rm "$f"'],
  },
})
