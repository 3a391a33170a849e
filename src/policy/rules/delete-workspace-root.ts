// The rule delete-workspace-root.
import { rule } from '../define.ts'
import { isTree, reachesWorkspace } from '../reach.ts'

export default rule('delete-workspace-root', {
  on: ['delete'],
  when: (effect, sight) => reachesWorkspace(sight, isTree(effect, sight)),
  decision: 'deny',
  risk: 'high',
  reason: 'it deletes the workspace itself or a folder that holds it',
  instead: 'name the files or folders inside the workspace that are meant',
  examples: {
    hits: ['rm -rf .', 'rm -rf *', 'cd ..; rm -rf "$OLDPWD"', 'rm -rf ../app'],
    misses: ['rm -rf src', 'rm -rf src/*'],
  },
})
