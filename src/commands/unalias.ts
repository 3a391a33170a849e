// unalias: forgets aliases. Source: bash(1) 5.2.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('unalias', {
  harmless: '-a | -m | -s',
  operands: { '<name...>': nothing },
  examples: { 'unalias ll': [], 'unalias -a': [] },
})
