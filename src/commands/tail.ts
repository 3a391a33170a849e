// tail: prints the last lines. Source: tail(1), GNU coreutils 9.1; FreeBSD 14; busybox 1.35.
import { command } from './define.ts'
import { readsFiles, selectsLines } from './lib/files.ts'

export default command('tail', {
  aliases: ['gtail'],
  harmless:
    '-b <count> | -c, --bytes <count> | -f | -F | --follow [how] | -n, --lines <count> | --max-unchanged-stats <count> | --pid <pid> | ' +
    '-q, --quiet, --silent | --retry | -r | -s, --sleep-interval <seconds> | -v, --verbose | -z, --zero-terminated | -<n> | +<n> | --help | --version',
  operands: { '<file...>': readsFiles },
  outputs: selectsLines(true),
  examples: { 'tail -f app.log': ['read app.log'], 'tail -n +3 a.csv': ['read a.csv'], 'tail -20 a': ['read a'], 'tail -"$n" a': ['read a'], 'tail +2 a': ['read a'] },
})
