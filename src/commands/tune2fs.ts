// tune2fs and the like: read and change the settings of file systems. Source: tune2fs(8), e2label(8), e2fsprogs 1.47; swaplabel(8), xfs_admin(8).
import { command } from './define.ts'
import { deviceOrValue } from './lib/devices.ts'
import { nothing } from './roles.ts'

export default command('tune2fs', {
  aliases: ['e2label', 'xfs_growfs', 'xfs_admin', 'xfs_info', 'fatlabel', 'ntfslabel', 'swaplabel'],
  options: { '-c, -C, -e, -E, -g, -i, -I, -J, -L, --label, -m, -M, -o, -O, -Q, -r, -R, -T, -t, -u, -U, --uuid, -z <value>': deviceOrValue },
  harmless: '-d | -D | -f | -F | -h | -j | -l | -n | -p | -P | -s | -v | -V | -x | --help | --version',
  operands: {
    '<device>': (words, given) => {
      const { called: name } = given
      const looks =
        name === 'xfs_info' || (name === 'tune2fs' && given('-l')) || (name === 'e2label' && given.operands.length < 2)
      return words.map(target => ({ kind: looks ? 'read' : 'write', target }))
    },
    '<word...>': nothing,
  },
  examples: { 'tune2fs -l disk.img': ['read disk.img'], 'tune2fs -m 1 /dev/sdb1': ['write /dev/sdb1'], 'tune2fs -M /srv disk.img': ['write disk.img'] },
})
