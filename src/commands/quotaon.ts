// quotaon, quotaoff, quotacheck: switch limits of disk use on and off, and count anew. Source: quotaon(8), quotacheck(8), quota-tools 4.06.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('quotaon', {
  aliases: ['quotaoff', 'quotacheck'],
  harmless:
    '-a, --all | -b, --backup | -c, --create-files | -d, --debug | -f, --off, --force | -F, --format <format> | -g, --group | -i, --interactive | -I | -m, --no-remount | -M, --try-remount | -n, --use-first-dquot | -p, --print-state | ' +
    '-P, --project | -R, --exclude-root | -u, --user | -v, --verbose | -x, --xfs-command | -h, --help | -V, --version',
  operands: { '<filesystem...>': nothing },
  always: given => (given('--help') || given('--version') || (given('-p') && given.called !== 'quotacheck') ? [] : [{ kind: 'configure', target: given.operands[0] ?? literal('quotas') }]),
  examples: { 'quotaon -p -a': [], quotaoff: ['configure quotas'], 'quotacheck -cug /srv': ['configure /srv'] },
})
