// dig, kdig, delv: look up names. Source: dig(1) and delv(1) 9.18, kdig(1) 3.2.
import { exact, map, unresolved } from '../model/index.ts'
import { command, type Role, type Step } from './define.ts'
import { queries } from './lib/dns.ts'
import { nothing, reads, writes } from './roles.ts'

/** A plus word that names a file: `+tls-ca=file`. */
const plus: Role = words => words.flatMap(word => {
  const file = /^\+tls-(?:ca|certfile|keyfile)=(.+)$/.exec(exact(word) ?? '')?.[1]
  return file ? [{ kind: 'read', target: map(word, () => file) } as const] : []
})

export default command('dig', {
  aliases: ['kdig', 'delv', 'doggo', 'dog', 'q', 'mdig'],
  options: {
    '-f <file>': (words, given) => [...reads(words, given), ...words.map((word): Step => ({ kind: 'connect', target: unresolved(word.text) }))],
    '-k, -a <file>': reads,
    '-E, -G <file>': writes,
    '-q <name>': nothing,
    '-x <address>': nothing,
    '+<word>': plus,
  },
  harmless: '-4 | -6 | -b <address> | -c <class> | -d | -h | -i | -m | -p <port> | -r | -t <type> | -u | -v | -V | -y <key> | -n <address> | -s | --help'
    + ' | --version | --json | -J | --short',
  operands: { '<word...>': nothing },
  always: given => queries(given, given.value('-q'), given.value('-x')),
  examples: {
    'dig +short a.dev MX': ['connect a.dev'],
    'dig @192.0.2.1 -p 53 -t TXT a.dev +tcp': ['connect a.dev', 'connect 192.0.2.1'],
    'dig -x 192.0.2.7 -q b.dev': ['connect b.dev', 'connect 192.0.2.7'],
    'dig -f names.txt -k key.conf': ['read names.txt', 'connect ?names.txt', 'read key.conf'],
    'kdig -E tap +tls-ca=ca.pem a.dev': ['write tap', 'read ca.pem', 'connect a.dev'],
    'dig -v': [],
  },
})
