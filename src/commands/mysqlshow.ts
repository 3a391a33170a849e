// mysqlshow: shows the databases, tables and columns of a MySQL server. Source: mariadb-show --help 10.11.
import { command } from './define.ts'
import { CONNECTION, SERVER, serverExamples } from './lib/mysql.ts'
import { nothing } from './roles.ts'

export default command('mysqlshow', {
  aliases: ['mariadb-show'],
  options: SERVER,
  harmless: `--count | -k, --keys | -t, --show-table-type | -i, --status | -c <v> | ${CONNECTION}`,
  operands: { '<database>': nothing, '<table>': nothing, '<column>': nothing },
  examples: { ...serverExamples('mysqlshow'), 'mysqlshow -u root app': [], 'mysqlshow -h db.a.dev --defaults-file=my.cnf': ['connect db.a.dev', 'read my.cnf'] },
})
