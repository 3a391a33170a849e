// mountpoint, namei, fincore, lsattr, getfacl and the like: show metadata. Source: mountpoint(1), namei(1), util-linux 2.38; getfacl(1) 2.3.
import { command } from './define.ts'
import { lists } from './roles.ts'

export default command('mountpoint', {
  aliases: ['namei', 'fincore', 'lsattr', 'getfacl', 'getcap', 'filefrag'],
  harmless:
    '-B | -a, --access, --all | -b, --bytes | -c, --omit-header | -d, --default, --fs-devno | -e, --all-effective | -E, --no-effective | -J, --json | -k | ' +
    '-l, --long | -L, --logical | -m, --modes | -n, --numeric, --noheadings, --nosymlinks | -o, --owners, --output | -p, --absolute-names | ' +
    '-P, --physical | -q, --quiet | -R, --recursive | -r, --raw | -s, --skip-base | -t, --tabular | -v, --verbose, --vertical | -V, --version | ' +
    '-x, --devno, --mountpoints | --nofollow | -X | -h, --help',
  operands: { '<path...>': lists },
  examples: { 'mountpoint -q mnt': ['list mnt'], 'namei -l src/a.ts': ['list src/a.ts'], 'getfacl -p a': ['list a'], 'lsattr -R src': ['list src'] },
})
