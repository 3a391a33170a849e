// pg_basebackup, initdb: make the folder of a PostgreSQL server. Source: pg_basebackup(1), initdb(1), PostgreSQL 15.
import { command } from './define.ts'
import { CONNECTION } from './lib/postgres.ts'
import { each, reads, writes } from './roles.ts'

export default command('pg_basebackup', {
  aliases: ['initdb', 'pg_receivewal'],
  options: {
    '-D, --pgdata, --waldir, -X <folder>': each(target => (target.values?.some(value => /^(none|fetch|stream|-)$/.test(value)) ? undefined : { kind: 'write', target })),
    '--pwfile <file>': reads,
  },
  harmless: '-F, --format <v> | -r, --max-rate <v> | -R, --write-recovery-conf | -t, --target <v> | -T, --tablespace-mapping <v> | --wal-method <v> | -z, --gzip'
    + ' | -Z, --compress <v> | -c, --checkpoint <v> | -C, --create-slot | -l, --label <v>'
    + ' | -n, --no-clean | -N | -P, --progress | -S, --slot <v> | -s, --status-interval <v> | -d, --dbname <v> | --no-slot | --no-verify-checksums'
      + ' | --no-manifest | --manifest-checksums <v> | -A, --auth <v> | --auth-local <v>'
    + ` | --auth-host <v> | -E, --encoding <v> | -g, --allow-group-access | -k, --data-checksums | --locale <v> | --no-locale | --wal-segsize <v> | --no-instructions | ${CONNECTION}`,
  operands: { '<folder>': writes },
  examples: {
    'pg_basebackup -D backup -Fp -X stream -P': ['write backup'],
    'initdb --pwfile=pw.txt data': ['read pw.txt', 'write data'],
  },
})
