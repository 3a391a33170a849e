// pacman: packages of Arch Linux; yay and paru under their names. Source: pacman(8) 6.0, yay(8).
import { literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { executesHere, install, quiet } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

function does(given: Given): readonly Step[] {
  if (given('-p')) return []
  const targets = given.operands.length ? given.operands : [literal('packages')]
  const builds: readonly Step[] = given.called === 'pacman' ? [] : [executesHere]
  if (given('-S')) {
    if (given('-c')) return [{ kind: 'configure', target: literal('package cache') }]
    if ((given('-s') || given('-i') || given('-l') || given('-g')) && !given('-y')) return []
    return [...builds, ...targets.map(target => install(target, 'system'))]
  }
  if (given('-U')) return targets.map(target => install(target, 'system'))
  if (given('-F')) return given('-y') ? [install(literal('file lists'), 'system')] : []
  if (given('-R') || given('-D')) return targets.map(target => ({ kind: 'configure', target }))
  return given('-Q') || given('-T') || given('-V') || given('-P') || given.called === 'pacman'
    ? []
    : [...builds, ...targets.map(target => install(target, 'system'))]
}

export default command(
  'pacman',
  quiet(['--help', '--version'], {
    aliases: ['yay', 'paru', 'pamac', 'pikaur', 'trizen', 'aura'],
    options: {
      '-b, --dbpath, --root, --sysroot, --cachedir, --logfile <path>': writes,
      '--config, --hookdir, --gpgdir, --makepkgconf, --editor, --pager, --makepkg, --gpg, --git <path>': executes,
    },
    harmless:
      '-S, --sync | -R, --remove | -U, --upgrade | -D, --database | -F, --files | -T, --deptest | -Q, --query | -c, --clean, --cascade, --changelog | ' +
      '-V, --version | -h, --help | -v, --verbose | --arch <name> | --color <when> | --debug | --noconfirm | --confirm | --disable-download-timeout | ' +
      '-d, --nodeps, --deps | --assume-installed <spec> | --dbonly | --noprogressbar | --noscriptlet | -p, --print | --print-format <text> | ' +
      '-w, --downloadonly | --asdeps | --asexplicit | --ignore <name> | --ignoregroup <name> | --needed | --overwrite <glob> | -e, --explicit | ' +
      '-g, --groups | -i, --info | -k, --check | -l, --list | -m, --foreign | -n, --native, --nosave | -o, --owns | --file | -q, --quiet | ' +
      '-s, --search, --recursive | -t, --unrequired | -u, --upgrades, --sysupgrade | --unneeded | -y, --refresh | -x, --regex | --machinereadable | -r | ' +
      '-a, --aur | -P, --show | --devel | --answerclean <text> | --answerdiff <text> | ' +
      '--answeredit <text> | --answerupgrade <text> | --cleanafter | --nocleanmenu | --nodiffmenu | --noeditmenu | --noupgrademenu | --removemake | ' +
      '--sudoloop | --topdown | --bottomup | --repo | --skipreview | --stats',
    always: does,
    operands: { '<name...>': nothing },
    examples: {
      'pacman --version': [],
      'pacman -Q': [],
      'pacman -Qi curl': [],
      'pacman -Ss curl': [],
      'pacman -Syu --noconfirm': ['install packages (system)'],
      'pacman -S curl': ['install curl (system)'],
      'pacman -Sc': ["configure 'package cache'"],
      'pacman -Rns curl': ['configure curl'],
      'pacman -U a.zip': ['install a.zip (url)'],
      'pacman -Fy': ["install 'file lists' (system)"],
      'pacman --root r --config c -Q': ['write r', 'execute c'],
      'yay -S x': ['execute .', 'install x (system)'],
      'yay x': ['execute .', 'install x (system)'],
    },
  }),
)
