// The rule delete-protected.
import { rule } from '../define.ts'

export default rule('delete-protected', {
  on: ['delete'],
  at: ['protected'],
  decision: 'deny',
  risk: 'high',
  reason: "it deletes git's own files, start-up files, editor or agent settings, or files of /etc",
  instead: 'use the program that owns the files, or ask the user',
  examples: {
    hits: ['rm -rf .git', 'rm ~/.bashrc', 'rm .vscode/settings.json'],
    misses: ['git status', 'rm gitnotes.txt'],
  },
})
