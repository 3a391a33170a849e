// Modules of Python's library that do their work when run: `python -m NAME`. Source: CPython 3.11, each module's --help.
import { exact, literal } from '../../model/index.ts'
import type { Body, Given, Role } from '../define.ts'
import { connects, lists, nothing, readsTree, reads, writes } from '../roles.ts'
import { interpretText, listens, rest, runsFile, runsStdin, runsText } from './interpreter.ts'
import { executesHere } from './toolchain.ts'

const anything = { '<arg...>': nothing }
/** A module that is the library of a program: it is run as that program. */
const as = (program: string): Body => ({ style: 'none', operands: { '<arg...>': nothing }, always: given => [{ run: [literal(program), ...given.operands] }] })
const only = (harmless: string): Body => ({ harmless, operands: anything })
/** A script and its arguments, or with `-m` a module. */
const launches = (options: Body['options'], harmless: string): Body => ({
  style: 'posix',
  options: { [rest('-m, --module <module>')]: words => [{ run: [literal('python-m'), ...words] }], ...options },
  harmless,
  operands: { '<script>': (words, given) => (given('-m') ? [] : runsFile('python')(words, given)), '<arg...>': nothing },
})
const unpacksInto: Role = words => words.map(target => ({ kind: 'write', target, recursive: true }))
const archive: Body = {
  options: {
    '-l, --list, -t, --test <file>': reads,
    '-e, --extract <file>': (words, given) => [...reads(words, given), ...(given.operands.length ? [] : unpacksInto([literal('.')], given))],
    '-c, --create <name>': writes,
  },
  harmless: '-h, --help | -v, --verbose | --filter <name> | --metadata-encoding <name>',
  operands: { '<path...>': (words, given) => (given('-c') ? readsTree(words, given) : unpacksInto(words, given)) },
}
const served = (given: Given) => exact(given.value('-b')) ?? '0.0.0.0'

/** Modules that are programs of their own. */
const PROGRAMS = [
  'pip', 'pytest', 'coverage', 'twine', 'tox', 'nox', 'uv', 'poetry', 'pdm', 'hatch', 'pipx', 'pipenv', 'flit', 'virtualenv', 'jupyter', 'notebook', 'ipython', 'black', 'ruff', 'mypy', 'flake8', 'pylint',
  'isort', 'autopep8', 'yapf', 'pyflakes', 'pycodestyle', 'bandit', 'pyright',
]

/** What the modules do, by name. */
const STANDARD = /^(?:os(?:\.path)?|sys|io|abc|codecs|stat|posixpath|site|builtins|time|str|int|float|bool|list|dict|set|tuple|bytes|print|len|range|open|zip|map|filter|sorted|keywords|topics|modules|symbols|if|for|while|with|def|class|lambda|try|import|return|yield)(?:\.[\w]+)?$/

export const modules: Readonly<Record<string, Body>> = {
  'json.tool | json': {
    harmless: '-h, --help | --sort-keys | --no-ensure-ascii | --json-lines | --indent <n> | --tab | --no-indent | --compact | --color | --no-color',
    operands: { '<infile>': reads, '<outfile>': writes },
  },
  'http.server | SimpleHTTPServer': {
    options: { '-d, --directory <folder>': lists },
    harmless: '-h, --help | --cgi | -b, --bind <address> | -p, --protocol <version> | --tls-cert <file> | --tls-key <file> | --tls-password-file <file>',
    operands: { '<port>': nothing },
    always: given => [listens(literal(`${served(given)}:${exact(given.operands[0]) ?? '8000'}`), '8000'), ...(given('--cgi') ? [executesHere] : [])],
  },
  venv: {
    options: { '--clear': (_, given) => given.operands.map(target => ({ kind: 'delete', target, recursive: true })) },
    harmless: '-h, --help | --system-site-packages | --symlinks | --copies | --upgrade | --without-pip | --prompt <text> | --upgrade-deps | --without-scm-ignore-files',
    operands: { '<folder...>': writes },
  },
  ensurepip: {
    harmless: '-h, --help | --version | -v, --verbose | -U, --upgrade | --user | --root <folder> | --altinstall | --default-pip',
    always: given => (given('-h') || given('--version') ? [] : [{ kind: 'install', target: literal('pip'), where: 'system' }]),
  },
  'zipfile | tarfile': archive,
  gzip: { harmless: '-h, --help | --fast | --best | -d, --decompress', operands: { '<file...>': (words, given) => [...reads(words, given), ...(words.length ? writes([literal('.')], given) : [])] } },
  'compileall | py_compile': {
    options: { '-i <list>': reads },
    harmless:
      '-h, --help | -l | -r <n> | -f | -q, --quiet | -b | -d <folder> | -s <folder> | -p <folder> | -x <pattern> | -j, --workers <n> | ' +
      '--invalidation-mode <mode> | -o <levels> | -e <folder> | --hardlink-dupes',
    operands: { '<path...>': words => words.flatMap(target => [{ kind: 'read', target, recursive: true }, { kind: 'write', target: literal('__pycache__') }]) },
  },
  timeit: {
    options: { '-s, --setup <text>': runsText('python') },
    harmless: '-n, --number <n> | -r, --repeat <n> | -p, --process | -v, --verbose | -u, --unit <name> | -h, --help',
    operands: { '<statement...>': runsText('python') },
  },
  'ast | tokenize | dis': {
    harmless:
      '-h, --help | -e, --exact | -m, --mode <mode> | --no-type-comments | -a, --include-attributes | -i, --indent <n> | -C, --show-caches | ' +
      '-O, --show-offsets | -P, --show-positions | -S, --specialized | --feature-version <v> | -o, --optimize <n>',
    operands: { '<file>': reads },
  },
  'pickletools': { options: { '-o, --output <file>': writes }, harmless: '-h, --help | -m, --memo | -l, --indentlevel <n> | -a, --annotate | -p, --preamble <text> | -t, --test | -v', operands: { '<file...>': reads } },
  pickle: { harmless: '-h, --help | -t, --test | -v', operands: { '<file...>': words => words.map(target => interpretText({ text: target.text, from: [{ kind: 'file', what: target.text }] }, 'pickle')) } },
  base64: { harmless: '-h | -d | -e | -u | -t', operands: { '<file>': reads }, outputs: given => (given('-d') || given('-u') ? { text: given.stdin?.text ?? 'stdin', from: [...(given.stdin?.from ?? []), { kind: 'decoder', what: 'base64' }] } : undefined) },
  quopri: { harmless: '-t | -d', operands: { '<file...>': reads } },
  uu: { harmless: '-h, --help | -d, --decode | -t, --text', operands: { '<input>': reads, '<output>': writes } },
  'shlex | tabnanny | symtable': { harmless: '-v | -h, --help', operands: { '<file...>': reads } },
  pydoc: {
    options: { '-p <port>': words => words.map(port => listens(literal(`localhost:${exact(port) ?? '*'}`), '0')), '-b': () => [listens(undefined, '0')], '-w': () => [executesHere, { kind: 'write', target: literal('.') }] },
    harmless: '-k <word> | -n <host> | -h, --help',
    // Showing a module imports it, from the working folder first, and a name with a slash is a file that is run. Those below are loaded at every start,
    // or are words of the language.
    operands: { '<name...>': words => (words.every(word => STANDARD.test(exact(word) ?? '/')) ? [] : [executesHere]) },
  },
  inspect: { harmless: '-h, --help | -d, --details', operands: { '<object>': () => [executesHere] } },
  'cProfile | profile': launches({ '-o, --outfile <file>': writes }, '-h, --help | -s, --sort <key>'),
  pdb: launches({ '-c, --command <text>': () => [executesHere], '-p, --pid <n>': () => [executesHere] }, '-h, --help'),
  trace: launches({ '-f, --file <file>': writes, '-C, --coverdir <folder>': writes }, '-h, --help | --version | -c, --count | -t, --trace | -l, --listfuncs | -T, --trackcalls | -r, --report | -R, --no-report | -s, --summary | -g, --timing | --ignore-module <names> | --ignore-dir <folders> | --missing'),
  doctest: { harmless: '-h, --help | -v, --verbose | -o, --option <name> | -f, --fail-fast', operands: { '<file...>': runsFile('python') } },
  unittest: {
    harmless:
      '-h, --help | -v, --verbose | -q, --quiet | --locals | -f, --failfast | -c, --catch | -b, --buffer | -k <pattern> | -s, --start-directory <folder> | ' +
      '-p, --pattern <glob> | -t, --top-level-directory <folder> | --durations <n>',
    always: given => (given('-h') ? [] : [executesHere]),
    operands: anything,
  },
  zipapp: { options: { '-o, --output <file>': writes }, harmless: '-h, --help | -p, --python <path> | -m, --main <name> | -c, --compress | --info', operands: { '<source>': (words, given) => [...readsTree(words, given), ...(given('-o') || given('--info') ? [] : writes([literal('.')], given))] } },
  webbrowser: { harmless: '-n, --new-window | -t, --new-tab | -d | -h, --help', operands: { '<url>': connects } },
  sysconfig: { harmless: '-h, --help', options: { '--generate-posix-vars': () => [{ kind: 'write', target: literal('build') }, { kind: 'write', target: literal('pybuilddir.txt') }] } },
  'calendar | site | platform | this | mimetypes | random | keyword | encodings | locale | textwrap | heapq | difflib': only(
    '-h, --help | -w, --width <n> | -l, --lines, --lenient <n> | -s, --spacing <n> | -m, --months <n> | -c, --css <file> | -L, --locale <name> | ' +
    '-e, --encoding <name> | -t, --type <name> | -f, --first-weekday <n> | --user-base | --user-site | --extension',
  ),
  'lib2to3': {
    options: { '-w, --write': (_, given) => given.operands.map(target => ({ kind: 'write', target })), '-o, --output-dir <folder>': writes },
    harmless:
      '-h, --help | -d, --doctests_only | -f, --fix <name> | -j, --processes <n> | -x, --nofix <name> | -l, --list-fixes | -p, --print-function | ' +
      '-e, --exec-function | -v, --verbose | --no-diffs | -n, --nobackups | -W, --write-unchanged-files | --add-suffix <text>',
    operands: { '<path...>': readsTree },
  },
  'code | asyncio': { harmless: '-h, --help | -q', always: given => (given('-h') ? [] : runsStdin(given, 'python')) },
  sqlite3: { harmless: '-h, --help | -v, --version', operands: { '<file>': writes, '<sql...>': words => words.map(text => interpretText(text, 'sql')) } },
  build: { harmless: '-h, --help', operands: anything, style: 'none', always: () => [executesHere, { kind: 'write', target: literal('dist') }] },
  IPython: as('ipython'),
  pre_commit: as('pre-commit'),
  ...Object.fromEntries(PROGRAMS.map(program => [program, as(program)])),
  // Any other module is code of the project, or of a package.
  '*': { style: 'none', operands: anything, always: () => [executesHere] },
}
