// enscript: turns text into PostScript. Source: enscript(1) 1.6.6, a2ps(1) 4.14.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { each, evaluates, reads, writes } from './roles.ts'

const sets = (word: Word): boolean => exact(word) !== '-'

export default command('enscript', {
  aliases: ['nenscript', 'a2ps'],
  options: {
    '-I, --filter <command>': evaluates,
    '-o, -p, --output <file>': writes,
    '-d, -P, --printer <name>': each(target => (sets(target) ? { kind: 'connect', target, sends: true } : undefined)),
  },
  harmless:
    '-1 | -2 | -0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | --columns <n> | -a, --pages <range> | -A, --file-align <n> | -b, --header <text> | -B, --no-header | -c, --truncate-lines | -C, --line-numbers [n] | -D, --setpagedevice <key> | -e, --escapes [char] | -E, --highlight, --pretty-print [lang] | ' +
    '-f, --font <font> | -F, --header-font <font> | -g, --print-anyway | -G | --fancy-header [name] | -h, --no-job-header | -H, --highlight-bars [n] | -i, --indent <n> | -j, --borders | -J <title> | -K, --no-page-prefeed | -l, --lineprinter | -L, --lines-per-page <n> | ' +
    '-m, --mail | -M, --media <name> | -n, --copies <n> | -N, --newline <kind> | -O, --missing-characters | -q, --quiet, --silent | -r, --landscape | -R, --portrait | -s, --baselineskip <n> | -S, --statusdict <key> | -t, --title <title> | -T, --tabsize <n> | ' +
    '-u, --underlay [text] | -U, --nup <n> | -v, --verbose [level] | -V, --version | -w, -W, --language, --options <name> | -X, --encoding <name> | -z, --no-formfeed | -Z, --pass-through | --color [model] | --continuous-page-numbers | --download-font <name> | ' +
    '--extended-return-values | --filter-stdin <name> | --footer <text> | --h-column-height <n> | --help | --help-highlight | --help-pretty-print | --highlight-bar-gray <n> | --list-media | --list-options | --margins <n> | --mark-wrapped-lines [style] | ' +
    '--non-printable-format <format> | --nup-columnwise | --nup-xpad <n> | --nup-ypad <n> | --page-label-format <format> | --ps-level <n> | --printer-options <options> | --rotate-even-pages | --slice <n> | -k, --page-prefeed | --style <name> | --swap-even-page-margins | --toc | ' +
    '--ul-angle <n> | --ul-font <font> | --ul-gray <n> | --ul-position <pos> | --ul-style <style> | --word-wrap',
  operands: { '<path...>': reads },
  // Without a file to write, the printer gets it.
  always: (given): readonly Step[] => (given('-o') || given('-d') || given('--help') || given('-V') || given('--list-media') || given('--help-highlight') ? [] : [{ kind: 'connect', target: literal('printer'), sends: true }]),
  examples: {
    'enscript -o out.ps a.txt': ['write out.ps', 'read a.txt'],
    'enscript -I "cat k.txt" -p out.ps a.txt': ['read k.txt', 'write out.ps', 'read a.txt'],
    'enscript -P office a.txt': ['connect office (sends)', 'read a.txt'],
    'enscript a.txt': ['connect printer (sends)', 'read a.txt'],
  },
})
