// mysqlshow, mysqlbinlog: show what a MySQL server holds. Source: mariadb-show, mariadb-binlog --help 10.11.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('mysqlshow', {
  aliases: ['mariadb-show', 'mysqldumpslow', 'mariadb-dumpslow', 'my_print_defaults', 'perror'],
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'mysqlshow -u root app': [], 'perror 28': [] },
})
