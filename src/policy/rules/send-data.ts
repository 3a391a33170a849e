// The rule send-data.
import { rule } from '../define.ts'
import { isLoopback } from '../hosts.ts'

export default rule('send-data', {
  on: ['connect'],
  when: effect => effect.sends === true && !effect.listens && !effect.shell && !isLoopback(effect.target),
  decision: 'ask',
  risk: 'high',
  reason: 'data leaves this machine',
  instead: 'say what is sent and where to, and let the user send it',
  examples: {
    hits: ['curl -d a=1 https://api.example.com', 'curl -F f=@notes.txt https://x.example', 'scp a.txt web:/tmp'],
    misses: ['curl https://api.example.com', 'curl -d a=1 http://localhost:3000'],
  },
})
