// mysqldump, mariadb-dump: write out databases of a MySQL server. Source: mariadb-dump --help 10.11, mysqldump(1) 8.0.
import { command } from './define.ts'
import { CONNECTION, SERVER, serverExamples } from './lib/mysql.ts'
import { nothing, writes } from './roles.ts'

const ON = 'add-drop-database add-drop-table add-drop-trigger add-locks allow-keywords apply-slave-statements apply-replica-statements column-statistics comments compact complete-insert create-options databases delayed-insert delete-master-logs'
  + ' delete-source-logs disable-keys dump-date events extended-insert flush-logs flush-privileges gtid header hex-blob include-master-host-port include-source-host-port insert-ignore lock-all-tables lock-tables log-queries no-autocommit'
  + ' no-create-db no-create-info no-data no-data-med no-set-names no-tablespaces opt order-by-primary order-by-size quick quote-names replace routines set-charset single-transaction tables triggers tz-utc xml all-databases all-tablespaces'
  + ' copy-s3-tables dump-history galera-info'

export default command('mysqldump', {
  aliases: ['mariadb-dump'],
  options: { ...SERVER, '-r, --result-file, --log-error <file>': writes, '-T, --tab <folder>': writes },
  harmless: `${ON.split(' ').map(name => `--${name} | --skip-${name}`).join(' | ')} | -A | -Y | -y | -i | -c | -a | -B | -K | -H | -E | -e | -F | -f | -x | -l | -n | -t | -d | -N | -q | -Q | -R | -X | -w, --where <v> | --as-of <v> | --compatible <v>`
    + ' | --dump-slave [v] | --dump-replica [v] | --fields-terminated-by <v> | --fields-enclosed-by <v> | --fields-optionally-enclosed-by <v>'
      + ' | --fields-escaped-by <v> | --ignore-database <v> | --ignore-table-data <v> | --ignore-table <v>'
    + ` | --ignore-error <v> | --lines-terminated-by <v> | --master-data [v] | --source-data [v] | --max-allowed-packet <v> | --max-statement-time <v> | --net-buffer-length <v> | --set-gtid-purged [v] | --system <v> | ${CONNECTION}`,
  operands: { '<name...>': nothing },
  examples: {
    ...serverExamples('mysqldump'),
    'mysqldump -hdb.a.dev app': ['connect db.a.dev'],
    'mysqldump -u root -psecret --single-transaction --no-data app users': [],
    'mysqldump app --skip-comments > app.sql': ['write app.sql'],
    'mysqldump app -r app.sql': ['write app.sql'],
    'mariadb-dump --tab=out --defaults-file=my.cnf app': ['write out', 'read my.cnf'],
  },
})
