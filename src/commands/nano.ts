// nano: edits files. Source: nano(1) 7.2, pico(1), micro(1), hx(1), joe(1), mg(1), which a person types into.
import { command, type Given, type Step } from './define.ts'
import { interpretText } from './lib/interpreter.ts'
import { hooks, nothing, reads, unknowns, writes } from './roles.ts'

function edits(given: Given): readonly Step[] {
  if (given('-V') || given('-h')) return []
  const files = given.operands
  const keys = given.stdin || !files.length ? [interpretText(given.stdin ?? { text: 'stdin' }, 'keystrokes')] : []
  return [...reads(files, given), ...(given('-v') ? [] : writes(files, given)), ...keys]
}

export default command('nano', {
  aliases: ['pico', 'rnano', 'micro', 'hx', 'helix', 'joe', 'jmacs', 'mg', 'jed', 'kak', 'ne', 'mcedit', 'tilde'],
  options: { '-s, --speller <program>': hooks, '-f, --rcfile <file>': unknowns('this file can bind keys to commands'), '+<line>': nothing },
  harmless:
    '-A, --smarthome | -B, --backup | -C, --backupdir <dir> | -D, --boldtext | -E, --tabstospaces | -F, --multibuffer | -G, --locking | -H, --historylog | -I, --ignorercfiles | -J, --guidestripe <n> | -K, --rawsequences | -L, --nonewlines | ' +
    '-M, --trimblanks | -N, --noconvert | -O, --bookstyle | -P, --positionlog | -Q, --quotestr <re> | -R, --restricted | -S, --softwrap | -T, --tabsize <n> | -U, --quickblank | -V, --version | -W, --wordbounds | -X, --wordchars <chars> | ' +
    '-Y, --syntax <name> | -Z, --zap | -a, --atblanks | -b, --breaklonglines | -c, --constantshow | -d, --rebinddelete | -e, --emptyline | -g, --showcursor | -h, --help | -i, --autoindent | -j, --jumpyscrolling | -k, --cutfromcursor | ' +
    '-l, --linenumbers | -m, --mouse | -n, --noread | -o, --operatingdir <dir> | -p, --preserve | -q, --indicator | -r, --fill <n> | -t, --saveonexit | -u, --unix | -v, --view | -w, --nowrap | -x, --nohelp | -y, --afterends | -%, --stateflags | ' +
    '-_, --minibar | -0, --zero | -1, --solosidescroll | -/, --modernbindings | -z, --suspendable | -$ | -!, --magic | -8',
  operands: { '<path...>': nothing },
  always: edits,
  examples: {
    'nano +3 a.txt': ['read a.txt', 'write a.txt'],
    'nano -v a.txt': ['read a.txt'],
    'nano -s "cat k.txt" a.txt': ["interpret 'cat k.txt' as sh (literal)", 'read k.txt', 'read a.txt', 'write a.txt'],
    'nano -f my.rc a.txt': ['unknown my.rc (this file can bind keys to commands)', 'read a.txt', 'write a.txt'],
    nano: ['interpret ?stdin as keystrokes'],
  },
})
