// golangci-lint: runs linters over Go. Source: golangci-lint 2 --help. Its settings may load plug-ins of the project.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { executesHere, quiet, tells } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

export default command(
  'golangci-lint',
  quiet(['--help', '--version'], {
    aliases: ['staticcheck', 'revive', 'errcheck', 'gosec', 'govulncheck', 'gotestsum', 'ginkgo', 'mockgen', 'air', 'goreleaser'],
    inherit: true,
    options: { '-c, --config <file>': executes, '--cpu-profile-path, --mem-profile-path, --trace-path <file>': writes },
    harmless: '-h, --help | --version, -V | -v, --verbose | --color <when>',
    bare: () => [executesHere],
    subcommands: {
      'run | lint': {
        options: { '--output.json.path, --output.checkstyle.path, --output.html.path, --output.text.path, --out <path>': writes },
        harmless:
          '--no-config | --default <set> | -D, --disable <names> | -E, --enable <names> | --enable-only <names> | --enable-all | --disable-all | --fast-only | ' +
          '--fast | --presets, -p <names> | -j, --concurrency <n> | --modules-download-mode <mode> | --issues-exit-code <n> | --build-tags <tags> | ' +
          '--timeout <n> | --tests | --allow-parallel-runners | --allow-serial-runners | --path-prefix <path> | --path-mode <mode> | --show-stats | ' +
          '--max-issues-per-linter <n> | --max-same-issues <n> | ' +
          '-n, --new | --new-from-rev <ref> | --new-from-patch <file> | --new-from-merge-base <ref> | --whole-files | --fix | --out-format <how> | ' +
          '--print-issued-lines | --sort-results | --skip-dirs <names> | --exclude <pattern> | --output.text.print-linter-name | --output.text.colors | ' +
          '--uniq-by-line | --go <v>',
        always: given => [executesHere, ...(given('--fix') ? [{ kind: 'write' as const, target: literal('.') }] : [])],
        operands: { '<path...>': nothing },
      },
      'fmt | migrate': {
        harmless: '-d, --diff | -E, --enable <names> | --no-config | --stdin | --format <how> | --skip-validation',
        always: given => (given('--diff') || given('--stdin') ? [] : [{ kind: 'write', target: literal('.'), recursive: true }]),
        operands: { '<path...>': nothing },
      },
      'linters | formatters | help | version | completion | config': tells('--json | --format <how> | --debug | --short'),
      cache: { subcommands: { status: tells(), clean: { always: () => [{ kind: 'configure', target: literal('golangci-lint cache') }] } } },
      'release | publish | announce': {
        style: 'none',
        operands: { '<arg...>': nothing },
        always: () => [executesHere, { kind: 'publish', target: literal('.') }],
      },
      custom: { always: () => [executesHere] },
      '*': { style: 'none', operands: { '<arg...>': nothing }, always: () => [executesHere] },
    },
    examples: {
      'golangci-lint --version': [],
      'golangci-lint run ./... --timeout 5m': ['execute .'],
      'golangci-lint run -c c.yml --fix --output.json.path out.json': ['execute c.yml', 'write out.json', 'execute .', 'write .'],
      'golangci-lint --trace-path t linters': ['write t'],
      'goreleaser release': ['execute .', 'publish .'],
      'golangci-lint cache clean': ["configure 'golangci-lint cache'"],
    },
  }),
)
