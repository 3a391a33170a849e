// edquota, setquota: change limits of disk use. Source: edquota(8), setquota(8), quota-tools 4.06.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('edquota', {
  aliases: ['setquota'],
  harmless:
    '-a, --all | -b, --batch | -c, --continue-batch | -f, --filesystem <filesystem> | -F, --format <format> | -g, --group | -m, --no-mixed-pathnames | ' +
    '-p, --prototype <user> | -P, --project | -r, --remote | -t, --edit-period | -T, --edit-times | -u, --user | ' +
    '--always-resolve | --help | --version',
  operands: { '<word...>': nothing },
  always: given => (given('--help') || given('--version') ? [] : [{ kind: 'configure', target: given.operands[0] ?? literal('quotas') }]),
  examples: { 'setquota -u ann 1 2 0 0 /': ['configure ann'], 'edquota -p ann bob': ['configure bob'] },
})
