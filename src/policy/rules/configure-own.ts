// The rule configure-own.
import { exact } from '../../model/index.ts'
import { rule } from '../define.ts'

export default rule('configure-own', {
  on: ['configure'],
  when: effect => exact(effect.target) === 'gatekeeper',
  decision: 'deny',
  risk: 'high',
  pinned: true,
  reason: 'it changes what gatekeeper decides, or takes it away',
  instead: 'ask the user to do it in a terminal of their own',
  examples: {
    hits: ['gatekeeper trust --yes', 'gatekeeper rules add allow bash', 'gatekeeper exec --mode observe -- ls'],
    misses: ['gatekeeper rules list', 'gatekeeper check -- ls', 'crontab jobs.txt'],
  },
})
