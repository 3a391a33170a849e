// perror, my_print_defaults: explain numbers of errors, and print what settings of MySQL say. Source: perror(1), my_print_defaults(1), MariaDB 10.11.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('perror', {
  aliases: ['my_print_defaults'],
  options: { '-c, --config-file, --defaults-file, -e, --defaults-extra-file, --extra-file <file>': reads },
  harmless: '-?, -I, --help | -V, --version | -v, --verbose | -s, --silent, --show | -g, --defaults-group-suffix <v> | -n, --no-defaults | --mysqld | --mariadbd | --login-path, -l <v>',
  operands: { '<name...>': nothing },
  // MariaDB's prints passwords as they are.
  always: given => (given.called === 'perror' || !given.operands.length ? [] : [{ kind: 'reveal', target: literal('settings') }]),
  examples: { 'perror 28': [], 'my_print_defaults --defaults-file=my.cnf client': ['read my.cnf', 'reveal settings'], 'my_print_defaults --help': [] },
})
