// The rule execute-workspace.
import { rule } from '../define.ts'

export default rule('execute-workspace', {
  on: ['execute'],
  at: ['workspace'],
  decision: 'ask',
  risk: 'low',
  reason: 'it runs a program of the workspace that cannot be read here',
  instead: 'read the program first',
  examples: {
    hits: ['./a.out', 'node_modules/.bin/some-tool', 'bin/server'],
    misses: ['cat a.out', 'ls'],
  },
})
