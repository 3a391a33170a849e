// addr2line, c++filt: names for addresses and mangled names. Source: addr2line(1), c++filt(1), binutils 2.40; llvm-addr2line(1) 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { responses } from './lib/response-files.ts'
import { quiet } from './lib/toolchain.ts'
import { reads } from './roles.ts'

export default command(
  'addr2line',
  quiet(['--help', '--version'], {
    aliases: ['llvm-addr2line', 'c++filt', 'llvm-cxxfilt'],
    options: { '-e, --exe <file>': reads },
    harmless:
      '-a, --addresses | -b, --target <name> | -i, --inlines | --no-verbose | -j, --section <name> | -p, --pretty-print, --no-params | -s, --basenames | --format <style> | -f, --functions | ' +
      '-C | --demangle [style] | -R, --recurse-limit | -r, --no-recurse-limit | -_, --strip-underscore | -n, --no-strip-underscore | -t, --types | -h, --help | -v, --version',
    operands: { '<name...>': responses },
    always: given => (given('-e') || !given.called.endsWith('addr2line') ? [] : [{ kind: 'read', target: literal('a.out') }]),
    examples: { 'addr2line -Cfe a.o 0x12': ['read a.o'], 'addr2line 0x12': ['read a.out'], 'c++filt _Z1fv': [], 'c++filt @names': ['unknown @names (options come from a file)'] },
  }),
)
