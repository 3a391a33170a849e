// git-status, git-push and so on: the same subcommands as programs, as they stand in git's folder of programs. Source: git(1), git 2.39.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('git-dashed', {
  aliases: ['git-*'],
  style: 'none',
  operands: { '[arg...]': nothing },
  always: given => [{ run: [literal('git'), literal(given.called.slice('git-'.length)), ...given.operands] }],
  examples: {
    'git-status -s': [],
    'git-reset --hard': ['discard . (all) (changes and staged)', 'write . (recursive)'],
    '/usr/lib/git-core/git-push --force': ['execute /usr/lib/git-core/git-push', 'publish origin (force)'],
    'git-frobnicate': ['unknown frobnicate (this subcommand is not known)'],
  },
})
