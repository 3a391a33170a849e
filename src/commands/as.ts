// as: assembles; nasm and yasm under their names. Source: as(1), binutils 2.40; nasm(1) 2.16.
import { exact, literal } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { fedIn, pullsIn, readsOrResponses } from './lib/response-files.ts'
import { quiet } from './lib/toolchain.ts'
import { all, reads, unknowns, writes } from './roles.ts'

/** Directives that bring in files, and what could put together the name of one. */
const BRINGS = /incbin|include|incdir|macro|irpc?\b|rept\b|altmacro|[%\\]/i
const brings = (text: string): readonly Step[] => (BRINGS.test(text) ? [{ kind: 'unknown', target: literal('stdin'), why: 'this text includes files' }] : [])

export default command(
  'as',
  quiet(['--help', '--version'], {
    aliases: ['gas', 'nasm', 'yasm', 'llvm-as'],
    options: { '-o <file>': writes, '-@ <file>': all(reads, unknowns('options come from a file')), // To as it stands alone, and a file may follow.
    '-f <format>': (words, given) => reads(words.filter(word => !word.values?.every(value => /^[\w-]+$/.test(value))), given), '--MD, -MF, -MD, -l, -Z <file>': writes },
    harmless:
      '-a [how] | --alternate | --compress-debug-sections [how] | --nocompress-debug-sections | -D [macro] | --dump-config | --debug-prefix-map <pair> | ' +
      '--defsym <pair> | --execstack | --noexecstack | --size-check [how] | --elf-stt-common [how] | --sectname-subst | ' +
      '--generate-missing-build-notes [yes] | --gsframe | -g, --gen-debug | --gstabs | --gdwarf-2 | --gdwarf-3 | --gdwarf-4 | --gdwarf-5 | ' +
      '--hash-size <n> | --help | -h | --target-help | -I <folder> | -J | -K | -L, --keep-locals | -M | --mri | --multibyte-handling <how> | -nocpp | -R | ' +
      '--reduce-memory-overheads | ' +
      '--statistics | --strip-local-absolute | --traditional-format | --version | -v | -W, --no-warn | --warn | --fatal-warnings | -w [warning] | ' +
      '-X [format] | -V | -k | -n | -O [level] | -q | -s | --32 | --64 | --x32 | --divide | -march <cpu> | -mtune <cpu> | -msyntax <name> | ' +
      '-mmnemonic <name> | -arch <name> | -E | -e | -F <format> | -P <file> | -U <macro> | -p <file> | -r | -t | -y',
    always: given => [
      ...(given.operands.length && !given('-o') ? [{ kind: 'write' as const, target: literal('a.out') }] : []),
      ...pullsIn(given.operands, given),
      ...(given.operands.some(word => exact(word) !== '-') ? [] : fedIn(given, brings)),
    ],
    operands: { '<file...>': readsOrResponses },
    examples: {
      'as --version': [],
      'as a.s': ['write a.out', 'read a.s'],
      'as -o a.o /tmp/a.s': ['write a.o', 'unknown /tmp/a.s (text) (which files this text includes is not known)', 'read /tmp/a.s'],
      'echo nop | as -o a.o': ['write a.o'],
      "echo '.incbin \"/etc/x\"' | as -o a.o": ['write a.o', 'unknown stdin (this text includes files)'],
      'as -o a.o - < /tmp/a.s': ['read /tmp/a.s', 'write a.o', 'unknown /tmp/a.s (text) (which files this text includes is not known)'],
      'as --MD a.d -o a.o a.s': ['write a.d', 'write a.o', 'read a.s'],
      'nasm -f elf64 -o a.o a.s': ['write a.o', 'read a.s'],
      'as -f a.s': ['read a.s'],
      'nasm -@ opts a.s': ['read opts', 'unknown opts (options come from a file)', 'write a.out', 'read a.s'],
    },
  }),
)
