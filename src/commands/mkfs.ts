// mkfs, mke2fs, mkswap and the like: make a file system where there may be data. Source: mkfs(8), mke2fs(8), mkswap(8).
import { command } from './define.ts'
import { nothing, writes } from './roles.ts'

export default command('mkfs', {
  aliases: ['mkfs.*', 'mke2fs', 'mkdosfs', 'mkswap', 'mkntfs', 'mkreiserfs', 'newfs', 'newfs_apfs', 'newfs_hfs', 'newfs_msdos', 'newfs_exfat'],
  harmless:
    '-a | -A | -b <size> | -B <size> | -c, --check | -C <size> | -d <folder> | -D | -e | -E <options> | -F, -f, --force | -G <number> | -g <number> | -h | -I | -i <number> | -J <options> | -j | -K | -k | -l <file> | -L, --label <label> | -m <value> | -M <path> | -N <count> | -n | ' +
    '-o <value> | -O <features> | -p, --pagesize <value> | -q, --quiet | -Q | -r <value> | -R <value> | -s <value> | -S | -t, --type <type> | -T <type> | -U, --uuid <id> | -u <value> | -v, --verbose, --swapversion | -V, --version | -w | -x | -y | -z <value> | --lock [mode] | --help',
  operands: { '<device>': writes, '<size>': nothing },
  examples: { 'mkfs.ext4 -F disk.img': ['write disk.img'], 'mkfs -t ext4 /dev/sdb1': ['write /dev/sdb1'], 'mkswap swap.img': ['write swap.img'] },
})
