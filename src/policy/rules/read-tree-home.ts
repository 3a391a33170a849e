// The rule read-tree-home.
import { rule } from '../define.ts'
import { reachesHome } from '../reach.ts'

export default rule('read-tree-home', {
  on: ['read'],
  at: ['home', 'system', 'protected'],
  when: (effect, sight) => (effect.recursive === true || effect.target.glob === true) && reachesHome(sight),
  decision: 'ask',
  risk: 'high',
  reason: 'it reads a whole folder in which keys and passwords are kept: a home, /etc, the root',
  instead: 'name the folder that is needed',
  examples: {
    hits: ['grep -r password ~', 'tar -czf /tmp/all.tgz /home', 'cp -r ~ /tmp/copy'],
    misses: ['grep -r foo .', 'cat ~/notes.txt'],
  },
})
