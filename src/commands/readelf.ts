// readelf: shows what ELF files hold. Source: readelf(1), binutils 2.40.
import { command } from './define.ts'
import { readsOrResponses } from './lib/response-files.ts'

export default command('readelf', {
  aliases: ['eu-readelf', 'llvm-readelf', 'llvm-readobj', 'greadelf', '*-readelf', 'otool', 'dumpbin', 'pahole'],
  harmless:
    '--quiet | --recursion-limit | --no-recursion-limit | --unicode <v> | --addrsig | --bb-addr-map | --dependent-libraries | --dyn-relocations | --dyn-symbols | --dynamic-table | --cg-profile | --elf-linker-options | --elf-output-style <v> | --expand-relocs | --gnu-hash-table | --hash-symbols | --hash-table | --needed-libs | --pretty-print | --raw-relr | --relocations | --section-data | --section-mapping | --section-relocations | --section-symbols | --stackmap | --stack-sizes | --sd | --sr | --st | --string-table | --dt | --macho-data-in-code | --macho-dsymtab | --macho-indirect-symbols | --macho-linker-options | --macho-segment | --macho-version-min | --codeview | --codeview-ghash | --codeview-merged-types | --codeview-subsection-bytes | --coff-basereloc | --coff-debug-directory | --coff-tls-directory | --coff-directives | --coff-exports | --coff-imports | --coff-load-config | --coff-resources | --auxiliary-header | -a, --all | -h, --file-header | -l, --program-headers, --segments | -S, --section-headers, --sections | -g, --section-groups | ' +
    '-t, --section-details | -e, --headers | -s, --syms, --symbols | --dyn-syms | --lto-syms | --sym-base <n> | -C, --demangle [style] | --no-demangle | ' +
    '--recurse-limit | --no-recurse-limit | -U <how> | -n, --notes | -r, --relocs | -u, --unwind | -d, --dynamic | -V, --version-info | ' +
    '-A, --arch-specific | -c, --archive-index | -D, --use-dynamic | -L, --lint, --enable-checks | -x, --hex-dump <n> | -p, --string-dump <n> | ' +
    '-R, --relocated-dump <n> | ' +
    '-z, --decompress | -w, --debug-dump [what] | -P, --process-links | --dwarf-depth <n> | --dwarf-start <n> | --ctf <n> | --ctf-parent <n> | ' +
    '--ctf-symbols <n> | --ctf-strings <n> | --sframe [name] | -I, --histogram | -W, --wide | -T, --silent-truncation | -H, --help | -v, --version | -o | ' +
    '-f | -X | -m | -j <name>',
  operands: { '<file...>': readsOrResponses },
  examples: { 'readelf --version': [], 'readelf -hSl a.out': ['read a.out'], 'readelf -x .data a.out': ['read a.out'] },
})
