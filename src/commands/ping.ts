// ping: sends echo requests. Source: ping(8) of iputils 20221126, inetutils 2.4, macOS 14, busybox 1.35.
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

export default command('ping', {
  aliases: ['ping6', 'ping4', 'inetutils-ping', 'gping', 'prettyping', 'oping', 'noping'],
  options: { '-p, --pattern <bytes>': nothing },
  harmless: '-3 | -4 | -6 | -a | -A | -b | -B | -c, --count <n> | -C | -d, --debug | -D | -e <id> | -E | -f, --flood | -F <label> | -g <size>'
    + ' | -G <size> | -h | -H | -i, --interval <seconds> | -I <interface> | -k <class> | -K <class> | -l, --preload <n> | -L'
    + ' | -m <mark> | -M <mode> | -n, --numeric | -N <option> | -o | -O | -P <policy> | -q, --quiet | -Q <tos> | -r, --ignore-routing | -R, --route'
    + ' | -s, --size <bytes> | -S <address> | -t, --type, --ttl <n> | -T, --tos <option> | -u | -U | -v, --verbose'
    + ' | -V, --version | -w, --timeout <seconds> | -W, --linger <seconds> | -x | -X | -z <tos> | --address | --mask | --echo | --timestamp'
    + ' | --ip-timestamp <flag> | --hoplimit <n> | --apple-connect | --apple-time | -?, --help | --usage',
  operands: { '<host...>': (words, given) => words.map((target): Step => ({ kind: 'connect', target, ...(given('-p') && { sends: true }) })) },
  // Of macOS -b and -h take a value, of Linux none: there the word behind them is a host.
  examples: {
    'ping -c 3 -W 1 a.dev': ['connect a.dev'],
    'ping -p ff00 a.dev': ['connect a.dev (sends)'],
    'ping -b 10.0.0.255': ['connect 10.0.0.255'],
    'ping -V': [],
  },
})
