// nx: runs tasks of the projects in a repository; lerna under its name. Source: nx 21 --help, lerna 8 --help.
import { literal } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { executesHere, executesIn, install, otherwise, quiet, tells } from './lib/toolchain.ts'
import { nothing } from './roles.ts'

const COMMON =
  '--help, -h | --version | -v | --verbose | --graph [file] | -t, --target, --targets <names> | -p, --project, --projects <names> | ' +
  '-c, --configuration <name> | --parallel [n] | --runner <name> | --skip-nx-cache, --skipNxCache | --skip-remote-cache | --exclude <names> | --all | ' +
  '--base <ref> | --head <ref> | --files <list> | --uncommitted | --untracked | --output-style, --outputStyle <name> | --nx-bail, --nxBail | ' +
  '--nx-ignore-cycles | --batch | --dry-run, -d, --dryRun | --json | ' +
  '--scope <glob> | --since [ref] | --no-private | --stream | --no-bail | --no-prefix | --concurrency <n> | --no-sort | --include-dependencies | ' +
  '--include-dependents | --include-merged-tags | --ignore <glob> | --loglevel <level> | -l, --long | -a | --no-progress | --max-buffer <n> | ' +
  '--affected | --open | --tui [yes] | --exclude-task-dependencies | --npm-client <name> | --no-changelog | --no-interactive, --interactive | ' +
  '--skip-publish | --first-release | -y, --yes | --ci'
const task = (steps: (given: Given) => readonly Step[]): Body => ({ harmless: COMMON, operands: { '<arg...>': nothing }, always: steps })

export default command(
  'nx',
  quiet(['--help', '--version'], {
    aliases: ['lerna'],
    inherit: true,
    options: { '--cwd <folder>': words => words.map(executesIn) },
    harmless: COMMON,
    ...otherwise(
      {
        'run | run-many | affected | exec | format | format:write | generate | g | migrate | repair | init | import | sync | connect | bootstrap | clean | watch | create | add-caching | link':
          task(() => [executesHere]),
        'show | list | report | graph | dep-graph | ls | la | ll | changed | updated | diff | info | view-logs | format:check | sync:check | help | completion':
          tells(COMMON),
        'release | publish': task(given => [executesHere, ...(given('--dry-run') ? [] : [{ kind: 'publish' as const, target: literal('.') }])]),
        version: {
          harmless:
            `${COMMON} | --no-push | --no-git-tag-version | --conventional-commits | --exact | --preid <id> | --create-release <name> | --force-publish [names] | ` +
            '--amend | -m, --message <text>',
          operands: { '<bump>': nothing },
          always: given => [executesHere, ...(given('--no-push') ? [] : [{ kind: 'publish' as const, target: literal('origin') }])],
        },
        'add | install': { harmless: COMMON, operands: { '<package...>': words => words.map(target => install(target, 'workspace')) } },
        'reset | daemon': task(() => [{ kind: 'configure', target: literal('nx') }]),
      },
      () => [executesHere],
    ),
    examples: {
      'nx --version': [],
      'nx run-many -t build --parallel=3': ['execute .'],
      'nx build web': ['execute .'],
      'nx --cwd x test web': ['execute x', 'execute .'],
      'nx show projects': [],
      'lerna run test --scope=a': ['execute .'],
      'lerna publish': ['execute .', 'publish .'],
      'lerna version patch --no-push': ['execute .'],
      'nx add @nx/js': ['install @nx/js (workspace)'],
      'nx reset': ['configure nx'],
    },
  }),
)
