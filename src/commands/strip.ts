// strip: takes symbols out of object files; objcopy changes copies of them. Source: strip(1), objcopy(1), binutils 2.40.
import { map } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { quiet } from './lib/toolchain.ts'
import { executes, reads, writes } from './roles.ts'

/** `name=file` */
const behind =
  (kind: 'read' | 'write'): Role =>
  words =>
    words.map(word => ({ kind, target: map(word, value => value.slice(value.indexOf('=') + 1)) }))

const SHARED =
  '-I, --input-target <name> | -O, --output-target <name> | -F, --target <name> | -p, --preserve-dates | -D, --enable-deterministic-archives | ' +
  '-U, --disable-deterministic-archives | -R, --remove-section <name> | --remove-relocations <name> | -s, -S, --strip-all | -g, -d, --strip-debug | ' +
  '--strip-dwo | --strip-unneeded | --only-keep-debug | -M, --merge-notes | --no-merge-notes | -N, --strip-symbol <name> | --keep-section <name> | ' +
  '-K, --keep-symbol <name> | --keep-section-symbols | --keep-file-symbols | -w, --wildcard | -x, --discard-all | -X, --discard-locals | -v, --verbose | ' +
  '-V, --version | -h, --help | --info | ' +
  '-j, --only-section <name> | -G, --keep-global-symbol <name> | -L, --localize-symbol <name> | -W, --weaken-symbol <name> | --weaken | ' +
  '-B, --binary-architecture <name> | -b, --byte <n> | -i, --interleave [n] | --interleave-width <n> | --gap-fill <n> | --pad-to <n> | --set-start <n> | ' +
  '--adjust-start, --change-start <n> | --adjust-vma, --change-addresses <n> | --change-section-address <pair> | --set-section-flags <pair> | ' +
  '--set-section-alignment <pair> | --rename-section <pair> | --redefine-sym <pair> | --globalize-symbol <name> | --localize-hidden | ' +
  '--prefix-symbols <text> | --prefix-sections <text> | ' +
  '--compress-debug-sections [how] | --decompress-debug-sections | --elf-stt-common <how> | --verilog-data-width <n> | --srec-len <n> | --srec-forceS3 | -r | -u | -T'

export default command(
  'strip',
  quiet(['--help', '--version', '--info'], {
    aliases: ['objcopy', 'llvm-strip', 'llvm-objcopy', 'gobjcopy', 'gstrip', '*-objcopy', '*-strip', 'ranlib', 'granlib', 'llvm-ranlib'],
    options: {
      '--strip-unneeded-symbols, --keep-global-symbols, --globalize-symbols, --weaken-symbols <file>': reads,
      '-o <file>': writes,
      '--plugin <file>': executes,
      '--add-section, --update-section <pair>': behind('read'),
      '--dump-section <pair>': behind('write'),
      '--add-gnu-debuglink, --keep-symbols, --strip-symbols, --redefine-syms, --localize-symbols <file>': reads,
      '--split-dwo <file>': writes,
    },
    harmless: `--debugging | --change-warnings | --adjust-warnings | --no-change-warnings | --no-adjust-warnings | --long-section-names <v> | --extract-dwo | --heap <v> | --section-alignment <v> | --stack <v> | --subsystem <v> | --no-strip-all | --regex | --keep-undefined | --strip-unneeded-symbol <v> | --change-leading-char | --remove-leading-char | --reverse-bytes <v> | --alt-machine-code <v> | --writable-text | --readonly-text | --pure | --impure | --prefix-alloc-sections <v> | --keep-section-symbils | --file-alignment <v> | --image-base <v> | --extract-symbol | --strip-all-gnu | --allow-broken-links | --strip-sections | --extract-main-partition | --extract-partition <v> | --new-symbol-visibility <v> | --set-start-addr <v> | --strip-non-alloc | -H | -t | ${SHARED}`,
    operands: {
      '<file...>': (words, given) =>
        given.called.includes('objcopy') && words.length > 1
          ? [...reads(words.slice(0, 1), given), ...writes(words.slice(1), given)]
          : given('-o')
            ? reads(words, given)
            : writes(words, given),
    },
    examples: {
      'objcopy --strip-unneeded-symbols names.txt a.o': ['read names.txt', 'write a.o'],

      'strip --version': [],
      'strip a.out': ['write a.out'],
      'strip -o b.out --plugin p.so a.out': ['write b.out', 'execute p.so', 'read a.out'],
      'objcopy -O binary a.out a.bin': ['read a.out', 'write a.bin'],
      'objcopy --add-section x=x.txt --dump-section y=y.txt --add-gnu-debuglink d --split-dwo s a.out': [
        'read x.txt',
        'write y.txt',
        'read d',
        'write s',
        'write a.out',
      ],
    },
  }),
)
