// bash: a shell. Source: bash(1) 5.2.
import { command } from './define.ts'
import { runsShell, setsOption, startsWith } from './lib/shells.ts'
import { nothing } from './roles.ts'

export default command('bash', {
  aliases: ['rbash', 'bash-static', 'bash5', 'gatekeeper-sh', 'gatekeeper-bash'],
  style: 'posix',
  options: { '--rcfile, --init-file, -rcfile, -init-file <file>': startsWith('bash'), '-o <name>': setsOption, '+<letters>': nothing },
  harmless: '-a | -b | -c | -e | -f | -h | -i | -l | -m | -n | -p | -r | -s | -t | -u | -v | -x | -B | -C | -E | -H | -P | -T | -O <option> | -D'
    + ' | --debugger | --dump-strings | --dump-po-strings | --help | --login | --noediting | --noprofile | --norc | --posix | --restricted | --verbose | --version'
    + ' | --wordexp | -login | -noediting | -noprofile | -norc | -posix | -restricted | -verbose | -version | -help',
  operands: { '<word...>': nothing },
  always: given => (given('-version') || given('-help') || given('-D') || given('--dump-strings') || given('--dump-po-strings') ? [] : runsShell('bash')(given)),
  examples: {
    'bash -c "cat a.txt"': ['read a.txt'],
    'bash -lc \'rm -rf build && cat "$0" $1\' a.txt b.txt': ['delete build (recursive)', 'read a.txt', 'read b.txt'],
    'bash -euo pipefail -c "cat a.txt"': ['read a.txt'],
    'bash -o errexit +x -c -- "cat a.txt"': ['read a.txt'],
    'bash +o posix -c "cat a.txt"': ['read a.txt'],
    'bash -c +O extglob +O nullglob "cat a.txt"': ['read a.txt'],
    'bash -oec pipefail "cat a.txt"': ['unknown ec (this is not the name of a shell option)', 'interpret pipefail as bash (file)'],
    'bash setup.sh --fast': ['interpret setup.sh as bash (file)'],
    'bash -n setup.sh': ['read setup.sh'],
    'bash -n -c "rm a.txt"': [],
    'echo cat a.txt | bash': ['read a.txt'],
    'echo cat a.txt | bash -': ['read a.txt'],
    'bash -s b.txt <<< "cat \\$1"': ['read b.txt'],
    'bash /dev/stdin <<< "cat a.txt"': ['read a.txt'],
    'bash': ['interpret ?stdin as bash'],
    'bash --rcfile ./rc -i': ['interpret ./rc as bash (file)', 'interpret ?stdin as bash'],
    'bash --init-file /dev/null -ic "cat a.txt"': ['read a.txt'],
    'bash --version': [],
    'gatekeeper-sh -euc "cat a.txt"': ['read a.txt'],
  },
})
