// drill: looks up names. Source: drill(1) 1.8.
import { command } from './define.ts'
import { queries } from './lib/dns.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('drill', {
  options: { '-f, -i, -k, -r, -c <file>': reads, '-w, -q <file>': writes },
  harmless:
    '-D | -T | -S | -I <address> | -V <level> | -Q | -v | -h | -4 | -6 | -a | -b <size> | -d <domain> | -t | -o <text> | -p <port> | -s | -u | -x' +
    ' | -y <key> | -z',
  operands: { '<word...>': nothing },
  always: given => queries(given),
  examples: {
    'drill -D a.dev mx @192.0.2.1': ['connect a.dev', 'connect 192.0.2.1'],
    'drill -k root.key -w out a.dev': ['read root.key', 'write out', 'connect a.dev'],
    'drill -v': [],
  },
})
