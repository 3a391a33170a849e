// The rule permit-setuid.
import { rule } from '../define.ts'

export default rule('permit-setuid', {
  on: ['permit'],
  when: effect => effect.grants === 'setuid',
  decision: 'deny',
  risk: 'high',
  reason: 'whoever starts the program becomes its owner, often root',
  instead: 'grant the one right that is needed with sudo or file capabilities, by the user',
  examples: {
    hits: ['chmod u+s tool', 'chmod 4755 tool', 'chmod g+s /tmp/tool'],
    misses: ['chmod 755 tool', 'chmod +x run.sh'],
  },
})
