// hexdump, hd: dump bytes. Source: hexdump(1), util-linux 2.38.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('hexdump', {
  aliases: ['hd'],
  options: { '-f, --format-file <file>': reads },
  harmless:
    '-b, --one-byte-octal | -X, --one-byte-hex | -c, --one-byte-char | -C, --canonical | -d, --two-bytes-decimal | -o, --two-bytes-octal | ' +
    '-x, --two-bytes-hex | -L, --color [mode] | -e, --format <format> | -n, --length <count> | -s, --skip <offset> | -v, --no-squeezing | -h, --help | ' +
    '-V, --version',
  operands: { '<file...>': reads },
  examples: { 'hexdump -Cn 64 a.bin': ['read a.bin'], 'hexdump -f form.txt a': ['read form.txt', 'read a'] },
})
