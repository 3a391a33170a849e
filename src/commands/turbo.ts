// turbo: runs scripts of the packages in a repository. Source: turbo 2 --help.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { tool, tools } from './lib/javascript-tools.ts'
import { executesHere, install, otherwise, tells } from './lib/toolchain.ts'
import { elsewhere } from './lib/net.ts'
import { nothing } from './roles.ts'

const RUN =
  '--cache <how> | --force [yes] | --remote-only [yes] | --remote-cache-read-only [yes] | --no-cache | --cache-workers <n> | --dry-run, --dry [how] | ' +
  '--daemon [yes] | --no-daemon [yes] | --summarize [yes] | --parallel [yes] | --concurrency <n> | --continue [how] | --single-package | ' +
  '--framework-inference [yes] | --global-deps <glob> | --env-mode [mode] | -F, --filter <pattern> | --affected | --output-logs <how> | ' +
  '--log-order <how> | --only | --log-prefix <how> | --skip-infer | --no-update-notifier | --color | --no-color | --cwd <folder> | ' +
  '--ui <how> | --preflight | --remote-cache-timeout <n> | --team <name> | --token <token> | --verbosity <n> | -v | --no-deps | ' +
  '--include-dependencies | --since <ref> | --scope <pattern> | --ignore <glob> | --json | --dangerously-disable-package-manager-check'
const run = tool({
  writes: '--cache-dir, --graph, --profile, --anon-profile, --heap, --trace, --log-file <path>',
  loads: '--root-turbo-json <file>',
  harmless: RUN,
})
const { always: _, ...settings } = run
const servers = { '--api, --login <url>': elsewhere }

export default command(
  'turbo',
  tools({
    ...settings,
    inherit: true,
    options: { ...settings.options, ...servers },
    ...otherwise(
      {
        'run | watch': run,
        'ls | query | info | scan | bin | completion | telemetry | docs | boundaries | help': tells(),
        'login | logout | link | unlink | config | daemon': {
          operands: { '<arg...>': nothing },
          always: () => [{ kind: 'configure', target: literal('turbo') }],
        },
        'prune | gen | generate | g | devtools': {
          options: { '--out-dir <folder>': words => words.map(target => ({ kind: 'write', target })) },
          harmless: '--scope <name> | --docker | --use-gitignore [yes] | -c, --config <file> | -r, --root <folder> | -a, --args <args>',
          operands: { '<arg...>': nothing },
          always: () => [executesHere],
        },
        upgrade: { always: () => [install(literal('turbo'), 'workspace')], operands: { '<arg...>': nothing } },
      },
      () => [executesHere],
    ),
    examples: {
      'turbo ls --api https://a.dev': ['connect https://a.dev'],
      'turbo --version': [],
      'turbo run build --filter=web': ['execute .'],
      'turbo build test': ['execute .'],
      'turbo build --cache-dir c --root-turbo-json t.json': ['execute .'],
      'turbo --cache-dir c --root-turbo-json t.json build': ['write c', 'execute t.json', 'execute .'],
      'turbo run build --graph=g.svg': ['write g.svg', 'execute .'],
      'turbo ls': [],
      'turbo prune web --out-dir out': ['write out', 'execute .'],
      'turbo login': ['configure turbo'],
      'turbo upgrade': ['install turbo (workspace)'],
    },
  }),
)
