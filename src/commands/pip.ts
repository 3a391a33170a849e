// pip: installs Python packages. Source: pip 25, --help of each subcommand.
import { exact, literal, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Role, type Step } from './define.ts'
import { elsewhere } from './lib/net.ts'
import { connects, executes, nothing, reads, writes } from './roles.ts'
import { executesHere, install, quiet, type Where } from './lib/toolchain.ts'

const SOURCES =
  '--no-index | --no-binary <names> | --only-binary <names> | --prefer-binary | --pre | --require-hashes | --no-clean | ' +
  '--progress-bar <how> | --platform <name> | --python-version <v> | --implementation <name> | --abi <name> | --ignore-requires-python | ' +
  '--uploaded-prior-to <date>'
const BUILDS =
  '--no-build-isolation | --use-pep517 | --no-use-pep517 | --check-build-dependencies | -C, --config-settings, --config-setting <pair> | ' +
  '--global-option <text> | --build-option <text> | --install-option <text> | --no-deps, --no-dependencies | --group <name> | --build-constraint <file>'
const INDEXES = '-i, --index-url, --pypi-url, --extra-index-url <url>'
const LINKS = '-f, --find-links <url>'
/** A page or a folder with links to packages. */
const links: Role = words => words.map(target => (/^[\w+]+:\/\//.test(exact(target) ?? 'x://') ? { kind: 'connect', target } : { kind: 'read', target }))

/** A folder that pip is told to use belongs to the project; else it is the environment's own. Another index serves anything under any name. */
const whereOf = (given: Given): Where => (given('-i') ? 'url' : given('--target') ? 'workspace' : 'system')
/** A requirement: the project itself when it is a path there. */
const brings = (target: Word, given: Given): Step =>
  // Nothing is installed, but what a package needs is asked of its own set-up, which is fetched and run for that.
  given('--dry-run') ? { kind: 'execute', target } :
  /^\.(?:\[.*\])?$/.test(exact(target) ?? '') ? { kind: 'install', target, where: whereOf(given) } : install(target, whereOf(given))
const listed: Role = (words, given) => words.flatMap(target => [{ kind: 'read' as const, target }, given('--dry-run') ? { kind: 'execute' as const, target } : install(target, whereOf(given))])
const bring: Role = (words, given) => words.map(target => brings(target, given))
const fetches = (folder: string): Body => ({
  options: {
    '-r, --requirement <file>': reads,
    '-d, --dest, --destination-dir, --destination-directory, -w, --wheel-dir, -o, --output <path>': writes,
    '-e, --editable <path>': executes,
    [INDEXES]: nothing,
    [LINKS]: links,
    '-c, --constraint <file>': reads,
    '--src <folder>': writes,
  },
  harmless: `${SOURCES} | ${BUILDS} | --no-verify`,
  // Building a package runs its own set-up.
  always: given => [
    ...(given.operands.length || given('-r') ? [executesHere] : []),
    ...(given('--dest') || given('-w') || given('-o') ? [] : [{ kind: 'write' as const, target: literal(folder) }]),
  ],
  operands: { '<package...>': nothing },
})
const tells = (harmless: string): Body => ({ options: { [INDEXES]: connects, [LINKS]: links }, harmless: `${SOURCES} | ${harmless}`, operands: { '<arg...>': nothing } })

export default command(
  'pip',
  quiet(['--help', '--version'], {
    aliases: ['pip2', 'pip3', 'pip2.*', 'pip3.*', 'pypy-pip'],
    inherit: true,
    options: { '--log, --log-file, --local-log <file>': writes, '--python <path>': executes, '--proxy <host>': elsewhere, '--keyring-provider <how>': nothing },
    harmless:
      '-h, --help | -V, --version | --debug | --isolated | --require-virtualenv, --require-venv | -v, --verbose | -q, --quiet | --no-input | ' +
      '--retries <n> | --timeout, --default-timeout <n> | --exists-action <what> | --trusted-host <host> | --cert <file> | ' +
      '--client-cert <file> | --cache-dir <folder> | --no-cache-dir | --disable-pip-version-check | --no-color | --no-python-version-warning | ' +
      '--use-feature <name> | --use-deprecated <name> | --resume-retries <n>',
    subcommands: {
      install: {
        options: {
          '-r, --requirement <file>': listed,
          '-c, --constraint <file>': reads,
          '-e, --editable <path>': bring,
          '-t, --target, --prefix, --root, --src <folder>': writes,
          '--report <file>': writes,
          [INDEXES]: nothing,
          [LINKS]: links,
        },
        harmless:
          `${SOURCES} | ${BUILDS} | --dry-run | --user | -U, --upgrade | --upgrade-strategy <how> | --force-reinstall | -I, --ignore-installed | ` +
          '--break-system-packages | --compile | --no-compile | --no-warn-script-location | --no-warn-conflicts | --root-user-action <what> | --no-user',
        operands: { '<package...>': bring },
      },
      uninstall: {
        options: { '-r, --requirement <file>': listed },
        harmless: '-y, --yes | --root-user-action <what> | --break-system-packages',
        operands: { '<package...>': bring },
      },
      'download | wheel': fetches('.'),
      lock: fetches('pylock.toml'),
      list: tells(
        '-o, --outdated | -u, --uptodate | -e, --editable | -l, --local | --user | --path <path> | --format <how> | --not-required | --exclude-editable | ' +
        '--include-editable | --exclude <name>',
      ),
      show: tells('-f, --files'),
      freeze: {
        options: { '-r, --requirement <file>': reads },
        harmless: '-l, --local | --user | --path <path> | --all | --exclude-editable | --exclude <name>',
      },
      'check | index | inspect | debug | search | help | completion': tells(
        '--local | --user | --path <path> | --json | --bash, -b | --zsh, -z | --fish | --powershell | --index <url>',
      ),
      hash: { harmless: '-a, --algorithm <name>', operands: { '<file...>': reads } },
      config: {
        options: { '--editor <program>': executes },
        harmless: '--global | --user | --site',
        operands: { '<what...>': nothing },
        always: given =>
          /^(?:list|get|debug)$/.test(exact(given.operands[0]) ?? 'list') ? [] : [{ kind: 'configure', target: given.operands[1] ?? literal('pip') }],
      },
      cache: {
        harmless: '--format <how>',
        operands: { '<what...>': nothing },
        always: given => (/^(?:dir|info|list)$/.test(exact(given.operands[0]) ?? 'list') ? [] : [{ kind: 'configure', target: literal('pip cache') }]),
      },
    },
    examples: {
      'pip --proxy me:pw@a.dev:3128 index versions x': ['connect a.dev:3128'],
      'pip --version': [],
      'pip3 list --outdated': [],
      'pip show requests': [],
      'pip freeze': [],
      'pip freeze -r req.txt': ['read req.txt'],
      'pip check': [],
      'pip index versions requests': [],
      'pip install requests': ['install requests (system)'],
      'pip install -U pip -c c.txt': ['read c.txt', 'install pip (system)'],
      'pip install -r req.txt': ['read req.txt', 'install req.txt (system)'],
      "pip install -e '.[dev]'": ['install .[dev] (system)'],
      'pip install git+https://a.dev/x.git': ['install git+https://a.dev/x.git (url)'],
      'pip install -t lib --extra-index-url https://a.dev x': ['write lib', 'install x (url)'],
      'pip install --dry-run --report r.json x': ['write r.json', 'execute x'],
      'pip install --dry-run -r req.txt': ['read req.txt', 'execute req.txt'],
      'pip uninstall -y -r req.txt': ['read req.txt', 'install req.txt (system)'],
      'pip download -r req.txt -d out -e x -c c.txt --src s --index-url https://a.dev': [
        'read req.txt',
        'write out',
        'execute x',
        'read c.txt',
        'write s',
        'execute .',
      ],
      'pip lock -o l.toml -r req.txt': ['write l.toml', 'read req.txt', 'execute .'],
      'pip hash a.whl': ['read a.whl'],
      'pip config set global.index-url https://a.dev': ['configure global.index-url'],
      'pip config list --editor ed': ['execute ed'],
      'pip cache purge': ["configure 'pip cache'"],
      'pip list -i https://a.dev -f https://b.dev': ['connect https://a.dev', 'connect https://b.dev'],
      'pip list --find-links wheels': ['read wheels'],
      'pip --log l.txt --python .venv --keyring-provider disabled list': ['write l.txt', 'execute .venv'],
    },
  }),
)
