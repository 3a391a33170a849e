// fping, arping, arp-scan, nbtscan, netdiscover: see which hosts answer. Source: fping(8) 5.1, arping(8) 2.23, arp-scan(1) 1.10.
import { unresolved } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { connects, nothing, reads, writes } from './roles.ts'

export default command('fping', {
  aliases: ['fping6', 'arping', 'arp-scan', 'nbtscan', 'netdiscover', 'httping', 'tcping'],
  options: {
    '-f, --file, -m <file>': (words, given) => [...reads(words, given), ...words.map((word): Step => ({ kind: 'connect', target: unresolved(word.text) }))],
    '-W, --pcapsavefile <file>': writes,
    '-g, --generate': nothing,
  },
  harmless:
    '-4, --ipv4 | -6, --ipv6 | -a, --alive | -A, --addr | -b, --size <n> | -B, --backoff <n> | -c, --count <n> | -C, --vcount <n>' +
    ' | -d, --rdns, --resolve | -D, --timestamp | -e, --elapsed | -h, --help | -H, --ttl <n> | -i, --interval <ms> | -I, --iface, --interface <name>' +
    ' | -l, --loop, --localnet | --all | -M, --dontfrag | -n, --name | -N, --netdata, --numeric | -o, --outage | -O, --tos <n> | -p, --period <ms>' +
    ' | -q, --quiet | -Q, --squiet <n> | -r, --retry <n> | -R, --random | -s, --stats | -S, --src <address> | -t, --timeout <ms>' +
    ' | -T <n> | -u, --unreach | -v, --version, --verbose | -x, --reachable <n> | -w <seconds> | -U | -P | -L | -F, --format <text> | --plain' +
    ' | --ignoredups | --tcp | --udp | --icmp | --flags <list> | --rate <n> | --delay <time> | --data-length <n> | -V',
  operands: { '<host...>': connects },
  examples: {
    'fping -c 1 a.dev b.dev': ['connect a.dev', 'connect b.dev'],
    'fping -g 192.0.2.0/24': ['connect 192.0.2.0/24'],
    'arp-scan -W out.pcap -f hosts': ['write out.pcap', 'read hosts', 'connect ?hosts'],
  },
})
