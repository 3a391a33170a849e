// mount: attaches file systems; without operands it lists them. Source: mount(8), util-linux 2.38; FreeBSD 14; macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const CHANGES = [
  '-a', '-B', '-M', '-R', '--source', '--target', '-L', '-U', '--make-shared', '--make-slave', '--make-private', '--make-unbindable',
  '--make-rshared', '--make-rslave', '--make-rprivate', '--make-runbindable',
]

export default command('mount', {
  aliases: ['mount_nfs', 'mount_smbfs', 'mount_apfs', 'mount_hfs'],
  harmless:
    '-s | -a, --all | -A | -c, --no-canonicalize | -d | -f, --fake | -F, --fork | -g | -k | -u | -p | -P | -T, --fstab <file> | -i, --internal-only | ' +
    '-l, --show-labels | -m, --mkdir [mode] | -n, --no-mtab | --options-mode <mode> | --options-source <source> | --options-source-force | --onlyonce | ' +
    '-o, --options <list> | -O, --test-opts <list> | -r, --read-only | -t, --types <list> | --source <source> | --target <target> | ' +
    '--target-prefix <path> | -v, --verbose | -w, --rw, --read-write | -N, --namespace <namespace> | -L, --label <label> | -U, --uuid <id> | ' +
    '-B, --bind | -M, --move | -R, --rbind | --make-shared | --make-slave | --make-private | --make-unbindable | --make-rshared | --make-rslave | ' +
    '--make-rprivate | --make-runbindable | -h, --help | -V, --version',
  operands: { '<path...>': nothing },
  always: given => {
    const target = given.value('--target') ?? given.operands.at(-1) ?? given.value('--source') ?? literal('file systems')
    return given.operands.length || CHANGES.some(option => given(option)) ? [{ kind: 'configure', target }] : []
  },
  examples: {
    mount: [],
    'mount -t ext4': [],
    'mount --bind a b': ['configure b'],
    'mount -a': ["configure 'file systems'"],
    'mount -o remount,rw /': ['configure /'],
  },
})
