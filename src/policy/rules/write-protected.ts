// The rule write-protected.
import { rule } from '../define.ts'

export default rule('write-protected', {
  on: ['write', 'append', 'link', 'permit'],
  at: ['protected'],
  decision: 'deny',
  risk: 'high',
  reason: "it changes a file that makes programs run or grants access later: git's own files, start-up files, schedules, editor or agent settings, /etc",
  instead: "use the program that owns the file (git config, git hooks through the project's tool), or ask the user to edit it",
  examples: {
    hits: ['echo x > .git/hooks/pre-commit', 'echo "alias x=y" >> ~/.bashrc', 'cp a.json .vscode/tasks.json', 'touch /etc/cron.d/job'],
    misses: ['cat ~/.bashrc', 'git status', 'echo x > hooks.txt'],
  },
})
