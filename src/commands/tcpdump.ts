// tcpdump: records or prints network traffic. Source: tcpdump(1) 4.99.
import { literal } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

const looks = (given: Given): boolean => ['-r', '-V', '-D', '-h', '--version', '-d', '-J', '-L', '--help'].some(option => given(option))
/** Runs after each file that it closes. */
const after: Role = words => words.map(program => ({ run: [program] }))

export default command('tcpdump', {
  options: {
    '-w <file>': writes,
    '-r <file>': reads,
    '-V <file>': reads,
    '-F <file>': reads,
    '-m <module>': reads,
    '-z <program>': after,
    '-Z, --relinquish-privileges <user>': nothing,
    '-i, --interface <name>': nothing,
  },
  harmless: '-A | -b | -B, --buffer-size <n> | -c <n> | --count | -C <size> | -d | -dd | -ddd | -D, --list-interfaces | -e | -E <secret> | -f | -G <seconds>'
    + ' | -h, --help | --version | -H | -I, --monitor-mode | --immediate-mode | -j, --time-stamp-type <type> | -J, --list-time-stamp-types'
    + ' | --time-stamp-precision <unit> | --micro | --nano | -k | -K, --dont-verify-checksums | -l | -L, --list-data-link-types | -M <secret> | -n | -nn'
    + ' | -nnn | -N | -#, --number | -O, --no-optimize | -p, --no-promiscuous-mode | --print | -Q, --direction <way> | -q'
    + ' | -s, --snapshot-length <n> | -S, --absolute-tcp-sequence-numbers | -T <type> | -t | -tt | -ttt | -tttt | -ttttt | -u | -U, --packet-buffered | -v'
    + ' | -vv | -vvv | -W <n> | -x | -xx | -X | -XX | -y, --linktype <type> | --lengths | --skip <n>',
  operands: { '<expression...>': nothing },
  always: given => (looks(given) ? [] : [{ kind: 'reveal', target: given.value('-i') ?? literal('network traffic') } satisfies Step]),
  examples: {
    'tcpdump -c 5 -nn -i eth0 port 80': ['reveal eth0'],
    'tcpdump -r x.pcap -F rules -m mib.txt': ['read x.pcap', 'read rules', 'read mib.txt'],
    'tcpdump -w out.pcap -W 1 -G 1 -z cat -Z root': ['write out.pcap', "reveal 'network traffic'"],
    'tcpdump -V list.txt': ['read list.txt'],
    'tcpdump -D': [],
  },
})
