// ncat: a pipe through the network, of nmap. Source: ncat(1) 7.93.
import { command } from './define.ts'
import { netcat } from './lib/netcat.ts'
import { connects, nothing, reads, writes } from './roles.ts'

export default command('ncat', {
  options: {
    '-e, --exec <program>': nothing,
    '-c, --sh-exec <text>': nothing,
    '--lua-exec, --lua-exec-internal <file>': nothing,
    '-o, --output, -x, --hex-dump <file>': writes,
    '--proxy <address>': connects,
    '--ssl-cert, --ssl-trustfile, --allowfile, --denyfile <file>': reads,
  },
  harmless: '-4 | -6 | -U, --unixsock | --vsock | -C, --crlf | -g <hops> | -G <n> | -m, --max-conns <n> | -h, --help | -d, --delay <time> | --append-output'
    + ' | -i, --idle-timeout <time> | -p, --source-port <port> | -q <time> | -s, --source <address> | -l, --listen'
    + ' | -k, --keep-open | -n, --nodns | -t, --telnet | -u, --udp | --sctp | -v, --verbose | -w, --wait <time> | -z | --no-shutdown | --allow <hosts>'
    + ' | --deny <hosts> | --broker | --chat | --proxy-type <type> | --proxy-auth <text> | --proxy-dns <type>'
    + ' | --ssl | --ssl-verify | --ssl-key <file> | --ssl-ciphers <list> | --ssl-servername <name> | --ssl-alpn <list> | --send-only | --recv-only | --tcp'
    + ' | --version',
  operands: { '<address...>': nothing },
  always: given => netcat(Object.assign((option: string) => option !== '-d' && given(option), given)),
  examples: {
    'ncat a.dev 80': ['connect a.dev:80'],
    'echo hi | ncat --ssl a.dev 443': ['connect a.dev:443 (sends)'],
    'ncat -lk 4444 --allowfile ok.txt': ['read ok.txt', 'connect :4444 (listens)'],
    'ncat a.dev 1 -e /bin/bash': ['connect a.dev:1 (shell)'],
    'ncat -l 1 --sh-exec "cat"': ['connect :1 (listens) (shell)'],
    'ncat -l 1 --lua-exec x.lua': ['connect :1 (listens) (shell)'],
    'ncat --proxy p.dev:1 -o log a.dev 80': ['connect p.dev:1', 'write log', 'connect a.dev:80'],
    'ncat --version': [],
  },
})
