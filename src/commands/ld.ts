// ld: links objects; gold, lld and mold under their names. Source: ld(1), binutils 2.40.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { pullsIn, readsAndPullsIn, readsOrResponses } from './lib/response-files.ts'
import { quiet } from './lib/toolchain.ts'
import { executes, writes } from './roles.ts'

export default command(
  'ld',
  quiet(['--help', '--version'], {
    aliases: ['ld.bfd', 'ld.gold', 'ld.lld', 'gold', 'lld', 'mold', 'ld64', 'ld.mold'],
    options: {
      '-o, --output <file>': writes,
      '-Map, --Map, --dependency-file, --out-implib, --output-def, --base_file, --task-link <file>': writes,
      // The dynamic linker is asked for by name and run by whoever starts the product; plug-ins and the script for errors run now.
      '-plugin, --plugin, --error-handling-script <file>': executes,
      '-T, --script, -dT, --default-script, -c, --mri-script, --version-script, --dynamic-list, --retain-symbols-file, --export-dynamic-symbol-list, -R, --just-symbols <file>':
        readsAndPullsIn,
    },
    harmless:
      '-a <keyword> | -A, --architecture <name> | -b, --format <name> | -d | -dc | -dp | -e, --entry <symbol> | -E, --export-dynamic | --no-export-dynamic | ' +
      '-EB | -EL | -f, --auxiliary <name> | -F, --filter <name> | -g | -G, --gpsize <n> | -h, -soname, --soname <name> | ' +
      '-I, --dynamic-linker, -dynamic-linker <path> | --no-dynamic-linker | -l, --library <name> | -L, --library-path <folder> | --sysroot <folder> | ' +
      '-m <emulation> | -M, --print-map | -n, --nmagic | -N, --omagic | --no-omagic | -O [level] | -plugin-opt <text> | -flto | -q, --emit-relocs | ' +
      '-r, -i, --relocatable | -s, --strip-all | -S, --strip-debug | ' +
      '--strip-discarded | --no-strip-discarded | -t, --trace | -u, --undefined <symbol> | --require-defined <symbol> | --unique [name] | -Ur | -v | -V | ' +
      '--version | -x, --discard-all | -X, --discard-locals | --discard-none | -y, --trace-symbol <symbol> | -Y <path> | --as-needed | --no-as-needed | ' +
      '-assert <keyword> | -Bdynamic, -dy, -call_shared | -Bstatic, -dn, -non_shared, -static | -Bno-symbolic | -Bsymbolic | -Bsymbolic-functions | ' +
      '--check-sections | --no-check-sections | --copy-dt-needed-entries | --no-copy-dt-needed-entries | --cref | --defsym <pair> | --demangle [style] | ' +
      '--no-demangle | --fatal-warnings | --no-fatal-warnings | ' +
      '-fini <symbol> | -init <symbol> | --gc-sections | --no-gc-sections | --print-gc-sections | --no-print-gc-sections | --hash-size <n> | ' +
      '--hash-style <style> | --help | --no-define-common | --no-keep-memory | --no-undefined | -w, --no-warnings | --allow-shlib-undefined | ' +
      '--no-allow-shlib-undefined | --allow-multiple-definition | --no-undefined-version | --default-symver | --no-warn-mismatch | --whole-archive | ' +
      '--no-whole-archive | --noinhibit-exec | -nostdlib | --oformat <name> | --print-output-format | --print-sysroot | --reduce-memory-overheads | ' +
      '--relax | --no-relax | -rpath, --rpath <path> | -rpath-link, --rpath-link <path> | ' +
      '-shared, -Bshareable, --shared | -pie, --pie, --pic-executable | -no-pie | --sort-common [how] | --sort-section <how> | --spare-dynamic-tags <n> | ' +
      '--split-by-file [n] | --split-by-reloc [n] | --stats | --target-help | --traditional-format | --section-start <pair> | -Tbss <n> | -Tdata <n> | ' +
      '-Ttext <n> | -Ttext-segment <n> | --unresolved-symbols <how> | --verbose [n] | --dynamic-list-data | --export-dynamic-symbol <glob> | --warn-common | ' +
      '--warn-constructors | --warn-execstack | --warn-once | --warn-section-align | --warn-textrel | --warn-unresolved-symbols | ' +
      '--error-unresolved-symbols | --wrap <symbol> | --push-state | --pop-state | ' +
      '--print-memory-usage | --orphan-handling <how> | --build-id [style] | --package-metadata [json] | --compress-debug-sections [how] | -z <keyword> | ' +
      '--audit <name> | -P, --depaudit <name> | -Bgroup | --disable-new-dtags | --enable-new-dtags | --eh-frame-hdr | --no-eh-frame-hdr | ' +
      '--exclude-libs <names> | --start-group, -( | --end-group, -) | --threads [n] | --icf <how> | --color-diagnostics | -dylib | -arch <name> | ' +
      '-platform_version <a> <b> <c> | -syslibroot <folder> | -lSystem | --no-rosegment | --image-base <n>',
    // What is no object is a script, which names what to link, in any format.
    always: given => [...(given.operands.length && !given('-o') ? [{ kind: 'write' as const, target: literal('a.out') }] : []), ...pullsIn(given.operands, given)],
    operands: { '<file...>': readsOrResponses },
    examples: {
      'ld --version': [],
      'ld -o a -T /tmp/s.ld /usr/lib/crt1.o': ['write a', 'read /tmp/s.ld', 'unknown /tmp/s.ld (text) (which files this text includes is not known)', 'read /usr/lib/crt1.o'],
      'ld a.o -lc': ['write a.out', 'read a.o'],
      'ld -o app -Map m.txt -T s.ld -plugin ./p.so a.o': ['write app', 'write m.txt', 'read s.ld', 'execute ./p.so', 'read a.o'],
    },
  }),
)
