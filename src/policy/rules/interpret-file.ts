// The rule interpret-file.
import { rule } from '../define.ts'
import { sourceOf } from '../reach.ts'

export default rule('interpret-file', {
  on: ['interpret'],
  when: (effect, sight) => sourceOf(effect, sight) === 'inside',
  decision: 'ask',
  risk: 'low',
  reason: 'it runs a script of the workspace that gatekeeper does not read',
  instead: 'read the script first',
  examples: {
    hits: ['python3 tool.py', 'node scripts/build.js', 'ruby task.rb'],
    misses: ['cat tool.py', 'bash scripts/hello.sh'],
  },
})
