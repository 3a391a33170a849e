// The rule delete-root.
import { rule } from '../define.ts'
import { isTree, reachesRoot } from '../reach.ts'

export default rule('delete-root', {
  on: ['delete'],
  when: (effect, sight) => reachesRoot(sight, isTree(effect, sight)),
  decision: 'deny',
  risk: 'high',
  pinned: true,
  reason: 'it deletes the root of the file system, a home folder or a top-level folder',
  instead: 'name the one folder that is meant',
  examples: {
    hits: ['rm -rf /', 'rm -fr ~', 'rm --recursive --force /*', 'find / -delete', 'rm -rf /usr', 'cd / && rm -rf *'],
    misses: ['rm -rf /tmp/x', 'rm -rf src'],
  },
})
