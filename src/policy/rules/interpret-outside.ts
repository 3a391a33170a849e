// The rule interpret-outside.
import { rule } from '../define.ts'
import { sourceOf } from '../reach.ts'

export default rule('interpret-outside', {
  on: ['interpret'],
  when: (effect, sight) => sourceOf(effect, sight) === 'outside',
  decision: 'ask',
  risk: 'medium',
  reason: 'it runs a script from outside the workspace',
  instead: 'copy the script into the workspace and read it first',
  examples: {
    hits: ['python3 /tmp/tool.py', 'node ~/tool.js', 'perl /opt/app/run.pl'],
    misses: ['cat /tmp/tool.py', 'python3 tool.py'],
  },
})
