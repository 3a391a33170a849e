// ksh, mksh, yash: shells. Source: ksh93(1) 93u+m, mksh(1) R59, yash(1) 2.53.
import { command } from './define.ts'
import { runsShell, setsOption, startsWith } from './lib/shells.ts'
import { nothing, writes } from './roles.ts'

export default command('ksh', {
  aliases: ['ksh93', 'mksh', 'lksh', 'rksh', 'rksh93', 'pdksh', 'oksh', 'loksh', 'mksh-static', 'yash', 'osh', 'gatekeeper-ksh'],
  style: 'posix',
  options: {
    '-o, --option <name>': setsOption,
    '-R <file>': writes,
    '--rcfile <file>': startsWith('ksh'),
    '+<letters>': nothing,
  },
  harmless: '-a | -b | -c | -d | -e | -f | -g | -h | -i | -l | -m | -n | -p | -r | -s | -t | -u | -v | -w | -x | -y | -B | -C | -D | -E | -F | -G | -H'
    + ' | -P | -T <name> | -U | -V | -X | --help | --man | --version | --noprofile | --norcfile | --login | --posix',
  operands: { '<word...>': nothing },
  always: runsShell('ksh'),
  examples: {
    'ksh -c "cat a.txt"': ['read a.txt'],
    'mksh -o posix +x setup.ksh': ['interpret setup.ksh as ksh (file)'],
    'ksh -R xref -n setup.ksh': ['write xref', 'read setup.ksh'],
    'yash --rcfile ./rc': ['interpret ./rc as ksh (file)', 'interpret ?stdin as ksh'],
  },
})
