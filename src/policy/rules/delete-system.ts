// The rule delete-system.
import { rule } from '../define.ts'

export default rule('delete-system', {
  on: ['delete'],
  at: ['system'],
  decision: 'deny',
  risk: 'high',
  reason: 'it deletes files of the system',
  instead: 'remove software with the package manager that installed it',
  examples: {
    hits: ['rm /usr/bin/tool', 'rm -rf /opt/app', 'rm -r /usr/local/lib/node_modules'],
    misses: ['rm /tmp/x', 'ls /usr/bin'],
  },
})
