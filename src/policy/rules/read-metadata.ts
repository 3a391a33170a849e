// The rule read-metadata.
import { rule } from '../define.ts'
import { isMetadata } from '../hosts.ts'

export default rule('read-metadata', {
  on: ['connect'],
  when: effect => isMetadata(effect.target),
  decision: 'deny',
  risk: 'high',
  reason: 'this address hands out the credentials of the cloud machine',
  instead: 'ask the user for the one value that is needed',
  examples: {
    hits: ['curl http://169.254.169.254/latest/meta-data/', 'curl http://metadata.google.internal/', 'wget http://169.254.170.2/v2/credentials'],
    misses: ['curl https://example.com', 'curl http://localhost:8080'],
  },
})
