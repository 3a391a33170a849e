// mtr: shows the way to a host, over time. Source: mtr(8) 0.95.
import { unresolved } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { connects, reads } from './roles.ts'

export default command('mtr', {
  aliases: ['mtr-packet'],
  options: {
    '-F, --filename <file>': (words, given) => [...reads(words, given), ...words.map((word): Step => ({ kind: 'connect', target: unresolved(word.text) }))],
  },
  harmless:
    '-h, --help | -v, --version | -4 | -6 | -r, --report | -w, --report-wide | -x, --xml | -t, --curses | --displaymode <mode> | -g, --gtk' +
    ' | -l, --raw | -C, --csv | -j, --json | -p, --split | -n, --no-dns | -b, --show-ips | -o, --order <fields>' +
    ' | -y, --ipinfo <n> | -z, --aslookup | -i, --interval <seconds> | -c, --report-cycles <n> | -s, --psize <n> | -B, --bitpattern <n>' +
    ' | -G, --gracetime <seconds> | -Q, --tos <n> | -e, --mpls | -I, --interface <name> | -a, --address <address> | -f, --first-ttl <n>' +
    ' | -m, --max-ttl <n> | -U, --max-unknown <n> | -E, --max-display-path <n> | -u, --udp | -T, --tcp | -S, --sctp | -P, --port <n> | -L, --localport <n>' +
    ' | -Z, --timeout <seconds> | -M, --mark <n>',
  operands: { '<host...>': connects },
  examples: { 'mtr -rwc 5 a.dev': ['connect a.dev'], 'mtr -F hosts.txt': ['read hosts.txt', 'connect ?hosts.txt'], 'mtr --version': [] },
})
