// head: prints the first lines. Source: head(1), GNU coreutils 9.1; FreeBSD 14; busybox 1.35.
import { command } from './define.ts'
import { readsFiles, selectsLines } from './lib/files.ts'

export default command('head', {
  aliases: ['ghead'],
  harmless: '-c, --bytes <count> | -n, --lines <count> | -q, --quiet, --silent | -v, --verbose | -z, --zero-terminated | -<n> | --help | --version',
  operands: { '<file...>': readsFiles },
  outputs: selectsLines(false),
  examples: { 'head -5 a.log': ['read a.log'], 'head -n 3 a b': ['read a', 'read b'], 'head -$n a; head -n"$m" b': ['read a', 'read b'], 'head -$(cat n) a': ['read n', "read ?'-$(cat n)'", 'read a'], 'ls | head -n1 | xargs cat': ['list .', 'read each of *'] },
})
