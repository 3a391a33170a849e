// ptx: makes a permuted index. Source: ptx(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { reads, writes } from './roles.ts'

export default command('ptx', {
  options: { '-b, --break-file <file>': reads, '-i, --ignore-file <file>': reads, '-o, --only-file <file>': reads },
  harmless:
    '-A, --auto-reference | -G, --traditional | -F, --flag-truncation <text> | -M, --macro-name <text> | -O | -T | --format <format> | ' +
    '-R, --right-side-refs | -S, --sentence-regexp <regexp> | -W, --word-regexp <regexp> | -f, --ignore-case | -g, --gap-size <number> | ' +
    '-r, --references | -t, --typeset-mode | -w, --width <number> | --help | --version',
  operands: { '<file...>': (words, given) => (given('-G') ? [...reads(words.slice(0, 1), given), ...writes(words.slice(1), given)] : reads(words, given)) },
  examples: { 'ptx -b breaks -i stop -o only a.txt': ['read breaks', 'read stop', 'read only', 'read a.txt'], 'ptx -G a b': ['read a', 'write b'] },
})
