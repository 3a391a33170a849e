// hash: remembers where programs are. Source: bash(1) 5.2.
import { command } from './define.ts'
import { executes, nothing } from './roles.ts'

export default command('hash', {
  options: { '-p <path>': executes },
  harmless: '-r | -l | -d | -t | -f | -L | -m | -v',
  operands: { '<name...>': nothing },
  examples: { 'hash -r': [], 'hash node': [], 'hash -p ./tools/git git': ['execute ./tools/git'] },
})
