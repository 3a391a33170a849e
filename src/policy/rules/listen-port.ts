// The rule listen-port.
import { rule } from '../define.ts'

export default rule('listen-port', {
  on: ['connect'],
  when: effect => effect.listens === true && !effect.shell,
  decision: 'ask',
  risk: 'high',
  reason: 'other machines can connect to this one while it runs',
  instead: 'listen on localhost only, and stop it when it is no longer needed',
  examples: {
    hits: ['nc -l 4444', 'ncat -l 8080', 'socat TCP-LISTEN:8080 STDOUT'],
    misses: ['curl http://localhost:3000', 'nc --help'],
  },
})
