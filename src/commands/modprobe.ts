// modprobe, insmod, rmmod, depmod: load and remove kernel modules. Source: modprobe(8), kmod 30; FreeBSD 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

const LOOKS = ['-n', '-c', '-D', '-R', '-h', '-V', '--dump-modversions', '--show-exports']

export default command('modprobe', {
  aliases: ['insmod', 'rmmod', 'depmod', 'kldload', 'kldunload', 'kextload', 'kextunload'],
  options: { '-C, --config <file>': reads },
  harmless:
    '-a, --all | -A, --quick | -b, --use-blacklist, --basedir, --bundle-id | -c, --showconfig | -d, --dirname <folder> | -D, --show-depends | ' +
    '-e, --errsyms | -E, --symvers <file> | -f, --force | -F, --filesyms <file> | --first-time | --force-modversion | --force-vermagic | -h, --help | ' +
    '-i, --ignore-install, --ignore-remove | -l | -m, --map | -n, --dry-run, --show | -P, --symbol-prefix <prefix> | -q, --quiet | -r, --remove | ' +
    '-R, --resolve-alias | -s, --syslog | --show-exports | --dump-modversions | --show-modversions | -S, --set-version <version> | -v, --verbose | ' +
    '-V, --version | -w, --wait [milliseconds]',
  operands: { '<word...>': nothing },
  always: given => {
    const looks = (given.called === 'modprobe' || given.called === 'depmod') && LOOKS.some(option => given(option))
    return looks ? [] : [{ kind: 'configure', target: given.operands[0] ?? literal('kernel modules') }]
  },
  examples: {
    'modprobe zram': ['configure zram'],
    'modprobe -n zram': [],
    'insmod ./x.ko': ['configure ./x.ko'],
    'depmod -a': ["configure 'kernel modules'"],
    'modprobe -C mod.conf zram': ['read mod.conf', 'configure zram'],
  },
})
