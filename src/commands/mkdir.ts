// mkdir: makes folders. Source: mkdir(1), GNU coreutils 9.1; FreeBSD 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { grants, opens } from './lib/mode.ts'
import { writes } from './roles.ts'

export default command('mkdir', {
  aliases: ['gmkdir'],
  harmless: '-m, --mode <mode> | -p, --parents | -v, --verbose | -Z | --context [context] | --help | --version',
  operands: { '<folder...>': writes },
  always: given => (opens(given.value('-m')) ? given.operands.map(target => ({ kind: 'permit' as const, target, ...grants(given.value('-m')) })) : []),
  outputs: given => (given('-v') ? undefined : literal('')),
  examples: {
    'mkdir -p src/{a,b}': ['write src/a', 'write src/b'],
    'mkdir -m 777 drop': ['permit drop (world-writable)', 'write drop'],
    'mkdir -m 700 own': ['write own'],
  },
})
