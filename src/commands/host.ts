// host: looks up names. Source: host(1) 9.18, unbound-host(1) 1.17.
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('host', {
  aliases: ['unbound-host', 'khost', 'ahost', 'adig'],
  options: { '-f, -F, -y <file>': reads },
  harmless:
    '-4 | -6 | -a | -A | -c <class> | -C | -D | -d | -h | -l | -m <flag> | -N <n> | -p <port> | -r | -R <n> | -s | -t <type> | -T | -U | -v | -V | -w' +
    ' | -W <seconds> | -i | -n | -q',
  operands: { '<name>': nothing, '<server>': nothing },
  always: given => given.operands.slice(0, 2).map(target => ({ kind: 'connect', target })),
  examples: {
    'host -t mx a.dev': ['connect a.dev'],
    'host a.dev 192.0.2.1': ['connect a.dev', 'connect 192.0.2.1'],
    'unbound-host -f root.key a.dev': ['read root.key', 'connect a.dev'],
    'host -V': [],
  },
})
