// valgrind: runs a program and checks its memory. Source: valgrind(1) 3.19.
import { command, type Role, type Step } from './define.ts'
import { exact, map, pattern } from '../model/index.ts'
import { connects, reads, runs, writes } from './roles.ts'

/** `%p` in a name is the process, `%q{VAR}` a variable. */
const output: Role = (words, given) =>
  writes(
    words.map(word => map(word, value => value.replace(/%p|%n|%q\{\w+\}/g, '0'))),
    given,
  )
/** Tools that only print what they find; the others leave a file. */
const QUIET = /^(?:memcheck|helgrind|drd|none|lackey)$/
const NAMES =
  'vgdb vgdb-error vgdb-stop-at track-fds time-stamp log-fd xml xml-fd xml-user-comment demangle num-callers unw-stack-scan-thresh' +
  ' unw-stack-scan-frames error-limit error-exitcode exit-on-first-error error-markers show-error-list sigill-diagnostics keep-debuginfo' +
  ' show-below-main fullpath-after allow-mismatched-debuginfo gen-suppressions input-fd dsymutil max-stackframe main-stacksize max-threads alignment' +
  ' redzone-size xtree-memory smc-check read-inline-info read-var-info vgdb-poll vgdb-shadow-registers vgdb-prefix run-libc-freeres' +
  ' run-cxx-freeres sim-hints scheduling-quantum fair-sched kernel-variant merge-recursive-frames resync-filter soname-synonyms progress-interval' +
  ' aspace-minaddr valgrind-stacksize show-emwarns trace-children trace-children-skip trace-children-skip-by-arg child-silent-after-fork' +
  ' leak-check leak-resolution show-leak-kinds errors-for-leak-kinds leak-check-heuristics show-reachable show-possibly-lost undef-value-errors' +
  ' track-origins partial-loads-ok expensive-definedness-checks keep-stacktraces freelist-vol freelist-big-blocks workaround-gcc296-bugs' +
  ' show-mismatched-frees show-realloc-size-zero ignore-ranges malloc-fill free-fill cache-sim branch-sim cache-sim D1 I1 LL cachegrind-out dump-line' +
  ' dump-instr compress-strings compress-pos combine-dumps dump-every-bb dump-before dump-after zero-before toggle-collect' +
  ' collect-atstart instr-atstart collect-jumps collect-systime collect-bus separate-threads separate-callers separate-recs skip-plt skip-direct-rec' +
  ' fn-skip free-is-write history-level delta-stacktrace conflict-cache-size check-stack-refs ignore-thread-creation' +
  ' check-stack-var exclusive-threshold first-race-only join-list-vol report-signal-unlocked segment-merging segment-merging-interval shared-threshold' +
  ' show-confl-seg show-stack-usage heap heap-admin stacks pages-as-heap depth alloc-fn ignore-fn threshold peak-inaccuracy time-unit' +
  ' detailed-freq max-snapshots num-callers mode basic-counts trace-mem trace-superblocks trace-calls fnname detailed-counts interval bb-out-size' +
  ' debug-dump stats sanity-level trace-flags profile-flags profile-interval trace-notbelow trace-notabove trace-syscalls trace-signals' +
  ' trace-symtab trace-symtab-patt trace-cfi trace-redir trace-sched show-emwarns sym-offsets wait-for-gdb hints trace-malloc xtree-leak px-default' +
  ' px-file-backed core-redzone-size'

export default command('valgrind', {
  style: 'posix',
  options: {
    '--log-file, --xml-file, --xtree-memory-file, --xtree-leak-file, --cachegrind-out-file, --callgrind-out-file, --massif-out-file, --dhat-out-file, --bb-out-file, --pc-out-file <file>':
      output,
    '--log-socket, --xml-socket <address>': (words, given) =>
      words.flatMap(word => connects([word], given)).map(step => ('kind' in step && step.kind === 'connect' ? { ...step, sends: true } : step)),
    '--tool <name>': words =>
      words.flatMap((word): Step[] => {
        const name = exact(word)
        if (name === undefined || /\//.test(name)) return [{ kind: 'execute', target: word }]
        return QUIET.test(name) ? [] : [{ kind: 'write', target: pattern(`${name}.out`, `${name.replace(/^exp-/, '')}.out.*`) }]
      }),
    '--debuginfo-server <address>': connects,
    '--suppressions, --extra-debuginfo-path, --require-text-symbol <file>': reads,
  },
  harmless: `--num-transtab-sectors <v> | --avg-transtab-entry-size <v> | --trace-addr <v> | --ptrace-addr <v> | --trace-alloc <v> | --trace-barrier <v> | --trace-cond <v> | --trace-fork-join <v> | --trace-hb <v> | --trace-mutex <v> | --trace-rwlock <v> | --trace-semaphore <v> | --interval-size <v> | --instr-count-only | --ignore-range-below-sp <v> | -h, --help | --help-debug | --help-dyn-options | --version | -q, --quiet | -v, --verbose | -d | -s | ${[...new Set(NAMES.split(' '))].map(name => `--${name} <value>`).join(' | ')}`,
  operands: { '<command...>': runs },
  examples: {
    'valgrind --leak-check=full --error-exitcode=1 cat a.txt': ['read a.txt'],
    'valgrind --log-file=vg.%p.log --suppressions=s.supp cat a.txt': ['write vg.0.log', 'read s.supp', 'read a.txt'],
    'valgrind --log-socket=192.0.2.1:5 --debuginfo-server=a.dev true': ['connect 192.0.2.1:5 (sends)', 'connect a.dev'],
    'valgrind --tool=../../tmp/x cat a.txt': ['execute ../../tmp/x', 'read a.txt'],
    'valgrind --tool=massif cat a.txt': ['write each of massif.out.*', 'read a.txt'],
    'valgrind --tool=helgrind cat a.txt': ['read a.txt'],
    'valgrind --version': [],
  },
})
