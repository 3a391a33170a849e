// traceroute, tracepath: show the way to a host. Source: traceroute(8) 2.1, tracepath(8) 20221126, macOS 14.
import { command } from './define.ts'
import { connects, nothing } from './roles.ts'

export default command('traceroute', {
  aliases: ['traceroute6', 'tracepath', 'tracepath6', 'tcptraceroute', 'inetutils-traceroute', 'traceroute.db', 'dnstracer', 'trippy', 'trip', 'lft', 'nexttrace'],
  harmless: '--dccp | -4 | -6 | -a | -A, --as-path-lookups | -b | -c | -C | -d, --debug | -D | -e, --extensions | -f, --first <n> | -F, --dont-fragment'
    + ' | -g, --gateway <hosts> | -i, --interface <name> | -I, --icmp | -l, --flowlabel <n> | -m, --max-hops <n> | -M, --module <name> | -n'
    + ' | -N, --sim-queries <n> | -o, --options <text> | -O <option> | -p, --port <n> | -P, --protocol <n> | -q, --queries <n> | -r | -s, --source <address>'
    + ' | -S | -t, --tos <n> | -T, --tcp | -u | -U, --udp | -UL | -v | -V, --version | -w, --wait <seconds> | -x | -z, --sendwait <ms>'
    + ' | --sport <n> | --fwmark <n> | --mtu | --back | --help | --resolve-hostnames | --type <name> | --tries <n> | -?, --usage',
  operands: { '<host>': connects, '<size>': nothing },
  examples: { 'traceroute -n -m 20 a.dev': ['connect a.dev'], 'tracepath a.dev': ['connect a.dev'], 'traceroute --version': [] },
})
