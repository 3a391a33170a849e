// composer: the packages of a PHP project. Source: composer 2.7 list and help of each subcommand.
import { exact, literal } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { executesHere, executesIn, install, otherwise, quiet, writesPath } from './lib/toolchain.ts'
import { nothing, writes } from './roles.ts'

const OPTIONS =
  '-h, --help | -q, --quiet | -V, --version | --ansi | --no-ansi | -n, --no-interaction | --profile | --no-plugins | --no-scripts | --no-cache | ' +
  '-v, -vv, -vvv, --verbose | --prefer-source | --prefer-dist | --prefer-install <how> | --dry-run | --download-only | --dev | --no-dev | ' +
  '--no-autoloader | --no-progress | --no-install | --no-suggest | -o, --optimize-autoloader, --optimize | -a, --classmap-authoritative | ' +
  '--apcu-autoloader | --apcu-autoloader-prefix <text> | --ignore-platform-req <name> | --ignore-platform-reqs | --audit | --no-audit | ' +
  '--audit-format <how> | -f, --format <how> | --fixed | --no-update | ' +
  '--update-no-dev | -w, --update-with-dependencies, --with-dependencies | -W, --update-with-all-dependencies, --with-all-dependencies | --with <spec> | ' +
  '--patch-only | --root-reqs | --prefer-stable | --prefer-lowest | -m, --minimal-changes | --sort-packages | --lock | --all | --locked | ' +
  '-i, --installed | -p, --platform | --available | -s, --self | -N, --name-only | -P, --path | -t, --tree | -l, --latest | --outdated | ' +
  '--ignore <name> | -M, --major-only | --minor-only | -D, --direct | --strict | -A | --unset | --list | -e, --editor | --absolute | -j, --json | ' +
  '--merge | --append | --source | --auth | -g | --timeout <n> | --stability <level> | --repository <url> | ' +
  '--add-repository | --keep-vcs | --remove-vcs | --no-secure-http | --ask | --name <name> | --description <text> | --author <who> | --type <type> | ' +
  '--homepage <url> | --require <spec> | --require-dev <spec> | --license <name> | --autoload <path> | --abandoned <how> | --no-check-all | ' +
  '--no-check-lock | --no-check-publish | --with-dependencies | --recursive, -r | --show | --gc | --rollback | --clean-backups | --preview | ' +
  '--snapshot | --stable | --1 | --2 | --set-channel-only | --reinstall | --update-keys | --interactive | --bump-after-update [how] | --only-name | ' +
  '--only-vendor'
const anything = { '<arg...>': nothing }
const only = (steps: (given: Given) => readonly Step[]): Body => ({ operands: anything, always: given => (given('--dry-run') ? [] : steps(given)) })
const brings = only(given => (given.operands.length ? given.operands : [given.value('-d') ?? literal('.')]).map(target => install(target, 'workspace')))
const settings = only(given =>
  given('--list') || (given.operands.length < 2 && !given('--unset') && !given('--editor'))
    ? []
    : [given('--global') ? { kind: 'configure', target: given.operands[0] ?? literal('composer') } : writesPath(literal('composer.json'))],
)

export default command(
  'composer',
  quiet(['--help', '--version'], {
    aliases: ['composer.phar'],
    inherit: true,
    options: { '-d, --working-dir <folder>': nothing, '--global': nothing },
    harmless: OPTIONS,
    ...otherwise(
      {
        'install | i | update | u | upgrade | require | r | remove | rm | uninstall | reinstall | dump-autoload | dumpautoload | bump': brings,
        'create-project': only(given => [
          install(given.operands[0] ?? literal('project'), 'workspace'),
          ...(given.operands[1] ? [writesPath(given.operands[1])] : []),
        ]),
        'show | info | outdated | search | validate | why | depends | why-not | prohibits | licenses | audit | check-platform-reqs | diagnose | status | suggests | about | help | list | fund | completion':
          { operands: anything },
        'run-script | run': only(given => (given('--list') ? [] : [executesIn(given.value('-d'))])),
        exec: {
          style: 'posix',
          operands: anything,
          always: given => (given('--list') || !given.operands.length ? [] : [executesHere, { run: given.operands }]),
        },
        global: {
          style: 'none',
          operands: anything,
          always: given =>
            /^(?:show|outdated|info|licenses)$/.test(exact(given.operands[0]) ?? '') ? [] : [install(given.operands[1] ?? literal('packages'), 'system')],
        },
        config: settings,
        init: only(() => [writesPath(literal('composer.json'))]),
        archive: { options: { '--dir, --file <path>': writes }, operands: anything, always: given => (given('--dir') ? [] : [writesPath(literal('.'))]) },
        'browse | home': only(given => [{ kind: 'connect', target: given.operands[0] ?? literal('packagist.org') }]),
        'clear-cache | clearcache | cc': only(() => [{ kind: 'configure', target: literal('composer cache') }]),
        'self-update | selfupdate': only(() => [install(literal('composer'), 'system')]),
      },
      () => [executesHere],
    ),
    examples: {
      'composer --version': [],
      'composer show a/b': [],
      'composer validate': [],
      'composer install --no-dev': ['install . (workspace)'],
      'composer -d web require a/b': ['install a/b (workspace)'],
      'composer config platform --unset': ['write composer.json'],
      'composer config --global x y': ['configure x'],
      'composer run-script test': ['execute .'],
      'composer test': ['execute .'],
      'composer exec mkdir out': ['execute .', 'write out'],
      'composer global require a/b': ['install a/b (system)'],
      'composer create-project a/b app': ['install a/b (workspace)', 'write app'],
      'composer archive --dir out': ['write out'],
      'composer self-update': ['install composer (system)'],
    },
  }),
)
