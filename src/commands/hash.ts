// hash: remembers where programs are. Source: bash(1) 5.2.
import { exact } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { baseOf } from './lib/words.ts'
import { executes, nothing } from './roles.ts'

export default command('hash', {
  options: { '-p <path>': executes },
  harmless: '-r | -l | -d | -t | -f | -L | -m | -v',
  operands: { '<name...>': nothing },
  // From then on the name runs another program than it says.
  always: given => {
    const path = given.value('-p')
    if (!path) return []
    return given.operands
      .filter(name => exact(path) === undefined || exact(name) !== baseOf(exact(path) ?? ''))
      .map((target): Step => ({ kind: 'unknown', target, why: 'this name would run another program' }))
  },
  examples: {
    'hash -r': [],
    'hash node': [],
    'hash -p ./tools/git git': ['execute ./tools/git'],
    'hash -p /bin/rm ls': ['execute /bin/rm', 'unknown ls (this name would run another program)'],
  },
})
