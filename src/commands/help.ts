// help: prints the help of builtins. Source: bash(1) 5.2.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('help', {
  harmless: '-d | -m | -s',
  operands: { '<pattern...>': nothing },
  examples: { 'help -s cd': [], help: [] },
})
