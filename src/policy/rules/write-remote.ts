// The rule write-remote.
import { rule } from '../define.ts'

export default rule('write-remote', {
  on: ['write', 'append', 'link', 'permit'],
  at: ['remote'],
  decision: 'ask',
  risk: 'medium',
  reason: 'it changes files on another machine or in a container',
  instead: 'look first with a command that only reads there',
  examples: {
    hits: ["ssh web 'touch /srv/flag'", 'docker exec web touch /app/flag', "ssh web 'echo x > /srv/a'"],
    misses: ["ssh web 'ls /srv'", 'docker exec web ls /app'],
  },
})
