// The rule write-unresolved.
import { rule } from '../define.ts'

export default rule('write-unresolved', {
  on: ['write', 'append', 'link', 'permit'],
  at: ['unresolved'],
  decision: 'ask',
  risk: 'medium',
  reason: 'which file is changed is only known when the command runs',
  instead: 'write the path out',
  examples: {
    hits: ['echo x > "$out"', 'touch "$1"', 'mkdir "$(some-unknown-tool)"'],
    misses: ['out=a.txt; echo x > "$out"', 'echo "$x"'],
  },
})
