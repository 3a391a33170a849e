// umount, fusermount, swapoff: change what is mounted and in use. Source: umount(8), util-linux 2.38.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { configures } from './roles.ts'

export default command('umount', {
  aliases: ['fusermount', 'fusermount3', 'swapoff'],
  harmless:
    '--discard [policy] | --fixpgsz | -s, --summary | --show [columns] | --output-all | --noheadings | --raw | --bytes | -e, --ifexists | --options <v> | -p, --priority <v> | -a, --all | -A, --all-targets | -c, --no-canonicalize | -d, --detach-loop | --fake | -f, --force | -F | -h | -i, --internal-only | -l, --lazy | ' +
    '-L <label> | -n, --no-mtab | -N, --namespace <namespace> | -O, --test-opts <list> | -o <options> | -q, --quiet | -R, --recursive | ' +
    '-r, --read-only | -t, --types <list> | -u | -U <id> | -v, --verbose | -z | --help | -V, --version',
  operands: { '<path...>': configures },
  always: given => (given('-a') || !given.operands.length ? [{ kind: 'configure', target: literal('file systems') }] : []),
  examples: { 'umount -l mnt': ['configure mnt'], 'umount -a': ["configure 'file systems'"], 'swapoff -a': ["configure 'file systems'"] },
})
