// prisma: changes databases by a project's schema; drizzle-kit, knex, alembic and other migration tools under their names. Source: their --help.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { executesHere } from './lib/toolchain.ts'

/** The verbs of these tools are alike; words with a colon or several words say the same. */
function does(words: readonly Word[]): readonly Step[] {
  const text = words.map(word => exact(word) ?? word.text).join(' ')
  if (/^(?:-v|--version|-V|version|-h|--help|help)$/.test(text) || /\s(?:--help|-h)$/.test(text)) return []
  const database = literal('database')
  if (/\b(?:reset|drop|db:drop|truncate|force-reset|clean|schema:drop|undo:all|revert:all|database drop|downgrade base)\b/.test(text))
    return [executesHere, { kind: 'destroy', target: database }]
  if (
    /\b(?:status|validate|format|generate|list|show|history|current|heads|branches|info|check|introspect|pull|diff|studio|dump|db:version|migrations? (?:list|status))\b/.test(
      text,
    )
  )
    return [executesHere]
  return [executesHere, { kind: 'mutate', target: database }]
}

export default command('prisma', {
  aliases: [
    'drizzle-kit',
    'knex',
    'sequelize',
    'sequelize-cli',
    'typeorm',
    'mikro-orm',
    'alembic',
    'sqlx',
    'sea-orm-cli',
    'diesel',
    'migrate',
    'flyway',
    'liquibase',
    'dbmate',
    'atlas',
    'yoyo',
    'node-pg-migrate',
    'db-migrate',
    'pgroll',
    'sqitch',
    'phinx',
    'doctrine',
    'aerich',
  ],
  style: 'none',
  operands: { '<arg...>': () => [] },
  always: given => (given.operands.length ? does(given.operands) : []),
  examples: {
    'prisma --version': [],
    'prisma generate': ['execute .'],
    'prisma migrate deploy': ['execute .', 'mutate database'],
    'prisma migrate reset --force': ['execute .', 'destroy database'],
    'alembic upgrade head': ['execute .', 'mutate database'],
    'alembic history': ['execute .'],
  },
})
