// quota, repquota: show limits of disk use. Source: quota(1), quota-tools 4.06.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('quota', {
  aliases: ['repquota'],
  harmless:
    '-a, --all | -A | -c | -C | -f, --filesystem [path] | -F, --format <format> | -g, --group | -h | -i | -l | -m | -n | -N | -O, --output <format> | ' +
    '-p | -P | -q, --quiet | -Q | -s, --human-readable | -t | -u, --user | -v, --verbose | -V, --version | -w | --help',
  operands: { '<word...>': nothing },
  examples: { 'quota -s': [], 'repquota -a': [] },
})
