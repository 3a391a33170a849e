// The rule send-loopback.
import { rule } from '../define.ts'
import { isLoopback } from '../hosts.ts'

export default rule('send-loopback', {
  on: ['connect'],
  when: effect => effect.sends === true && !effect.listens && !effect.shell && isLoopback(effect.target),
  decision: 'ask',
  risk: 'low',
  reason: 'it sends data to a service of this machine, which may act on it',
  instead: 'read from the service first',
  examples: {
    hits: ['curl -d a=1 http://localhost:3000', 'curl -X POST -d @a.json http://127.0.0.1:8080/items', 'curl -T a.txt http://localhost/up'],
    misses: ['curl http://localhost:3000', 'curl -d a=1 https://api.example.com'],
  },
})
