// flake8: checks Python. Source: flake8 --help 7, pycodestyle, pydocstyle, pyflakes, bandit, vulture and radon --help.
import { literal, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { settingsCode } from './lib/settings-code.ts'
import { executes, nothing, reads, readsTree, writes } from './roles.ts'

const files = (given: Given): readonly Word[] => (given.operands.length ? given.operands : given.stdin ? [] : [literal('.')])

export default command('flake8', {
  aliases: ['pycodestyle', 'pydocstyle', 'pyflakes', 'bandit', 'vulture', 'codespell', 'doc8', 'pylama', 'yesqa'],
  options: { '--install-hook <system>': () => [{ kind: 'write', target: { text: '.git/hooks', values: ['.git/hooks'] } }], '--config, --append-config, -c <file>': settingsCode, '-o, --output-file, --output <file>': writes, '--local-plugins <module>': executes, '-w, --write-changes': (_, given) => files(given).map(target => ({ kind: 'write', target, recursive: true })), '-b, --baseline <file>': reads },
  harmless:
    '-h, --help | --version | -v, --verbose | -q, --quiet | --isolated | --enable-extensions <names> | --require-plugins <names> | --tee | --color <when> | --count | --exclude <globs> | --extend-exclude <globs> | --filename <globs> | --stdin-display-name <name> | --format <format> | --hang-closing | --ignore <codes> | --extend-ignore <codes> | ' +
    '--per-file-ignores <map> | --max-line-length <n> | --max-doc-length <n> | --indent-size <n> | --select <codes> | --extend-select <codes> | --disable-noqa | --show-source | --no-show-source | --statistics | --exit-zero | -j, --jobs <n> | --benchmark | --bug-report | --max-complexity <n> | --builtins <names> | --doctests | --include-in-doctest <p> | ' +
    '--exclude-from-doctest <p> | --first | --show-pep8 | --diff | -r, --recursive | -l, --level | -i, --confidence, --interactive <v> | -f, --sort-by-size <v> | -n <n> | -a <v> | -p, --profile <v> | -t, --tests <v> | -s, --skip <v> | -x, --skip-file <v> | --msg-template <v> | --min-confidence <n> | --ignore-names <names> | --ignore-words-list, -L <words> | ' +
    '-I, --ignore-words <file> | -S <globs> | --check-filenames | --check-hidden | --convention <name> | --explain | --match <re>',
  operands: { '<path...>': nothing },
  always: given => (given('-h') || given('--version') ? [] : readsTree(files(given), given)),
  examples: {
    'flake8 --install-hook git': ['write .git/hooks', 'read . (recursive)'],
    'flake8 src': ['read src (recursive)'],
    'flake8 --append-config /tmp/x a.py': ['execute /tmp/x', 'read a.py (recursive)'],
    flake8: ['read . (recursive)'],
    'flake8 --config f.cfg --output-file out.txt --local-plugins ./p a.py': ['read f.cfg', 'write out.txt', 'execute ./p', 'read a.py (recursive)'],
    'codespell -w docs': ['write docs (recursive)', 'read docs (recursive)'],
    'bandit -b base.json -r src': ['read base.json', 'read src (recursive)'],
  },
})
