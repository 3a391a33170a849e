// strace: runs a program and shows its system calls. Source: strace(1) 6.1.
import { exact, map } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { takeAssignments } from './lib/elevated.ts'
import { nothing } from './roles.ts'

/** A name that begins with a bar or an exclamation mark is a command to pipe to. */
const output: Role = (words, given) =>
  words.flatMap((word): Step[] => {
    const text = exact(word)
    if (text !== undefined && /^[|!]/.test(text)) return [{ script: map(word, value => value.slice(1)), hidden: true }]
    return [{ kind: given('-A') ? 'append' : 'write', target: word }]
  })
/** Tampering with calls makes a program do what it never would. */
const tampers: Role = words =>
  words.flatMap(target =>
    target.values?.every(value => !/^!?(?:inject|fault)=/.test(value))
      ? []
      : [{ kind: 'unknown', target, why: 'it changes the answers that the program gets' } as const],
  )

const runs = (given: Given): readonly Step[] => {
  const { assignments } = takeAssignments(given.values('-E'))
  return given.operands.length ? [{ run: given.operands, ...(assignments.length && { assignments }) }] : []
}

export default command('strace', {
  aliases: ['strace64'],
  style: 'posix',
  options: {
    '-o, --output <file>': output,
    '-p, --attach <pid>': words => words.map(target => ({ kind: 'reveal', target })),
    '-E, --env <assignment>': nothing,
    '-e <expression>': tampers,
    '--inject, --fault <expression>': words => words.map(target => ({ kind: 'unknown', target, why: 'it changes the answers that the program gets' })),
  },
  harmless:
    '-a, --columns <n> | -A, --output-append-mode | -b, --detach-on <call> | -c, --summary-only | -C, --summary | -d, --debug | -D | -DD | -DDD' +
    ' | --daemonize [mode] | --daemonized [mode] | -f, --follow-forks | -ff | --output-separately | -F | -h, --help | -i, --instruction-pointer' +
    ' | -I, --interruptible <mode> | -k, --stack-traces | -n, --syscall-number | -N, --arg-names | -O, --summary-syscall-overhead <time>' +
    ' | -P, --trace-path <path> | -q | --quiet, --silent, --silence [list] | -qq | -qqq | -r | --relative-timestamps [precision]' +
    ' | --absolute-timestamps, --timestamps [format] | -s, --string-limit <n> | -S, --summary-sort-by <column> | -t | -tt | -ttt | -T' +
    ' | --syscall-times [precision] | -u, --user <user> | -U, --summary-columns <list> | -v, --no-abbrev | -V, --version | -w, --summary-wall-clock | -W' +
    ' | -x | -xx | --strings-in-hex [option] | -X, --const-print-style <format> | -y | -yy | --decode-fds [set] | -Y | --decode-pids [set]' +
    ' | --pidns-translation | -z, --successful-only | -Z, --failed-only | --trace <set> | --signal <set> | --status <set> | --abbrev <set>' +
    ' | --verbose <set>' +
    ' | --raw <set> | --read <set> | --write <set> | --kvm <vcpu> | --namespace <kind> | --seccomp-bpf | --syscall-limit <n> | --tips [format]' +
    ' | --secontext [format] | --always-show-pid | --stack-trace-frame-limit <n> | --stack-trace [mode] | --argv0 <name>',
  operands: { '<command...>': nothing },
  always: runs,
  examples: {
    'strace -f -e trace=openat cat a.txt': ['read a.txt'],
    'strace -o log rm a.txt': ['write log', 'delete a.txt'],
    'strace -Ao log cat a.txt': ['append log', 'read a.txt'],
    "strace -o '|cat b.txt' true": ["interpret 'cat b.txt' as sh (literal)", 'read b.txt'],
    'strace -p 12': ['reveal 12'],
    'strace -E A=1 cat a.txt': ['read a.txt'],
    'strace -e inject=openat:error=EPERM true': ['unknown inject=openat:error=EPERM (it changes the answers that the program gets)'],
    'strace --fault=open true': ['unknown open (it changes the answers that the program gets)'],
    'strace -V': [],
  },
})
