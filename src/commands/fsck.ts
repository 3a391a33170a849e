// fsck, e2fsck and the like: check and repair file systems. Source: fsck(8), e2fsck(8).
import { command } from './define.ts'

export default command('fsck', {
  aliases: ['fsck.*', 'e2fsck', 'dosfsck', 'xfs_repair', 'ntfsfix', 'fsck_apfs', 'fsck_hfs', 'fsck_msdos'],
  harmless:
    '-A | -a | -b <number> | -B <size> | -c | -C [descriptor] | -d | -D | -E <options> | -f | -F | -j <path> | -k | -l | -L | -M | -m <size> | -N | -n | -o <options> | -p | -P | -q | -r | -R | -s | -t <types> | -T | -v | -V | -w | -y | -z <file> | --help | --version',
  operands: { '<device...>': (words, given) => words.map(target => ({ kind: given('-n') || given('-N') ? 'read' : 'write', target })) },
  examples: { 'fsck -y disk.img': ['write disk.img'], 'e2fsck -n disk.img': ['read disk.img'] },
})
