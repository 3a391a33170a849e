// pr: lays text out in pages. Source: pr(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('pr', {
  harmless:
    '-a, --across | -c, --show-control-chars | --columns <count> | -d, --double-space | -D, --date-format <format> | -e, --expand-tabs [width] | ' +
    '-F, -f, --form-feed | -h, --header <text> | -i, --output-tabs [width] | -J, --join-lines | -l, --length <lines> | -m, --merge | ' +
    '-n, --number-lines [format] | -N, --first-line-number <number> | -o, --indent <margin> | -p | -L <locale> | --pages <range> | ' +
    '-r, --no-file-warnings | -s, --separator [character] | -S, --sep-string [text] | -t, --omit-header | -T, --omit-pagination | ' +
    '-v, --show-nonprinting | -w, --width <columns> | -W, --page-width <columns> | -<n> | +<n> | --help | --version',
  operands: { '<file...>': reads },
  examples: { 'pr -2 -t a.txt': ['read a.txt'] },
})
