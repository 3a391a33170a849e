// uuencode: makes text out of a file. Source: uuencode(1) of sharutils 4.15.
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('uuencode', {
  harmless: '-m, --base64 | -e, --encode-file-name | -h, --help | -v, --version',
  operands: { '<file>': (words, given) => (given.operands.length > 1 ? reads(words, given) : nothing(words, given)), '<name>': nothing },
  examples: { 'uuencode a.bin b.bin': ['read a.bin'], 'uuencode b.bin < a.bin': ['read a.bin'] },
})
