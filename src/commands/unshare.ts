// unshare: runs a program in namespaces of its own. Source: unshare(1), util-linux 2.38.
import { unresolved } from '../model/index.ts'
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('unshare', {
  style: 'posix',
  harmless:
    '-m, --mount [file] | -u, --uts [file] | -i, --ipc [file] | -n, --net [file] | -p, --pid [file] | -U, --user [file] | -C, --cgroup [file] | ' +
    '-T, --time [file] | -f, --fork | --map-user <user> | --map-group <group> | -r, --map-root-user | -c, --map-current-user | --map-auto | ' +
    '--map-users <map> | --map-groups <map> | --kill-child [signal] | --mount-proc [folder] | --propagation <mode> | --setgroups <mode> | --keep-caps | ' +
    '-R, --root <folder> | -w, --wd <folder> | -S, --setuid <user> | -G, --setgid <group> | --monotonic <offset> | --boottime <offset> | -h, --help | ' +
    '-V, --version',
  // Namespaces hide processes and mounts; files stay those of the machine.
  operands: { '<command...>': runs },
  always: given => (given.operands.length || given('--help') || given('--version') ? [] : [{ script: given.stdin ?? unresolved('stdin'), language: 'sh' }]),
  examples: { 'unshare -rn cat a': ['read a'], 'unshare -r': ['interpret ?stdin as sh'] },
})
