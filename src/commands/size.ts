// size: tells how large the sections of object files are. Source: size(1), binutils 2.40; llvm-size(1) 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { readsOrResponses } from './lib/response-files.ts'
import { quiet } from './lib/toolchain.ts'

export default command(
  'size',
  quiet(['--help', '--version'], {
    aliases: ['llvm-size'],
    harmless: '-A | -B | -G | -m | -l | --format <name> | -d | -o | -x | --radix <n> | --common | -t, --totals | --target <name> | --arch, -arch <name> | -h, -H, -?, --help | -v, -V, --version',
    always: given => (given.operands.length ? [] : [{ kind: 'read', target: literal('a.out') }]),
    operands: { '<file...>': readsOrResponses },
    examples: { size: ['read a.out'], 'size --format sysv a.o': ['read a.o'] },
  }),
)
