// zypper: packages of SUSE. Source: zypper(8) 1.14.
import { command } from './define.ts'
import { asksAddress } from './lib/addresses.ts'
import { asks, brings, changes } from './lib/system-packages.ts'
import { quiet } from './lib/toolchain.ts'
import { executes, writes } from './roles.ts'

const HARMLESS =
  '-h, --help | -V, --version | -q, --quiet | -v, --verbose | --color, --no-color | --no-abbrev | -A | -t, --type <kind> | --terse | --table-style <n> | ' +
  '-n, --non-interactive, --name | --non-interactive-include-reboot-patches | -x, --xmlout, --match-exact | -i, --ignore-unknown, --installed-only | ' +
  '--no-gpg-checks | --gpg-auto-import-keys | --plus-content <tag> | --disable-repositories | --no-refresh | --no-cd | --no-remote | ' +
  '--releasever <v> | --disable-system-resolvables | -r, --repo <name> | --from <name> | -f, --force | --oldpackage | -C, --capability | ' +
  '-l, --auto-agree-with-licenses | --auto-agree-with-product-licenses | --replacefiles | -D, --dry-run | --details | -y, --no-confirm | ' +
  '--allow-unsigned-rpm | --debug-solver | --force-resolution, --no-force-resolution | -R | --solver-focus <mode> | --no-recommends, --recommends | ' +
  '-d, --download-only | --download-in-heaps | --download-in-advance | --download-as-needed | --download <mode> | --allow-downgrade | ' +
  '--allow-name-change | --allow-arch-change | --allow-vendor-change, --no-allow-vendor-change | -u, --clean-deps, --not-installed-only | ' +
  '-U, --no-clean-deps | -a, --all | --best-effort | --skip-interactive | --with-interactive | -b, --bugzilla [n] | --cve [n] | --date <date> | ' +
  '--category <name> | --severity <level> | --with-optional, --without-optional | --updatestack-only | --with-update | --match-substrings | ' +
  '--match-words | --provides | --requires | ' +
  '--conflicts | --obsoletes | --suggests | --supplements | --search-descriptions | --case-sensitive | --sort-by-name | --sort-by-repo | --orphaned | ' +
  '--suggested | --unneeded | -c, --check | --no-check | -e, --enable | --disable | --refresh | -F | --priority <n> | -k, --keep-packages | -K | ' +
  '-g, --gpgcheck | -G, --no-gpgcheck | --local | --remote | -m, --medium-type <kind> | --alias | --uri | -E, --show-enabled-only | -P | -N | -B | ' +
  '--services | --metadata | -M | --with-repos | --matches | --short | --print <format> | --no-allow-downgrade | --no-allow-name-change | --no-allow-arch-change | --build-deps-only | --no-build-deps | --issue [text] | --provides-pkg | --requires-pkg | --recommends-pkg | --supplements-pkg | ' +
  '--conflicts-pkg | --obsoletes-pkg | --suggests-pkg | --file-list | --recommended | --xmlfwd <tag> | --no-keep-packages | --gpgcheck-strict | --default-gpgcheck | --loose-auth | --loose-query | --sort-by-uri | --sort-by-priority | ' +
  '--sort-by-alias | --force-build | --force-download | --build-only | --raw-metadata | --ar-to-enable <name> | -I, --ar-to-disable <name> | -j, --rr-to-enable <name> | -J, --rr-to-disable <name> | --cl-to-enable | --cl-to-disable | ' +
  '--restore-status | --solvables | --packages | --no-packages | --match | --all-matches | --status | --userdata <text>'

export default command(
  'zypper',
  quiet(['--help', '--version'], {
    inherit: true,
    options: {
      '--config, --reposd-dir <path>': executes,
      '--plus-repo, -p <url>': asksAddress,
      '--root, --installroot, --cache-dir, --raw-cache-dir, --solv-cache-dir, --pkg-cache-dir, --export <path>': writes,
    },
    harmless: HARMLESS,
    subcommands: {
      'install | in | update | up | patch | dist-upgrade | dup | install-new-recommends | inr | source-install | si | verify | ve | update-test': brings(),
      'refresh | ref | refresh-services | refs | download': brings('', 'package lists'),
      'remove | rm | purge-kernels | addrepo | ar | removerepo | rr | renamerepo | nr | modifyrepo | mr | addservice | as | modifyservice | ms | removeservice | rs | addlock | al | removelock | rl | cleanlocks | cl | shell | sh':
        changes(),
      'clean | cc': changes('', 'package cache'),
      'list-updates | lu | list-patches | lp | patch-check | pchk | search | se | info | if | patch-info | pattern-info | product-info | patches | pch | packages | pa | patterns | pt | products | pd | what-provides | wp | repos | lr | services | ls | locks | ll | licenses | versioncmp | vcmp | targetos | tos | system-architecture | ps | needs-rebooting | help | subcommand | source-download | locales':
        asks(),
    },
    examples: {
      'zypper --plus-repo https://a.dev/repo search x': ['connect https://a.dev/repo'],
      'zypper --reposd-dir r lr': ['execute r'],
      'zypper --version': [],
      'zypper se curl': [],
      'zypper lr -u': [],
      'zypper -n install curl': ['install curl (system)'],
      'zypper --root r --config c rm curl': ['write r', 'execute c', 'configure curl'],
      'zypper refresh': ["install 'package lists' (system)"],
      'zypper clean': ["configure 'package cache'"],
    },
  }),
)
