// The rule delete-secret.
import { rule } from '../define.ts'

export default rule('delete-secret', {
  on: ['delete'],
  at: ['secret'],
  decision: 'deny',
  risk: 'high',
  pinned: true,
  reason: 'it deletes keys, tokens or other secrets that cannot be made again',
  instead: 'ask the user to delete it',
  examples: {
    hits: ['rm .env', 'rm -rf ~/.ssh', 'rm ~/.aws/credentials'],
    misses: ['rm .env.example', 'ls ~/.aws'],
  },
})
