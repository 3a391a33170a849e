// The rule interpret-unknown.
import { rule } from '../define.ts'
import { sourceOf } from '../reach.ts'

export default rule('interpret-unknown', {
  on: ['interpret'],
  when: (effect, sight) => sourceOf(effect, sight) === 'unknown',
  decision: 'ask',
  risk: 'high',
  reason: 'it runs text that is only known when the command runs',
  instead: 'write the command out',
  examples: {
    hits: ['eval "$cmd"', 'sh -c "$1"', 'some-unknown-tool | bash'],
    misses: ["eval 'ls'", "sh -c 'ls'"],
  },
})
