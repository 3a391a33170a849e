// ldconfig: tells the loader where libraries are. Source: ldconfig(8), glibc 2.36.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('ldconfig', {
  options: { '-f <file>': reads, '-C <file>': writes },
  harmless:
    '-c, --format <format> | -i, --ignore-aux-cache | -l | -n | -N | -p, --print-cache | -r <folder> | -v, --verbose | -V, --version | -X | -?, --help | ' +
    '--usage',
  operands: { '<folder...>': nothing },
  always: given => (given('-p') || given('-V') || given('-?') ? [] : [{ kind: 'configure', target: literal('shared libraries') }]),
  examples: {
    'ldconfig -p': [],
    ldconfig: ["configure 'shared libraries'"],
    'ldconfig -f a.conf -C cache': ['read a.conf', 'write cache', "configure 'shared libraries'"],
  },
})
