// netstat: shows connections, routes and interfaces. Source: netstat(8) of net-tools 2.10, macOS 14, FreeBSD 14.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('netstat', {
  aliases: ['sockstat', 'nstat', 'vnstat', 'lnstat', 'rtstat', 'ctstat', 'ifstat', 'rtacct', 'iwgetid', 'ipcalc', 'sipcalc', 'sockstat4', 'nettop'],
  options: {
    '--file <file>': reads,
  },
  harmless: '--zeros | --pretty | --scan <v> | --dump | --subject <v> | --noupdate | --count <v> | -4 | -6 | -a, --all | -A, --protocol <family> | -b | -B | -c, --continuous | -C, --cache | -d | -e, --extend | -f <family> | -F, --fib'
    + ' | -g, --groups | -h, --help | -i, --interfaces | -I <name> | -j <jail> | -l, --listening | -L | -m | -M, --masquerade | -n, --numeric'
    + ' | -N, --symbolic | -o, --timers | -p, --program, --programs [protocol] | -P | -q | -r, --route | -R | -s, --statistics | -S, --sctp | -t, --tcp | -T'
    + ' | -u, --udp | -U, --udplite | -v, --verbose | -V, --version | -w, --raw | -W, --wide | -x, --unix | -X | -z | -Z | -O | -k'
    + ' | --numeric-hosts | --numeric-ports | --numeric-users | --inet | --inet6 | --ip | --tcpip | --l2cap | --rfcomm | --bluetooth | --ipx | --x25 | --json'
    + ' | --oneline | --ignore | --reset | --nooutput | --interval',
  operands: { '<word...>': () => [] },
  examples: { 'lnstat --file stat.txt': ['read stat.txt'], 'netstat -tulpen': [], 'netstat --listening -an': [], 'sockstat -4l': [] },
})
