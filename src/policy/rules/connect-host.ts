// The rule connect-host.
import { rule } from '../define.ts'
import { isLoopback } from '../hosts.ts'

export default rule('connect-host', {
  on: ['connect'],
  when: effect => !effect.sends && !effect.listens && !effect.shell && !isLoopback(effect.target),
  decision: 'ask',
  risk: 'low',
  reason: 'it fetches from the network',
  instead: 'use what is already in the workspace, or name the host in an allow rule: connect(host)',
  examples: {
    hits: ['curl https://api.example.com', 'wget https://example.com/a.txt', 'git clone https://example.com/a.git'],
    misses: ['curl http://localhost:3000', 'curl --version'],
  },
})
