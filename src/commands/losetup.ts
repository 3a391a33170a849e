// losetup: ties files to loop devices. Source: losetup(8), util-linux 2.38.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { configures, lists } from './roles.ts'

export default command('losetup', {
  options: {
    '-c, --set-capacity <device>': configures,
    '-d, --detach <device>': configures,
    '-D, --detach-all': () => [{ kind: 'configure', target: literal('loop devices') }],
    '-j, --associated <file>': lists,
  },
  harmless:
    '-a, --all | -f, --find | -L, --nooverlap | -o, --offset <bytes> | --sizelimit <bytes> | -b, --sector-size <bytes> | -P, --partscan | ' +
    '-r, --read-only | --direct-io [mode] | --show | -v, --verbose | -J, --json | -l, --list | -n, --noheadings | -O, --output <columns> | ' +
    '--output-all | --raw | -h, --help | -V, --version',
  operands: { '<path...>': configures },
  examples: {
    'losetup -a': [],
    'losetup -f': [],
    'losetup -fP disk.img': ['configure disk.img'],
    'losetup -d /dev/loop0': ['configure /dev/loop0'],
    'losetup -c /dev/loop0 -D -j disk.img': ['configure /dev/loop0', "configure 'loop devices'", 'list disk.img'],
  },
})
