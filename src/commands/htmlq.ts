// htmlq: picks parts of HTML. Source: htmlq --help 0.4, pup --help 0.4, hxselect(1).
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('htmlq', {
  aliases: ['pup', 'hxselect'],
  options: { '-f, --filename, --file <file>': reads, '-o, --output <file>': writes },
  harmless:
    '-a, --attribute <name> | -B, --detect-base | -b, --base <url> | -c, --color | -h, --help | -w, --ignore-whitespace | -p, --pretty, --plain | -r, --remove-nodes <selector> | -t, --text | -V, --version | -d, --db | -i, --indent <n> | -l, --limit <n> | -n, --number | ' +
    '--charset <name> | --pre | -s <separator>',
  operands: { '<selector...>': nothing },
  examples: { 'cat a.html | htmlq -t h1': ['read a.html'], 'htmlq -f a.html -o b.txt --attribute href a': ['read a.html', 'write b.txt'] },
})
