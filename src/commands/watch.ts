// watch: runs a command again and again. Source: watch(1), procps 4.0; busybox 1.35.
import { command } from './define.ts'
import { joined } from './lib/words.ts'

export default command('watch', {
  style: 'posix',
  harmless:
    '-b, --beep | -c, --color | -C, --no-color | -d, --differences [permanent] | -e, --errexit | -f, --follow | -g, --chgexit | -q, --equexit <cycles> | ' +
    '-n, --interval <seconds> | -p, --precise | -r, --no-rerun | -s, --shotsdir <folder> | -t, --no-title | -w, --no-wrap | -x, --exec | -h, --help | ' +
    '-v, --version',
  operands: { '<command...>': (words, given) => (given('-x') ? [{ run: words }] : [{ script: joined(words) }]) },
  examples: { 'watch -n 1 cat a': ['read a'], "watch 'cat a | sort -o b'": ['read a', 'write b'], 'watch -x rm a': ['delete a'] },
})
