// resize2fs: makes an ext file system larger or smaller. Source: resize2fs(8), e2fsprogs 1.47.
import { command } from './define.ts'
import { nothing, writes } from './roles.ts'

export default command('resize2fs', {
  options: { '-z <file>': writes },
  harmless: '-b | -d <flags> | -f | -F | -M | -p | -P | -s | -S <n>',
  operands: { '<device>': (words, given) => (given('-P') ? words.map(target => ({ kind: 'read', target })) : writes(words, given)), '<size>': nothing },
  examples: { 'resize2fs disk.img 2G': ['write disk.img'], 'resize2fs -P disk.img': ['read disk.img'], 'resize2fs -b -z undo.e2 /dev/sdb1': ['write undo.e2', 'write /dev/sdb1'] },
})
