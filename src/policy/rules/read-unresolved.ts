// The rule read-unresolved.
import { rule } from '../define.ts'

export default rule('read-unresolved', {
  on: ['read'],
  at: ['unresolved'],
  decision: 'ask',
  risk: 'low',
  reason: 'which file is read is only known when the command runs',
  instead: 'write the path out',
  examples: {
    hits: ['cat "$file"', 'head -n 3 "$(some-unknown-tool)"', 'grep foo "$1"'],
    misses: ['f=README.md; cat "$f"', 'cat README.md'],
  },
})
