// gpgconf: shows and changes the settings of GnuPG, and starts and stops its helpers. Source: gpgconf(1) 2.2.40 and 2.4.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

const settings = literal('settings of GnuPG')

export default command('gpgconf', {
  options: {
    '-o, --output <file>': writes,
    '--apply-profile': nothing,
    '--change-options, --apply-defaults': nothing,
    '--list-config, --check-config': nothing,
  },
  harmless:
    '--list-components | --check-programs | --list-options | --check-options | --list-dirs, -L | --query-swdb | --reload, -R | --launch | --kill, -K | --create-socketdir | --remove-socketdir | --unlock | --lock | -v, --verbose | -q, --quiet | ' +
    '--homedir <folder> | --chuid <user> | -n, --dry-run | -r, --runtime | --status-fd <n> | -0, --null | -X, --show-configs | -V, --show-versions | --show-socket | -h, --help | --version',
  operands: { '<word...>': nothing },
  always: given => [
    ...(given('--apply-profile') || given('--list-config') || given('--check-config') ? reads(given.operands.filter(word => exact(word) !== '-'), given) : []),
    ...((given('--change-options') || given('--apply-profile')) && !given('-n') ? [{ kind: 'configure' as const, target: settings }] : []),
  ],
  examples: {
    'gpgconf --list-dirs agent-socket': [],
    'gpgconf --kill gpg-agent': [],
    'gpgconf --check-config my.conf -o out.txt': ['write out.txt', 'read my.conf'],
    'gpgconf --apply-profile my.prf': ['read my.prf', "configure 'settings of GnuPG'"],
    'gpgconf --change-options gpg-agent -r': ["configure 'settings of GnuPG'"],
  },
})
