// pidstat: shows what processes use, also of a program that it runs. Source: pidstat(1), sysstat 12.6.
import { command } from './define.ts'

export default command('pidstat', {
  style: 'posix',
  harmless:
    '-C <command> | -d | -e | -G <process> | -H | -h | --human | -I | -l | -p <processes> | -R | -r | -s | -T <kind> | -t | -U [user] | -u | -V | -v | ' +
    '-w | --dec <count>',
  operands: { '<word...>': (words, given) => (given('-e') ? [{ run: words }] : []) },
  examples: { 'pidstat -u 1 3': [], 'pidstat -e cat a': ['read a'] },
})
