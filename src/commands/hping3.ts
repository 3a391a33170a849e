// hping3: sends packets of one's own making. Source: hping3(8) 3.a2.
import { command, type Step } from './define.ts'
import { unknowns } from './roles.ts'
import { literal } from '../model/index.ts'

const SENDS = ['-E', '-e', '-d']

export default command('hping3', {
  aliases: ['hping', 'hping2'],
  options: {
    '-E, --file <file>': words => words.map(target => ({ kind: 'read', target })),
    '--tcl <file>': words => words.map(target => ({ kind: 'interpret', target, language: 'tcl', file: true })),
    '-9, --listen <signature>': words => words.map(target => ({ kind: 'connect', target, listens: true })),
    '-8, --scan <ports>': () => [],
  },
  harmless:
    '-h, --help | -v, --version | -c, --count <n> | -i, --interval <time> | --fast | --faster | --flood | -n, --numeric | -q, --quiet' +
    ' | -I, --interface <name> | -V, --verbose | -D, --debug | -z, --bind | -Z, --unbind | --beep | -0, --rawip | -1, --icmp | -2, --udp' +
    ' | -a, --spoof <host> | --rand-source | --rand-dest | -t, --ttl <n> | -N, --id <n> | -H, --ipproto <n> | -W, --winid | -r, --rel | -f, --frag' +
    ' | -x, --morefrag | -y, --dontfrag | -g, --fragoff <n> | -m, --mtu <n> | -o, --tos <n> | -G, --rroute | -C, --icmptype <n>' +
    ' | -K, --icmpcode <n> | --icmp-ipver <n> | --icmp-iphlen <n> | --icmp-iplen <n> | --icmp-ipid <n> | --icmp-ipproto <n> | --icmp-cksum <n> | --icmp-ts' +
    ' | --icmp-addr | -s, --baseport <n> | -p, --destport <n> | --keep | -w, --win <n> | -O, --tcpoff <n> | -M, --tcpseq <n>' +
    ' | -L, --tcpack <n> | -Q, --seqnum | -b, --badcksum | --tcp-mss <n> | --tcp-timestamp | -F, --fin | -S, --syn | -R, --rst | -P, --push | -A, --ack' +
    ' | -U, --urg | -X, --xmas | -Y, --ymas | -d, --data <n> | -e, --sign <text> | -j, --dump | -J, --print | -B, --safe' +
    ' | -u, --end | -T, --traceroute | --tr-keep-ttl | --tr-stop | --tr-no-rtt | --tcpexitcode | --lsrr <hosts> | --ssrr <hosts>',
  operands: {
    '<host...>': (words, given) => words.map((target): Step => ({ kind: 'connect', target, ...(SENDS.some(option => given(option)) && { sends: true }) })),
  },
  always: given =>
    given.operands.length || given('-h') || given('-v') || given('-9') || given('--tcl')
      ? []
      : unknowns('it takes commands from its input')([literal('hping3')], given),
  examples: {
    'hping3 -S -p 80 -c 1 a.dev': ['connect a.dev'],
    'hping3 -8 1-100 a.dev': ['connect a.dev'],
    'hping3 --icmp -d 100 -E a.txt a.dev': ['read a.txt', 'connect a.dev (sends)'],
    'hping3 -9 sig': ['connect sig (listens)'],
    'hping3 --tcl x.tcl': ['interpret x.tcl as tcl (file)'],
    'hping3': ['unknown hping3 (it takes commands from its input)'],
  },
})
