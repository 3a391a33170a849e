// uuencode, uudecode: encode and decode binary files as text. Source: uuencode(1), sharutils 4.15; FreeBSD 14.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { decoded } from './lib/decoder.ts'
import { reads, writes } from './roles.ts'

export default command('uudecode', {
  options: { '-o, --output-file <file>': (words, given) => writes(words.filter(word => exact(word) !== '/dev/stdout'), given) },
  harmless: '-c, --ignore-chmod | -i | -m | -p | -r | -s | -h, --help | -v, --version',
  operands: { '<file...>': reads },
  // Without -o the encoded text itself names the file that is written.
  always: given => (given('-o') || given('-p') || given('-h') || given('-v') ? [] : [{ kind: 'write', target: { text: 'the name in the text' } }]),
  outputs: given => (given('-p') || given('-o') ? decoded('uudecode', given.stdin, given.operands[0]) : undefined),
  examples: {
    'uudecode -o a.bin a.uu': ['write a.bin', 'read a.uu'],
    'uudecode a.uu': ["write ?'the name in the text'", 'read a.uu'],
    'uudecode -p a.uu': ['read a.uu'],
  },
})
