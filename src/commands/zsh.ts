// zsh: a shell. Source: zshall(1) 5.9.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { runsShell } from './lib/shells.ts'
import { nothing, unknowns } from './roles.ts'

export default command('zsh', {
  aliases: ['rzsh', 'gatekeeper-zsh'],
  style: 'posix',
  options: {
    '-o <name>': (words, given) =>
      words.flatMap(word => (/^(?!no_?inter|key|inter)\w{5,}$/i.test(exact(word) ?? '') ? [] : unknowns('this is not the name of a shell option')([word], given))),
    '+<letters>': nothing,
  },
  harmless:
    '-0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -a | -b | -c | -d | -e | -f | -g | -h | -i | -j | -k | -l | -m | -n | -p | -r | -s | -t | -u' +
    ' | -v | -w | -x | -y | -A | -B | -C | -D | -E | -F | -G' +
    ' | -H | -I | -J | -K | -L | -M | -N | -O | -P | -Q | -R | -S | -T | -U | -V | -W | -X | -Y | -Z | --emulate <shell> | --help | --version | --no-rcs' +
    ' | --no-globalrcs | --login | --interactive | --errexit | --err-exit' +
    ' | --nounset | --xtrace | --verbose | --extendedglob | --extended-glob | --pipefail | --pipe-fail | --shwordsplit | --sh-word-split',
  operands: { '<word...>': nothing },
  always: runsShell('zsh'),
  examples: {
    'zsh -c "cat a.txt"': ['read a.txt'],
    'zsh -ic "rm -r build"': ['delete build (recursive)'],
    'zsh -o extendedglob +x setup.zsh': ['interpret setup.zsh as zsh (file)'],
    'zsh -oc x': ['unknown c (this is not the name of a shell option)', 'interpret x as zsh (file)'],
    'zsh -n setup.zsh': ['read setup.zsh'],
    'echo "cat a.txt" | zsh -o SHIN_STDIN b.txt': ['read a.txt'],
    'zsh -f': ['interpret ?stdin as zsh'],
  },
})
