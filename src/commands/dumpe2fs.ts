// dumpe2fs: prints what an ext file system says of itself. Source: dumpe2fs(8), e2fsprogs 1.47.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('dumpe2fs', {
  harmless: '-b | -f | -g | -h | -i | -m | -o <superblock> | -x | -V',
  operands: { '<device>': reads },
  examples: { 'dumpe2fs -h disk.img': ['read disk.img'], 'dumpe2fs -b -o superblock=8193 /dev/sdb1': ['read /dev/sdb1'] },
})
