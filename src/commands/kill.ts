// kill: sends signals. Source: kill(1), procps 4.0 and util-linux 2.38; bash(1) 5.2.
import { exact, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { SIGNAL_OPTIONS, SIGNALS } from './lib/signals.ts'
import { nothing } from './roles.ts'

/** With no -s the first number is the signal; a number behind it is a process group. */
function targets(given: Given): readonly Word[] {
  const numbers = given.values('-<n>')
  const named = given('-s') || given('-n') || SIGNALS.some(name => given(`-${name}`) || given(`-SIG${name}`))
  return [...(named ? numbers : numbers.slice(1)), ...given.operands]
}

/** Signal 0 only asks whether the process is there. */
const onlyAsks = (given: Given): boolean =>
  ['-l', '-L', '-p', '--help', '--version'].some(option => given(option)) ||
  (exact(given.values('-<n>')[0]) === '-0' && !given('-s')) ||
  exact(given.value('-s') ?? given.value('-n')) === '0'

function signal(target: Word): Step {
  if (target.values?.some(value => /^(-?1)$/.test(value))) return { kind: 'signal', target, all: true }
  // Jobs of this shell, and the last one put into the background.
  const own = target.values?.every(value => value.startsWith('%')) ?? false
  return own ? { kind: 'signal', target, own: true } : { kind: 'signal', target }
}

export default command('kill', {
  style: 'posix',
  harmless:
    '-s, --signal <signal> | -n <number> | -l, --list [signal] | -L, --table | -a, --all | -p, --pid | -q, --queue <value> | -r, --require-handler | ' +
    `-v, --verbose | --timeout <milliseconds> <signal> | -d, --show-process-state | -<n> | -h, --help | -V, --version | ${SIGNAL_OPTIONS}`,
  operands: { '<process...>': nothing },
  always: given => (onlyAsks(given) ? [] : targets(given).map(signal)),
  examples: {
    'kill 1234': ['signal 1234'],
    'kill -9 1234 99': ['signal 1234', 'signal 99'],
    'kill -SIGTERM %1': ['signal %1 (own)'],
    'sleep 9 & kill $!': ['signal each of %* (own)'],
    'kill -9 -1': ['signal -1 (all)'],
    'kill -s KILL 1': ['signal 1 (all)'],
    'kill -TERM -- -1234': ['signal -1234'],
    'kill -0 1234': [],
    'kill -l': [],
    'kill "$(cat app.pid)"': ['read app.pid', "signal ?'\"$(cat app.pid)\"'"],
  },
})
