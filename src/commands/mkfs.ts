// mkfs, mke2fs, mkswap and the like: make a file system where there may be data. Source: mkfs(8), mke2fs(8), mkswap(8).
import { command } from './define.ts'
import { deviceOrValue } from './lib/devices.ts'
import { nothing, writes } from './roles.ts'

export default command('mkfs', {
  aliases: ['mkfs.*', 'mke2fs', 'mkdosfs', 'mkswap', 'mkntfs', 'mkreiserfs', 'newfs', 'newfs_apfs', 'newfs_hfs', 'newfs_msdos', 'newfs_exfat'],
  options: {
    '-b, -B, -C, -d, -E, -G, -g, -i, -J, -l, -L, --label, -m, -M, -N, -o, -O, -p, --pagesize, -r, -R, -s, -t, --type, -T, -U, --uuid, -u, -z <value>': deviceOrValue,
  },
  harmless:
    '-a | -A | -c, --check | -D | -e | -F, -f, --force | -h | -I | -j | -K | -k | -n | -q, --quiet | -Q | -S | -v, --verbose, --swapversion | ' +
    '-V, --version | -w | -x | -y | --lock [mode] | --help',
  operands: { '<device>': writes, '<size>': nothing },
  examples: {
    'mkfs.ext4 -F disk.img': ['write disk.img'],
    'mkfs -t ext4 /dev/sdb1': ['write /dev/sdb1'],
    'mkfs.ntfs -C /dev/sdb1': ['write /dev/sdb1'],
    'mkfs.ext4 -L data disk.img': ['write disk.img'],
    'mkswap swap.img': ['write swap.img'],
  },
})
