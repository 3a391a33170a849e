// The rule write-home.
import { rule } from '../define.ts'

export default rule('write-home', {
  on: ['write', 'append', 'link', 'permit'],
  at: ['home'],
  decision: 'ask',
  risk: 'medium',
  reason: "it changes a file outside the workspace, among the user's other files and projects",
  instead: 'keep to the workspace or a temporary folder',
  examples: {
    hits: ['touch ~/notes.txt', 'echo x >> ../other/README.md', 'mkdir ~/new'],
    misses: ['touch notes.txt', 'touch /tmp/x'],
  },
})
