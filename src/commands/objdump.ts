// objdump: shows what object files hold; nm, size, strings of symbols and their LLVM twins under their names. Source: objdump(1), nm(1), size(1), binutils 2.40.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { quiet } from './lib/toolchain.ts'
import { executes, reads } from './roles.ts'

export default command(
  'objdump',
  quiet(['--help', '--version'], {
    aliases: ['nm', 'size', 'llvm-objdump', 'llvm-nm', 'llvm-size', '*-objdump', '*-nm', 'gnm', 'gobjdump'],
    options: { '--plugin <file>': executes },
    harmless:
      '--recursion-limit | --no-recursion-limit | --without-symbol-versions | -? | --arch-name <v> | --debug-vars-indent <v> | --debug-vars <v> | --disassemble-symbols <v> | --fault-map-section | --mattr <v> | --no-leading-addr | --no-print-imm-hex | --print-imm-hex | --symbolize-operands | --triple <v> | --unwind-info | --archive-member-offsets | --data-in-code | --dis-symname <v> | --exports-trie | --full-leading-addr | --function-starts | --indirect-symbols | --info-plist | --lazy-bind | --link-opt-hints | --no-leading-headers | --non-verbose | --rebase | --universal-headers | --weak-bind | --no-llvm-bc | --add-dyldinfo | --no-dyldinfo | --archive-header | --raw-clang-ast | --show-lma | --symbol-description | --bind | --dylib-id | --dylibs-used | --objc-meta-data | --private-header | --rpaths | --add-inlinedinfo | --dyldinfo-only | -a, --archive-headers, --debug-syms | -f, --file-headers, --format [name] | -p, --private-headers, --no-sort | -P, --portability, --private [text] | ' +
      '-h, --section-headers, --headers | -x, --all-headers | -d, --disassemble [symbol] | -D, --disassemble-all, --dynamic | -S, --source, --print-size | ' +
      '--source-comment [text] | -s, --full-contents, --print-armap | -g, --debugging, --extern-only | -e, --debugging-tags | -G, --stabs | -W [what] | ' +
      '--dwarf [what] | -L, --process-links | --ctf [section] | --sframe [section] | -t, --syms, --totals, --radix [n] | -T, --dynamic-syms | ' +
      '-r, --reloc, --reverse-sort | -R, --dynamic-reloc | -v, -V, --version | -i, --info | -H, --help | -b, --target <name> | ' +
      '-m, --architecture, --macho [name] | -j, --section [name] | --just-symbols | -M, --disassembler-options <text> | -EB | -EL | --endian <which> | ' +
      '--file-start-context | -I, --include <folder> | -l, --line-numbers | -F, --file-offsets | -C, --demangle [style] | --no-demangle | --recurse-limit | ' +
      '--no-recurse-limit | -w, --wide | -U, --unicode, --defined-only [how] | -z, --disassemble-zeroes | --start-address <n> | --stop-address <n> | ' +
      '--no-addresses | --no-show-raw-insn | ' +
      '--show-raw-insn | --prefix-addresses | --insn-width <n> | --adjust-vma <n> | --show-all-symbols | --special-syms | --inlines | --prefix <text> | ' +
      '--prefix-strip <n> | --dwarf-depth <n> | --dwarf-start <n> | --dwarf-check | --ctf-parent <name> | --visualize-jumps [how] | ' +
      '--disassembler-color <how> | -A, --print-file-name | -B | -n, --numeric-sort | -o | -u, --undefined-only | --ifunc-chars <chars> | --quiet | ' +
      '--size-sort | --synthetic | --no-weak | --with-symbol-versions | -X [mode] | --common | --arch <name> | --x86-asm-syntax <name> | --mcpu <name>',
    always: given => (given.operands.length || given('-i') ? [] : [{ kind: 'read', target: literal('a.out') }]),
    operands: { '<file...>': reads },
    examples: {
      'objdump --version': [],
      'objdump -d -M intel a.o': ['read a.o'],
      'nm -D liba.so': ['read liba.so'],
      'nm --plugin ./p.so a.o': ['execute ./p.so', 'read a.o'],
      size: ['read a.out'],
    },
  }),
)
