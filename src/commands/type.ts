// type: says how a name would be read. Source: bash(1) 5.2.
import { command } from './define.ts'
import { located } from './lib/which.ts'
import { nothing } from './roles.ts'

export default command('type', {
  harmless: '-a | -f | -p | -t | -P | -s | -w | -m',
  operands: { '<name...>': nothing },
  outputs: given => (given('-p') || given('-P') ? located(given.operands) : undefined),
  examples: { 'type -t ls': [], 'type git node': [], '"$(type -P cat)" a.txt': ['read a.txt'] },
})
