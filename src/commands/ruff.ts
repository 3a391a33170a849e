// ruff: checks and formats Python. Source: ruff --help 0.6.
import { literal, type Word } from '../model/index.ts'
import { type Body, command, type Given } from './define.ts'
import { responses } from './lib/response-files.ts'
import { nothing, reads, readsTree, writes } from './roles.ts'

const COMMON =
  '--preview | --no-preview | --isolated | -v, --verbose | -q, --quiet | -s, --silent | -h, --help | -V, --version | -n, --no-cache | --exclude <globs> | --extend-exclude <globs> | --force-exclude | --no-force-exclude | --respect-gitignore | --no-respect-gitignore | --stdin-filename <path> | --extension <map> | ' +
  '--target-version <version> | --line-length <n> | --color <when>'
const files = (given: Given): readonly Word[] => (given.operands.length ? given.operands : given.stdin ? [] : [literal('.')])
const check: Body = {
  options: { '-o, --output-file <file>': writes, '--config <file>': reads, '--cache-dir <dir>': writes },
  harmless:
    `${COMMON} | --fix | --no-fix | --fix-only | --unsafe-fixes | --no-unsafe-fixes | --show-fixes | --no-show-fixes | --diff | -w, --watch | --ignore-noqa | --output-format, --format <format> | --select <rules> | --ignore <rules> | --extend-select <rules> | --extend-ignore <rules> | --per-file-ignores <map> | --extend-per-file-ignores <map> | ` +
    '--fixable <rules> | --unfixable <rules> | --extend-fixable <rules> | -e, --exit-zero | --exit-non-zero-on-fix | --exit-non-zero-on-format | --statistics | --add-noqa [reason] | --show-files | --show-settings | --show-source | --no-show-source',
  operands: { '<path...>': nothing },
  always: given => {
    if (given('-h')) return []
    const writesBack = (given('--fix') || given('--fix-only') || given('--add-noqa')) && !given('--diff')
    return [...readsTree(files(given), given), ...responses(given.operands, given), ...(writesBack ? files(given).map(target => ({ kind: 'write' as const, target, recursive: true })) : [])]
  },
}
const format: Body = {
  options: { '--config <file>': reads, '--cache-dir <dir>': writes },
  harmless: `${COMMON} | --check | --diff | --range <range> | --exit-non-zero-on-format | --output-format <format>`,
  operands: { '<path...>': nothing },
  always: given => (given('-h') ? [] : [...readsTree(files(given), given), ...responses(given.operands, given), ...(given('--check') || given('--diff') ? [] : files(given).map(target => ({ kind: 'write' as const, target, recursive: true })))]),
}

export default command('ruff', {
  harmless: COMMON,
  subcommands: {
    check,
    format,
    'rule | config | linter | version | help | generate-shell-completion': { harmless: `${COMMON} | --all | --output-format, --format <format>`, operands: { '<word...>': nothing } },
    analyze: { harmless: COMMON, subcommands: { graph: { harmless: `${COMMON} | --direction <v> | --detect-string-imports | --min-dots <n> | --python <path>`, operands: { '<path...>': readsTree } } } },
    clean: { harmless: COMMON, operands: { '<path...>': nothing }, always: () => [{ kind: 'delete', target: literal('.ruff_cache'), recursive: true }] },
    server: { harmless: COMMON },
  },
  inherit: true,
  examples: {
    'ruff check --cache-dir c @r': ['write c', 'read @r (recursive)', 'unknown @r (options come from a file)'],
    'ruff check': ['read . (recursive)'],
    'ruff check --fix src': ['read src (recursive)', 'write src (recursive)'],
    'ruff check --config r.toml -o out.txt src': ['read r.toml', 'write out.txt', 'read src (recursive)'],
    'ruff format --check src': ['read src (recursive)'],
    'ruff format src': ['read src (recursive)', 'write src (recursive)'],
    'ruff rule E501': [],
    'ruff clean': ['delete .ruff_cache (recursive)'],
  },
})
