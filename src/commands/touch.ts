// touch: creates files and sets their times. Source: touch(1), GNU coreutils 9.1; FreeBSD 14.
import { command } from './define.ts'
import { lists, writes } from './roles.ts'

export default command('touch', {
  aliases: ['gtouch'],
  options: { '-r, --reference <file>': lists },
  harmless: '-a | -A <adjustment> | -c, --no-create | -d, --date <date> | -f | -h, --no-dereference | -m | -t <stamp> | --time <word> | --help | --version',
  operands: { '<file...>': writes },
  examples: { 'touch a b': ['write a', 'write b'], 'touch -r a -d yesterday b': ['list a', 'write b'] },
})
