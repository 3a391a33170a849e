// setfattr, getfattr: read and change extended attributes. Source: setfattr(1), getfattr(1), attr 2.5; macOS 14.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('setfattr', {
  aliases: ['getfattr'],
  options: { '--restore <file>': reads },
  harmless:
    '-n, --name <name> | -v, --value <value> | -x, --remove <name> | -h, --no-dereference | -d, --dump | -e, --encoding <encoding> | ' +
    '-m, --match <pattern> | --only-values | -R, --recursive | -L, --logical | -P, --physical | --absolute-names | --raw | --version | --help',
  operands: { '<path...>': (words, given) => words.map(target => (given.called === 'getfattr' ? { kind: 'list' as const, target } : { kind: 'permit' as const, target })) },
  examples: { 'getfattr -d a': ['list a'], 'setfattr -n user.x -v 1 a': ['permit a'], 'setfattr --restore=list.txt': ['read list.txt'] },
})
