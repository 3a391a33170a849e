// bwrap: runs a program in a sandbox of mounts. Source: bwrap(1) 0.8.
import { exact, unknown } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { nothing, runs, unknowns } from './roles.ts'

/** Where both sides have one name, paths mean inside what they mean outside. */
const binds: Role = ([source, target]) =>
  source && (exact(source) === undefined || exact(source) !== exact(target)) ? [unknown(source, 'paths inside are not those outside')] : []

export default command('bwrap', {
  aliases: ['bubblewrap'],
  style: 'posix',
  options: {
    '--bind, --bind-try, --dev-bind, --dev-bind-try, --ro-bind, --ro-bind-try <source> <target>': binds,
    '--overlay-src <dir>': unknowns('paths inside are not those outside'),
    '--overlay <rw> <work> <target>': unknowns('paths inside are not those outside'),
    '--symlink <source> <target>': nothing,
    '--args <fd>': unknowns('options come from a file descriptor'),
    '--lock-file <file>': words => words.map(target => ({ kind: 'write', target })),
  },
  harmless:
    '--help | --version | --level-prefix | --argv0 <name> | --unshare-user | --unshare-user-try | --unshare-ipc | --unshare-pid | --unshare-net | ' +
    '--unshare-uts | --unshare-cgroup | --unshare-cgroup-try | --unshare-all | --share-net | --userns <fd> | --userns2 <fd> | --disable-userns | ' +
    '--assert-userns-disabled | --pidns <fd> | --uid <id> | --gid <id> | --hostname <name> | --chdir <dir> | --setenv <name> <value> | ' +
    '--unsetenv <name> | --clearenv | --sync-fd <fd> | --perms <mode> | --size <n> | --remount-ro <dir> | --proc <dir> | --dev <dir> | --tmpfs <dir> | ' +
    '--mqueue <dir> | --tmp-overlay <dir> | --ro-overlay <dir> | --dir <dir> | --file <fd> <target> | --bind-data <fd> <target> | ' +
    '--ro-bind-data <fd> <target> | --bind-fd <fd> <target> | --ro-bind-fd <fd> <target> | --chmod <mode> <path> | --seccomp <fd> | ' +
    '--add-seccomp-fd <fd> | --exec-label <label> | --file-label <label> | --block-fd <fd> | --userns-block-fd <fd> | --info-fd <fd> | ' +
    '--json-status-fd <fd> | --new-session | --die-with-parent | --as-pid-1 | --cap-add <name> | --cap-drop <name>',
  operands: { '<command...>': runs },
  examples: {
    'bwrap --ro-bind / / --dev /dev --unshare-net rm x': ['delete x'],
    'bwrap --bind a /b --symlink u v cat a.txt': ['unknown a (paths inside are not those outside)', 'read a.txt'],
    'bwrap --overlay-src a --overlay rw w t --args 3 --lock-file l true': [
      'unknown a (paths inside are not those outside)',
      'unknown rw (paths inside are not those outside)',
      'unknown w (paths inside are not those outside)',
      'unknown t (paths inside are not those outside)',
      'unknown 3 (options come from a file descriptor)',
      'write l',
    ],
    'bwrap --version': [],
  },
})
