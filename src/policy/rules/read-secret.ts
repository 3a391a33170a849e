// The rule read-secret.
import { rule } from '../define.ts'

export default rule('read-secret', {
  on: ['read'],
  at: ['secret'],
  decision: 'deny',
  risk: 'high',
  pinned: true,
  reason: 'this file holds keys, tokens or other secrets, and what an agent reads may leave the machine',
  instead: 'ask the user for the one value that is needed, or use a command that works without showing it',
  examples: {
    hits: ['cat ~/.ssh/id_ed25519', 'cp .env /tmp/x', 'grep -c token .env.local', 'tar -czf backup.tgz ~/.aws'],
    misses: ['cat .env.example', 'ls -la ~/.ssh', 'cat ~/.ssh/id_ed25519.pub'],
  },
})
