// createdb: makes a PostgreSQL database. Source: createdb(1), PostgreSQL 15.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { CONNECTION, looksOnly } from './lib/postgres.ts'
import { nothing } from './roles.ts'

export default command('createdb', {
  harmless:
    '-d, --dbname <v> | -D, --tablespace <v> | -E, --encoding <v> | -l, --locale <v> | --lc-collate <v> | --lc-ctype <v> | --icu-locale <v> | --icu-rules <v> | --builtin-locale <v>'
    + ` | --locale-provider <v> | -O, --owner <v> | -S, --strategy <v> | -T, --template <v> | ${CONNECTION}`,
  operands: { '<name>': nothing, '<comment>': nothing },
  always: given => (looksOnly(given) ? [] : [{ kind: 'mutate', target: given.operands[0] ?? given.value('-d') ?? given.value('--dbname') ?? literal('server') }]),
  examples: {
    'createdb --version': [],
    'createdb -O me app': ['mutate app'],
  },
})
