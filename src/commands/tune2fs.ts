// tune2fs, resize2fs, dumpe2fs and the like: read and change file systems. Source: tune2fs(8), resize2fs(8), e2fsprogs 1.47.
import { command } from './define.ts'
import { deviceOrValue } from './lib/devices.ts'
import { nothing } from './roles.ts'

export default command('tune2fs', {
  aliases: ['resize2fs', 'dumpe2fs', 'e2label', 'e2image', 'badblocks', 'xfs_growfs', 'xfs_admin', 'xfs_info', 'fatlabel', 'ntfslabel', 'swaplabel'],
  options: { '-b, -c, -C, -e, -E, -g, -i, -I, -J, -L, --label, -m, -o, -O, -Q, -r, -R, -S, -T, -t, -u, -U, --uuid, -z <value>': deviceOrValue },
  harmless: '-d | -D | -f | -F | -h | -j | -l | -M | -n | -p | -P | -s | -v | -V | -w | -x | --help | --version',
  operands: {
    '<device>': (words, given) => {
      const { called: name } = given
      const looks =
        name === 'dumpe2fs' || name === 'xfs_info' || (name === 'tune2fs' && given('-l')) || (name === 'badblocks' && !given('-w') && !given('-n')) ||
        (name === 'e2label' && given.operands.length < 2)
      return words.map(target => ({ kind: looks ? 'read' : 'write', target }))
    },
    '<word...>': nothing,
  },
  examples: { 'tune2fs -l disk.img': ['read disk.img'], 'tune2fs -m 1 /dev/sdb1': ['write /dev/sdb1'], 'resize2fs disk.img 2G': ['write disk.img'] },
})
