// perf: measures programs. Source: perf(1) and its pages, Linux 6.1.
import { literal, map } from '../model/index.ts'
import { type Body, command, type Given, type Role, type Step } from './define.ts'
import { flags } from './lib/flags.ts'
import { nothing, reads, runs, writes } from './roles.ts'

const SHARED = '-v, --verbose | -q, --quiet | -h, --help | -f, --force | -i <file>'
/** Looking at every process shows what others do. */
const wide: Role = words => words.map(target => ({ kind: 'reveal', target }))
const RECORD = flags(
  '-e, --event <events> | --filter <filter> | --exclude-perf | -a, --all-cpus | -u, --uid <user> | -r, --realtime <n> | --no-buffering | -c, --count <n>' +
    ' | -i, --no-inherit | -F, --freq <n> | --strict-freq | -m, --mmap-pages <n> | --group | -g | --call-graph <mode> | -q, --quiet | -v, --verbose',
  '-s, --stat | -d, --data | --phys-data | --data-page-size | --code-page-size | -T, --timestamp | -P, --period | --sample-cpu | --sample-identifier' +
    ' | -n, --no-samples | -R, --raw-samples | -C, --cpu <list> | -B, --no-buildid | -N, --no-buildid-cache | -G, --cgroup <names> | -b, --branch-any',
  '-j, --branch-filter <filter> | -W, --weight | --namespaces | --all-cgroups | --transaction | --per-thread | -D, --delay <ms> | -I, --intr-regs [regs]' +
    ' | --user-regs [regs] | --running-time | -k, --clockid <clock> | -S, --snapshot [size] | --aux-sample [size] | --proc-map-timeout <ms>',
  '--switch-events | --vmlinux <file> | --buildid-all | --buildid-mmap | --aio [n] | --affinity <mode> | --mmap-flush <n> | -z, --compression-level [n]' +
    ' | --all-kernel | --all-user | --kernel-callchains | --user-callchains | --timestamp-filename | --timestamp-boundary | --switch-output [mode]',
  '--switch-output-event <event> | --switch-max-files <n> | --dry-run | --synth <type> | --tail-synthesize | --overwrite | --kcore | --max-size <size>' +
    ' | --num-thread-synthesize <n> | --control <fifo> | --threads [spec] | --debuginfod [urls] | --off-cpu | -h, --help',
)
const record: Body = {
  style: 'posix',
  options: {
    '-o, --output <file>': nothing,
    '-p, --pid, -t, --tid <id>': wide,
    '--clang-path, --clang-opt <value>': words => words.map(target => ({ kind: 'execute', target })),
  },
  harmless: RECORD,
  operands: { '<command...>': runs },
  always: given => [{ kind: 'write', target: given.value('-o') ?? literal('perf.data') }],
}
const stat: Body = {
  style: 'posix',
  options: {
    '-o, --output <file>': writes,
    '-p, --pid, -t, --tid <id>': wide,
    '--pre, --post <command>': words => words.map(script => ({ script })),
    '-b, --bpf-prog <id>': nothing,
  },
  harmless: flags(
    '-e, --event <events> | -i, --no-inherit | --bpf-counters | --bpf-attr-map <file> | -a, --all-cpus | --no-scale | -d, --detailed | -r, --repeat <n>' +
      ' | -B, --big-num | --no-big-num | -C, --cpu <list> | -A, --no-aggr | -n, --null | -v, --verbose | -x, --field-separator <text> | --table' +
      ' | -G, --cgroup <name>',
    '--for-each-cgroup <name> | --append | --log-fd <n> | --control <fifo> | -I, --interval-print <ms> | --interval-count <n> | --interval-clear' +
      ' | --timeout <ms> | --metric-only | --per-socket | --per-die | --per-core | --per-thread | --per-node | --per-cache [level] | -D, --delay <ms>' +
      ' | -T, --transaction',
    '--metric-no-group | --metric-no-merge | --quiet | -M, --metrics <names> | --topdown | --td-level <n> | --no-merge | --hybrid-merge | --smi-cost' +
      ' | --all-kernel | --all-user | --percore-show-thread | --summary | --no-csv-summary | --cputype <name> | -j, --json-output | -h, --help' +
      ' | --filter <filter> | -S, --sync',
  ),
  operands: { '<command...>': runs },
}
const trace: Body = {
  style: 'posix',
  options: { '-o, --output <file>': writes, '-i, --input <file>': reads, '-p, --pid, -t, --tid <id>': wide },
  harmless: flags(
    '-a, --all-cpus | -e, --expr, --event <events> | --filter <filter> | -D, --delay <ms> | -u, --uid <user> | -G, --cgroup <name>' +
      ' | --filter-pids <pids> | -v, --verbose | --no-inherit | -m, --mmap-pages <n> | -C, --cpu <list> | --duration <ms> | --sched | --failure | -T, --time' +
      ' | --comm | -s, --summary' +
      ' | -S, --with-summary | --errno-summary | --tool_stats | -f, --force | -F, --pf [kind] | --syscalls | --call-graph <mode> | --max-events <n>' +
      ' | --max-stack <n> | --min-stack <n> | --print-sample | --sort-events | --libtraceevent_print | --map-dump <name> | -h, --help',
  ),
  operands: { '<command...>': runs },
}
/** Everything that reads what was recorded. Its options are many and only choose what is printed. */
const report = (given: Given): readonly Step[] => [{ kind: 'read', target: given.value('-i') ?? literal('perf.data') }]
const looks: Body = {
  options: { '-i, --input <file>': nothing, '--objdump, --addr2line <program>': words => words.map(word => ({ run: [word] })), '-k, --vmlinux <file>': reads },
  harmless: flags(
    SHARED,
    '--demangle-kernel | --switch-on <event> | --switch-off <event> | --show-on-off-events | --ignore-vmlinux | --show-total-period | --prefix <path> | --prefix-strip <n> | --full-source-path | --stitch-lbr | --symbol <name> | --stdio-color <mode>',
    '--skip-missing | -H, --with-hits | --kernel | --kernel-maps | --compute <how> | --cycles-hist | --stream | --trace-fields | --show-cpu-utilization | --disable-order | --ignore-callees <regex> | --pretty <key> | --branch-stack',
    '--group-sort-idx <n> | --show-ref-call-graph | --socket-filter <n> | --raw-trace | --time-quantum <time> | --total-cycles | --skip-empty',
    '--stdio | --stdio2 | --tui | --gtk | -n, --show-nr-samples | -s, --sort <keys> | -F, --fields <keys> | -g, --call-graph [options]' +
      ' | -G, --inverted | --children | --no-children | -c, --comms <names> | -d, --dsos <names> | -S, --symbols <names> | --symbol-filter <text>' +
      ' | -U, --hide-unresolved | -T, --threads | -p, --parent <regex>',
    '-x, --exclude-other | -w, --column-widths <list> | -t, --field-separator <text> | -D, --dump-raw-trace | --max-stack <n> | --header | --header-only' +
      ' | -I, --show-info | --percent-limit <n> | --percentage <mode> | --demangle | --no-demangle | --mem-mode | --group | --inline | --no-inline' +
      ' | --itrace [options] | --time <span> | --samples <n> | --hierarchy',
    '--ns | --stats | --tasks | --mmaps | --pid <pids> | --tid <tids> | --kallsyms <file> | -m, --modules | -f | -C, --cpu <list>' +
      ' | -M, --disassembler-style <name> | -A, --asm-raw | -l, --print-line | -P, --full-paths | --source | --no-source | -o, --order <n>' +
      ' | -b, --baseline-only | --period | --formula | -a, --all-cpus | --symfs <dir> | --branch-history | --percent-type <type> | --no-pager',
  ),
  operands: { '<word...>': nothing },
  always: report,
}
const script: Body = {
  ...looks,
  harmless: flags(
    '--list-dlfilters | --debug-mode | --hide-call-graph | --stop-bt <names> | --show-kernel-path | --show-task-events | --show-mmap-events | --show-namespace-events | --show-switch-events | --show-lost-events | --show-round-events',
    '--show-bpf-events | --show-cgroup-events | --show-text-poke-events | --max-blocks <n> | --reltime | --deltatime | --insn-trace [how] | --addr-range <n> | --call-trace | --call-ret-trace | --graph-function <names> | --dlarg <text>',
    '--guestmount <path> | --guestkallsyms <file> | --guestmodules <file> | --guestvmlinux <file> | --guest-code',
    looks.harmless ?? '',
  ),
  options: {
    ...looks.options,
    '--dlfilter <library>': words => words.map(target => ({ kind: 'execute', target })),
    '-S, -s, --script <file>': words => words.map(target => ({ kind: 'interpret', target, language: 'perf script', file: true })),
    // One file for each event, beside what was recorded.
    '--per-event-dump': (_, given) => writes([map(given.value('-i') ?? literal('perf.data'), value => `${value}.*.dump`)].map(file => ({ ...file, glob: true as const })), given),
    '--xed': () => [{ run: [literal('xed')] }],
  },
}

export default command('perf', {
  options: { '--exec-path [path]': words => words.map(target => ({ kind: 'execute', target })) },
  harmless:
    '-h, --help | -v, --version | -vv | -p, --paginate | --no-pager | --buildid-dir <dir> | --list-cmds | --list-opts | --debugfs-dir <dir>' +
    ' | --debug <list> | --html-path',
  subcommands: {
    stat,
    record,
    trace,
    'report | annotate | diff | evlist | script-report | c2c-report | buildid-list | timechart-report': looks,
    script,
    'list | version | help | check | buildid-cache': {
      harmless: flags(SHARED, '-d, --desc | --long-desc | --details | --debug | --deprecated' + ' | --cputype <name> | -j, --json | --no-desc | --unit <name>'),
      operands: { '<word...>': nothing },
    },
    'bench | test | top | sched | mem | lock | kmem | kvm | inject | probe | ftrace | archive | c2c | timechart | data | daemon | iostat | kwork | intel-pt': {
      style: 'none',
      operands: { '<word...>': nothing },
      always: given => [{ kind: 'unknown', target: given.operands[0] ?? literal('perf'), why: 'this use of perf is not followed' }],
    },
  },
  examples: {
    'perf stat -e cycles -r 3 cat a.txt': ['read a.txt'],
    'perf stat -o out --pre "rm x" -b 3 -p 12': ['write out', 'delete x', 'reveal 12'],
    'perf record -g cat a.txt': ['write perf.data', 'read a.txt'],
    'perf record -o p.data -p 12 --clang-path=./clang': ['reveal 12', 'execute ./clang', 'write p.data'],
    'perf trace -o log -i in -t 9 cat a.txt': ['write log', 'read in', 'reveal 9', 'read a.txt'],
    'perf report --stdio -i p.data': ['read p.data'],
    'perf annotate --objdump=cat -k vmlinux': ['read vmlinux', 'read perf.data'],
    'perf script -s ./flame.py': ['interpret ./flame.py as perf script (file)', 'read perf.data'],
    'perf script --per-event-dump': ['write each of perf.data.*.dump', 'read perf.data'],
    'perf script --xed': ['unknown xed (nothing is known of this program)', 'read perf.data'],
    'perf script --dlfilter ./f.so --stop-bt main': ['execute ./f.so', 'read perf.data'],
    'perf --exec-path=/tmp/x script foo': ['execute /tmp/x', 'read perf.data'],
    'perf list': [],
    'perf top -p 3': ['unknown -p (this use of perf is not followed)'],
  },
})
