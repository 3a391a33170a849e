// pytest: runs Python tests. Source: pytest 8 --help, with the options of pytest-cov, -xdist, -benchmark, -django, -asyncio, -timeout and hypothesis.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { executesHere } from './lib/toolchain.ts'
import { deletesTree, each, executes, nothing, reads, writes } from './roles.ts'

const reports = each(word => {
  const path = exact(word)?.split(':')[1]
  return path ? { kind: 'write', target: literal(path) } : undefined
})

export default command('pytest', {
  aliases: ['py.test', 'pytest-3', 'pytest3', 'ptw'],
  options: {
    '--benchmark-cprofile-dump [prefix]': writes,
    '--benchmark-netrc [file]': reads,
    '--junit-xml, --junitxml, --log-file, --resultlog, --report-log, --html, --json-report-file, --csv, --benchmark-json, --benchmark-storage, --result-log <path>':
      writes,
    '--cov-report <what>': reports,
    // The folder is emptied first.
    '--basetemp <folder>': deletesTree,
    '-c, --config-file <file>': executes,
    '-p, --rsyncdir <name>': executes,
    '--pdbcls <class>': executes,
    '--pastebin <what>': () => [{ kind: 'connect', target: literal('bpa.st'), sends: true }],
    '--cov-config, --env-file <file>': reads,
    '--debug [file]': words => words.map(target => ({ kind: 'write', target })),
  },
  harmless:
    '--disable-plugin-autoload | --benchmark-warmup-iterations <v> | --benchmark-cprofile-loops <v> | --benchmark-calibration-precision <v> | --benchmark-cprofile <v> | --benchmark-cprofile-top <v> | --benchmark-time-unit <v> | -k <text> | -m <marks> | --markers | -x, --exitfirst | --maxfail <n> | --fixtures, --funcargs | --fixtures-per-test | --pdb | --trace | ' +
    '--capture <how> | -s | --runxfail | --lf, --last-failed | --ff, --failed-first | --nf, --new-first | --cache-show [glob] | --cache-clear | ' +
    '--lfnf, --last-failed-no-failures <how> | --sw, --stepwise | --sw-skip, --stepwise-skip | --sw-reset, --stepwise-reset | --durations <n> | ' +
    '--durations-min <n> | -v, --verbose | --verbosity <n> | --no-header | --no-summary | --no-fold-skipped | --force-short-summary | ' +
    '-q, --quiet | -r <chars> | --disable-warnings, --disable-pytest-warnings | -l, --showlocals | --no-showlocals | --tb <how> | --xfail-tb | ' +
    '--show-capture <how> | --full-trace, --fulltrace | --color <when> | --code-highlight <when> | --junit-prefix, --junitprefix <text> | ' +
    '-W, --pythonwarnings <filter> | --strict-config | --strict-markers | --strict | --continue-on-collection-errors | --rootdir <folder> | ' +
    '--collect-only, --co | --pyargs | --ignore <path> | --ignore-glob <glob> | --deselect <id> | --confcutdir <folder> | --noconftest | ' +
    '--keep-duplicates | --collect-in-virtualenv | --import-mode <mode> | --doctest-modules | --doctest-report <how> | --doctest-glob <glob> | ' +
    '--doctest-ignore-import-errors | --doctest-continue-on-failure | -V, --version | -h, --help | --trace-config | -o, --override-ini <pair> | ' +
    '--assert <how> | --setup-only, --setuponly | --setup-show, --setupshow | --setup-plan, --setupplan | --log-level <level> | --log-format <text> | ' +
    '--log-date-format <text> | --log-cli-level <level> | --log-cli-format <text> | --log-cli-date-format <text> | ' +
    '--log-file-level <level> | --log-file-mode <mode> | --log-file-format <text> | --log-file-date-format <text> | --log-auto-indent <n> | ' +
    '--log-disable <name> | --show-progress | --hypothesis-profile <name> | --hypothesis-verbosity <level> | --hypothesis-show-statistics | ' +
    '--hypothesis-seed <n> | --hypothesis-explain | --benchmark-min-time <n> | --benchmark-max-time <n> | --benchmark-min-rounds <n> | ' +
    '--benchmark-timer <name> | --benchmark-warmup [how] | --benchmark-disable-gc | --benchmark-skip | --benchmark-disable | --benchmark-enable | ' +
    '--benchmark-only | --benchmark-save <name> | --benchmark-autosave | --benchmark-save-data | --benchmark-compare [n] | ' +
    '--benchmark-compare-fail <what> | --benchmark-verbose | --benchmark-quiet | --benchmark-sort <key> | --benchmark-group-by <key> | ' +
    '--benchmark-columns <names> | --benchmark-name <how> | --benchmark-histogram [name] | --cov [path] | --cov-reset | --no-cov-on-fail | --no-cov | ' +
    '--cov-fail-under <n> | --cov-append | --cov-branch | --cov-context <name> | --cov-precision <n> | -n, --numprocesses <n> | --maxprocesses <n> | ' +
    '--max-worker-restart <n> | --dist <how> | --tx <spec> | --px <spec> | -d | -f, --looponfail | --forked, --boxed | --reruns <n> | --reruns-delay <n> | ' +
    '--only-rerun <text> | --timeout <n> | --timeout-method, --timeout_method <how> | --session-timeout <n> | --asyncio-mode <mode> | --ds <settings> | ' +
    '--dc <name> | --reuse-db | --create-db | --nomigrations, --no-migrations | --migrations | --liveserver <address> | --self-contained-html | ' +
    '--json-report | --randomly-seed <n> | --randomly-dont-reorganize | --random-order | --count <n> | --snapshot-update | ' +
    '--inline-snapshot <how> | --mypy | --ruff | --flake8 | --black | --pylint | --isort | --nbval | --nbmake | --headed | --browser <name> | ' +
    '--slowmo <n> | --run-slow, --runslow | --update-golden | --picked [what] | --testmon | --alluredir <folder> | --sugar | --instafail | ' +
    '--typeguard-packages <names> | --integration | --e2e',
  // Plug-ins named by -p are loaded even then.
  always: given => (given('--help') || given('--version') ? [] : [executesHere]),
  operands: { '<test...>': nothing },
  examples: {
    'pytest --benchmark-cprofile-dump=prof --benchmark-netrc=.netrc': ['write prof', 'read .netrc', 'execute .'],
    'pytest --version': [],
    'pytest --help': [],
    'pytest -xvs tests/test_a.py::test_b -k "a or b"': ['execute .'],
    'pytest --co -q': ['execute .'],
    'pytest --cov=app --cov-report xml:cov.xml --cov-report term --junitxml=out.xml': ['write cov.xml', 'write out.xml', 'execute .'],
    'pytest --basetemp=tmp -c a.ini -p plug --pdbcls=a:B': ['delete tmp (recursive)', 'execute a.ini', 'execute plug', 'execute a:B', 'execute .'],
    'pytest --pastebin=failed --cov-config c.rc --debug=d.log': ['connect bpa.st (sends)', 'read c.rc', 'write d.log', 'execute .'],
  },
})
