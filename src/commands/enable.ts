// enable: turns builtins on and off, and loads new ones. Source: bash(1) 5.2.
import { command } from './define.ts'
import { executes, nothing } from './roles.ts'

export default command('enable', {
  options: { '-f <file>': executes },
  harmless: '-a | -d | -n | -p | -s',
  operands: { '<name...>': nothing },
  examples: { 'enable -a': [], 'enable -n kill': [], 'enable -f ./extra.so extra': ['execute ./extra.so'] },
})
