// which: says where programs are. Source: which(1) of debianutils 5.7, GNU which 2.21, zshbuiltins(1).
import { command } from './define.ts'
import { located, locatedAnywhere } from './lib/which.ts'
import { nothing } from './roles.ts'

export default command('which', {
  harmless:
    '-a, --all | -s | -c | -v, -V, --version | -p | -m | -w | -x | -i, --read-alias | --skip-alias | --read-functions | --skip-functions | --skip-dot | ' +
    '--skip-tilde | --show-dot | --show-tilde | --tty-only | --help',
  operands: { '<name...>': nothing },
  outputs: given => (given('-a') ? locatedAnywhere(given.operands) : located(given.operands)),
  examples: { 'which -a node': [], 'which -a perl | xargs file': ['read each of {/usr/bin/perl, /usr/local/bin/perl, /bin/perl}'], '"$(which cat)" a.txt': ['read a.txt'] },
})
