// vacuumdb, reindexdb, clusterdb: tidy the databases of a PostgreSQL server. Source: their man pages, PostgreSQL 15 to 17.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { CONNECTION, looksOnly } from './lib/postgres.ts'
import { nothing } from './roles.ts'

export default command('vacuumdb', {
  aliases: ['reindexdb', 'clusterdb'],
  harmless:
    '-a, --all | --buffer-usage-limit <v> | -d, --dbname <v> | --disable-page-skipping | -f, --full | -F, --freeze | --force-index-cleanup | -i, --index <v> | -j, --jobs <v> | --concurrently'
    + ' | --min-mxid-age <v> | --min-xid-age <v> | -n <v> | -N, --exclude-schema <v> | --no-index-cleanup | --no-process-main | --no-process-toast | --no-truncate | -P, --parallel <v> | --skip-locked'
    + ` | -s, --system | -S, --schema <v> | -t, --table <v> | --tablespace <v> | -z, --analyze | -Z, --analyze-only | --analyze-in-stages | ${CONNECTION}`,
  operands: { '<name>': nothing },
  always: given => (looksOnly(given) ? [] : [{ kind: 'mutate', target: given.operands[0] ?? given.value('-d') ?? literal('server') }]),
  examples: { 'vacuumdb --all --analyze': ['mutate server'], 'reindexdb -i orders_key app': ['mutate app'], 'vacuumdb -P 2 -n public app': ['mutate app'], 'clusterdb -V': [] },
})
