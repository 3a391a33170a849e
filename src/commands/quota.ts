// quota, repquota: show limits of disk use. Source: quota(1), quota-tools 4.06.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('quota', {
  aliases: ['repquota'],
  harmless:
    '-a, --all | -A, --all-nfs | -c, --cache | -C, --no-cache | -f, --filesystem-list, --filesystem [path] | -F, --format <format> | -g, --group | -h | -i, --no-autofs | -l, --local-only | -m, --no-mixed-pathnames | -n, --no-names | -N | -O, --output <format> | ' +
    '-p, --raw-grace | -P, --project | -q, --quiet | -Q, --quiet-refuse | -s, --human-readable [units] | -t, --truncate-names | -u, --user | -v, --verbose | -V, --version | -w, --no-wrap | --help | --always-resolve | --show-mntpoint | --hide-device',
  operands: { '<word...>': nothing },
  examples: { 'quota -s': [], 'repquota -a': [] },
})
