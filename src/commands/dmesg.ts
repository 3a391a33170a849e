// dmesg: shows the kernel's log. Source: dmesg(1), util-linux 2.38; FreeBSD 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { means, reads } from './roles.ts'

const LOG = literal('kernel log')
const console = means({ kind: 'configure', target: literal('kernel console') })

export default command('dmesg', {
  options: {
    '-C, -c, --clear, --read-clear': means({ kind: 'discard', target: LOG }),
    '-D, -E, --console-off, --console-on': console,
    '-n, --console-level <level>': console,
    '-F, -K, --file, --kmsg-file <file>': reads,
  },
  harmless:
    '-a | -f, --facility <list> | -H, --human | -J, --json | -k, --kernel | -L, --color [when] | -l, --level <list> | -M <file> | -N <file> | ' +
    '-P, --nopager | -p, --force-prefix | -r, --raw | --noescape | -S, --syslog | -s, --buffer-size <size> | -u, --userspace | -w, --follow | ' +
    '-W, --follow-new | -x, --decode | -d, --show-delta | -e, --reltime | -T, --ctime | -t, --notime | --time-format <format> | --since <time> | ' +
    '--until <time> | -h, --help | -V, --version',
  examples: {
    'dmesg -T | tail': [],
    'dmesg -c': ["discard 'kernel log'"],
    'dmesg -D -n 1': ["configure 'kernel console'"],
    'dmesg -F log.txt': ['read log.txt'],
  },
})
