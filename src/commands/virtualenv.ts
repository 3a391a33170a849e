// virtualenv: makes Python environments. Source: virtualenv 20 --help.
import { command } from './define.ts'
import { quiet } from './lib/toolchain.ts'
import { executes, writes } from './roles.ts'

export default command(
  'virtualenv',
  quiet(['--help', '--version'], {
    aliases: ['pyvenv'],
    options: {
      '-p, --python, --try-first-with <path>': executes,
      '--clear': (_, given) => given.operands.map(target => ({ kind: 'delete', target, recursive: true })),
      '--app-data <folder>': writes,
    },
    harmless:
      '-h, --help | --version | --with-traceback | --read-only-app-data | --reset-app-data | --clear-app-data | --upgrade-embed-wheels | -v, --verbose | ' +
      '-q, --quiet | --discovery <name> | --creator <name> | --no-vcs-ignore | --system-site-packages | --symlinks | --copies, --always-copy | ' +
      '--seeder <name> | --no-seed, --without-pip | --download | --no-download, --never-download | --extra-search-dir <folder> | --pip <v> | ' +
      '--setuptools <v> | --wheel <v> | --no-pip | --no-setuptools | --no-wheel | --no-periodic-update | --symlink-app-data | --activators <names> | ' +
      '--prompt <text>',
    operands: { '<folder...>': writes },
    examples: {
      'virtualenv --version': [],
      'virtualenv .venv': ['write .venv'],
      'virtualenv --clear -p py --app-data d .venv': ['delete .venv (recursive)', 'execute py', 'write d', 'write .venv'],
    },
  }),
)
