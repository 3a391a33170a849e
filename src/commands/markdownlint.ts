// markdownlint: checks Markdown. Source: markdownlint-cli 0.39 and markdownlint-cli2 0.13 --help.
import { command } from './define.ts'
import { settingsCode } from './lib/settings-code.ts'
import { executes, reads, readsTree, writes } from './roles.ts'

export default command('markdownlint', {
  aliases: ['markdownlint-cli', 'markdownlint-cli2', 'mdl', 'remark-lint'],
  options: { '-f, --fix': (_, given) => writes(given.operands, given), '-c, --config <file>': settingsCode, '-o, --output <file>': writes, '-r, --rules <module>': executes, '-p, --ignore-path <file>': reads },
  harmless:
    '-V, --version | -h, --help | -d, --dot | -i, --ignore <glob> | -j, --json | -q, --quiet | -s, --stdin, --style <name> | --enable <rules> | --disable <rules> | --configPointer <pointer> | --no-globs | --format [kind] | -a, --tags <tags> | -g, --git-recurse | -l, --list-rules | -u, --rulesets | -v, --verbose | -w, --warnings',
  operands: { '<path...>': readsTree },
  examples: {
    'markdownlint docs README.md': ['read docs (recursive)', 'read README.md (recursive)'],
    'markdownlint -c x.js a.md': ['execute x.js', 'read a.md (recursive)'],
    'markdownlint --fix a.md': ['write a.md', 'read a.md (recursive)'],
    'markdownlint -c m.json -o out.txt -p skip.txt a.md': ['read m.json', 'write out.txt', 'read skip.txt', 'read a.md (recursive)'],
    'markdownlint -r ./rule.js a.md': ['execute ./rule.js', 'read a.md (recursive)'],
  },
})
