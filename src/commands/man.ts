// man: shows manual pages. Source: man(1) of man-db 2.11, mandoc(1), man(1) of FreeBSD 14.
import { literal, some, unknown, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { isElsewhere } from './lib/response-files.ts'
import { each, hooks, reads, unknowns } from './roles.ts'

const isSystem = (path: Word): boolean => !some(path, value => !/^\/(?:usr|opt)\/(?:[\w.-]+\/)*man(?:\/|$)|^$/.test(value) || value.includes('..'))
/** Pages of somewhere else: each can be nothing but the name of another file (.so). */
const included = (target: Word): Step => unknown(target, 'which files this page includes is not known')
const elsewhere = (paths: Word, given: Given): readonly Step[] =>
  (paths.values?.flatMap(value => value.split(':')).map(literal) ?? [paths]).filter(path => !path.values || (isElsewhere(path, given) && !isSystem(path))).map(included)

export default command('man', {
  aliases: ['apropos', 'whatis', 'mandoc'],
  options: {
    '-P, --pager <command>': hooks,
    '-H, --html [browser]': hooks,
    '-M, --manpath <path>': (words, given) => words.flatMap(paths => elsewhere(paths, given)),
    // The folder of another system's pages, below those of this one.
    '-m, --systems <names>': words => words.filter(word => !word.values || some(word, value => value.includes('/'))).map(included),
    // less takes what stands behind a dollar sign as further options and commands.
    '-r, --prompt <text>': words => words.filter(word => !word.values || some(word, value => value.includes('$'))).map(word => unknown(word, 'the pager takes what follows the prompt as commands')),
    '-C, --config-file <file>': unknowns('this file can name programs to run'),
  },
  harmless:
    '--section <v> | -D, --default | --warnings [list] | -f, --whatis | -k, --apropos | -K, --global-apropos | -l, --local-file | -w, --where, --path, --location | -W, --where-cat, --location-cat | -c, --catman | -R, --recode <encoding> | -L, --locale <name> | ' +
    '-S, -s, --sections <list> | -e, --extension <name> | -i, --ignore-case | -I, --match-case | --regex | --wildcard | --names-only | -a, --all | -u, --update | --no-subpages | -7, --ascii | ' +
    '-E, --encoding <name> | --no-hyphenation, --nh | --no-justification, --nj | -p, --preprocessor <letters> | -t, --troff | -T, --troff-device [device] | -X, --gxditview [dpi] | -Z, --ditroff | -h | -?, --help | --usage | -V, --version | -d, --debug | ' +
    '-v, --verbose | -A, --and | --exact | --long | -b | -o | -O <options> | -n <n>',
  // A name with a slash is a file, and mandoc knows nothing else.
  operands: { '<page...>': each((page, given) => (!page.values || page.values.some(value => value.includes('/')) || given('-l') || given.called === 'mandoc' ? reads([page], given)[0] : undefined)) },
  always: given => given.operands.filter(page => isElsewhere(page, given) && !isSystem(page)).map(included),
  examples: {
    'man 3 printf': [],
    'man ./tool.1': ['read ./tool.1'],
    'man /tmp/x.1': ['unknown /tmp/x.1 (which files this page includes is not known)', 'read /tmp/x.1'],
    'man /usr/share/man/man1/ls.1.gz': ['read /usr/share/man/man1/ls.1.gz'],
    'man -l tool.1': ['read tool.1'],
    'mandoc tool.1': ['read tool.1'],
    'man -P "cat k.txt" ls': ["interpret 'cat k.txt' as sh (literal)", 'read k.txt'],
    'man -P cat ls': [],
    'man --html="cat k.txt" ls': ["interpret 'cat k.txt' as sh (literal)", 'read k.txt'],
    'man -M /tmp/man tool': ['unknown /tmp/man (which files this page includes is not known)'],
    'man -M man:/usr/share/man tool': [],
    'man -M "$PAGES" tool': ["unknown ?'\"$PAGES\"' (which files this page includes is not known)"],
    'man -m ../../tmp/man tool': ['unknown ../../tmp/man (which files this page includes is not known)'],
    'man -m newos tool': [],
    "man -r 'page %d' ls": [],
    "man -r 'x$ +!id' ls": ["unknown 'x$ +!id' (the pager takes what follows the prompt as commands)"],
    'man -C my.conf ls': ['unknown my.conf (this file can name programs to run)'],
  },
})
