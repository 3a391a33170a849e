// gitk: git's history in a window. Source: gitk(1), git 2.39.
import { command } from './define.ts'
import { DIFF, REVISIONS } from './git/options.ts'
import { commandLines } from './git/programs.ts'
import { nothing, reads } from './roles.ts'

export default command('gitk', {
  aliases: ['git-gui', 'git-citool'],
  options: { '--argscmd <command>': commandLines, '-O <orderfile>': reads },
  harmless: `--select-commit <ref> | --help | --version | -L <range> | ${REVISIONS} | ${DIFF}`,
  operands: { '<revision or path...>': nothing },
  examples: {
    'gitk --all': [],
    'gitk -O order': ['read order'],
    'gitk --argscmd="sh -c id" main': ["interpret 'sh -c id' as sh (literal)"],
    'git-gui blame a.ts': [],
  },
})
