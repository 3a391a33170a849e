// strings: prints the text in binary files. Source: strings(1), GNU binutils 2.40; FreeBSD 14.
import { exact, map } from '../model/index.ts'
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('strings', {
  harmless:
    '-a, --all | -d, --data | -f, --print-file-name | -n, --bytes <count> | -t, --radix <radix> | -w, --include-all-whitespace | -o | ' +
    '-T, --target <target> | -e, --encoding <encoding> | -U, --unicode <mode> | -s, --output-separator <text> | -arch <name> | -<n> | -h, --help | ' +
    '-v, -V, --version',
  operands: { '<file...>': (words, given) => reads(words.map(word => (exact(word)?.startsWith('@') ? map(word, value => value.slice(1)) : word)), given) },
  examples: { 'strings -n 8 a.bin': ['read a.bin'], 'strings @args.txt': ['read args.txt'] },
})
