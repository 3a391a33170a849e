// The rule configure-startup.
import { exact } from '../../model/index.ts'
import { rule } from '../define.ts'

export default rule('configure-startup', {
  on: ['configure'],
  when: effect => effect.persists === true && exact(effect.target) !== 'gatekeeper',
  decision: 'deny',
  risk: 'high',
  reason: 'it makes programs start later without anybody asking for them',
  instead: 'ask the user to set it up',
  examples: {
    hits: ['crontab jobs.txt', 'systemctl enable ./agent.service', 'echo "ls" | crontab -'],
    misses: ['crontab -l', 'systemctl status nginx'],
  },
})
