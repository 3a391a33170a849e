// sh: the POSIX shell, which may be dash, ash or bash. Source: sh(1p), dash(1) 0.5.12, ash of busybox 1.35.
import { command } from './define.ts'
import { runsShell, setsOption } from './lib/shells.ts'
import { nothing } from './roles.ts'

export default command('sh', {
  aliases: ['dash', 'ash', 'posh', 'bosh', 'sash', 'hush', 'gatekeeper-dash'],
  style: 'posix',
  options: { '-o <name>': setsOption, '+<letters>': nothing },
  harmless: '-a | -b | -c | -C | -e | -E | -f | -h | -i | -I | -l | -m | -n | -p | -q | -r | -s | -t | -u | -v | -V | -x | --help | --version | --login'
    + ' | --posix | --norc | --noprofile',
  operands: { '<word...>': nothing },
  always: runsShell('sh'),
  examples: {
    'sh -c "rm -rf build"': ['delete build (recursive)'],
    'sh -ec \'cat "$@"\' x a.txt': ['read a.txt'],
    'dash -eu setup.sh': ['interpret setup.sh as sh (file)'],
    'sh -n setup.sh': ['read setup.sh'],
    'sh -o nounset +e -c "cat a.txt"': ['read a.txt'],
    'echo "cat a.txt" | sh -s': ['read a.txt'],
    'echo "cat b.txt" | dash -sc "cat a.txt"': ['read a.txt', 'read b.txt', "unknown 'cat a.txt' (the script on standard input runs in the state that this leaves)"],
    'echo "cat a.txt" | dash -o stdin b.txt': ['read a.txt'],
    'echo "cat a.txt" | dash -s +s b.txt': ['interpret b.txt as sh (file)', 'read a.txt'],
    'sh -i': ['interpret ?stdin as sh'],
    'sh -c "a $x"': ["interpret ?'\"a $x\"' as sh"],
  },
})
