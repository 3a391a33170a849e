// The rule permit-root.
import { rule } from '../define.ts'
import { reachesRoot, reachesSystem, reachesWorkspace } from '../reach.ts'

export default rule('permit-root', {
  on: ['permit'],
  when: (effect, sight) => effect.recursive === true && (reachesRoot(sight, true) || reachesSystem(sight) || reachesWorkspace(sight, true)),
  decision: 'deny',
  risk: 'high',
  reason: 'it changes the rights or owner of everything in the workspace, a home folder or the system',
  instead: 'name the files that need it',
  examples: {
    hits: ['chmod -R 777 /', 'chmod -R 755 .', 'sudo chown -R dev /usr/lib'],
    misses: ['chmod -R 755 src', 'chmod 755 a.sh'],
  },
})
