// The rule write-secret.
import { rule } from '../define.ts'

export default rule('write-secret', {
  on: ['write', 'append', 'link', 'permit'],
  at: ['secret'],
  decision: 'deny',
  risk: 'high',
  pinned: true,
  reason: 'it changes a file that holds keys or tokens',
  instead: 'ask the user to make the change; put placeholders into .env.example',
  examples: {
    hits: ['echo KEY=1 >> .env', 'chmod 644 ~/.ssh/id_rsa', 'cp a ~/.aws/credentials'],
    misses: ['echo KEY= >> .env.example', 'touch env.ts'],
  },
})
