// pg_isready, pg_config, pg_controldata, pg_verifybackup, pg_amcheck, pg_waldump: look at PostgreSQL. Source: their man pages, PostgreSQL 15.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('pg_isready', {
  aliases: ['pg_config', 'pg_controldata', 'pg_verifybackup', 'pg_amcheck', 'pg_waldump', 'pg_test_timing', 'pg_lsclusters', 'oid2name'],
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'pg_isready -h localhost -p 5432': [], 'pg_config --bindir': [] },
})
