// The rule delete-remote.
import { rule } from '../define.ts'
import { isTree } from '../reach.ts'

export default rule('delete-remote', {
  on: ['delete'],
  at: ['remote'],
  when: (effect, sight) => effect.target.values !== undefined || !isTree(effect, sight),
  decision: 'ask',
  risk: 'high',
  reason: 'it deletes files on another machine or in a container',
  instead: 'look first with a command that only reads there',
  examples: {
    hits: ["ssh web 'rm /srv/a'", 'docker exec web rm -rf /app/cache', "ssh web 'rm -r /srv/old'"],
    misses: ["ssh web 'ls /srv'", 'docker exec web ls /app'],
  },
})
