// telnet: an interactive connection. Source: telnet(1), inetutils 2.4, netkit 0.17.
import { unresolved } from '../model/index.ts'
import { command } from './define.ts'
import { address, talk } from './lib/net.ts'
import { nothing, writes } from './roles.ts'

export default command('telnet', {
  aliases: ['telnet-ssl', 'inetutils-telnet'],
  options: { '-n, --trace <file>': writes },
  harmless: '-4, --ipv4 | -6, --ipv6 | -8, --binary | -a, --login | -b, --bind <address> | -c, --no-rc | -d, --debug | -e, --escape <character>'
    + ' | -E, --no-escape | -K, --no-login | -k, --realm <name> | -l, --user <name> | -L, --binary-output | -r, --rlogin | -S <tos> | -x, --encrypt'
    + ' | -X, --disable-auth <type> | -z <option> | -f | -F | -N | -7 | -y | -s <address> | -?, --help | --usage | -V, --version',
  operands: { '<host>': nothing, '<port>': nothing },
  always: given => {
    if (given('--help') || given('--usage') || given('-V')) return []
    const [host, port] = given.operands
    return [host ? talk(address(host, port), given) : { kind: 'interpret', target: given.stdin ?? unresolved('stdin'), language: 'telnet' }]
  },
  examples: {
    'telnet a.dev 25': ['connect a.dev:25'],
    'telnet -n log a.dev < cmds.txt': ['read cmds.txt', 'write log', 'connect a.dev (sends)'],
    'telnet': ['interpret ?stdin as telnet'],
    'telnet --version': [],
  },
})
