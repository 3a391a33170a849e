// localtunnel, bore, chisel, frpc and others: carry connections between this machine and the internet. Source: lt --help 2.0, bore --help 0.5, chisel --help 1.9, frpc --help 0.58.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads, unknowns } from './roles.ts'

export default command('localtunnel', {
  aliases: [
    'lt',
    'bore',
    'chisel',
    'frpc',
    'frps',
    'inlets',
    'zrok',
    'pagekite',
    'pagekite.py',
    'rathole',
    'tunnelto',
    'expose',
    'serveo',
    'localxpose',
    'loclx',
    'pinggy',
    'gost',
    'iodine',
    'ptunnel',
    'dnscat',
    'dnscat2',
    'hts',
    'htc',
    'stunnel',
    'stunnel4',
    'corkscrew',
    'nps',
    'npc',
    'ligolo-agent',
  ],
  options: {
    '-c, --config <file>': (words, given) => [...reads(words, given), ...unknowns('settings come from a file')(words, given)],
    '--exec <command>': words => words.map(script => ({ script })),
  },
  harmless:
    '-p, --port <n> | -h, --host, --subdomain <name> | -s <name> | -l, --local-host <name> | --local-https | --local-cert <file> | --local-key <file>' +
    ' | --local-ca <file> | --allow-invalid-cert | -o, --open | --print-requests | -t, --to <host> | --secret <text> | --auth <text> | --key <text>' +
    ' | --reverse | --socks5 | -v, --version' +
    ' | --help | --fingerprint <text> | --keepalive <time> | --max-retry-count <n> | --proxy <url> | --header <line> | --tls-skip-verify | --token <text>' +
    ' | -f | -P <text> | -r | -L <address> | -F <address> | -d | -D | -u <name> | --min-port <n> | --max-port <n> | --bind-addr <address> | --headless' +
    ' | --backend-mode <mode>',
  operands: { '<word...>': nothing },
  always: given =>
    (given('-v') || given('--help')) && !given.operands.length && !given('-c') && !given('-p')
      ? []
      : [{ kind: 'connect', target: given.operands.at(-1) ?? given.value('-p') ?? literal('tunnel'), listens: true, sends: true }],
  examples: {
    'lt --port 3000': ['connect 3000 (listens) (sends)'],
    'bore local 8000 --to bore.pub': ['connect 8000 (listens) (sends)'],
    'chisel client a.dev R:80:localhost:80': ['connect R:80:localhost:80 (listens) (sends)'],
    'frpc -c frpc.toml': ['read frpc.toml', 'unknown frpc.toml (settings come from a file)', 'connect tunnel (listens) (sends)'],
    'dnscat --exec "cat a.txt" a.dev': ['read a.txt', 'connect a.dev (listens) (sends)'],
    'chisel client -v a.dev 80': ['connect 80 (listens) (sends)'],
    'lt --version': [],
  },
})
