// flit: builds and publishes small Python packages. Source: flit 3 --help.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { executesHere, install, quiet, writesPath } from './lib/toolchain.ts'
import { executes } from './roles.ts'

const FORMATS = '--format <name> | --setup-py | --no-setup-py | --use-vcs | --no-use-vcs'

export default command(
  'flit',
  quiet(['--help', '--version'], {
    inherit: true,
    options: { '-f, --ini-file <file>': executes },
    harmless: '-h, --help | -V, --version | --debug | --logo | --repository <name> | --pypirc <file>',
    subcommands: {
      build: { harmless: FORMATS, always: () => [executesHere, writesPath(literal('dist'))] },
      publish: { harmless: FORMATS, always: () => [executesHere, { kind: 'publish', target: literal('.') }] },
      install: {
        options: { '--python <path>': executes },
        harmless: '-s, --symlink | --pth-file | --user | --env | --deps <how> | --only-deps | --extras <names>',
        always: () => [executesHere, install(literal('.'), 'system')],
      },
      init: { always: () => [writesPath(literal('pyproject.toml'))] },
    },
    examples: {
      'flit --version': [],
      'flit -f a.toml build': ['execute a.toml', 'execute .', 'write dist'],
      'flit publish': ['execute .', 'publish .'],
      'flit install --python p': ['execute p', 'execute .', 'install . (system)'],
      'flit init': ['write pyproject.toml'],
    },
  }),
)
