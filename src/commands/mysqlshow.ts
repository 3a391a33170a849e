// mysqlshow, mysqlbinlog: show what a MySQL server holds. Source: mariadb-show, mariadb-binlog --help 10.11.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('mysqlshow', {
  aliases: ['mariadb-show', 'mysqldumpslow', 'mariadb-dumpslow', 'my_print_defaults', 'perror'],
  style: 'none',
  // The summary is of a log, and shows its lines.
  operands: { '<argument...>': (words, given) => (/slow$/.test(given.called) ? reads(words.filter(word => !word.values?.every(value => value.startsWith('-'))), given) : []) },
  examples: { 'mysqlshow -u root app': [], 'perror 28': [], 'mysqldumpslow -s t slow.log': ['read t', 'read slow.log'] },
})
