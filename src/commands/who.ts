// who: says who is logged in. Source: who(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('who', {
  harmless:
    '-a, --all | -b, --boot | -d, --dead | -H, --heading | --ips | -l, --login | --lookup | -m | -p, --process | -q, --count | -r, --runlevel | ' +
    '-s, --short | -t, --time | -T, -w, --mesg | -u, --users | --message | --writable | --help | --version',
  operands: { '<file...>': (words, given) => (words.length === 2 ? nothing(words, given) : reads(words, given)) },
  examples: { 'who -b': [], 'who am i': [], 'who /var/log/wtmp': ['read /var/log/wtmp'] },
})
