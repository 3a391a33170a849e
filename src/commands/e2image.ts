// e2image: saves the metadata of an ext file system, or puts it back. Source: e2image(8), e2fsprogs 1.47.
import { command } from './define.ts'
import { reads, writes } from './roles.ts'

export default command('e2image', {
  options: { '-I': () => [] },
  harmless: '-a | -b <superblock> | -B <size> | -c | -f | -n | -o <offset> | -O <offset> | -p | -Q | -r | -s',
  operands: { '<device>': (words, given) => (given('-I') ? writes : reads)(words, given), '<image>': (words, given) => (given('-I') ? reads : writes)(words, given) },
  examples: { 'e2image -r /dev/sdb1 meta.img': ['read /dev/sdb1', 'write meta.img'], 'e2image -I /dev/sdb1 meta.img': ['write /dev/sdb1', 'read meta.img'] },
})
