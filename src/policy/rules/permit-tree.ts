// The rule permit-tree.
import { rule } from '../define.ts'

export default rule('permit-tree', {
  on: ['permit'],
  at: ['workspace', 'temp', 'home', 'system', 'remote', 'unresolved'],
  when: effect => effect.recursive === true,
  decision: 'ask',
  risk: 'high',
  reason: 'it changes the rights or owner of everything in a folder, which cannot be undone',
  instead: 'name the files that need it',
  examples: {
    hits: ['chmod -R 755 src', 'chown -R dev src', 'chmod -R u+w docs'],
    misses: ['chmod 755 a.sh', 'chown dev a.txt'],
  },
})
