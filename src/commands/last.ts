// last, lastb, lastlog, mesg: show log-ins. Source: last(1), lastlog(8), util-linux 2.38 and shadow 4.13.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { means, nothing, reads } from './roles.ts'

const clears = means({ kind: 'discard', target: literal('log of log-ins') })

export default command('last', {
  aliases: ['lastb', 'lastlog', 'mesg', 'ac'],
  options: { '-f, --file <file>': reads, '-C, --clear': clears, '-S, --set': clears },
  harmless:
    '--root <v> | -a, --hostlast | -b, --before <days> | -d, --dns | -F, --fulltimes | -i, --ip | -n, --limit <count> | -p, --present <time> | -R, --nohostname | ' +
    '-s, --since <time> | -t, --until, --time <time> | -u, --user <user> | -v, --verbose | -w, --fullnames | -x, --system | --time-format <format> | ' +
    '-<n> | -h, --help | -V, --version',
  operands: { '<word...>': nothing },
  examples: {
    'last -n 5': [],
    'last -f old.wtmp': ['read old.wtmp'],
    'lastlog -C -u dev': ["discard 'log of log-ins'"],
    'lastlog -S -u dev': ["discard 'log of log-ins'"],
    'mesg n': [],
  },
})
