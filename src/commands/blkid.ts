// blkid, findfs: look up file systems. Source: blkid(8), findmnt(8), util-linux 2.38.
import { command } from './define.ts'
import { nothing, writes } from './roles.ts'

export default command('blkid', {
  aliases: ['findfs'],
  options: { '-c, --cache-file <file>': writes },
  harmless:
    '-d, --no-encoding | -D, --no-part-details | -g, --garbage-collect | -o, --output <format> | -k, --list-filesystems | ' +
    '-s, --match-tag <tag> | -t, --match-token <token> | -l, --list-one | -L, --label <label> | -U, --uuid <id> | -p, --probe | -i, --info | ' +
    '-H, --hint <value> | -S, --size <size> | -O, --offset <offset> | -u, --usages <list> | -n, --match-types <list> | -h, --help | -V, --version',
  operands: { '<device...>': nothing },
  examples: { 'blkid -c out': ['write out'], 'blkid -c /dev/null': ['write /dev/null'], 'blkid -o value -s UUID': [] },
})
