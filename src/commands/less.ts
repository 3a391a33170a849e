// less: shows text page by page. Source: less(1) 590, busybox 1.35.
import { literal, unknown } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { selection } from './lib/selection.ts'
import { reads, unknowns, writes } from './roles.ts'

/** Commands that only move or search; a control character would end them and start another, and what follows a dollar sign is an option again. */
const MOVES = /^\+?(?:\d*[pgG%FfbdujkR]?|[/?&][^\x00-\x1f$]*\$?)$/
const starts: Role = words =>
  words.flatMap(word => {
    if (word.values?.every(value => MOVES.test(value.slice(1)))) return []
    const [value = ''] = word.values ?? []
    const shell = /^\+\+?!([^\x00-\x1f]*)$/.exec(value)
    return [shell && word.values?.length === 1 ? { script: literal(shell[1] ?? '') } : { kind: 'interpret', target: word, language: 'less', ...(word.values && { literal: true as const }) }]
  })

/** Behind a number, and behind a dollar sign that ends a text, less goes on reading options and commands: `-x4+!id`, `-px$+!id`. */
const NUMBERS = ['-b', '-h', '-j', '-x', '-y', '-z', '-#', '--header', '--line-num-width', '--modelines', '--status-col-width', '--wheel-lines']
const TEXTS = ['-D', '-k', '-o', '-O', '-p', '-P', '-t', '-T', '-"', '--intr', '--lesskey-src', '--lesskey-content', '--rscroll', '--search-options']
const goesOn = (given: Given): readonly Step[] => {
  const among = (options: readonly string[], whole: RegExp) => options.flatMap(given.values).filter(word => word.values?.some(value => !whole.test(value)))
  return [...among(NUMBERS, /^[-.,\d]*\$?$/), ...among(TEXTS, /^[^$]*\$?$/)].map(word => unknown(word, 'less takes what follows as further options and commands'))
}

export default command('less', {
  aliases: ['zless', 'bzless', 'xzless', 'lzless'],
  options: {
    '+<command>': starts,
    '-o, --log-file <file>': writes,
    '-O, --LOG-FILE <file>': writes,
    '-k, --lesskey-file <file>': unknowns('this file can bind keys to commands'),
    '--lesskey-src <file>': unknowns('this file can bind keys to commands'),
    '--lesskey-content <text>': unknowns('this text can bind keys to commands'),
    '-T, --tag-file <file>': reads,
  },
  harmless:
    '-?, --help | -a, --search-skip-screen | -A, --SEARCH-SKIP-SCREEN | -b, --buffers <n> | -B, --auto-buffers | -c, --clear-screen | -C, --CLEAR-SCREEN | -d, --dumb | -D, --color <spec> | -e, --quit-at-eof | ' +
    '-E, --QUIT-AT-EOF | -f, --force | -F, --quit-if-one-screen | -g, --hilite-search | -G, --HILITE-SEARCH | -h, --max-back-scroll <n> | -i, --ignore-case | -I, --IGNORE-CASE | -j, --jump-target <n> | -J, --status-column | ' +
    '-K, --quit-on-intr | -L, --no-lessopen | -m, --long-prompt | -M, --LONG-PROMPT | -n, --line-numbers | -N, --LINE-NUMBERS | -p, --pattern <pattern> | -P, --prompt <text> | -q, --qui, --quiet, --silent | -Q, --QUIET, --SILENT | ' +
    '-r, --raw-control-chars | -R, --RAW-CONTROL-CHARS | -s, --squeeze-blank-lines | -S, --chop-long-lines | -t, --tag <tag> | -u, --underline-special | -U, --UNDERLINE-SPECIAL | -V, --version | -w, --hilite-unread | ' +
    '-W, --HILITE-UNREAD | -x, --tabs <n> | -X, --no-init | -y, --max-forw-scroll <n> | -z, --window <n> | -", --quotes <chars> | -~, --tilde | -#, --shift <n> | --file-size | --follow-name | --incsearch | --line-num-width <n> | ' +
    '--mouse | --MOUSE | --no-keypad | --no-histdups | --rscroll <char> | --save-marks | --status-col-width <n> | --use-backslash | --use-color | --wheel-lines <n> | --exit-follow-on-close | --form-feed | --header <n> | --intr <char> | ' +
    '--modelines <n> | --no-number-headers | --no-search-header-lines | --no-search-headers | --no-vbell | --redraw-on-quit | --search-options <options> | --show-preproc-errors | --status-line | --proc-backspace | --proc-return | --proc-tab | -0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9',
  operands: { '<path...>': reads },
  always: goesOn,
  outputs: given => (given.operands.length ? undefined : selection(given.stdin)),
  examples: {
    'less a.txt': ['read a.txt'],
    'less -RFX +G a.txt': ['read a.txt'],
    'less +/foo a.txt': ['read a.txt'],
    "less -p 'foo$' -x4,8 -j.5 -z-4 -P '%f ' a.txt": ['read a.txt'],
    "less '-px$+!./run' a.txt": ['unknown x$+!./run (less takes what follows as further options and commands)', 'read a.txt'],
    "less --prompt='x$-oa' '-b9+v' a.txt": ['unknown 9+v (less takes what follows as further options and commands)', 'unknown x$-oa (less takes what follows as further options and commands)', 'read a.txt'],
    "less '+/x$-oa' a.txt": ['interpret +/x$-oa as less (literal)', 'read a.txt'],
    "less '+!cat k.txt' a.txt": ['read k.txt', 'read a.txt'],
    "less '+v' a.txt": ['interpret +v as less (literal)', 'read a.txt'],
    'cat a.txt | less -o copy.txt': ['read a.txt', 'write copy.txt'],
    'cat a.txt | less -O copy.txt': ['read a.txt', 'write copy.txt'],
    'less -k keys a.txt': ['unknown keys (this file can bind keys to commands)', 'read a.txt'],
    'less --lesskey-src keys a.txt': ['unknown keys (this file can bind keys to commands)', 'read a.txt'],
    "less --lesskey-content 'x shell' a.txt": ["unknown 'x shell' (this text can bind keys to commands)", 'read a.txt'],
    'less -T tags -t main': ['read tags'],
  },
})
