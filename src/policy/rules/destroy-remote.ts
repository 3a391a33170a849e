// The rule destroy-remote.
import { rule } from '../define.ts'

export default rule('destroy-remote', {
  on: ['destroy'],
  decision: 'deny',
  risk: 'high',
  reason: 'it removes infrastructure or data for good',
  instead: 'make a backup and let the user remove it',
  examples: {
    hits: ["psql -c 'DROP DATABASE app'", 'terraform destroy -auto-approve', 'docker volume rm data'],
    misses: ['terraform plan', "psql -c 'SELECT 1'"],
  },
})
