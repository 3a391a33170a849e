// dnf: packages of Fedora and its kin; yum and its kin under their names. Source: dnf(8) 4.14, yum(8).
import { literal, map } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { asksAddress } from './lib/addresses.ts'
import { asks, brings, changes, first, names } from './lib/system-packages.ts'
import { quiet } from './lib/toolchain.ts'
import { executes, writes } from './roles.ts'

const HARMLESS =
  '-h, --help, --help-cmd | --version | -y, --assumeyes | --assumeno | -q, --quiet | -v, --verbose | -4 | -6 | -b, --best | --nobest | -C, --cacheonly | ' +
  '-d, --debuglevel <n> | -e, --errorlevel <n> | --advisory, --advisories <ids> | --allowerasing | --bugfix | --bz, --bzs <ids> | --color <when> | ' +
  '--comment <text> | --cve, --cves <ids> | --debugsolver | --disableexcludes, --disableexcludepkgs <what> | --disable | --enable | ' +
  '--disableplugin <names> | --enableplugin <names> | --disablerepo, --enablerepo, --repo, --repoid <names> | --downloadonly | --enhancement | ' +
  '-x, --exclude, --excludepkgs <names> | --forcearch <name> | --newpackage | --noautoremove | --nodocs | --nogpgcheck | --noplugins | ' +
  '--obsoletes | -R, --randomwait <n> | --refresh | --releasever <v> | --rpmverbosity <n> | ' +
  '--sec-severity, --secseverity <level> | --security | --showduplicates | --skip-broken | --skip-unavailable | --setopt <pair> | --installed | ' +
  '--available | --extras | --updates, --upgrades | --autoremove | --recent | --all | -i, --info | -l, --list | --requires | --provides | --conflicts | ' +
  '--recommends | --suggests | --supplements | --enhances | --whatrequires <name> | --whatprovides <name> | --whatrecommends <name> | ' +
  '--whatdepends <name> | --location | --source | --qf, --queryformat <text> | --latest-limit <n> | --nvr | --nevra | --envra | --userinstalled | ' +
  '--duplicates | --unneeded | -a | -f, --file <path> | ' +
  '--arch <names> | --alldeps | --exactdeps | --recursive | --resolve | --tree | --deplist | --srpm | --changelogs, --changelog | --querytags | ' +
  '--summary | --with-optional | --hidden | --add | --save | --dump | --add-repo <url> | --url, --urls | --urlprotocols <names> | --count <n> | --reverse'

/** `name,address`. */
const repository: Role = (words, given) => asksAddress(words.map(word => map(word, value => value.replace(/^[^,]*,/, ''))), given)

export default command(
  'dnf',
  quiet(['--help', '--version', '--help-cmd'], {
    aliases: ['yum', 'dnf5', 'dnf-3', 'microdnf', 'tdnf', 'rpm-ostree'],
    inherit: true,
    options: { '--repofrompath <pair>': repository, '-c, --config <file>': executes, '--installroot, --downloaddir, --destdir, --root <folder>': writes },
    harmless: HARMLESS,
    subcommands: {
      'install | reinstall | localinstall | localupdate | upgrade | update | upgrade-minimal | update-minimal | distro-sync | distribution-synchronization | downgrade | groupinstall | groupupdate | system-upgrade | offline-upgrade | builddep | swap | upgrade-to | override':
        brings(),
      'makecache | check-update-cache': brings('', 'package lists'),
      'remove | erase | autoremove | groupremove | mark | shell | versionlock | config-manager | copr | kickstart': changes(),
      clean: changes('', 'dnf cache'),
      'list | info | search | provides | whatprovides | repoquery | deplist | check-update | check | repolist | repoinfo | updateinfo | help | alias | changelog | grouplist | groupinfo | repoclosure | repodiff | repograph | needs-restarting | status | advisory | leaves | ls':
        asks(),
      download: {
        operands: names,
        options: { '--downloaddir, --destdir <folder>': writes },
        always: given => (given('--destdir') ? [] : [{ kind: 'write', target: literal('.') }]),
      },
      'group | module | environment | history': {
        operands: names,
        always: given =>
          /^(?:list|info|summary|provides|userinstalled)?$/.test(first(given))
            ? []
            : [{ kind: 'install', target: given.operands[1] ?? literal('packages'), where: 'system' }],
      },
    },
    examples: {
      'dnf --repofrompath=x,https://a.dev/repo list': ['connect https://a.dev/repo'],
      'dnf --version': [],
      'dnf list installed': [],
      'yum info curl': [],
      'dnf check-update': [],
      'dnf history': [],
      'dnf install -y curl': ['install curl (system)'],
      'yum update': ['install packages (system)'],
      'dnf -c d.conf --installroot r remove curl': ['execute d.conf', 'write r', 'configure curl'],
      'dnf group install x': ['install x (system)'],
      'dnf download --destdir out curl': ['write out'],
      'dnf clean all': ['configure all'],
    },
  }),
)
