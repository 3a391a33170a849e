// nsenter: runs a program in the namespaces of another process, which takes root. Source: nsenter(1), util-linux 2.38.
import { literal, unresolved } from '../model/index.ts'
import { command } from './define.ts'

export default command('nsenter', {
  style: 'posix',
  harmless:
    '-a, --all | -t, --target <process> | -m, --mount [file] | -u, --uts [file] | -i, --ipc [file] | -n, --net [file] | -N, --net-socket <descriptor> | ' +
    '-p, --pid [file] | -C, --cgroup [file] | -U, --user [file] | --user-parent | -T, --time [file] | -S, --setuid <user> | -G, --setgid <group> | ' +
    '--preserve-credentials | --keep-caps | -r, --root [folder] | -w, --wd [folder] | -W, --wdns [folder] | -e, --env | -F, --no-fork | ' +
    '-c, --join-cgroup | -Z, --follow-context | -h, --help | -V, --version',
  operands: { '<command...>': words => [{ run: words, elevated: true }] },
  always: given =>
    given('--help') || given('--version')
      ? []
      : [{ kind: 'elevate', target: literal('root') }, ...(given.operands.length ? [] : [{ script: given.stdin ?? unresolved('stdin'), language: 'sh', elevated: true }])],
  examples: { 'nsenter -t 1 -m -p cat a': ['elevate root', 'read a'], 'nsenter -at 1': ['elevate root', 'interpret ?stdin as sh'] },
})
