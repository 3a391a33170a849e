// emacsclient: hands files and Lisp to an Emacs that runs. Source: emacsclient(1) 28, --help.
import { command } from './define.ts'
import { interprets, nothing, reads, writes } from './roles.ts'

export default command('emacsclient', {
  options: {
    '-e, --eval': nothing,
    '-a, --alternate-editor <program>': words => words.filter(word => word.values?.some(value => value !== '') ?? true).map(word => ({ script: word, hidden: true })),
    '-f, --server-file <file>': reads,
    '+<line>': nothing,
  },
  harmless: '-n, --no-wait | -T, --tramp <prefix> | -nw, -t, --tty | -c, --create-frame | -r, --reuse-frame | -F, --frame-parameters <alist> | -d, --display <display> | --parent-id <id> | -q, --quiet | -u, --suppress-output | -s, --socket-name <name> | -V, --version | -H, --help',
  operands: { '<path...>': (words, given) => (given('-e') ? interprets('emacs-lisp')(words, given) : [...reads(words, given), ...writes(words, given)]) },
  examples: {
    'emacsclient -n +3 a.txt': ['read a.txt', 'write a.txt'],
    'emacsclient -T /ssh:a.example: a.txt': ['read a.txt', 'write a.txt'],
    "emacsclient -e -q '(message \"hi\")'": ["interpret '(message \"hi\")' as emacs-lisp (literal)"],
    "emacsclient -f server --alternate-editor='cat k.txt' a.txt": ['read server', "interpret 'cat k.txt' as sh (literal)", 'read k.txt', 'read a.txt', 'write a.txt'],
  },
})
