// rimraf: deletes files and folders; del under its names. Source: rimraf 6 --help.
import { command } from './define.ts'
import { quiet } from './lib/toolchain.ts'
import { deletesTree } from './roles.ts'

export default command(
  'rimraf',
  quiet(['--help', '--version'], {
    aliases: ['del', 'del-cli', 'trash-cli'],
    harmless:
      '-h, --help | --version | -i, --interactive | -I, --no-interactive | --preserve-root | --no-preserve-root | -G, --no-glob | -g, --glob | ' +
      '--tmp <folder> | --max-retries <n> | --backoff <n> | --retry-delay <n> | --impl <how> | -v, --verbose | -V, --no-verbose | -f, --force | ' +
      '-d, --dry-run | --impl-native',
    operands: { '<path...>': deletesTree },
    examples: {
      'rimraf --version': [],
      'rimraf dist out': ['delete dist (recursive)', 'delete out (recursive)'],
      "rimraf -g '*.log'": ['delete *.log (recursive)'],
    },
  }),
)
