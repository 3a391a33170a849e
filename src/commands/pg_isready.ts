// pg_isready, pg_config, pg_controldata, pg_verifybackup, pg_amcheck, pg_waldump: look at PostgreSQL. Source: their man pages, PostgreSQL 15.
import { command } from './define.ts'
import { elsewhere, hostsAmong } from './lib/net.ts'
import { named } from './lib/postgres.ts'

export default command('pg_isready', {
  aliases: ['pg_config', 'pg_controldata', 'pg_verifybackup', 'pg_amcheck', 'pg_waldump', 'pg_test_timing', 'pg_lsclusters', 'oid2name'],
  style: 'none',
  operands: { '<argument...>': words => elsewhere([...hostsAmong(words), ...words.flatMap(named)]) },
  examples: { 'pg_isready -h db.a.dev -p 5432': ['connect db.a.dev'], 'pg_isready -d "host=db.a.dev" && pg_isready --host=b.dev': ['connect db.a.dev', 'connect b.dev'], 'pg_isready -h localhost -p 5432': [], 'pg_config --bindir': [] },
})
