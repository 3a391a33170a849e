// nm: lists the symbols of object files. Source: nm(1), binutils 2.40; llvm-nm(1) 14; nm(1) of macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { readsOrResponses } from './lib/response-files.ts'
import { quiet } from './lib/toolchain.ts'
import { executes } from './roles.ts'

export default command(
  'nm',
  quiet(['--help', '--version'], {
    aliases: ['llvm-nm', '*-nm', 'gnm'],
    options: { '--plugin <file>': executes },
    harmless:
      '-a, --debug-syms | -A, -o, --print-file-name | -B | -C, --demangle [style] | --no-demangle | -D, --dynamic | -f, --format <name> | -g, --extern-only | -h, -H, --help | --ifunc-chars <chars> | -j | -l, --line-numbers | -m | -n, -v, --numeric-sort | ' +
      '-p, --no-sort | -P, --portability | -r, --reverse-sort | -S, --print-size | -s, --print-armap | --quiet | -t, --radix <radix> | --size-sort | --special-syms | --synthetic | --target <name> | -u, --undefined-only | -U | --unicode <how> | ' +
      '--defined-only | -V, --version | -W, --no-weak | --with-symbol-versions | --without-symbol-versions | --recurse-limit, --recursion-limit | --no-recurse-limit, --no-recursion-limit | -X <mode> | -x | --no-llvm-bc | ' +
      '--add-dyldinfo | --add-inlinedinfo | --dyldinfo-only | --no-dyldinfo | --arch, -arch <name> | --just-symbol-name | --export-symbols',
    always: given => (given.operands.length ? [] : [{ kind: 'read', target: literal('a.out') }]),
    operands: { '<file...>': readsOrResponses },
    examples: { 'nm --version': [], 'nm -D -f posix liba.so': ['read liba.so'], 'nm --plugin ./p.so a.o': ['execute ./p.so', 'read a.o'], nm: ['read a.out'] },
  }),
)
