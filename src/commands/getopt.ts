// getopt: sorts the options of a script. Source: getopt(1), util-linux 2.38.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('getopt', {
  style: 'posix',
  harmless:
    '-a, --alternative | -l, --longoptions <names> | -n, --name <name> | -o, --options <letters> | -q, --quiet | -Q, --quiet-output | ' +
    '-s, --shell <shell> | -T, --test | -u, --unquoted | -h, --help | -V, --version',
  operands: { '<word...>': nothing },
  examples: { 'getopt -o ab: --long all -- -a x': [] },
})
