// uuencode: makes text out of a file. Source: uuencode(1) of sharutils 4.15.
import { command } from './define.ts'
import { nothing, reads, unknowns, writes } from './roles.ts'

export default command('uuencode', {
  options: {
    '-R, --save-opts [file]': writes,
    '-r, --load-opts <file>': unknowns('options come from a file'),
  },
  harmless: '-m, --base64 | -e, --encode-file-name | -h, --help | -v, --version',
  operands: { '<file>': (words, given) => (given.operands.length > 1 ? reads(words, given) : nothing(words, given)), '<name>': nothing },
  examples: { 'uuencode -Rmy.rc --load-opts b.rc a.bin a': ['write my.rc', 'unknown b.rc (options come from a file)', 'read a.bin'],  'uuencode a.bin b.bin': ['read a.bin'], 'uuencode b.bin < a.bin': ['read a.bin'] },
})
