// bzip2: packs and unpacks files. Source: bzip2(1) 1.0.8, pbzip2(1) 1.1, lbzip2(1) 2.5.
import { command } from './define.ts'
import { compressorBody } from './lib/compress.ts'

export default command('bzip2', {
  aliases: ['bunzip2', 'bzcat', 'pbzip2', 'lbzip2', 'lbunzip2', 'lbzcat'],
  harmless:
    '-c, --stdout | -d, --decompress | -z, --compress | -k, --keep | -f, --force | -t, --test | -q, --quiet | -v, --verbose | -L, --license | -V, --version | -s, --small | ' +
    '-0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | --fast | --best | --repetitive-best | --repetitive-fast | -h, --help | -p <n> | -m <n> | -n <n> | -r | -l | -b <n> | -u, --sequential | -S',
  ...compressorBody({ suffixes: ['.bz2', '.bz'], unpackers: ['bunzip2', 'lbunzip2'], printers: ['bzcat', 'lbzcat'] }),
  examples: {
    'bzip2 a.txt': ['read a.txt', 'write a.txt.bz2', 'delete a.txt'],
    'bzip2 -dk a.txt.bz2': ['read a.txt.bz2', 'write a.txt'],
    'bzcat a.bz2': ['read a.bz2'],
    'bunzip2 -t a.bz2': ['read a.bz2'],
  },
})
