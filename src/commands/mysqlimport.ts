// mysqlimport: loads tables from files. Source: mariadb-import --help 10.11.
import { command } from './define.ts'
import { CONNECTION, SERVER, serverExamples } from './lib/mysql.ts'
import { mutates, reads } from './roles.ts'

export default command('mysqlimport', {
  aliases: ['mariadb-import'],
  options: SERVER,
  harmless: '-c, --columns <v> | -d, --delete | --fields-terminated-by <v> | --fields-enclosed-by <v> | --fields-optionally-enclosed-by <v>'
    + ' | --fields-escaped-by <v> | -i, --ignore | -k, --ignore-foreign-keys | --ignore-lines <v>'
    + ` | --lines-terminated-by <v> | -L, --local | -l, --lock-tables | --low-priority | -r, --replace | --use-threads <v> | ${CONNECTION}`,
  operands: { '<database>': (words, given) => (given('-d') ? words.map(target => ({ kind: 'destroy', target })) : mutates(words, given)), '<file...>': reads },
  examples: {
    ...serverExamples('mysqlimport'),
    'mysqlimport --host=db.a.dev app t.txt': ['connect db.a.dev', 'mutate app', 'read t.txt'],
    'mysqlimport --local app users.txt': ['mutate app', 'read users.txt'],
    'mysqlimport --delete --defaults-file=my.cnf app users.txt': ['read my.cnf', 'destroy app', 'read users.txt'],
  },
})
