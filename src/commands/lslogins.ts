// lslogins: lists accounts. Source: lslogins(1), util-linux 2.38.
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('lslogins', {
  options: { '--btmp-file, --wtmp-file, --lastlog <file>': reads },
  harmless:
    '-a, --acc-expiration | -c, --colon-separate | -e, --export | -f, --failed | -G, --supp-groups | -g, --groups <groups> | -L, --last | ' +
    '-l, --logins <names> | -n, --newline | --noheadings | --notruncate | -o, --output <list> | --output-all | -p, --pwd | -r, --raw | ' +
    '-s, --system-accs | --time-format <format> | -u, --user-accs | -y, --shell | -Z, --context | -z, --print0 | -h, --help | -V, --version',
  operands: { '<user>': nothing },
  examples: { 'lslogins -u': [], 'lslogins --wtmp-file old.wtmp': ['read old.wtmp'] },
})
