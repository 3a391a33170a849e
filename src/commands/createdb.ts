// createdb, createuser, vacuumdb, reindexdb, clusterdb: change a PostgreSQL server. Source: their man pages, PostgreSQL 15.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { CONNECTION, looksOnly } from './lib/postgres.ts'
import { nothing } from './roles.ts'

export default command('createdb', {
  aliases: ['createuser', 'vacuumdb', 'reindexdb', 'clusterdb'],
  harmless: '-a, --all | -d <v> | --dbname <v> | -D <v> | --tablespace <v> | --no-createdb | -E <v> | --encoding <v> | -l <v> | --locale <v> | --lc-collate <v>'
    + ' | --lc-ctype <v> | --icu-locale <v> | --locale-provider <v> | -O <v> | --owner <v>'
    + ' | -S <v> | --strategy <v> | -T <v> | --template <v> | --createdb | -s, --superuser | --no-superuser | -r, --createrole | -R, --no-createrole'
      + ' | -L, --no-login | --login | -i, --inherit | -I, --no-inherit | -c, --connection-limit <v>'
    + ' | -g, --role <v> | -P, --pwprompt | --replication | --no-replication | --interactive | -f, --full | -F, --freeze | -j, --jobs <v> | --parallel <v>'
      + ' | -t, --table <v> | -z, --analyze | -Z, --analyze-only | --analyze-in-stages'
    + ` | --schema <v> | --index <v> | --system | --concurrently | --skip-locked | --min-xid-age <v> | --min-mxid-age <v> | ${CONNECTION}`,
  operands: { '<name>': nothing, '<comment>': nothing },
  always: given => (looksOnly(given) ? [] : [{ kind: 'mutate', target: given.operands[0] ?? given.value('-d') ?? given.value('--dbname') ?? literal('server') }]),
  examples: {
    'createdb --version': [],
    'createdb -O me app': ['mutate app'],
    'vacuumdb --all --analyze': ['mutate server'],
  },
})
