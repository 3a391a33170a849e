// wscat: talks to a WebSocket, or listens for one. Source: wscat --help, 6.0.
import { map } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { connects, nothing, reads } from './roles.ts'

export default command('wscat', {
  options: {
    '-c, --connect <url>': nothing,
    '-l, --listen <port>': words => words.map((word): Step => ({ kind: 'connect', target: map(word, port => `:${port}`), listens: true })),
    '-x, --execute <text>': nothing,
    '--ca, --cert <file>': reads,
    '--proxy <url>': connects,
  },
  harmless: '-o, --origin <text> | -p, --protocol <n> | -s, --subprotocol <name> | -n, --no-check | -H, --header <line> | --auth <text> | --auth-type <type>'
    + ' | --host <name> | --key <file> | --passphrase [text] | --no-color | --slash | -w, --wait <seconds> | -P, --show-ping-pong | -L, --location [n]'
    + ' | -v, --version | -V | -h, --help | --max-redirects <n>',
  operands: { '<word...>': nothing },
  always: given => given.values('-c').map((target): Step => ({ kind: 'connect', target, ...((given('-x') || given.stdin) && { sends: true }) })),
  examples: {
    'wscat -c ws://localhost:3000': ['connect ws://localhost:3000'],
    'wscat -c wss://a.dev -x hi --ca ca.pem --proxy http://p.dev': ['read ca.pem', 'connect http://p.dev', 'connect wss://a.dev (sends)'],
    'wscat -l 80': ['connect :80 (listens)'],
    'wscat --version': [],
  },
})
