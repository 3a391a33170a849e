// The options that apt and its kin share. Source: apt-get(8), apt(8), apt-cache(8), apt.conf(5), apt 2.6.
import { exact } from '../../model/index.ts'
import type { Body, Role, Step } from '../define.ts'
import { executes, writes } from '../roles.ts'
import { afterEquals } from './system-packages.ts'

/** Settings whose value is a command line or a program that apt runs. */
const HOOK = /(?:-Invoke|Pre-Install-Pkgs|Proxy-Auto-Detect|Pager|Install-Script|::Hooks?)(?:::)?\s*=|(?:^|::)Dir::Bin::[^=]*=|Dir::Bin::?=|APT::Solver|Dir::(?:Etc|Conf)|Binary::/i
const sets: Role = words => words.flatMap((word): readonly Step[] => {
  const text = exact(word)
  if (text === undefined) return [{ kind: 'unknown', target: word, why: 'a setting of apt may run a program' }]
  return HOOK.test(text) ? [{ script: afterEquals(word) }] : []
})

export const aptOptions: NonNullable<Body['options']> = { '-o, --option <setting>': sets, '-c, --config-file <file>': executes, '-p, --pkg-cache, --src-cache <file>': writes }
export const APT_HARMLESS =
  '-h, --help | -v, --version | -q, --quiet [level] | -y, --yes, --assume-yes | --assume-no | ' +
  '-s, --simulate, --just-print, --dry-run, --recon, --no-act | -d, --download-only | -f, --fix-broken | -m, --ignore-missing, --fix-missing | ' +
  '--no-download | -u, --show-upgraded, --no-show-upgraded | -V, --verbose-versions | -a, --host-architecture, --all-versions [arch] | ' +
  '-P, --build-profiles [list] | -b, --compile, --build | --ignore-hold | --with-new-pkgs, --without-new-pkgs | --no-upgrade | --only-upgrade | ' +
  '--allow-downgrades | --allow-remove-essential | --allow-change-held-packages | --force-yes | --allow-unauthenticated | ' +
  '--no-allow-insecure-repositories, --allow-insecure-repositories, --allow-weak-repositories | ' +
  '--allow-releaseinfo-change | --print-uris | --purge | --reinstall | --list-cleanup, --no-list-cleanup | ' +
  '-t, --target-release, --default-release <name> | --trivial-only | --mark-auto | --no-remove | --auto-remove, --autoremove | --only-source | ' +
  '--diff-only, --dsc-only, --tar-only | --arch-only | --indep-only | --show-progress | --with-source <file> | -e, --error-on <what> | ' +
  '--no-install-recommends, --install-recommends | --install-suggests, --no-install-suggests | --fix-policy | --snapshot <id> | --no-strict-pinning | ' +
  '--update | -i, --installed, --important | --upgradable, --upgradeable | --manual-installed | --all-names | -n, --names-only | --full | ' +
  '-g, --generate | --no-generate | --recurse | ' +
  '--no-pre-depends, --no-depends, --no-recommends, --no-suggests, --no-conflicts, --no-breaks, --no-replaces, --no-enhances, --implicit | ' +
  '--color, --no-color | --audit, --no-audit | --verbose | -U'
