// pg_restore: puts a dump back into a PostgreSQL database. Source: pg_restore(1), PostgreSQL 15.
import { command } from './define.ts'
import { CONNECTION, databaseOf } from './lib/postgres.ts'
import { reads, writes } from './roles.ts'

export default command('pg_restore', {
  options: {
    '-d, --dbname <database>': (_, given) => [{ kind: given('-c') ? 'destroy' : 'mutate', target: databaseOf(given) }],
    '-f, --file <file>': writes,
    '-L, --use-list, --filter <file>': reads,
  },
  harmless: '-R, --no-reconnect | -F, --format <v> | -l, --list | -a, --data-only | -c, --clean | -C, --create | -e, --exit-on-error | -I, --index <v> | -j, --jobs <v>'
    + ' | -n, --schema <v> | -N, --exclude-schema <v> | -O, --no-owner | -P, --function <v>'
    + ' | -s, --schema-only | -S, --superuser <v> | -t, --table <v> | -T, --trigger <v> | -x, --no-privileges, --no-acl | -1, --single-transaction'
      + ' | --disable-triggers | --enable-row-security | --no-comments | --no-data-for-failed-tables'
    + ' | --no-publications | --no-security-labels | --no-subscriptions | --no-table-access-method | --no-tablespaces | --restrict-key <v> | --section <v>'
      + ' | --strict-names | --use-set-session-authorization | --transaction-size <v> | '
    + CONNECTION.replace('-e, --echo | ', ''),
  operands: { '<file>': reads },
  examples: {
    'pg_restore -l app.dump': ['read app.dump'],
    'pg_restore -f - app.dump': ['read app.dump'],
    'pg_restore -f app.sql -L list.txt app.dump': ['write app.sql', 'read list.txt', 'read app.dump'],
    'pg_restore -d app app.dump': ['mutate app', 'read app.dump'],
    'pg_restore --clean --dbname=app app.dump': ['destroy app', 'read app.dump'],
  },
})
