// lz4: packs and unpacks files. Source: lz4(1) 1.9.4.
import { command, type Given } from './define.ts'
import { type Compressor, compresses, prints, unpacked } from './lib/compress.ts'
import { nothing, reads, writes } from './roles.ts'

const LZ4: Compressor = { suffixes: ['.lz4'], unpackers: ['unlz4'], printers: ['lz4cat'], keeps: true }
/** With two operands and no -m, the second is the output. */
const toNamed = (given: Given): boolean => given.operands.length === 2 && !given('-m') && !given('-t') && !given('-l') && !prints(LZ4, given)

export default command('lz4', {
  aliases: ['unlz4', 'lz4cat', 'lz4c'],
  options: { '-D <dictionary>': reads },
  harmless:
    '-0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -d, --decompress, --uncompress | -z, --compress | -f, --force | -k, --keep | --rm | -h, -H, --help | -V, --version | -v, --verbose | -q, --quiet | -c, --stdout, --to-stdout | -t, --test | ' +
    '-m, --multiple | -r | -l, --list | -B <n> | --no-frame-crc | --no-crc | --frame-crc | --content-size | --no-content-size | --sparse | --no-sparse | --favor-decSpeed | --fast [n] | --best | -b [n] | -e [n] | -i <n> | -T <n>',
  operands: { '<file...>': nothing },
  always: given => {
    if (!toNamed(given)) return compresses(LZ4)(given)
    const [from, to] = given.operands
    return from && to ? [...reads([from], given), ...writes([to], given), ...(given('--rm') ? [{ kind: 'delete' as const, target: from }] : [])] : []
  },
  outputs: given => unpacked(LZ4, given),
  examples: {
    'lz4 a.txt': ['read a.txt', 'write a.txt.lz4'],
    'lz4 -9 a.txt b.lz4': ['read a.txt', 'write b.lz4'],
    'lz4 -dc a.lz4': ['read a.lz4'],
    'lz4 -m --rm a.txt b.txt': ['read a.txt', 'read b.txt', 'write a.txt.lz4', 'write b.txt.lz4', 'delete a.txt', 'delete b.txt'],
    'lz4 -D dict a.txt': ['read dict', 'read a.txt', 'write a.txt.lz4'],
  },
})
