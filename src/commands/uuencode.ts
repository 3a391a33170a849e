// uuencode: encodes binary files as text. Source: uuencode(1), sharutils 4.15; FreeBSD 14.
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('uuencode', {
  options: { '-o <file>': writes },
  harmless: '-m, --base64 | -r | -e, --encode-file-name | -h, --help | -v, --version',
  operands: { '<file>': (words, given) => (given.operands.length > 1 ? reads(words, given) : []), '<name>': nothing },
  examples: { 'uuencode -m a.bin a.bin': ['read a.bin'], 'uuencode -o b.uu a.bin a': ['write b.uu', 'read a.bin'] },
})
