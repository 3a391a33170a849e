// csvsql: queries CSV with SQL, or loads it into a database. Source: csvkit 1.0.7 and 2.0 --help.
import { exact, some, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { CSV_HARMLESS } from './lib/csvkit.ts'
import { readSql } from './lib/read-sql.ts'
import { nothing, reads } from './roles.ts'

/** A query can be the name of a file that holds it. */
function queried(word: Word): Step | undefined {
  const text = exact(word)
  if (text === undefined) return { kind: 'interpret', target: word, language: 'sql' }
  if (/^[\w./-]+\.sql$/.test(text)) return { kind: 'interpret', target: word, language: 'sql', file: true }
  const found = readSql(text)
  return found === 'read' ? undefined : found === 'unknown' ? { kind: 'interpret', target: word, language: 'sql', literal: true } : { kind: found === 'write' ? 'mutate' : 'destroy', target: word }
}

function steps(given: Given): readonly Step[] {
  const queries = ['--query', '--before-insert', '--after-insert'].flatMap(option => given.values(option)).flatMap(word => queried(word) ?? [])
  const db = given.value('--db')
  const file = db && some(db, value => /^sqlite:\/\/\//.test(value))
  // Without a database the tables are in memory, and a query cannot harm anything but them.
  if (!db) return queries.filter(step => 'kind' in step && step.kind === 'interpret')
  const opened: Step = file ? { kind: 'write', target: { ...db, values: (db.values ?? []).map(value => value.replace(/^sqlite:\/\/\//, '')) } } : { kind: 'connect', target: db }
  return [...(given('--insert') || queries.length ? [opened] : [file ? { ...opened, kind: 'read' as const } : opened]), ...queries, ...(given('--overwrite') ? [{ kind: 'destroy' as const, target: db }] : given('--insert') && !file ? [{ kind: 'mutate' as const, target: db }] : [])]
}

export default command('csvsql', {
  aliases: ['sql2csv'],
  options: { '--query, --queries <sql>': nothing, '--before-insert <sql>': nothing, '--after-insert <sql>': nothing, '--db <address>': nothing, '--insert': nothing, '--overwrite': nothing },
  harmless: `${CSV_HARMLESS} | -i, --dialect <name> | --prefix <text> | --tables <names> | --no-constraints | --unique-constraint <columns> | --no-create | --create-if-not-exists | --db-schema <name> | --chunk-size <n> | --min-col-len <n> | --col-len-multiplier <n> | --engine-option <name> <value> | --execution-option <name> <value> | --sql-delimiter <text>`,
  operands: { '<file...>': reads },
  always: steps,
  examples: {
    "csvsql --query 'select * from a' a.csv": ['read a.csv'],
    'csvsql --db sqlite:///a.db --insert a.csv': ['write a.db', 'read a.csv'],
    'csvsql --db postgresql://h/d --insert --overwrite a.csv': ['connect postgresql://h/d', 'destroy postgresql://h/d', 'read a.csv'],
    "sql2csv --db postgresql://h/d --query 'select 1'": ['connect postgresql://h/d'],
    "csvsql --db postgresql://h/d --before-insert 'drop table a' --after-insert q.sql --insert a.csv": ['connect postgresql://h/d', "destroy 'drop table a'", 'interpret q.sql as sql (file)', 'mutate postgresql://h/d', 'read a.csv'],
  },
})
