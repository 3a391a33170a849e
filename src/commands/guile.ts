// guile: runs Scheme; other Lisps and their kin under their names. Source: guile(1) 3.0; racket, sbcl, clisp, ecl, janet and fennel --help.
import { command } from './define.ts'
import { listens, runsFile, runsStdin, runsText, script } from './lib/interpreter.ts'
import { executes, nothing, writes } from './roles.ts'

const ENDS = ['-v', '-h', '-c', '-f', '-s', '--compile']

export default command('guile', {
  aliases: [
    'guile-3.0',
    'racket',
    'sbcl',
    'clisp',
    'ecl',
    'abcl',
    'ccl',
    'chez',
    'scheme',
    'mit-scheme',
    'gsi',
    'chibi-scheme',
    'janet',
    'fennel',
    'bb',
    'babashka',
    'picolisp',
    'pil',
    'newlisp',
    'hy',
    'gforth',
    'swipl',
    'gprolog',
    'maxima',
    'gp',
    'sage',
    'gap',
    'nim-script',
    'io',
    'rexx',
    'regina',
    'ngn-k',
    'j',
  ],
  style: 'posix',
  options: {
    '-c, -e, -eval, --eval, --execute, -x, -g, -t, --batch-string, -E <text>': runsText('lisp'),
    '-s, -f, -l, -load, --load, --script, -i, --batch, -b, --require, -r, --core, -M, -B, --init-file, --userinit, --sysinit <file>': runsFile('lisp'),
    '--listen [port]': words => [listens(words[0], '37146')],
    '-L, -C, --compiled-path <folder>': executes,
    '-o, --output <file>': writes,
    '--compile': nothing,
  },
  harmless:
    '-v, --version, -version, -V | -h, --help, -help, -? | -q, --quiet, --silent, --very-quiet | ' +
    '-n, --no-init-file, --norc, --no-userinit, --no-sysinit, -norc | -a | -d, --debug | --no-debug | --auto-compile | --no-auto-compile | ' +
    '--fresh-auto-compile | --non-interactive | --noinform | --disable-debugger | --no-banner | --dynamic-space-size <n> | --control-stack-size <n> | ' +
    '--end-runtime-options | --end-toplevel-options | -K <n> | -m <n> | -N | -w | -p | --listen-none | --use-srfi <n> | --r6rs | --r7rs | -k',
  operands: { '<file>': script('lisp', ['-c', '-s']), '<arg...>': nothing },
  always: given => (given.operands.length || ENDS.some(option => given(option)) ? [] : runsStdin(given, 'lisp')),
  examples: {
    'guile --version': [],
    'racket a.rkt': ['interpret a.rkt as lisp (file)'],
    "guile -c '(display 1)'": ["interpret '(display 1)' as lisp (literal)"],
    'sbcl --script a.lisp': ['interpret a.lisp as lisp (file)'],
    'guile --listen=0.0.0.0 -L lib -o x': ['connect 0.0.0.0 (listens)', 'execute lib', 'write x', 'interpret ?stdin as lisp'],
    'guile --compile a.scm': ['interpret a.scm as lisp (file)'],
  },
})
