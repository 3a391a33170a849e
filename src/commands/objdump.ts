// objdump: shows what object files hold. Source: objdump(1), binutils 2.40; llvm-objdump(1) 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { readsOrResponses } from './lib/response-files.ts'
import { quiet } from './lib/toolchain.ts'
import { executes } from './roles.ts'

export default command(
  'objdump',
  quiet(['--help', '--version'], {
    aliases: ['llvm-objdump', '*-objdump', 'gobjdump'],
    options: { '--plugin <file>': executes },
    harmless:
      '--recursion-limit | --no-recursion-limit | --without-symbol-versions | -? | --arch-name <v> | --debug-vars-indent <v> | --debug-vars <v> | --disassemble-symbols <v> | --fault-map-section | --mattr <v> | --no-leading-addr | --no-print-imm-hex | --print-imm-hex | --symbolize-operands | --triple <v> | --unwind-info | --archive-member-offsets | --data-in-code | --dis-symname <v> | --exports-trie | --full-leading-addr | --function-starts | --indirect-symbols | --info-plist | --lazy-bind | --link-opt-hints | --no-leading-headers | --non-verbose | --rebase | --universal-headers | --weak-bind | --no-llvm-bc | --add-dyldinfo | --no-dyldinfo | --archive-header | --raw-clang-ast | --show-lma | --symbol-description | --bind | --dylib-id | --dylibs-used | --objc-meta-data | --private-header | --rpaths | --add-inlinedinfo | --dyldinfo-only | -a, --archive-headers, --archive-header | -f, --file-headers | -p, --private-headers | -P, --private <text> | ' +
      '-h, --section-headers, --headers | -x, --all-headers | -d, --disassemble [symbol] | -D, --disassemble-all | -S, --source | ' +
      '--source-comment [text] | -s, --full-contents | -g, --debugging | -e, --debugging-tags | -G, --stabs | -W [what] | ' +
      '--dwarf [what] | -L, --process-links | --ctf [section] | --sframe [section] | -t, --syms | -T, --dynamic-syms | ' +
      '-r, --reloc | -R, --dynamic-reloc | -v, -V, --version | -i, --info | -H, --help | -b, --target <name> | ' +
      '-m, --architecture <name> | --macho | -j, --section <name> | --just-symbols | -M, --disassembler-options <text> | -EB | -EL | --endian <which> | ' +
      '--file-start-context | -I, --include <folder> | -l, --line-numbers | -F, --file-offsets | -C, --demangle [style] | --no-demangle | --recurse-limit | ' +
      '--no-recurse-limit | -w, --wide | -U, --unicode <how> | -z, --disassemble-zeroes | --start-address <n> | --stop-address <n> | ' +
      '--no-addresses | --no-show-raw-insn | ' +
      '--show-raw-insn | --prefix-addresses | --insn-width <n> | --adjust-vma <n> | --show-all-symbols | --special-syms | --inlines | --prefix <text> | ' +
      '--prefix-strip <n> | --dwarf-depth <n> | --dwarf-start <n> | --dwarf-check | --ctf-parent <name> | --visualize-jumps [how] | ' +
      '--disassembler-color <how> | -n | --quiet | ' +
      '--arch <name> | --x86-asm-syntax <name> | --mcpu <name>',
    always: given => (given.operands.length || given('-i') ? [] : [{ kind: 'read', target: literal('a.out') }]),
    operands: { '<file...>': readsOrResponses },
    examples: {
      'objdump --version': [],
      'objdump -d -M intel a.o': ['read a.o'],
      'objdump -j .text --plugin ./p.so a.o': ['execute ./p.so', 'read a.o'],
      objdump: ['read a.out'],
    },
  }),
)
