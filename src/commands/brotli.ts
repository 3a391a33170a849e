// brotli: packs and unpacks files. Source: brotli(1) 1.1.
import { command } from './define.ts'
import { type Compressor, compresses, unpacked } from './lib/compress.ts'
import { reads, writes } from './roles.ts'

const BROTLI: Compressor = { suffixes: ['.br'], unpackers: ['unbrotli'], printers: ['brcat'], keeps: true }

export default command('brotli', {
  aliases: ['unbrotli', 'brcat'],
  options: { '-o, --output <file>': writes, '-D, --dictionary <file>': reads },
  harmless:
    '-c, --stdout | -d, --decompress | -f, --force | -j, --rm | -k, --keep | -n, --no-copy-stat | -q, --quality <n> | -S, --suffix <suffix> | -t, --test | -v, --verbose | -V, --version | ' +
    '-w, --lgwin <n> | --large_window <n> | -Z, --best | -0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -h, --help | -C, --comment <text> | -s, --squash | -K, --concatenated',
  operands: { '<file...>': () => [] },
  always: given => compresses(BROTLI)(given).filter(step => !(given('-o') && 'kind' in step && step.kind === 'write')),
  outputs: given => unpacked(BROTLI, given),
  examples: {
    'brotli a.txt': ['read a.txt', 'write a.txt.br'],
    'brotli -d -o b.txt a.br': ['write b.txt', 'read a.br'],
    'brotli -dc a.br': ['read a.br'],
    'brotli -j -D dict a.txt': ['read dict', 'read a.txt', 'write a.txt.br', 'delete a.txt'],
  },
})
