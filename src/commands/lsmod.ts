// lsmod, modinfo: describe kernel modules. Source: lsmod(8), modinfo(8), kmod 30.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('lsmod', {
  aliases: ['modinfo', 'kldstat', 'kextstat'],
  harmless:
    '-a, --author | -b, --basedir <folder> | -d, --description | -F, --field <name> | -k, --set-version <version> | -l, --license | -m | ' +
    '-n, --filename | -p, --parameters | -0, --null | -s, --syslog | -v, --verbose | -h, --help | -V, --version',
  operands: { '<module...>': nothing },
  examples: { lsmod: [], 'modinfo -F version ext4': [] },
})
