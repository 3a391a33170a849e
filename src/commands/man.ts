// man: shows manual pages. Source: man(1) of man-db 2.11, mandoc(1), man(1) of FreeBSD 14.
import { some } from '../model/index.ts'
import { command } from './define.ts'
import { classPath } from './lib/jvm.ts'
import { isElsewhere } from './lib/response-files.ts'
import { each, hooks, reads, unknowns } from './roles.ts'

const SYSTEM = /^\/(?:usr|opt)\/(?:[\w.-]+\/)*man(?:\/|$)/

export default command('man', {
  aliases: ['apropos', 'whatis', 'mandoc'],
  options: {
    '-P, --pager <command>': hooks,
    '-H, --html [browser]': hooks,
    // A page there can be nothing but the name of another file (.so).
    '-M, --manpath <path>': (words, given) => words.flatMap(classPath).filter(folder => isElsewhere(folder, given) && !some(folder, value => SYSTEM.test(value))).map(target => ({ kind: 'unknown', target, why: 'which files its pages include is not known' })),
    '-C, --config-file <file>': unknowns('this file can name programs to run'),
  },
  harmless:
    '--section <v> | -D, --default | --warnings [list] | -f, --whatis | -k, --apropos | -K, --global-apropos | -l, --local-file | -w, --where, --path, --location | -W, --where-cat, --location-cat | -c, --catman | -R, --recode <encoding> | -L, --locale <name> | ' +
    '-m, --systems <names> | -S, -s, --sections <list> | -e, --extension <name> | -i, --ignore-case | -I, --match-case | --regex | --wildcard | --names-only | -a, --all | -u, --update | --no-subpages | -r, --prompt <text> | -7, --ascii | ' +
    '-E, --encoding <name> | --no-hyphenation, --nh | --no-justification, --nj | -p, --preprocessor <letters> | -t, --troff | -T, --troff-device [device] | -X, --gxditview [dpi] | -Z, --ditroff | -h | -?, --help | --usage | -V, --version | -d, --debug | ' +
    '-v, --verbose | -A, --and | --exact | --long | -b | -o | -O <options> | -n <n>',
  // A name with a slash is a file.
  operands: { '<page...>': each((page, given) => (!page.values || page.values.some(value => value.includes('/')) || given('-l') || given.called === 'mandoc' ? reads([page], given)[0] : undefined)) },
  // A page can be nothing but the name of another file (.so).
  always: given => given.operands.filter(page => isElsewhere(page, given) && !some(page, value => SYSTEM.test(`${value}/`))).map(target => ({ kind: 'unknown', target, why: 'which files this page includes is not known' })),
  examples: {
    'man -M /tmp/m x && man -M /usr/share/man:man x': ['unknown /tmp/m (which files its pages include is not known)'],
    'mandoc tool.1': ['read tool.1'],
    'man 3 printf': [],
    'man ./tool.1': ['read ./tool.1'],
    'man /tmp/x.1': ['unknown /tmp/x.1 (which files this page includes is not known)', 'read /tmp/x.1'],
    'man /usr/share/man/man1/ls.1.gz': ['read /usr/share/man/man1/ls.1.gz'],
    'man -l tool.1': ['read tool.1'],
    'man -P "cat k.txt" ls': ["interpret 'cat k.txt' as sh (literal)", 'read k.txt'],
    'man -P cat ls': [],
    'man --html="cat k.txt" ls': ["interpret 'cat k.txt' as sh (literal)", 'read k.txt'],
    'man -C my.conf ls': ['unknown my.conf (this file can name programs to run)'],
  },
})
