// The rule delete-home.
import { rule } from '../define.ts'
import { isTree } from '../reach.ts'

export default rule('delete-home', {
  on: ['delete'],
  at: ['home'],
  when: (effect, sight) => !isTree(effect, sight),
  decision: 'ask',
  risk: 'high',
  reason: "it deletes a file outside the workspace, among the user's other files and projects",
  instead: 'leave it, or ask the user to delete it',
  examples: {
    hits: ['rm ~/notes.txt', 'rm ../other/a.txt', 'mv ~/notes.txt .'],
    misses: ['rm notes.txt', 'ls ~'],
  },
})
