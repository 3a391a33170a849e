// commitlint: checks commit messages. Source: commitlint --help, @commitlint/cli 20.5.
import { exact, literal, some, unresolved } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { executes, reads } from './roles.ts'

/** Handed to git log word by word. */
const logged: Role = words =>
  words.map(word => ({ run: [literal('git'), literal('log'), ...(exact(word)?.trim().split(/\s+/).map(literal) ?? [unresolved(word.text, word.from)])] }))

/** A preset by the name of its package is the project's own; a path is a file that is run. */
const presets: Role = (words, given) => executes(words.filter(word => some(word, value => /^[./~]|\.[cm]?[jt]s$/.test(value)) || !word.values), given)

export default command('commitlint', {
  options: {
    '-x, --extends <config>': presets,
    '-g, --config <file>': executes,
    '--options <file>': executes,
    '-p, --parser-preset <preset>': executes,
    '-o, --format <formatter>': executes,
    '-e, --edit <file>': reads,
    '--git-log-args <words>': logged,
  },
  harmless: `-c, --color | --no-color | --print-config [format] | -d, --cwd <folder> | -E, --env <variable> | -H, --help-url <url>
    | -f, --from <commit> | --from-last-tag | -l, --last | -q, --quiet | -t, --to <commit> | -V, --verbose | -s, --strict | -v, --version | -h, --help
    | --default-config`,
  examples: {
    'commitlint --from HEAD~3 --to HEAD': [],
    'echo "fix: a" | commitlint': [],
    'commitlint -x @commitlint/config-conventional --extends ./rules.js': ['execute ./rules.js'],
    'commitlint --edit=.git/COMMIT_EDITMSG -g ./rules.js': ['read .git/COMMIT_EDITMSG', 'execute ./rules.js'],
    "commitlint --from a --git-log-args '--output=/etc/motd'": ['write /etc/motd'],
    'commitlint -p ./preset.js -o ./format.js --options ./all.js': ['execute ./preset.js', 'execute ./format.js', 'execute ./all.js'],
  },
})
