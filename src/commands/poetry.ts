// poetry: Python projects and their dependencies. Source: Poetry 2.1 help of each subcommand.
import { exact, literal } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { executesHere, install, quiet, writesPath } from './lib/toolchain.ts'
import { nothing, writes } from './roles.ts'

const OPTIONS =
  '-h, --help | -q, --quiet | -V, --version | --ansi | --no-ansi | -n, --no-interaction | -v, --verbose, -vv, -vvv | --no-plugins | --no-cache | ' +
  '-P, --project <folder> | -C, --directory <folder> | --without <names> | --with <names> | --only <names> | --sync | --no-root | --no-directory | ' +
  '--dry-run | --all-extras | --all-groups | -E, --extras <names> | --compile | --no-dev | --dev-only | -D, --dev | -G, --group <name> | ' +
  '-e, --editable | --optional [name] | --python <v> | --platform <name> | --markers <text> | --source <name> | --allow-prereleases | --lock | ' +
  '--no-update | --regenerate | --check | -t, --tree | -l, --latest | -o, --outdated | -a, --all | -T, --top-level | --no-truncate | --why | ' +
  '--format <how> | -f | -s, --short | --next-phase | --name <name> | --description <text> | --author <who> | --dependency <spec> | ' +
  '--dev-dependency <spec> | --license, -L <name> | --src | --flat | --readme <how> | --strict | -i, --implementation <name> | -r | --full-path | ' +
  '-p, --path | --executable | --list | --unset | --local | --migrate | --without-hashes | --without-urls | --no-hashes | --priority <how> | --managed | ' +
  '--clean | --repository <name> | -u, --username <name> | --password <text> | --cert <file> | --client-cert <file> | --skip-existing | --build | ' +
  '--config-settings <pair> | --local-version <v> | --with-credentials | --tests'
const anything = { '<arg...>': nothing }
const only = (steps: (given: Given) => readonly Step[], more: Partial<Body> = {}): Body => ({
  operands: anything,
  always: given => (given('--dry-run') ? [] : steps(given)),
  ...more,
})
const tells: Body = { operands: anything }
const brings = only(given => (given.operands.length ? given.operands : [literal('.')]).map(target => install(target, 'workspace')))

export default command(
  'poetry',
  quiet(['--help', '--version'], {
    aliases: ['pdm', 'hatch', 'pipenv', 'rye', 'pixi'],
    inherit: true,
    harmless: OPTIONS,
    subcommands: {
      'install | add | remove | update | sync | uninstall | i | upgrade': brings,
      lock: only(given => (given('--check') ? [] : [writesPath(literal('poetry.lock'))])),
      'show | check | list | search | about | help | info | graph | verify | which | where | completion | debug | status | project | outdated | tree | dep | --venv | --where':
        tells,
      run: {
        style: 'posix',
        options: { '-m, --module': nothing },
        operands: anything,
        always: given =>
          given.operands.length ? (given('-m') ? [{ run: [literal('python'), literal('-m'), ...given.operands] }] : [{ run: given.operands }]) : [],
      },
      'test | fmt | shell | task | start | use': only(() => [executesHere]),
      env: only(given =>
        /^(?:list|info|activate|show|find)$/.test(exact(given.operands[0]) ?? 'list')
          ? []
          : exact(given.operands[0]) === 'run' || exact(given.operands[0]) === 'create'
            ? [executesHere]
            : [{ kind: 'configure', target: literal('virtual environments') }],
      ),
      'venv | python': only(given =>
        /^(?:list|find|show)$/.test(exact(given.operands[0]) ?? 'list') ? [] : [install(given.operands[1] ?? given.operands[0] ?? literal('python'), 'system')],
      ),
      version: only(given => (given.operands.length ? [writesPath(literal('pyproject.toml'))] : [])),
      'init | new | import | fix': only(given => [writesPath(given.operands[0] ?? literal('pyproject.toml'))]),
      build: only(() => [executesHere], {
        options: { '--output, -d, --dest <folder>': writes },
        always: given => [executesHere, ...(given('--output') ? [] : [writesPath(literal('dist'))])],
      }),
      publish: only(given => [executesHere, { kind: 'publish', target: given.operands[0] ?? literal('.') }]),
      config: only(given =>
        given('--list') || (given.operands.length < 2 && !given('--unset')) ? [] : [{ kind: 'configure', target: given.operands[0] ?? literal('poetry') }],
      ),
      cache: only(given => (/^(?:list|info)$/.test(exact(given.operands[0]) ?? 'list') ? [] : [{ kind: 'configure', target: literal('cache') }])),
      'source | plugin | clean | dev | global | scan | audit': only(given =>
        exact(given.operands[0]) === 'show' || exact(given.operands[0]) === 'list'
          ? []
          : [{ kind: 'configure', target: given.operands[1] ?? literal('poetry') }],
      ),
      'self | kernel': only(given =>
        /^(?:show|list|--version)/.test(exact(given.operands[0]) ?? 'show') ? [] : [install(given.operands[1] ?? literal('poetry'), 'system')],
      ),
      export: { options: { '-o, --output <file>': writes }, operands: anything },
    },
    examples: {
      'poetry --version': [],
      'poetry init --help': [],
      'poetry show requests': [],
      'poetry python list --managed': [],
      'poetry install --with dev': ['install . (workspace)'],
      'poetry add requests': ['install requests (workspace)'],
      'poetry lock --check': [],
      'poetry run pytest -q': ['execute .'],
      'poetry run -m this': [],
      'poetry version patch --dry-run': [],
      'poetry build': ['execute .', 'write dist'],
      'poetry build --output out': ['write out', 'execute .'],
      'poetry publish --build': ['execute .', 'publish .'],
      'poetry config virtualenvs.in-project true': ['configure virtualenvs.in-project'],
      'poetry config --list': [],
      'poetry export -o req.txt': ['write req.txt'],
      'poetry self update': ['install poetry (system)'],
      'pipenv graph': [],
      'hatch test': ['execute .'],
    },
  }),
)
