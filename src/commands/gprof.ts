// gprof: where a program spent its time. Source: gprof(1), binutils 2.40.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { responses } from './lib/response-files.ts'
import { quiet } from './lib/toolchain.ts'
import { reads, readsTree } from './roles.ts'

export default command(
  'gprof',
  quiet(['--help', '--version'], {
    options: { '-I, --directory-path <folders>': readsTree, '--external-symbol-table, -S <file>': reads },
    harmless:
      '-a, --no-static | -b, --brief | -c, --static-call-graph | -D, --ignore-non-functions | -d, --debug [level] | -h, --help | -i, --file-info | -l, --line | -L, --print-path | -r, --function-ordering | ' +
      '-R, --file-ordering <file> | -s, --sum | -T, --traditional | -v, --version | -w, --width <n> | -x, --all-lines | -y, --separate-files | -z, --display-unused-functions | -A, --annotated-source [name] | ' +
      '-B | -C, --exec-counts [name] | -e <name> | -E <name> | -f <name> | -F <name> | -J, --no-annotated-source [name] | -n, --time <name> | -N, --no-time <name> | -O, --file-format <name> | ' +
      '-p, --flat-profile [name] | -P, --no-flat-profile [name] | -q, --graph [name] | -Q, --no-graph [name] | -t, --table-length <n> | -Z, --no-exec-counts [name] | -k <arcs> | -m, --min-count <n> | ' +
      '--inline-file-names | --demangle [style] | --no-demangle',
    operands: { '<file...>': (words, given) => [...reads(words, given), ...responses(words, given)] },
    always: given => [
      ...(given.operands.length ? [] : [{ kind: 'read' as const, target: literal('a.out') }]),
      ...(given.operands.length > 1 ? [] : [{ kind: 'read' as const, target: literal('gmon.out') }]),
      ...(given('-s') ? [{ kind: 'write' as const, target: literal('gmon.sum') }] : []),
      // Annotated sources become files when each has one of its own.
      ...(given('-y') ? [{ kind: 'write' as const, target: literal('.') }] : []),
    ],
    examples: {
      'gprof -b': ['read a.out', 'read gmon.out'],
      'gprof --sum prog gmon.out': ['write gmon.sum', 'read prog', 'read gmon.out'],
      'gprof -y -A -I src prog': ['read src (recursive)', 'read gmon.out', 'write .', 'read prog'],
      'gprof -S names prog': ['read names', 'read gmon.out', 'read prog'],
    },
  }),
)
