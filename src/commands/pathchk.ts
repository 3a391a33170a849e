// pathchk: says whether names are portable. Source: pathchk(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { lists } from './roles.ts'

export default command('pathchk', {
  harmless: '-p | -P | --portability | --help | --version',
  operands: { '<path...>': lists },
  examples: { 'pathchk -p a': ['list a'] },
})
