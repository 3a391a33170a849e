// apk: packages of Alpine; opkg, pkg, eopkg, swupd and xbps under their names. Source: apk(8) 2.14, opkg help, pkg(8), xbps-install(1).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { asksAddress } from './lib/addresses.ts'
import { asks, brings, changes, names } from './lib/system-packages.ts'
import { quiet } from './lib/toolchain.ts'
import { evaluates, executes, writes } from './roles.ts'

export default command(
  'apk',
  quiet(['--help', '--version'], {
    aliases: ['opkg', 'pkg', 'eopkg', 'swupd', 'urpmi', 'slackpkg', 'guix', 'pkgin', 'conary', 'tazpkg', 'cave', 'sbopkg'],
    inherit: true,
    options: {
      '-p, --root, --cache-dir, -d, --dest, -o, --offline-root, --output <folder>': writes,
      '--repositories-file, --keys-dir, -f, --conf, -C <file>': executes,
      '--wait-for, --exec <text>': evaluates,
      '-X, --repository <url>': asksAddress,
    },
    harmless:
      '-h, --help | -V, --version | -q, --quiet | -v, --verbose | -i, --interactive | --force | --force-binary-stdout | --force-broken-world | ' +
      '--force-missing-repositories | --force-non-repository | --force-old-apk | --force-overwrite | --force-refresh | -U, --update-cache | --progress | ' +
      '--no-progress | --no-network | --no-cache | --allow-untrusted | --arch <name> | --cache-max-age <n> | --cache-packages | ' +
      '--purge | --wait <n> | --print-arch | --timeout <n> | -t, --virtual <name> | -u, --upgrade | -l, --latest | -s, --simulate | --initdb | --no-chown | ' +
      '--no-scripts | --no-commit-hooks | -a, --available, --all | --ignore | --prune | --self-upgrade-only | --no-self-upgrade | ' +
      '-R, --recursive, --depends, -r, --rdepends, --provides, --replaces, --install-if | -w, --webpage | -e, --exact, --installed | -D, --description | ' +
      '-L, --contents | -O, --orphaned | -P | -W, --who-owns | -c, --check | --origin | --upgradable | --manifest | -n, --no-act, --dry-run | -y, --yes | ' +
      '--stdout | --url | --simulate-only | -g, --glob | -x, --regex | -N, --nodeps | --force-depends | --force-reinstall | --force-downgrade | ' +
      '--autoremove | --no-repo-update',
    subcommands: {
      'add | fix | install | upgrade | configure | it | up | dist-upgrade': brings(),
      'update | update-repo': brings('', 'package lists'),
      'del | remove | delete | uninstall | rm | erase | autoremove | flag | register | lock | unlock | set | mark | repo-enable | service | shell | alias | audit-fix':
        changes(),
      'cache | clean | delete-cache | gc': changes('', 'package cache'),
      'info | list | search | policy | dot | stats | version | manifest | verify | audit | query | which | status | files | list-installed | list-upgradable | print-architecture | compare-versions | show | outdated | check | rquery | help | package | describe | list-available | whatdepends | whatprovides | updating | stat | search-file':
        asks(),
      'fetch | download | build | pack': { operands: names, always: given => (given('-s') ? [] : [{ kind: 'write', target: literal('.') }]) },
      index: { operands: { '<file...>': words => words.map(target => ({ kind: 'read', target })) } },
    },
    examples: {
      'apk search -X https://a.dev/main curl': ['connect https://a.dev/main'],
      'apk --version': [],
      'apk info -L curl': [],
      'apk search curl': [],
      'apk add --no-cache curl git': ['install curl (system)', 'install git (system)'],
      'apk add -s curl': [],
      'apk update': ["install 'package lists' (system)"],
      'apk del curl': ['configure curl'],
      'apk cache clean': ['configure clean'],
      'apk fetch curl': ['write .'],
      'apk -p r --keys-dir k add curl': ['write r', 'execute k', 'install curl (system)'],
      "guix --exec 'mkdir x' show a": ['write x'],
    },
  }),
)
