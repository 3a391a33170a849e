// command: runs a program or builtin, not a function; or says what a name is. Source: bash(1) 5.2, command(1p).
import { command } from './define.ts'
import { located } from './lib/which.ts'

export default command('command', {
  style: 'posix',
  harmless: '-p | -v | -V',
  operands: { '<command...>': (words, given) => (given('-v') || given('-V') ? [] : [{ run: words }]) },
  outputs: given => (given('-v') ? located(given.operands) : undefined),
  examples: {
    'command -v node': [],
    'command rm -rf build': ['delete build (recursive)'],
    'command -p cat a.txt': ['read a.txt'],
    '"$(command -v cat)" a.txt': ['read a.txt'],
  },
})
