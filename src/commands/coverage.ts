// coverage: measures which Python code runs. Source: coverage 7 help.
import { literal, type Word } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { runsFile } from './lib/interpreter.ts'
import { tells, writesPath } from './lib/toolchain.ts'
import { executes, nothing, readsTree, writes } from './roles.ts'

const OPTIONS =
  '--omit <globs> | --include <globs> | -i, --ignore-errors | --fail-under <n> | -q, --quiet | --debug <names> | -h, --help | --precision <n> | ' +
  '--contexts <patterns> | --skip-covered | --no-skip-covered | --skip-empty | --title <text> | --pretty-print | --show-contexts | -m, --show-missing | ' +
  '--sort <key> | --format <how> | --keep | -a, --append'
const report = (file: string | undefined): Body => ({
  options: { '-o, -d, --directory <path>': writes, '--rcfile <file>': executes, '--data-file <file>': nothing },
  harmless: OPTIONS,
  always: given => (given('-o') || given('-d') || file === undefined ? [] : [writesPath(literal(file))]),
  operands: { '<path...>': readsTree },
})
const module = (words: readonly Word[]) => [{ run: [literal('python-m'), ...words] }]

export default command('coverage', {
  aliases: ['coverage3', 'coverage-3.*', 'python3-coverage'],
  harmless: '-h, --help | --version',
  subcommands: {
    run: {
      style: 'posix',
      options: { '-m, --module': nothing, '--rcfile <file>': executes, '--data-file <file>': writes },
      harmless:
        `${OPTIONS} | --branch | --concurrency <names> | --context <name> | -L, --pylib | -p, --parallel-mode | --save-signal <name> | --source <names> | ` +
        '--timid',
      operands: { '<program...>': (words, given) => (given('-m') ? module(words) : runsFile('python')(words.slice(0, 1), given)) },
    },
    report: report(undefined),
    html: report('htmlcov'),
    xml: report('coverage.xml'),
    json: report('coverage.json'),
    lcov: report('coverage.lcov'),
    annotate: report('.'),
    combine: report('.coverage'),
    erase: {
      options: { '--data-file <file>': nothing },
      harmless: '--rcfile <file>',
      always: given => [{ kind: 'delete', target: given.value('--data-file') ?? literal('.coverage') }],
    },
    'debug | help': tells(),
  },
  examples: {
    'coverage --version': [],
    'coverage run -m mytool --x': ['execute .'],
    'coverage run --rcfile r --data-file d tool.py --x': ['execute r', 'write d', 'interpret tool.py as python (file)'],
    'coverage report -m': [],
    'coverage html -d out --rcfile r': ['write out', 'execute r'],
    'coverage xml': ['write coverage.xml'],
    'coverage json -o c.json --data-file d': ['write c.json'],
    'coverage lcov': ['write coverage.lcov'],
    'coverage annotate': ['write .'],
    'coverage combine a b': ['write .coverage', 'read a (recursive)', 'read b (recursive)'],
    'coverage erase --data-file d': ['delete d'],
  },
})
