// emerge: packages of Gentoo; its query tools under their names. Source: emerge(1), equery(1), eix(1).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { bringsIn, configures } from './lib/system-packages.ts'
import { quiet } from './lib/toolchain.ts'
import { executes, nothing } from './roles.ts'

const TELLS = ['-p', '-s', '-S', '--info', '--list-sets', '--version', '--help', '--check-news']

export default command(
  'emerge',
  quiet(['--help', '--version'], {
    aliases: ['equery', 'eix', 'qlist', 'quse', 'euse'],
    options: { '--config-root, --root, --prefix <folder>': executes },
    harmless:
      '-h, --help | -V, --version | -p, --pretend | -s, --search | -S, --searchdesc | --info | --list-sets | --check-news | --sync | --metadata | --regen | ' +
      '-c, --depclean | -C, --unmerge | -P, --prune | --config | --clean | -r, --resume | -a, --ask [yes] | -A, --alert [yes] | -b, --buildpkg [yes] | ' +
      '-B, --buildpkgonly | --changed-use, -U | --color <yes> | -D, --deep [n] | -d, --debug | -e, --emptytree | -f, --fetchonly | -F, --fetch-all-uri | ' +
      '-g, --getbinpkg [yes] | -G, --getbinpkgonly [yes] | -j, --jobs [n] | --load-average [n] | -k, --usepkg [yes] | -K, --usepkgonly [yes] | -l | ' +
      '-n, --noreplace | -N, --newuse | --nodeps, -O | -o, --onlydeps | -q, --quiet [yes] | -t, --tree | -u, --update | -v, --verbose [yes] | ' +
      '-w, --select [yes] | -W, --deselect [yes] | -1, --oneshot | -x, --exclude <names> | --keep-going [yes] | --autounmask [yes] | ' +
      '--autounmask-write [yes] | --autounmask-continue [yes] | --backtrack <n> | --with-bdeps <yes> | --complete-graph [yes] | --skipfirst | --nospinner | ' +
      '--columns | --fuzzy-search <yes> | --usepkg-exclude <names> | -I | -i | -R | -e | -L | -m | -E',
    always: given => {
      if (given.called !== 'emerge') return given.called === 'euse' ? configures(given, 'use flags') : []
      if (TELLS.some(option => given(option))) return []
      if (given('-c') || given('-C') || given('-P') || given('--config') || given('--clean') || given('-W')) return configures(given)
      return given('--sync') || given('--regen') || given('--metadata')
        ? [{ kind: 'install', target: literal('package lists'), where: 'system' }]
        : bringsIn(given)
    },
    operands: { '<name...>': nothing },
    examples: {
      'emerge --version': [],
      'emerge -s curl': [],
      'emerge -pv curl': [],
      'emerge --ask curl': ['install curl (system)'],
      'emerge --sync': ["install 'package lists' (system)"],
      'emerge -C curl': ['configure curl'],
      'emerge --root=r curl': ['execute r', 'install curl (system)'],
      'equery list curl': [],
    },
  }),
)
