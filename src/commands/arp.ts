// arp: shows or changes the table of neighbours. Source: arp(8) of net-tools 2.10 and macOS 14.
import { literal } from '../model/index.ts'
import { command, type Given, type Role } from './define.ts'
import { changes } from './lib/network-setup.ts'
import { reads } from './roles.ts'

const change: Role = (_, given: Given) => [changes(given, 'neighbours')]

export default command('arp', {
  options: {
    '-s, --set': change,
    '-S': change,
    '-d, --delete': change,
    '-f, --file <file>': (words, given) => [...reads(words, given), { kind: 'configure', target: words[0] ?? literal('/etc/ethers') }],
  },
  harmless:
    '-a, --all | -A <family> | -D, --use-device | -e | -H, --hw-type <type> | -t <type> | -i, --device <name> | -l | -n, --numeric | -v, --verbose' +
    ' | -V, --version | -h, --help',
  operands: { '<word...>': () => [] },
  examples: {
    'arp -an': [],
    'arp -d 192.0.2.1': ['configure 192.0.2.1'],
    'arp -s a.dev 0:0:0:0:0:1': ["configure 'a.dev 0:0:0:0:0:1'"],
    'arp -S a b': ["configure 'a b'"],
    'arp -f ethers': ['read ethers', 'configure ethers'],
  },
})
