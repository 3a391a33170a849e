// findmnt: lists mounts. Source: findmnt(8), util-linux 2.38.
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('findmnt', {
  options: { '-F, --tab-file <file>': reads },
  harmless:
    '--deleted | --shadow | -s, --fstab | -m, --mtab | -k, --kernel | -p, --poll [list] | -w, --timeout <milliseconds> | -A, --all | -a, --ascii | -b, --bytes | ' +
    '-C, --nocanonicalize | -c, --canonicalize | -D, --df | -d, --direction <word> | -e, --evaluate | -f, --first-only | -i, --invert | -J, --json | ' +
    '-l, --list | -N, --task <thread> | -n, --noheadings | -O, --options <list> | -o, --output <list> | --output-all | -P, --pairs | --pseudo | ' +
    '--shadowed | -R, --submounts | -r, --raw | --real | -S, --source <text> | -T, --target <path> | --tree | -M, --mountpoint <folder> | ' +
    '-t, --types <list> | -U, --uniq | -u, --notruncate | -v, --nofsroot | -y, --shell | -x, --verify | --verbose | --vfs-all | -h, --help | ' +
    '-V, --version',
  operands: { '<path...>': nothing },
  examples: { 'findmnt -T .': [], 'findmnt -F fstab.txt': ['read fstab.txt'] },
})
