// lefthook: git hooks from lefthook.yml. Source: lefthook --help, lefthook 2.2.
import { literal } from '../model/index.ts'
import { type Body, command, type Step } from './define.ts'
import { helpful } from './lib/settle.ts'
import { nothing } from './roles.ts'

const hooks = (): readonly Step[] => [{ kind: 'configure', target: literal('git hooks of lefthook') }]

const body: Body = {
  harmless: '--help, -h | --version, -V | -v, --verbose | --no-colors | --colors <when>',
  inherit: true,
  subcommands: {
    'run': {
      harmless: `--job, --jobs <name> | --tag, --tags <name> | --command, --commands <name> | --exclude <file> | --file <file> | -f, --force | --all-files
        | --no-auto-install | --no-stage-fixed | --no-tty | --skip-lfs | --fail-on-changes | --no-fail-on-changes | --files-from-stdin | --files <files>`,
      operands: { '<hook>': nothing, '<arg...>': nothing },
      always: () => [{ kind: 'execute', target: literal('lefthook.yml') }],
    },
    'install': { harmless: '-f, --force | -r, --reset-hooks-path | -a, --aggressive', operands: { '<hook...>': nothing }, always: hooks },
    'uninstall': {
      harmless: '-f, --force | --remove-configs | -c',
      always: given => [...hooks(), ...(given('--remove-configs') ? [{ kind: 'delete' as const, target: literal('lefthook.yml') }] : [])],
    },
    'add': { harmless: '-f, --force | --create-dirs, --dirs, -d', operands: { '<hook>': nothing }, always: hooks },
    'self-update': { harmless: '-y, --yes | -f, --force', always: () => [{ kind: 'install', target: literal('lefthook'), where: 'url' }] },
    'validate | dump | check-install | version | help | completion': {
      harmless: '-f, --format <format> | --full | -j, --json | -t, --toml',
      operands: { '<arg...>': nothing },
    },
  },
}

export default command('lefthook', {
  ...helpful(body, '--version'),
  examples: {
    'lefthook version': [],
    'lefthook run pre-commit --all-files': ['execute lefthook.yml'],
    'lefthook install': ["configure 'git hooks of lefthook'"],
    'lefthook uninstall --remove-configs': ["configure 'git hooks of lefthook'", 'delete lefthook.yml'],
    'lefthook validate -v': [],
    'lefthook self-update': ['install lefthook (url)'],
    'lefthook run --help': [],
  },
})
