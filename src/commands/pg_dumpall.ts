// pg_dumpall: writes out every database of a PostgreSQL server. Source: pg_dumpall(1), PostgreSQL 15.
import { command } from './define.ts'
import { CONNECTION, serversOf } from './lib/postgres.ts'
import { reads, writes } from './roles.ts'

export default command('pg_dumpall', {
  options: { '-f, --file <file>': writes, '--filter <file>': reads },
  harmless:
    '-a, --data-only | -c, --clean | -E, --encoding <v> | -g, --globals-only | -O, --no-owner | -r, --roles-only | -s, --schema-only | -S, --superuser <v> | -t, --tablespaces-only | -x, --no-privileges, --no-acl'
    + ' | --binary-upgrade | --column-inserts, --attribute-inserts | --disable-dollar-quoting | --disable-triggers | --exclude-database <v> | --extra-float-digits <v> | --inserts | --load-via-partition-root'
    + ' | --lock-wait-timeout <v> | --no-comments | --no-publications | --no-role-passwords | --no-security-labels | --no-subscriptions | --no-table-access-method | --no-tablespaces | --no-toast-compression'
    + ' | --no-unlogged-table-data | --on-conflict-do-nothing | --quote-all-identifiers | --restrict-key <v> | --rows-per-insert <v> | --use-set-session-authorization | --statistics | --no-statistics'
    + ` | --no-schema | --no-data | -d, --dbname <v> | -l, --database <v> | ${CONNECTION}`,
  operands: {},
  always: serversOf,
  examples: { 'pg_dumpall -h db.a.dev': ['connect db.a.dev'], 'pg_dumpall -t --globals-only': [], 'pg_dumpall --filter f.txt -f all.sql': ['read f.txt', 'write all.sql'] },
})
