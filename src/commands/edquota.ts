// edquota, setquota, quotaon, quotaoff, quotacheck: change limits of disk use. Source: setquota(8), quota-tools 4.06.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('edquota', {
  aliases: ['setquota', 'quotaon', 'quotaoff', 'quotacheck'],
  harmless:
    '-a | -b | -c | -C | -d | -f | -F <format> | -g | -i | -I | -m | -M | -n | -N | -p <user> | -P | -r | -R | -t | -T | -u | -v | -x | ' +
    '--always-resolve | --help | --version',
  operands: { '<word...>': nothing },
  always: given => (given('--help') || given('--version') ? [] : [{ kind: 'configure', target: given.operands[0] ?? literal('quotas') }]),
  examples: { 'setquota -u ann 1 2 0 0 /': ['configure ann'], quotaoff: ['configure quotas'] },
})
