// strings: prints the text in binary files. Source: strings(1), GNU binutils 2.40; FreeBSD 14.
import { command } from './define.ts'
import { readsOrResponses } from './lib/response-files.ts'

export default command('strings', {
  harmless:
    '-a, --all | -d, --data | -f, --print-file-name | -n, --bytes <count> | -t, --radix <radix> | -w, --include-all-whitespace | -o | ' +
    '-T, --target <target> | -e, --encoding <encoding> | -U, --unicode <mode> | -s, --output-separator <text> | -arch <name> | -<n> | -h, --help | ' +
    '-v, -V, --version',
  operands: { '<file...>': readsOrResponses },
  examples: { 'strings -n 8 a.bin': ['read a.bin'], 'strings @args.txt': ['unknown @args.txt (options come from a file)'] },
})
