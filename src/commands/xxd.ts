// xxd: dumps bytes, or makes bytes of a dump. Source: xxd(1) 2022-01-14.
import { exact } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { decoded, fromHex } from './lib/decoder.ts'
import { reads, writes } from './roles.ts'

/** The columns between the offset and the text of an ordinary dump. */
const fromDump = (text: string): string | undefined => fromHex(text.split('\n').map(line => line.replace(/^[\da-fA-F]+:\s?/, '').replace(/\s{2}.*$/, '')).join(''))

const isPlain = (given: Given): boolean => given('-p') || given('-ps')

export default command('xxd', {
  harmless:
    '-1 | -a, -autoskip | -b, -bits | -C, -capitalize | -c, -cols <count> | -d | -E, -EBCDIC | -e | -g, -groupsize <count> | -h, -help, --help | ' +
    '-i, -include | -l, -len <count> | -n, -name <name> | -o <offset> | -p, -ps, -postscript, -plain | -r, -revert | -R <when> | -s, -seek <offset> | ' +
    '-t | -u, -upper | -v, -version, --version',
  operands: { '<file>': reads, '<output>': writes },
  outputs: given => (given('-r') ? decoded('xxd', given.stdin, exact(given.operands[0]) === '-' ? undefined : given.operands[0], isPlain(given) ? fromHex : fromDump) : undefined),
  examples: {
    'xxd -l 32 a.bin': ['read a.bin'],
    'xxd -r a.hex a.bin': ['read a.hex', 'write a.bin'],
    'echo 63617420612e747874 | xxd -r -p | sh': ["interpret 'cat a.txt' as sh from decoder xxd", 'read a.txt'],
    "echo '00000000: 6361 7420 612e 7478 74                   cat a.txt' | xxd -r | sh": ["interpret 'cat a.txt' as sh from decoder xxd", 'read a.txt'],
  },
})
