// xbps-install: packages of Void Linux; its sisters under their names. Source: xbps-install(1), xbps-query(1), xbps-remove(1) 0.59.
import { command } from './define.ts'
import { bringsIn, configures } from './lib/system-packages.ts'
import { quiet } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

export default command(
  'xbps-install',
  quiet(['--help', '--version'], {
    aliases: ['xbps-query', 'xbps-remove', 'xbps-reconfigure', 'xbps-alternatives', 'xbps-pkgdb', 'xbps-rindex'],
    options: { '-r, --rootdir, -c, --cachedir <folder>': writes, '-C, --config <folder>': executes },
    harmless:
      '-h, --help | -V, --version | -A, --automatic | -D, --download-only | -d, --debug | -f, --force | -I, --ignore-file-conflicts | ' +
      '-i, --ignore-conf-repos | -M, --memory-sync | -n, --dry-run | -R, --repository, --recursive | -S, --sync, --show | -u, --update | -U, --unpack-only | ' +
      '-v, --verbose | -y, --yes | -l, --list-pkgs | -s, --search <text> | -m, --list-manual-pkgs | -O, --list-orphans, --clean-cache | ' +
      '-o, --ownedby, --remove-orphans | -p, --property <names> | -x, --deps | -X, --revdeps | -H | -L, --list-repos | --regex | --cat <file> | -a, --all | ' +
      '-g | -F',
    always: given => (given.called === 'xbps-query' ? [] : given.called === 'xbps-install' ? bringsIn(given) : configures(given)),
    operands: { '<name...>': nothing },
    examples: {
      'xbps-query -l': [],
      'xbps-install -n curl': [],
      'xbps-install -y curl': ['install curl (system)'],
      'xbps-remove curl': ['configure curl'],
      'xbps-install -r root -C conf curl': ['write root', 'execute conf', 'install curl (system)'],
    },
  }),
)
