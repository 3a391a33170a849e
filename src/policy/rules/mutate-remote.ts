// The rule mutate-remote.
import { rule } from '../define.ts'

export default rule('mutate-remote', {
  on: ['mutate'],
  decision: 'ask',
  risk: 'medium',
  reason: 'it changes infrastructure or data that is not in the workspace',
  instead: 'look first at what it would change, where it can tell (diff, plan, --dry-run)',
  examples: {
    hits: ['kubectl apply -f a.yaml', 'docker run alpine ls', 'terraform apply'],
    misses: ['kubectl get pods', 'docker ps'],
  },
})
