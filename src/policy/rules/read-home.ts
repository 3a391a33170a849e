// The rule read-home.
import { rule } from '../define.ts'

export default rule('read-home', {
  on: ['read'],
  at: ['home'],
  decision: 'ask',
  risk: 'low',
  reason: "the file is outside the workspace, among the user's other files and projects",
  instead: 'work with files of the workspace, or say why this one is needed',
  examples: {
    hits: ['cat ~/notes.txt', 'head -n 5 ../other/README.md', 'grep -n foo ~/Documents/a.txt'],
    misses: ['cat README.md', 'cat /etc/hosts', 'cat /tmp/log.txt'],
  },
})
