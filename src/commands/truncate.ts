// truncate: cuts or extends files. Source: truncate(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { lists, writes } from './roles.ts'

export default command('truncate', {
  options: { '-r, --reference <file>': lists },
  harmless: '-c, --no-create | -d | -o, --io-blocks | -s, --size <size> | --help | --version',
  operands: { '<file...>': writes },
  examples: { 'truncate -s 0 a.log': ['write a.log'], 'truncate -r a b': ['list a', 'write b'] },
})
