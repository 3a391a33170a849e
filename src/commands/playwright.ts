// playwright: runs browser tests, and cypress under its name. Source: playwright 1.50 --help, cypress 14 --help.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { flags, tool, tools } from './lib/javascript-tools.ts'
import { executesHere, install, tells } from './lib/toolchain.ts'
import { connects, nothing, writes } from './roles.ts'

const tests = tool({
  writes: '--output <folder>',
  loads: '-c, --config, -C, --config-file, --reporter, --tsconfig <path>',
  serves: '--ui-host <address>',
  harmless: `-g <pattern> | -G, --grep-invert <pattern> | -j <n> | -u [mode] | -x | -b <name> | -e <pairs> | -s <glob> | -P <folder> | -p <n> | -q | -k <key> | -o <what> | -r <name> | --only-changed [ref] | --update-snapshots [mode] | --trace [mode] | ${flags(
    'debug fail-on-flaky-tests forbid-only fully-parallel headed headless ignore-snapshots last-failed list no-deps pass-with-no-tests quiet ui e2e ' +
    'component dev exit record parallel global no-runner-ui',
    'browser grep global-timeout max-failures name project repeat-each retries shard test-list test-list-invert timeout ui-port update-source-method ' +
    'workers env spec port key group tag ci-build-id auto-cancel-after-failures reporter-options detached',
  )}`,
})

export default command(
  'playwright',
  tools({
    aliases: ['cypress', 'playwright-core'],
    subcommands: {
      'test | run | merge-reports | show-report | test-server': tests,
      install: {
        harmless: '--with-deps | --dry-run | --list | --force | --only-shell | --no-shell | --no-force',
        always: given =>
          given('--dry-run') || given('--list')
            ? []
            : [install(literal('browsers'), 'system'), ...(given('--with-deps') ? [{ kind: 'elevate' as const, target: literal('root') }] : [])],
        operands: { '<browser...>': nothing },
      },
      'install-deps': {
        harmless: '--dry-run',
        always: given => (given('--dry-run') ? [] : [{ kind: 'elevate', target: literal('root') }, install(literal('browser dependencies'), 'system')]),
        operands: { '<browser...>': nothing },
      },
      uninstall: { harmless: '--all', always: () => [{ kind: 'configure', target: literal('browsers') }] },
      'open | codegen | screenshot | pdf | cr | ff | wk | show-trace': {
        options: { '-o, --output, --save-har, --save-storage, --user-data-dir <path>': writes },
        harmless:
          '-b, --browser <name> | --block-service-workers | --channel <name> | --color-scheme <name> | --device <name> | --geolocation <where> | ' +
          '--ignore-https-errors | --load-storage <file> | --lang <name> | --proxy-server <host> | --proxy-bypass <hosts> | --timezone <zone> | --timeout <n> | ' +
          '--user-agent <text> | --viewport-size <size> | --target <name> | --test-id-attribute <name> | --wait-for-selector <text> | --wait-for-timeout <n> | ' +
          '--full-page | --paper-format <size> | --save-har-glob <glob> | --e2e | --component | -P, --project <folder> | --config-file <file>',
        operands: { '<url>': connects, '<file>': writes },
      },
      'cache | info | verify | help | version': tells('--component <name> | --size'),
      'clear-cache | init | init-agents | run-server | run-driver': { operands: { '<arg...>': nothing }, always: () => [executesHere] },
    },
    harmless: '-h, --help | -V, -v, --version',
    examples: {
      'playwright --version': [],
      'playwright test a.spec.ts --headed -g name': ['execute .'],
      'playwright test --output out -c p.ts --ui-host=0.0.0.0': ['write out', 'execute p.ts', 'connect 0.0.0.0 (listens)', 'execute .'],
      'playwright install --with-deps chromium': ['install browsers (system)', 'elevate root'],
      'playwright install-deps': ['elevate root', "install 'browser dependencies' (system)"],
      'playwright uninstall --all': ['configure browsers'],
      'playwright screenshot https://a.dev a.png': ['connect https://a.dev', 'write a.png'],
      'playwright codegen -o a.ts https://a.dev': ['write a.ts', 'connect https://a.dev'],
      'cypress run --spec a.cy.ts': ['execute .'],
    },
  }),
)
