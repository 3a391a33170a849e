// sysctl: shows and sets kernel parameters. Source: sysctl(8), procps 4.0; FreeBSD 14; macOS 14.
import { literal } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { means } from './roles.ts'

const loads: Role = (words, given) => [
  ...words.map(target => ({ kind: 'read' as const, target })),
  ...given.operands.map(target => ({ kind: 'read' as const, target })),
  { kind: 'configure', target: literal('kernel parameters') },
]

export default command('sysctl', {
  options: { '-p, -f, --load [file]': loads, '--system': means({ kind: 'configure', target: literal('kernel parameters') }) },
  harmless:
    '-a, -A, -X, --all | -B <size> | -b, --binary | -d | -D | -e | --deprecated | --dry-run | --ignore | -h | -i | -j <jail> | -l | -N, --names | ' +
    '-n, --values | -o | -x | -q, --quiet | -r, --pattern <expression> | -t | -T | -W | -w, --write | --help | -V, --version',
  operands: {
    '<name...>': (words, given) =>
      given('-p') ? [] : words.filter(word => word.values?.some(value => value.includes('=')) ?? true).map(target => ({ kind: 'configure', target })),
  },
  examples: {
    'sysctl -n kernel.osrelease': [],
    'sysctl -w vm.swappiness=10': ['configure vm.swappiness=10'],
    'sysctl -p tune.conf': ['read tune.conf', "configure 'kernel parameters'"],
    'sysctl --system': ["configure 'kernel parameters'"],
  },
})
