// pg_basebackup, pg_receivewal: copy what a PostgreSQL server holds. Source: pg_basebackup(1), pg_receivewal(1), PostgreSQL 15.
import { command } from './define.ts'
import { CONNECTION, serversOf } from './lib/postgres.ts'
import { each } from './roles.ts'

export default command('pg_basebackup', {
  aliases: ['pg_receivewal'],
  options: {
    '-D, --pgdata, --directory, --waldir, -X <folder>': each(target => (target.values?.some(value => /^(none|fetch|stream|-)$/.test(value)) ? undefined : { kind: 'write', target })),
  },
  harmless: '-F, --format <v> | -r, --max-rate <v> | -R, --write-recovery-conf | -t, --target <v> | -T, --tablespace-mapping <v> | --wal-method <v> | -z, --gzip'
    + ' | -Z, --compress <v> | -c, --checkpoint <v> | -C, --create-slot | --drop-slot | -E, --endpos <v> | -l, --label <v> | -n, --no-clean, --no-loop | -N | -P, --progress'
    + ' | -S, --slot <v> | -s, --status-interval <v> | -d, --dbname <v> | --no-slot | --if-not-exists | --synchronous | --no-verify-checksums | --no-estimate-size'
    + ` | --no-manifest | --manifest-checksums <v> | --manifest-force-encode | ${CONNECTION}`,
  operands: {},
  always: serversOf,
  examples: {
    'pg_basebackup -h db.a.dev -D data': ['write data', 'connect db.a.dev'],
    'pg_basebackup -D backup -Fp -X stream -P': ['write backup'],
    'pg_receivewal --directory wal -S slot --synchronous': ['write wal'],
  },
})
