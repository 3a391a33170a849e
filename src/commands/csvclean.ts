// csvclean: mends CSV. Source: csvkit 1.0.7 (which writes files beside its input) and 2.0 --help.
import { map } from '../model/index.ts'
import { command } from './define.ts'
import { CSV_HARMLESS } from './lib/csvkit.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('csvclean', {
  options: { '-n, --dry-run': nothing },
  harmless:
    `${CSV_HARMLESS} | -a, --enable-all-checks | --length-mismatch | --empty-columns | --header-normalize-space | --join-short-rows | --separator <text> | --fill-short-rows | --fillvalue <text> | --omit-error-rows | --label <text> | -E`,
  operands: { '<file>': (words, given) => [...reads(words, given), ...(given('-n') ? [] : writes(words.flatMap(word => ['_out.csv', '_err.csv'].map(end => map(word, value => value.replace(/\.csv$/, '') + end))), given))] },
  examples: { 'csvclean -n a.csv': ['read a.csv'], 'csvclean a.csv': ['read a.csv', 'write a_out.csv', 'write a_err.csv'] },
})
