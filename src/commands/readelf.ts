// readelf: shows what ELF files hold. Source: readelf(1), binutils 2.40.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('readelf', {
  aliases: ['eu-readelf', 'llvm-readelf', 'llvm-readobj', 'greadelf', '*-readelf', 'otool', 'dumpbin', 'pahole'],
  harmless:
    '-a, --all | -h, --file-header | -l, --program-headers, --segments | -S, --section-headers, --sections | -g, --section-groups | ' +
    '-t, --section-details | -e, --headers | -s, --syms, --symbols | --dyn-syms | --lto-syms | --sym-base <n> | -C, --demangle [style] | --no-demangle | ' +
    '--recurse-limit | --no-recurse-limit | -U <how> | -n, --notes | -r, --relocs | -u, --unwind | -d, --dynamic | -V, --version-info | ' +
    '-A, --arch-specific | -c, --archive-index | -D, --use-dynamic | -L, --lint, --enable-checks | -x, --hex-dump <n> | -p, --string-dump <n> | ' +
    '-R, --relocated-dump <n> | ' +
    '-z, --decompress | -w, --debug-dump [what] | -P, --process-links | --dwarf-depth <n> | --dwarf-start <n> | --ctf <n> | --ctf-parent <n> | ' +
    '--ctf-symbols <n> | --ctf-strings <n> | --sframe [name] | -I, --histogram | -W, --wide | -T, --silent-truncation | -H, --help | -v, --version | -o | ' +
    '-f | -X | -m | -j <name>',
  operands: { '<file...>': reads },
  examples: { 'readelf --version': [], 'readelf -hSl a.out': ['read a.out'], 'readelf -x .data a.out': ['read a.out'] },
})
