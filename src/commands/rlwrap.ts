// rlwrap: runs a program with a line editor. Source: rlwrap(1) 0.45.
import { command } from './define.ts'
import { appends, reads, runs, writes } from './roles.ts'

export default command('rlwrap', {
  style: 'posix',
  options: {
    '-f, --file <file>': reads,
    '-H, --history-filename <file>': writes,
    '-l, --logfile <file>': appends,
    '-z, --filter <program>': words => words.map(script => ({ script })),
  },
  harmless:
    '-a, --always-readline [text] | -A, --ansi-colour-aware [mode] | -b, --break-chars <list> | -c, --complete-filenames | -C, --command-name <name>' +
    ' | -D, --history-no-dupes <n> | -e, --extra-char-after-completion <char> | -E, --always-echo | -g, --forget-matching <regex> | -h, --help' +
    ' | -i, --case-insensitive' +
    ' | -I, --pass-sigint-as-sigterm | -m, --multi-line [text] | -M, --multi-line-ext <ext> | -n, --no-warnings | -N, --no-children | -o, --one-shot' +
    ' | -O, --only-cook <regex> | -p, --prompt-colour [colour] | -P, --pre-given <text> | -q, --quote-characters <list> | -r, --remember | -R, --renice' +
    ' | -s, --histsize <n> | -S, --substitute-prompt <text> | -t, --set-term-name <name> | -U, --mirror-arguments | -v, --version' +
    ' | -w, --wait-before-prompt <ms> | -W, --polling [ms] | -x <regex>',
  operands: { '<command...>': runs },
  examples: {
    'rlwrap -c cat a.txt': ['read a.txt'],
    "rlwrap -f words -H hist -l log -z 'rm x' cat a.txt": ['read words', 'write hist', 'append log', 'delete x', 'read a.txt'],
  },
})
