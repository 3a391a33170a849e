// blkdiscard: throws away the blocks of a device. Source: blkdiscard(8), fstrim(8), util-linux 2.38.
import { command } from './define.ts'
import { writes } from './roles.ts'

export default command('blkdiscard', {
  harmless:
    '-f, --force | -o, --offset <bytes> | -l, --length <bytes> | -p, --step <bytes> | -q, --quiet | -s, --secure | -z, --zeroout | -v, --verbose | ' +
    '-h, --help | -V, --version',
  operands: { '<device>': writes },
  examples: { 'blkdiscard -f /dev/sdb': ['write /dev/sdb'] },
})
