// dpkg: installed packages of Debian; dpkg-query and dpkg-deb under their names. Source: dpkg(1), dpkg-query(1), dpkg-deb(1) 1.21.
import { literal, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { install, quiet } from './lib/toolchain.ts'
import { hooks, nothing, reads, readsTree } from './roles.ts'

const INSTALLS = '-i, --install, --unpack, -A, --record-avail, --configure, --triggers-only'
/** Unpacks an archive into a folder: the archive is the first operand, the folder the second. */
const unpacks: Role = (_, given) => [...reads(given.operands.slice(0, 1), given), { kind: 'write', target: given.operands[1] ?? literal('DEBIAN'), recursive: true }]
const changes: Role = (_, given) =>
  given('--simulate') ? [] : (given.operands.length ? given.operands : [literal('packages')]).map(target => ({ kind: 'configure', target }))
const brings = (given: Given): readonly Step[] =>
  given('--simulate') ? [] : (given.operands.length ? given.operands : [literal('pending packages')]).map((target: Word) => install(target, 'system'))

export default command(
  'dpkg',
  quiet(['--help', '--version'], {
    aliases: ['dpkg-query', 'dpkg-deb'],
    options: {
      [INSTALLS]: (_, given) => brings(given),
      '-r, --remove, -P, --purge': changes,
      '--add-architecture, --remove-architecture': (_, given) => given.operands.map(target => ({ kind: 'configure', target })),
      '--set-selections, --clear-selections, --clear-avail, --forget-old-unavail, --merge-avail, --update-avail': changes,
      '--pre-invoke, --post-invoke, --status-logger <text>': hooks,
      '-x, --extract, -X, --vextract, --raw-extract, -e, --control': (_, given) => (given.called === 'dpkg-query' ? [] : unpacks([], given)),
      '-R, --recursive': (_, given) => (given.called === 'dpkg-deb' ? unpacks([], given) : []),
      '-b, --build': (_, given) => [...readsTree(given.operands.slice(0, 1), given), { kind: 'write', target: given.operands[1] ?? literal('.') }],
      '-c, --contents, -I, --info, --field, --ctrl-tarfile, --fsys-tarfile': (_, given) =>
        given.called === 'dpkg-query' ? [] : reads(given.operands.slice(0, 1), given),
      '--root, --instdir, --admindir, --log <path>': words => words.map(target => ({ kind: 'write', target })),
    },
    harmless:
      '-l, --list | -s, --status | -L, --listfiles | -S, --search | -p, --print-avail | -W, --show | --get-selections | -V, --verify | -C, --audit | ' +
      '--yet-to-unpack | --predep-package | --print-architecture | --print-foreign-architectures | --assert-support-predepends | --assert-working-epoch | ' +
      '--assert-long-filenames | --assert-multi-conrep | --assert-multi-arch | --assert-versioned-provides | --validate-pkgname | --validate-version | ' +
      '--compare-versions | --control-list | --control-show | --control-path | --version | --help, -? | --force-help | -D, --debug <n> | --abort-after <n> | ' +
      '-B, --auto-deconfigure | --force-depends | --force-confold | --force-confnew | --force-confdef | --force-confmiss | --force-all | ' +
      '--force-overwrite | --force-bad-path | --force-architecture | --force-remove-reinstreq | --force-remove-essential | --force-hold | ' +
      '--force-conflicts | --force-downgrade | --force-not-root | --force-depends-version | --ignore-depends <names> | --no-act, --dry-run, --simulate | ' +
      '-G, --refuse-downgrade | -O, --selected-only | -E, --skip-same-version | --path-exclude <glob> | --path-include <glob> | ' +
      '--verify-format <name> | --status-fd <n> | --robot | --no-pager | --no-debsig | --no-triggers | --triggers | -a, --pending | ' +
      '--force-script-chrootless | -f, --showformat <text> | --load-avail | -v, --verbose | -z <n> | -Z <type> | --threads-max <n> | --root-owner-group | ' +
      '--deb-format <v> | --nocheck | --uniform-compression | --no-uniform-compression | ' +
      '--assert-help | --assert-feature',
    operands: { '<arg...>': nothing },
    examples: {
      'dpkg --print-architecture': [],
      "dpkg-query --list 'libc6*'": [],
      'dpkg -l': [],
      'dpkg -S /bin/ls': [],
      "dpkg-query -W -f='${Version}' curl": [],
      'dpkg -i --force-depends a.deb': ['install a.deb (url)'],
      'dpkg --configure -a': ["install 'pending packages' (system)"],
      'dpkg -r curl': ['configure curl'],
      'dpkg --add-architecture i386': ['configure i386'],
      'dpkg --set-selections': ['configure packages'],
      "dpkg --pre-invoke='mkdir x' --root=r -l": ["interpret 'mkdir x' as sh (literal)", 'write x', 'write r'],
      'dpkg-deb -x a.deb out': ['read a.deb', 'write out (recursive)'],
      'dpkg-deb -R a.deb out': ['read a.deb', 'write out (recursive)'],
      'dpkg -iR debs': ['install debs (system)'],
      'dpkg-deb -b pkg a.deb': ['read pkg (recursive)', 'write a.deb'],
      'dpkg -c a.deb': ['read a.deb'],
    },
  }),
)
