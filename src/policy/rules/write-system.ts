// The rule write-system.
import { rule } from '../define.ts'

export default rule('write-system', {
  on: ['write', 'append', 'link', 'permit'],
  at: ['system'],
  decision: 'ask',
  risk: 'high',
  reason: "it changes files of the system, outside the user's own folders",
  instead: "install or configure through the system's own tools, or keep to the workspace",
  examples: {
    hits: ['touch /usr/local/bin/tool', 'echo x > /opt/app/settings', 'mkdir /srv/new'],
    misses: ['touch /tmp/x', 'cat /usr/share/dict/words'],
  },
})
