// tune2fs, resize2fs, dumpe2fs and the like: read and change file systems. Source: tune2fs(8), resize2fs(8), e2fsprogs 1.47.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('tune2fs', {
  aliases: ['resize2fs', 'dumpe2fs', 'e2label', 'e2image', 'badblocks', 'xfs_growfs', 'xfs_admin', 'xfs_info', 'fatlabel', 'ntfslabel', 'swaplabel'],
  harmless:
    '-b <size> | -c <value> | -C <count> | -d | -D | -e <behaviour> | -E <options> | -f | -F | -g <group> | -h | -i <value> | -I <size> | -j | -J <options> | -l | -L <label> | -m <percent> | -M | -n | -o <options> | -O <features> | -p | -P | -Q <options> | -r <count> | -R <options> | -s | -S <size> | ' +
    '-T <time> | -t <pattern> | -u <user> | -U <id> | -v | -V | -w | -x | -z <file>',
  operands: {
    '<device>': (words, given) => {
      const looks = given('-l') || given('-h') || given.name === 'dumpe2fs' || given.name === 'xfs_info' || (given.name === 'badblocks' && !given('-w') && !given('-n')) || (given.name === 'e2label' && given.operands.length < 2)
      return words.map(target => ({ kind: looks ? 'read' : 'write', target }))
    },
    '<word...>': nothing,
  },
  examples: { 'tune2fs -l disk.img': ['read disk.img'], 'resize2fs disk.img 2G': ['write disk.img'] },
})
