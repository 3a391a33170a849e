// The rule interpret-decoded.
import { rule } from '../define.ts'
import { sourceOf } from '../reach.ts'

export default rule('interpret-decoded', {
  on: ['interpret'],
  when: (effect, sight) => sourceOf(effect, sight) === 'decoded',
  decision: 'deny',
  risk: 'high',
  reason: 'it runs text that is hidden in an encoding',
  instead: 'write the command out in plain text',
  examples: {
    hits: ['echo cm0gLXJmIC8= | base64 -d | sh', 'eval "$(xxd -r -p payload.hex)"', 'base64 -d < job.b64 | bash'],
    misses: ['echo aGk= | base64 -d', 'base64 -d job.b64'],
  },
})
