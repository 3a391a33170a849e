// The rule install-system.
import { rule } from '../define.ts'

export default rule('install-system', {
  on: ['install'],
  when: effect => effect.where === 'system',
  decision: 'ask',
  risk: 'medium',
  reason: 'it brings software of others onto the machine, and installing runs it',
  instead: 'install it in the workspace, or let the user install it',
  examples: {
    hits: ['sudo apt-get install jq', 'brew install jq', 'npm install -g typescript'],
    misses: ['apt-cache search jq', 'npm install left-pad'],
  },
})
