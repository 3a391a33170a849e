// sqlite3: runs SQL on a database that is a file. Source: sqlite3(1), sqlite3 3.40 -help and .help.
import { exact, literal, map, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { dotCommand } from './lib/sqlite-commands.ts'
import { type Client, sqlOfStdin, sqlSteps } from './lib/sql-text.ts'
import { lists, nothing } from './roles.ts'

const memory: Word = literal(':memory:')
/** `file:path?mode=ro` names a file too. */
const fromUri = (word: Word): Word => map(word, value => (value.startsWith('file:') ? value.replace(/^file:(\/\/)?/, '').replace(/\?.*$/, '') : value))
/** Without a name, and with this one, nothing is kept. */
function client(given: Given): Client {
  const file = given.operands[0] ? fromUri(given.operands[0]) : memory
  const kept = !/^(:memory:|)$/.test(exact(file) ?? '?')
  return { database: file, dialect: 2, command: line => dotCommand(line, file), ...(kept && { file }) }
}

export default command('sqlite3', {
  aliases: ['sqlite'],
  style: 'long',
  // No option has a role of its own: a path in a variable, which is common, would count as one of them.
  harmless: '-cmd <v> | -init <v> | -append | -ascii | -bail | -batch | -box | -column | -csv | -deserialize | -echo | -escape <v> | -header | -noheader | -headers'
    + ' | -heap <v> | -help'
    + ' | -html | -interactive | -json | -jsonl | -line | -list | -lookaside <v> <v>'
    + ' | -markdown | -maxsize <v> | -memtrace | -mmap <v> | -multiplex | -newline <v> | -no-rowid-in-view | -nofollow | -nonce <v> | -nullvalue <v>'
      + ' | -pagecache <v> <v> | -pcachetrace | -quote | -readonly | -safe | -separator <v>'
    + ' | -sorterref <v> | -stats | -table | -tabs | -unsafe-testing | -utf8 | -version | -vfs <v> | -vfstrace | -zip',
  operands: { '<file>': nothing, '<text...>': nothing },
  always: given => {
    if (given('-version') || given('-help')) return []
    const texts = [...given.values('-cmd'), ...given.operands.slice(1)]
    const files = given.values('-init').map((file): Step => ({ file, language: 'sql' }))
    const steps = [...files, ...texts.flatMap(text => sqlSteps(text, client(given)))]
    return given.operands.length > 1 ? steps : [...steps, ...(given.stdin || !given('-cmd') ? sqlOfStdin(given.stdin, client(given)) : lists(given.operands, given))]
  },
  examples: {
    'sqlite3 --version': [],
    'sqlite3 app.db "SELECT * FROM users LIMIT 5"': ['read app.db'],
    'sqlite3 -header -column app.db .tables': ['read app.db'],
    'sqlite3 app.db ".schema users" "select 1"': ['read app.db'],
    'sqlite3 -readonly -json /tmp/a.db "pragma table_info(users)"': ['read /tmp/a.db'],
    'sqlite3 "file:app.db?mode=ro" "select 1"': ['read app.db'],
    'sqlite3 "$DB" "select 1"': [`read ?'"$DB"'`],
    'sqlite3 :memory: "select 1"': [],
    'sqlite3 app.db "INSERT INTO users VALUES (1)"': ['mutate app.db', 'write app.db'],
    'sqlite3 app.db "DROP TABLE users"': ['destroy app.db', 'write app.db'],
    'sqlite3 app.db ".shell ls /srv"': ['list /srv', `interpret 'ls /srv' as sh (literal)`],
    'sqlite3 app.db ".system ls /srv"': ['list /srv', `interpret 'ls /srv' as sh (literal)`],
    'sqlite3 app.db ".import users.csv users"': ['read users.csv', 'write app.db'],
    'sqlite3 app.db ".output out.txt" "select 1"': ['write out.txt', 'read app.db'],
    'sqlite3 app.db ".load ./ext"': ['execute ./ext'],
    'sqlite3 app.db ".read seed.sql"': ['interpret seed.sql as sql (file)'],
    'sqlite3 app.db ".backup old.db"': ['write old.db'],
    'sqlite3 app.db "select load_extension(1)"': [`interpret 'select load_extension(1)' as sql (literal)`, 'write app.db'],
    'sqlite3 -init setup.sql app.db "select 1"': ['interpret setup.sql as sql (file)', 'read app.db'],
    'sqlite3 -cmd ".mode json" app.db "select 1"': ['read app.db'],
    'echo "DELETE FROM users" | sqlite3 app.db': ['destroy app.db', 'write app.db'],
    'sqlite3 app.db': ['interpret ?stdin as sql'],
  },
})
