// The rule link-secret.
import { rule } from '../define.ts'
import { linksSecret } from '../reach.ts'

export default rule('link-secret', {
  on: ['link'],
  when: (_effect, sight) => linksSecret(sight),
  decision: 'deny',
  risk: 'high',
  pinned: true,
  reason: "it makes a second name for a file that holds secrets, or for gatekeeper's own files",
  instead: 'use the file under its own name',
  examples: {
    hits: ['ln -s ~/.ssh/id_rsa key', 'ln .env plain.txt', 'ln -s ~/.aws aws'],
    misses: ['ln -s src lib', 'ln -s README.md readme'],
  },
})
