// emacs: edits files, and runs Lisp. Source: emacs(1) 28, --help.
import { command, type Given, type Step } from './define.ts'
import { interpretText, runsFile } from './lib/interpreter.ts'
import { interprets, nothing, reads, unknowns, writes } from './roles.ts'

const lisp = runsFile('emacs-lisp')
function edits(given: Given): readonly Step[] {
  if (given('--version') || given('--help')) return []
  const files = [...given.operands, ...given.values('--visit')]
  const works = files.length || ['--eval', '-l', '-f', '--script', '--kill', '--insert'].some(option => given(option))
  return [...reads(files, given), ...writes(files, given), ...(works ? [] : [interpretText(given.stdin ?? { text: 'stdin' }, 'keystrokes')])]
}

export default command('emacs', {
  aliases: ['emacs-nox', 'emacs-gtk', 'emacs-lucid', 'emacs-*', 'xemacs'],
  style: 'long',
  options: {
    '-eval, --eval, --execute, -e <expression>': interprets('emacs-lisp'),
    '-l, --load <file>': lisp,
    '-script, --script, -x <file>': lisp,
    '-f, --funcall <function>': unknowns('this calls a function by name'),
    '--insert, -insert <file>': reads,
    '-L, --directory <dir>': nothing,
    '--dump-file <file>': unknowns('this loads a saved memory image'),
    '--init-directory <dir>': unknowns('this loads settings, which are code'),
    '--daemon, --bg-daemon, --fg-daemon [name]': words => [{ kind: 'connect', target: words[0] ?? { text: 'localhost', values: ['localhost'] }, listens: true }],
    '+<line>': nothing,
  },
  harmless:
    '-batch, --batch | --chdir <dir> | --debug-init | --module-assertions | --sandbox <file> | --no-build-details | --no-desktop | -q, --no-init-file | -nl, --no-loadup | --no-site-file | --no-x-resources | -nsl, --no-site-lisp | ' +
    '--no-splash | -nw, --no-window-system | -t, --terminal <device> | -tty | -u, --user <user> | -Q, --quick | --kill | --visit, --file, --find-file <file> | -bg, --background-color <color> | -D, --basic-display | -bw, --border-width <n> | ' +
    '--color <mode> | -cr, --cursor-color <color> | -d, --display <display> | -fn, --font <font> | -fg, --foreground-color <color> | -fh, --fullheight | -fs, --fullscreen | -fw, --fullwidth | -g, --geometry <geometry> | -mm, --maximized | ' +
    '-nbi, --no-bitmap-icon | --iconic | -ib, --internal-border <n> | -lsp, --line-spacing <n> | -ms, --mouse-color <color> | --name <name> | -nbc, --no-blinking-cursor | -r, -rv, --reverse-video | -T, --title <title> | -vb, --vertical-scroll-bars | ' +
    '--xrm <resources> | --no-shared-memory | -bd, --border-color <color> | --parent-id <id> | -c, --create-frame | -n, --no-wait | -s, --socket-name <name> | -a, --alternate-editor <editor> | --help, -help, -h | --version, -version, -V',
  operands: { '<path...>': nothing },
  always: edits,
  examples: {
    'emacs -nw +3 a.txt': ['read a.txt', 'write a.txt'],
    "emacs -Q --batch --eval '(message \"hi\")'": ["interpret '(message \"hi\")' as emacs-lisp (literal)"],
    'emacs --batch -l a.el -f main': ['interpret a.el as emacs-lisp (file)', 'unknown main (this calls a function by name)'],
    'emacs --script a.el': ['interpret a.el as emacs-lisp (file)'],
    'emacs -L lib --insert b.txt': ['read b.txt'],
    'emacs --dump-file e.pdmp --init-directory=conf --daemon': [
      'unknown e.pdmp (this loads a saved memory image)', 'unknown conf (this loads settings, which are code)', 'connect localhost (listens)', 'interpret ?stdin as keystrokes',
    ],
  },
})
