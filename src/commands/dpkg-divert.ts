// dpkg-divert, dpkg-statoverride, dpkg-trigger, dpkg-reconfigure: change how installed packages lie on the disk. Source: their man pages, dpkg 1.21, debconf 1.5.
import { literal } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing, writes } from './roles.ts'

const looks = (given: Given): boolean => ['--list', '--listpackage', '--truename', '--check-supported', '--help', '--version', '--test'].some(option => given(option))

export default command('dpkg-divert', {
  aliases: ['dpkg-statoverride', 'dpkg-trigger', 'dpkg-reconfigure'],
  options: { '--root, --instdir, --admindir <folder>': writes },
  harmless:
    '--add | --remove | --list | --listpackage | --truename | --divert <file> | --local | --package <name> | -q, --quiet | --rename | --no-rename | --test | --force | --force-all | --update | --check-supported | --by-package <name> | --no-await | --await | --no-act | ' +
    '-f, --frontend <kind> | -p, --priority <level> | --terse | --default-priority | -u, --unseen-only | --showold | --no-reload | -h, -?, --help | --version',
  operands: { '<word...>': nothing },
  always: given => (looks(given) ? [] : [{ kind: 'configure', target: given.operands.at(-1) ?? literal('packages') }]),
  examples: {
    'dpkg-divert --listpackage /bin/sh': [],
    'dpkg-divert --add --rename --divert /bin/ls.old /bin/ls': ['configure /bin/ls'],
    'dpkg-statoverride --update --add root root 0755 /srv/x': ['configure /srv/x'],
    'dpkg-reconfigure -f noninteractive tzdata': ['configure tzdata'],
    'dpkg-trigger --root r --by-package=a b': ['write r', 'configure b'],
  },
})
