// find: walks folders and does something to what it finds. Source: find(1), GNU findutils 4.9; FreeBSD 14; macOS 14; busybox 1.35.
import type { Word } from '../../model/index.ts'
import { command } from '../define.ts'
import { type Expression, readExpression } from './expression.ts'
import { printed, stepsOf } from './found.ts'
import { ACTIONS, TESTS } from './primaries.ts'

const memo = new WeakMap<readonly Word[], Expression>()

/** The roots and the expression, read once for each command. */
function read(operands: readonly Word[]): Expression {
  const known = memo.get(operands)
  if (known) return known
  const expression = readExpression(operands)
  memo.set(operands, expression)
  return expression
}

export default command('find', {
  aliases: ['gfind'],
  // What stands before an action decides what it acts on, so the words are read as an expression, in order.
  style: 'none',
  options: ACTIONS,
  harmless: TESTS,
  operands: { '<word...>': () => [] },
  always: given => stepsOf(read(given.operands), given),
  outputs: given => printed(read(given.operands)),
  examples: {
    find: ['list . (recursive)'],
    'find "$dir" -type f': [`list ?'"$dir"' (recursive)`],
    'read dir; find "$dir"': [`list ?'"$dir"' (recursive)`, `unknown ?'"$dir"' (this word may be an action)`],
    "find . -name '*.ts' -not -path './node_modules/*'": ['list . (recursive)'],
    'find src -name a.ts | xargs cat': ['list src (recursive)', 'read each of src/**/a.ts'],
    "find . \\( -name '*.c' -o -name '*.h' \\) -print0 | xargs -0 cat": ['list . (recursive)', 'read each of {./**/*.c, ./**/*.h}'],
    'find src -type f | xargs cat': ['list src (recursive)', 'read each of src/**'],
    'find . -maxdepth 1 -type f -exec cat {} +': ['list . (recursive)', 'read each of ./*'],
    "find src -path '*/test/*' -exec cat {} +": ['list src (recursive)', 'read each of src/**/test/**'],
    "find . -path '*secret*' -exec cat {} +": ['list . (recursive)', 'read each of {./**/*secret*, ./**/*secret*/**}'],
    "find . -regex '.*\\.\\(key\\|pem\\)' -exec cat {} +": ['list . (recursive)', 'read each of {./**/*.key, ./**/*.pem}'],
    'find / -delete': ['list / (recursive)', 'delete / (recursive)'],
    "find . -name '*.o' -delete": ['list . (recursive)', 'delete each of ./**/*.o'],
    'find src -type d -empty -delete': ['list src (recursive)', 'write src'],
    "find logs ! -name keep -delete": ['list logs (recursive)', 'delete logs (recursive)'],
    'find ~ -exec rm -rf {} +': ['list /home/dev (recursive)', 'delete each of {/home/dev, /home/dev/**} (recursive)'],
    'find . -name __pycache__ -prune -exec rm -rf {} \\;': ['list . (recursive)', 'delete each of ./**/__pycache__ (recursive)'],
    'find . -name .git -prune -o -type f -exec cat {} +': ['list . (recursive)', 'read each of ./**'],
    "find lib -name '*.bak' -execdir rm {} ';'": ['list lib (recursive)', 'delete each of /home/dev/app/lib/**/*.bak'],
    'find src -ok cat {} \\; -okdir cat /etc/hosts \\;': ['list src (recursive)', 'read each of {src, src/**}', 'read /etc/hosts'],
    "find . -name '*.js' -exec sh -c 'cat \"{}\"' \\;": ['list . (recursive)', 'read each of ./**/*.js'],
    'find . -fprint a -fprint0 b -fprintf c %p -fls d': ['list . (recursive)', 'write a', 'write b', 'write c', 'write d'],
    'find -files0-from list.bin -newer a -samefile b': ['read list.bin', "list ?'names in list.bin'", 'list a', 'list b'],
    'find -f src -- -anewer c -newermB d -newermt 2026-01-01': ['list src (recursive)', 'list c', 'list d'],
    "find . -regex '.*env' -exec cat {} +": ['list . (recursive)', 'read each of {./**/*env, ./**/.env}'],
    "find . -path '*/*rc' -exec cat {} +": ['list . (recursive)', 'read each of {./**/**/*rc, ./**/.npmrc, ./**/.netrc}'],
    "find . -regex '.*\\.[jt]s' -exec cat {} +": ['list . (recursive)', 'read each of {./**/*.*s, ./**/*.*/**/*s}'],
    'find . -samefile a.txt -exec cat {} +': ['list . (recursive)', 'list a.txt', 'read each of {a.txt, ./**}'],
    'find . -inum 7 -exec cat {} +': ['list . (recursive)', 'read ?./7'],
    'find . -size 10 print': ['list . (recursive)'],
    'find src -type f ! perm 777 -frobnicate': ['list src (recursive)'],
    'find . -name a.ts -L': ['list . (recursive)'],
    "find . -name '*.o'-exec rm -f {} ';'": ['list . (recursive)'],
    'find src -type f print -exec cat {} +': ['list src (recursive)', 'read each of src/**'],
    'find . -fprint out print': ['list . (recursive)', 'write out'],
    'find src -exec cat {} ;': ['list src (recursive)'],
    'find src -print -exec cat {} x +': ['list src (recursive)', 'read each of {src, src/**}', 'read x', 'read +', 'unknown + (to busybox the command ends here)'],
    'find src -name a.ts -0 -print': ['list src (recursive)'],
    "find . -name '[ab].ts' -exec cat {} +": ['list . (recursive)', 'read each of {./**/a.ts, ./**/b.ts}'],
    'y=$(cat b.txt); find . -name $y': ['read b.txt', 'list . (recursive)', `unknown ?$y (this may be several words, an action among them)`],
    'find . -frobnicate print': ['list . (recursive)', 'unknown -frobnicate (this test or action is not known)', 'unknown print (this test or action is not known)'],
    'find . -frobnicate': ['list . (recursive)', 'unknown -frobnicate (this test or action is not known)'],
    'rm $(find src -name a.ts)': ['list src (recursive)', 'delete each of src/**/a.ts'],
  },
})
