// The rule write-workspace.
import { rule } from '../define.ts'

export default rule('write-workspace', {
  on: ['write', 'append', 'link', 'permit'],
  at: ['workspace'],
  decision: 'ask',
  risk: 'low',
  plain: true,
  reason: 'it changes a file of the workspace',
  instead: 'show the change without making it, or ask the user to approve it',
  examples: {
    hits: ['mkdir build', 'echo hi > a.txt', 'touch src/new.ts', 'chmod +x run.sh', 'ln -s a.txt b.txt'],
    misses: ['echo hi > /tmp/a.txt', 'cat a.txt', 'echo hi > /dev/null'],
  },
})
