// more: shows text page by page. Source: more(1) of util-linux 2.38, FreeBSD 14 (less by another name), most(1) 5.2, pg(1).
import { command } from './define.ts'
import { selection } from './lib/selection.ts'
import { each, reads } from './roles.ts'

export default command('more', {
  aliases: ['most', 'pg', 'zmore', 'bzmore', 'xzmore', 'lzmore'],
  options: { '+<command>': each(word => (word.values?.every(value => /^\+(\d*|\/[^\x00-\x1f$]*\$?)$/.test(value)) ? undefined : { kind: 'interpret', target: word, language: 'more', ...(word.values && { literal: true as const }) })) },
  harmless:
    '-d, --silent | -l, --logical | -e, --exit-on-eof | -f, --no-pause | -p, --print-over | -c, --clean-print | -s, --squeeze | -u, --plain | -n, --lines <n> | -0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -h, --help | -V, --version | -b | -C | -M | -t | -v | -w | -z | -E | -F | -G | ' +
    '-i | -N | -R | -S | -X | -r',
  operands: { '<path...>': reads },
  outputs: given => (given.operands.length ? undefined : selection(given.stdin)),
  examples: { 'more +/foo a.txt': ['read a.txt'], 'most -s a.txt': ['read a.txt'], "more '+!ls' a.txt": ["interpret +!ls as more (literal)", 'read a.txt'] },
})
