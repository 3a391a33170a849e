// The rule interpret-literal.
import { rule } from '../define.ts'
import { sourceOf } from '../reach.ts'

export default rule('interpret-literal', {
  on: ['interpret'],
  when: (effect, sight) => sourceOf(effect, sight) === 'literal',
  decision: 'ask',
  risk: 'medium',
  reason: 'it runs a program text in a language that gatekeeper does not read',
  instead: 'use plain commands, or put the program into a file of the workspace',
  examples: {
    hits: ["python3 -c 'print(1)'", "node -e 'work()'", `perl -e 'unlink glob "*"'`],
    misses: ['python3 --version', 'node --version'],
  },
})
