// dropdb, dropuser: remove a database or a role of a PostgreSQL server. Source: dropdb(1), dropuser(1), PostgreSQL 15.
import { command } from './define.ts'
import { CONNECTION } from './lib/postgres.ts'
import { destroys } from './roles.ts'

export default command('dropdb', {
  aliases: ['dropuser'],
  harmless: `-f, --force | -i, --interactive | ${CONNECTION}`,
  operands: { '<name>': destroys },
  examples: {
    'dropdb --version': [],
    'dropdb app': ['destroy app'],
    'dropdb --if-exists -h db.a.dev app': ['destroy app'],
  },
})
