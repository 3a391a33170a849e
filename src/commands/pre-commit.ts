// pre-commit: runs the checks that .pre-commit-config.yaml names. Source: pre-commit --help, pre-commit 3.0 and 4.7.
import { literal, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { helpful } from './lib/settle.ts'
import { nothing, reads, writes } from './roles.ts'

const CONFIG = '-c, --config <file> | --color <when>'
const file = (given: Given): Word => given.value('--config') ?? literal('.pre-commit-config.yaml')
/** The checks come from repositories that the file names, and run as programs. */
const runsChecks = (given: Given): readonly Step[] => [{ kind: 'execute', target: file(given) }]
const hooks = (): readonly Step[] => [{ kind: 'configure', target: literal('git hooks of pre-commit') }]
const RUN = `-v, --verbose | -a, --all-files | --files <file> | --show-diff-on-failure | --fail-fast | --hook-stage <stage> | --stage <stage>
  | --from-ref, --source, -s <ref> | --to-ref, --origin, -o <ref> | --pre-rebase-upstream <ref> | --pre-rebase-branch <branch>
  | --commit-msg-filename <file> | --prepare-commit-message-source <source> | --commit-object-name <commit> | --remote-branch <branch>
  | --local-branch <branch> | --remote-name <name> | --remote-url <url> | --checkout-type <type> | --is-squash-merge | --rewrite-command <command>
  | -j, --jobs <n>`

const body: Body = {
  harmless: `--help, -h | -V, --version | ${CONFIG}`,
  inherit: true,
  bare: runsChecks,
  subcommands: {
    'run': { harmless: RUN, operands: { '<check>': nothing, '<file...>': nothing }, always: runsChecks },
    'install': { harmless: '-f, --overwrite | --install-hooks | -t, --hook-type <type> | --allow-missing-config', always: hooks },
    'uninstall': { harmless: '-t, --hook-type <type>', always: hooks },
    'install-hooks': { always: given => [{ kind: 'install', target: file(given), where: 'url' }] },
    'autoupdate': {
      harmless: '--bleeding-edge | --freeze | --repo <repository> | -j, --jobs <n>',
      always: given => [
        { kind: 'connect', target: literal('check repositories') },
        { kind: 'write', target: file(given) },
      ],
    },
    'migrate-config': { always: given => [{ kind: 'write', target: file(given) }] },
    'validate-config | validate-manifest': { operands: { '<file...>': reads } },
    'sample-config | help': { operands: { '<command>': nothing } },
    'clean | gc': { always: () => [{ kind: 'configure', target: literal('cache of pre-commit') }] },
    'init-templatedir': { harmless: '-t, --hook-type <type> | --no-allow-missing-config', operands: { '<folder>': writes }, always: hooks },
    'try-repo': {
      harmless: `--ref, --rev <ref> | ${RUN}`,
      operands: { '<repository>': words => words.map(target => ({ kind: 'install', target, where: 'url' })), '<check>': nothing, '<file...>': nothing },
      always: runsChecks,
    },
    'hook-impl': { style: 'none', operands: { '<arg...>': nothing }, always: runsChecks },
    'hazmat': { style: 'none', operands: { '<arg...>': nothing }, always: runsChecks },
  },
}

export default command('pre-commit', {
  ...helpful(body, '--version'),
  examples: {
    'pre-commit --version': [],
    'pre-commit run --all-files': ['execute .pre-commit-config.yaml'],
    'pre-commit run -c other.yaml eslint --files a.ts': ['execute other.yaml'],
    'pre-commit': ['execute .pre-commit-config.yaml'],
    'pre-commit install': ["configure 'git hooks of pre-commit'"],
    'pre-commit install --help': [],
    'pre-commit install-hooks': ['install .pre-commit-config.yaml (url)'],
    'pre-commit autoupdate': ["connect 'check repositories'", 'write .pre-commit-config.yaml'],
    'pre-commit validate-config .pre-commit-config.yaml': ['read .pre-commit-config.yaml'],
    'pre-commit sample-config': [],
    'pre-commit try-repo https://git.example/checks': ['execute .pre-commit-config.yaml', 'install https://git.example/checks (url)'],
    'pre-commit clean': ["configure 'cache of pre-commit'"],
  },
})
