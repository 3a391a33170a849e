// script: records a terminal session. Source: script(1), util-linux 2.38; FreeBSD 14; macOS 14.
import { literal, unresolved } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { evaluates, nothing, writes } from './roles.ts'

/** The log; what is in it is what the session printed. */
function session(given: Given): readonly Step[] {
  const [file, ...run] = given.operands
  const log = given('-O') || given('-B') || given('-I') ? undefined : (file ?? literal('typescript'))
  const steps: Step[] = log ? [{ kind: given('-a') ? 'append' : 'write', target: log }] : []
  if (run.length) steps.push({ run })
  else if (!given('-c')) steps.push({ script: given.stdin ?? unresolved('stdin'), language: 'sh' })
  return steps
}

export default command('script', {
  style: 'posix',
  options: {
    '-c, --command <command>': evaluates,
    '-I, --log-in <file>': writes,
    '-O, --log-out <file>': writes,
    '-B, --log-io <file>': writes,
    '-T, --log-timing <file>': writes,
  },
  harmless:
    '-a, --append | -d | -e, --return | -E, --echo <when> | -f, --flush | -F <pipe> | --force | -k | -m, --logging-format <name> | ' +
    '-o, --output-limit <size> | -p | -q, --quiet | -r | -t [seconds] | --timing [file] | -h, --help | -V, --version',
  operands: { '<word...>': nothing },
  always: given => (given('--help') || given('--version') ? [] : session(given)),
  examples: {
    "script -qc 'cat a' /dev/null": ['read a', 'write /dev/null'],
    'script -q /dev/null cat a': ['write /dev/null', 'read a'],
    'script -a -T times log.txt': ['write times', 'append log.txt', 'interpret ?stdin as sh'],
    "script -c 'cat a' -I in -O out -B io": ['read a', 'write in', 'write out', 'write io'],
  },
})
