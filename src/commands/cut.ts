// cut: prints parts of lines. Source: cut(1), GNU coreutils 9.1; FreeBSD 14.
import { command } from './define.ts'
import { selection } from './lib/columns.ts'
import { lineNumbers } from './lib/line-numbers.ts'
import { reads } from './roles.ts'

export default command('cut', {
  aliases: ['gcut'],
  harmless:
    '-b, --bytes <list> | -c, --characters <list> | -d, --delimiter <character> | -f, --fields <list> | -n | -w | --complement | -s, --only-delimited | ' +
    '--output-delimiter <text> | -z, --zero-terminated | --help | --version',
  operands: { '<file...>': reads },
  outputs: given => lineNumbers(given) ?? selection(given),
  examples: {
    'cut -d: -f1,3 users.txt': ['read users.txt'],
    'date | cut -c1-3': [],
    "cat $(echo 'x a.txt' | cut -d ' ' -f2)": ['read a.txt'],
    'echo ccat b | cut -c2- | sh': ['read b'],
  },
})
