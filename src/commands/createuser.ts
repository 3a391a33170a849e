// createuser: makes a role of a PostgreSQL server. Source: createuser(1), PostgreSQL 15 to 17.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { CONNECTION, looksOnly } from './lib/postgres.ts'
import { nothing } from './roles.ts'

export default command('createuser', {
  harmless:
    '-a, --with-admin <v> | -c, --connection-limit <v> | -d, --createdb | -D, --no-createdb | -E, --encrypted | -g, --role, --member-of <v> | -i, --inherit | -I, --no-inherit | --interactive'
    + ' | -l, --login | -L, --no-login | -m, --with-member, --member <v> | -P, --pwprompt | -r, --createrole | -R, --no-createrole | -s, --superuser | -S, --no-superuser | -v, --valid-until <v>'
    + ` | --bypassrls | --no-bypassrls | --replication | --no-replication | ${CONNECTION}`,
  operands: { '<name>': nothing },
  always: given => (looksOnly(given) ? [] : [{ kind: 'mutate', target: given.operands[0] ?? literal('server') }]),
  examples: { 'createuser -d -S -E dev': ['mutate dev'], 'createuser --interactive': ['mutate server'], 'createuser --help': [] },
})
