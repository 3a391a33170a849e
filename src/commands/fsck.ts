// fsck, e2fsck and the like: check and repair file systems. Source: fsck(8), e2fsck(8).
import { command } from './define.ts'
import { deviceOrValue } from './lib/devices.ts'

export default command('fsck', {
  aliases: ['fsck.*', 'e2fsck', 'dosfsck', 'xfs_repair', 'ntfsfix', 'fsck_apfs', 'fsck_hfs', 'fsck_msdos'],
  options: { '-b, -B, -E, -j, -m, -o, -t, -z <value>': deviceOrValue },
  harmless:
    '-? | -A | -a | -c | -C [descriptor] | -d | -D | -f | -F | -k | -l | -L | -M | -N | -n | -p | -P | -q | -r | -R | -s | -T | -v | -V | -w | -y | --help | ' +
    '--version',
  operands: { '<device...>': (words, given) => words.map(target => ({ kind: given('-n') || given('-N') ? 'read' : 'write', target })) },
  examples: { 'fsck -y disk.img': ['write disk.img'], 'fsck.vfat -t /dev/sdb1': ['write /dev/sdb1'], 'e2fsck -n disk.img': ['read disk.img'] },
})
