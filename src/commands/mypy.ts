// mypy: checks types of Python. Source: mypy --help 1.11, pyright --help 1.1, basedpyright, pyre, pytype.
import { literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { responses } from './lib/response-files.ts'
import { settingsCode } from './lib/settings-code.ts'
import { executes, nothing, reads, readsTree, writes } from './roles.ts'

function steps(given: Given): readonly Step[] {
  if (given('-h') || given('-V')) return []
  const files: readonly Word[] = given.operands
  const here = files.length || given('-c') || given('-m') || given('-p') || (given.called === 'mypy' && !given('--config-file')) ? [] : [literal('.')]
  return [...readsTree([...files, ...here], given), ...responses(files, given), ...(given('--install-types') ? [{ kind: 'install' as const, target: literal('type stubs'), where: 'workspace' as const }] : [])]
}

export default command('mypy', {
  aliases: ['dmypy', 'pyright', 'basedpyright', 'pytype', 'pyrefly', 'ty'],
  options: {
    '--perf-stats-file, --log-file, --status-file <file>': writes,
    '--shadow-file <source> <shadow>': reads,
    '--config-file <file>': settingsCode,
    '--python-executable <program>': executes,
    '--pythonpath <program>': executes,
    '--junit-xml, --any-exprs-report, --cobertura-xml-report, --html-report, --linecount-report, --linecoverage-report, --lineprecision-report, --txt-report, --xml-report, --xslt-html-report, --xslt-txt-report <path>': writes,
    '--install-types': nothing,
    '--createstub <name>': () => [{ kind: 'write', target: literal('typings'), recursive: true }],
    '--writebaseline': () => [{ kind: 'write', target: literal('.') }],
    '-c, --command <text>': nothing,
  },
  harmless:
    '--local-partial-types | --timeout <v> | --soft-error-limit <v> | --find-occurrences <v> | -h, --help | -v, --verbose | -V, --version | -O, --output <format> | --warn-unused-configs | --no-namespace-packages | --namespace-packages | --ignore-missing-imports | --follow-untyped-imports | --follow-imports <mode> | --no-site-packages | --no-silence-site-packages | --python-version, --pythonversion <v> | --platform, --pythonplatform <name> | --always-true <name> | ' +
    '--always-false <name> | --disallow-any-expr | --disallow-any-decorated | --disallow-any-explicit | --disallow-any-generics | --disallow-any-unimported | --disallow-subclassing-any | --disallow-untyped-calls | --disallow-untyped-defs | --disallow-incomplete-defs | --check-untyped-defs | --disallow-untyped-decorators | --implicit-optional | ' +
    '--no-implicit-optional | --no-strict-optional | --strict-optional | --warn-redundant-casts | --warn-unused-ignores | --no-warn-no-return | --warn-return-any | --warn-unreachable | --allow-untyped-globals | --allow-redefinition | --no-implicit-reexport | --strict-equality | --strict-bytes | --extra-checks | --strict | --disable-error-code <code> | ' +
    '--enable-error-code <code> | --show-error-context | --show-column-numbers | --show-error-end | --hide-error-codes | --show-error-codes | --show-error-code-links | --pretty | --no-color-output | --no-error-summary | --show-absolute-path | --no-incremental | --cache-dir <dir> | --sqlite-cache | --cache-fine-grained | --skip-version-check | ' +
    '--skip-cache-mtime-checks | --pdb | --show-traceback, --tb | --raise-exceptions | --custom-typing-module <name> | --custom-typeshed-dir, --typeshedpath <dir> | --warn-incomplete-stub | --skip-c-gen | --non-interactive | --explicit-package-bases | --exclude <re> | --exclude-gitignore | -m, --module <name> | -p, --package, --project <path> | ' +
    '--scripts-are-modules | --fast-module-lookup | --no-warn-unused-ignores | --warn-no-return | --new-type-inference | --enable-incomplete-feature <name> | --no-warn-return-any | --hide-error-context | --dependencies | --ignoreexternal | --level <level> | --outputjson | --skipunannotated | --stats | -t | --threads [n] | --venvpath, --venv-path <dir> | --verifytypes <name> | ' +
    '--warnings | -w, --watch | --baselinefile <file> | --gitlabcodequality <file> | -j, --jobs <n> | -k, --keep-going | -x | --exit-zero | --output-format <format>',
  operands: { '<path...>': nothing },
  always: steps,
  examples: {
    'dmypy --status-file s.json status': ['write s.json', 'read status (recursive)'],
    'mypy --config-file /tmp/x a.py': ['execute /tmp/x', 'read a.py (recursive)'],
    'mypy --shadow-file a.py b.txt a.py': ['read a.py', 'read b.txt', 'read a.py (recursive)'],
    'mypy @x': ['read @x (recursive)', 'unknown @x (options come from a file)'],
    'mypy src a.py': ['read src (recursive)', 'read a.py (recursive)'],
    'pyright --outputjson': ['read . (recursive)'],
    'mypy --config-file m.ini --html-report out src': ['read m.ini', 'write out', 'read src (recursive)'],
    'mypy --install-types --non-interactive src': ['read src (recursive)', "install 'type stubs' (workspace)"],
    'mypy --python-executable ./py src': ['execute ./py', 'read src (recursive)'],
    'pyright --pythonpath ./py --createstub lib': ['execute ./py', 'write typings (recursive)', 'read . (recursive)'],
    'basedpyright --writebaseline': ['write .', 'read . (recursive)'],
    "mypy -c 'x = 1'": [],
  },
})
