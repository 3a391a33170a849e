// start-stop-daemon: starts and stops daemons. Source: start-stop-daemon(8), dpkg 1.21; busybox 1.35.
import { literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { nothing, writes } from './roles.ts'

function act(given: Given): readonly Step[] {
  if (given('-H') || given('-V') || given('-T') || given('-t')) return []
  const program = given.value('-a') ?? given.value('-x')
  if (given('-K')) return [{ kind: 'signal', target: given.value('-p') ?? given.value('-n') ?? program ?? given.value('--pid') ?? literal('processes') }]
  return program ? [{ run: [program, ...given.operands] }] : []
}

export default command('start-stop-daemon', {
  style: 'posix',
  options: { '-O, --output <file>': writes },
  harmless:
    '-S, --start | -K, --stop | -T, --status | -H, --help | -V, --version | --pid <process> | --ppid <process> | -p, --pidfile <file> | ' +
    '-x, --exec <program> | -n, --name <name> | -u, --user <user> | -g, --group <group> | -c, --chuid <user> | -s, --signal <signal> | ' +
    '-a, --startas <program> | -t, --test | -o, --oknodo | -q, --quiet | -r, --chroot <folder> | -d, --chdir <folder> | -N, --nicelevel <number> | ' +
    '-P, --procsched <policy> | -I, --iosched <class> | -k, --umask <mask> | -b, --background | --notify-await | --notify-timeout <seconds> | ' +
    '-C, --no-close | -m, --make-pidfile | --remove-pidfile | -R, --retry <schedule> | -v, --verbose',
  operands: { '<argument...>': nothing },
  always: act,
  examples: { 'start-stop-daemon -S -x cat -O log -- a': ['write log', 'read a'], 'start-stop-daemon -K -n serve': ['signal serve'] },
})
