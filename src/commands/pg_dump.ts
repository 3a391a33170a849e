// pg_dump: writes out a PostgreSQL database. Source: pg_dump(1), PostgreSQL 15.
import { command } from './define.ts'
import { CONNECTION, serversOf } from './lib/postgres.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('pg_dump', {
  harmless: '-f, --file <v> | --filter <v> | -d, --dbname <v> | -F, --format <v> | -j, --jobs <v> | -Z, --compress <v> | --lock-wait-timeout <v> | -a, --data-only'
    + ' | -b, --blobs, --large-objects'
    + ' | -B, --no-blobs, --no-large-objects | -c, --clean | -C, --create | -E, --encoding <v> | -n, --schema <v> | -N, --exclude-schema <v> | -O, --no-owner'
    + ' | -s, --schema-only | -S, --superuser <v> | -t, --table <v> | -T, --exclude-table <v> | -x, --no-privileges, --no-acl | --binary-upgrade'
    + ' | --column-inserts | --attribute-inserts | --disable-dollar-quoting | --disable-triggers | --enable-row-security | --exclude-table-data <v>'
      + ' | --extra-float-digits <v> | --include-foreign-data <v> | --inserts | --load-via-partition-root | --no-comments | --no-publications'
      + ' | --no-security-labels | --no-subscriptions | --no-table-access-method'
    + ' | --no-tablespaces | --no-toast-compression | --no-unlogged-table-data | --on-conflict-do-nothing | --quote-all-identifiers | --restrict-key <v>'
      + ' | --rows-per-insert <v> | --section <v> | --serializable-deferrable | --snapshot <v> | --strict-names | --use-set-session-authorization'
      + ' | --exclude-table-and-children <v> | --table-and-children <v> | --exclude-extension <v> | --statistics | --no-statistics | --no-schema | --no-data'
      + ' | -e, --extension <v> | -R, --no-reconnect | '
    + CONNECTION.replace('-e, --echo | ', ''),
  operands: { '<database>': nothing },
  always: given => [...serversOf(given), ...writes(given.values('-f'), given), ...reads(given.values('--filter'), given)],
  examples: {
    'pg_dump -s app': [],
    'pg_dump -Fc -U me -h db.a.dev app -f app.dump': ['connect db.a.dev', 'write app.dump'],
    'pg_dump --filter=f.txt app > app.sql': ['write app.sql', 'read f.txt'],
  },
})
