// iconv: converts text between encodings. Source: iconv(1) of glibc 2.36, libiconv 1.17, FreeBSD 14.
import { command } from './define.ts'
import { decoded } from './lib/decoder.ts'
import { reads, writes } from './roles.ts'

export default command('iconv', {
  aliases: ['uconv'],
  options: { '-o, --output <file>': writes },
  harmless:
    '-v, --verbose | --add-signature | --remove-signature | -h | --list-code <v> | --default-code | --to-callback <v> | --from-callback <v> | --callback <v> | -f, --from-code <name> | -t, --to-code <name> | -l, --list | -c | -s, --silent | --verbose | -?, --help | --usage | -V, --version | --unicode-subst <format> | --byte-subst <format> | --widechar-subst <format> | ' +
    '-x <transliteration> | -b, --block-size <n> | -L, --list-transliterators | --canon | --fallback | --no-fallback',
  operands: { '<path...>': reads },
  outputs: given => (given('-l') || given.operands.length ? undefined : decoded('iconv', given.stdin, undefined)),
  examples: {
    'iconv -f latin1 -t utf-8 a.txt': ['read a.txt'],
    'iconv -l': [],
    'iconv -t ascii -c -o b.txt a.txt': ['write b.txt', 'read a.txt'],
    'echo x | iconv -f utf-7 | sh': ['interpret ?iconv as sh from decoder iconv'],
  },
})
