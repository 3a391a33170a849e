// psql: runs SQL on a PostgreSQL server. Source: psql(1), PostgreSQL 15.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { elsewhere } from './lib/net.ts'
import { named, serversOf } from './lib/postgres.ts'
import { inputFrom, outputTo, shellLine, sqlOfStdin, sqlSteps, unquoted, withoutPassword, type Client } from './lib/sql-text.ts'
import { appends, nothing } from './roles.ts'

/** Commands of psql itself that look, or change only how things are printed, are known to the reader of SQL. */
function meta(line: string, database: Client['database']): readonly Step[] | undefined {
  const [, name = '', rest = ''] = /^\\(!|\w+)\s*([^]*)$/.exec(line) ?? []
  const args = rest.trim()
  switch (name) {
    case '!':
      return args ? shellLine(args) : undefined
    case 'i': case 'ir': case 'include': case 'include_relative':
      return inputFrom(args)
    case 'o': case 'out': case 'g': case 'gx': case 'w': case 'write': case 's':
      return /^\(/.test(args) ? undefined : outputTo(args)
    case 'copy': {
      const [, direction, program, place = ''] = /\b(from|to)\s+(program\s+)?('[^']*'|\S+)/i.exec(args) ?? []
      if (!direction) return undefined
      if (program) return shellLine(unquoted(place))
      if (/^p?std(in|out)$/i.test(place)) return direction.toLowerCase() === 'to' ? [] : [{ kind: 'mutate', target: database }]
      return direction.toLowerCase() === 'to' ? [{ kind: 'write', target: literal(unquoted(place)) }] : [{ kind: 'read', target: literal(unquoted(place)) }, { kind: 'mutate', target: database }]
    }
    case 'lo_export':
      return [{ kind: 'write', target: literal(unquoted(args.replace(/^\S+\s+/, ''))) }]
    case 'lo_import':
      return [{ kind: 'read', target: literal(unquoted(args.split(/\s+/)[0] ?? '')) }, { kind: 'mutate', target: database }]
    case 'c': case 'connect': {
      if (/[`\\|]/.test(args)) return undefined
      const words = (args.match(/'[^']*'|"[^"]*"|\S+/g) ?? []).map(word => literal(unquoted(word)))
      return elsewhere([...words.slice(2, 3), ...[...words.slice(0, 1), literal(args)].flatMap(named)])
    }
    case 'conninfo': case 'timing': case 'x': case 't': case 'a': case 'q': case 'pset': case 'echo': case 'encoding':
      return /[`\\|]/.test(args) ? undefined : []
    default:
      return undefined
  }
}

function client(given: Given): Client {
  const database = withoutPassword(given.value('-d') ?? given.operands[0] ?? given.value('-h') ?? literal('database'))
  return { database, dialect: 0, command: line => meta(line, database) }
}

export default command('psql', {
  // No option has a role of its own: an address in a variable, which is common, would count as one of them.
  harmless: '-c, --command <v> | -f, --file <v> | -o, --output <v> | -L, --log-file <v> | -d, --dbname <v> | -l, --list | -v, --set, --variable <v> | -V, --version'
    + ' | -X, --no-psqlrc | -1, --single-transaction | -?, --help [v]'
    + ' | -a, --echo-all | -b, --echo-errors | -e, --echo-queries | -E, --echo-hidden'
    + ' | -n, --no-readline | -q, --quiet | -s, --single-step | -S, --single-line | -A, --no-align | --csv | -F, --field-separator <v> | -H, --html'
      + ' | -P, --pset <v> | -R, --record-separator <v> | -t, --tuples-only'
    + ' | -T, --table-attr <v> | -x, --expanded | -z, --field-separator-zero | -0, --record-separator-zero | -h, --host <v> | -p, --port <v>'
      + ' | -U, --username <v> | -w, --no-password | -W, --password',
  operands: { '<database>': nothing, '<user>': nothing },
  always: given => {
    const places = given.values('-o').flatMap((word): readonly Step[] => (word.values ? word.values.flatMap(outputTo) : [{ kind: 'write', target: word }]))
    const files = given.values('-f').flatMap((file): readonly Step[] => (exact(file) === '-' ? sqlOfStdin(given.stdin, client(given)) : [{ file, language: 'sql' }]))
    const texts = given.values('-c').flatMap(text => sqlSteps(text, client(given)))
    const looks = ['-c', '-f', '-l', '-V', '-?'].some(given)
    return [...serversOf(given), ...places, ...appends(given.values('-L'), given), ...texts, ...files, ...(looks ? [] : sqlOfStdin(given.stdin, client(given)))]
  },
  examples: {
    'psql -c "\\\\c - - db.a.dev 5432"': ['connect db.a.dev'],
    'psql -c "\\\\connect postgres://db.a.dev/x"': ['connect postgres://db.a.dev'],
    'psql -c "\\\\c app"': [],
    'psql -h "${DB:-db.a.dev}" -l': ['connect db.a.dev'],
    'psql -h /var/run/postgresql -l && psql -h "${DB:-localhost}" -l': [],
    'psql -l': [],
    'psql --version': [],
    'psql -h db.a.dev -c "\\dt"': ['connect db.a.dev'],
    'psql -U app -h localhost -d app -c "SELECT count(*) FROM users"': [],
    'psql -d app -c "\\dt"': [],
    'psql app -tAc "select 1"': [],
    'psql -c "UPDATE users SET name = 1 WHERE id = 2" app': ['mutate app'],
    'psql -c "DROP DATABASE app"': ['destroy database'],
    'psql postgres://me:pw@db.a.dev/app -c "DROP TABLE users"': ['connect postgres://db.a.dev', 'destroy postgres://db.a.dev/app'],
    'psql "host=db.a.dev dbname=app" -l': ['connect db.a.dev'],
    'psql "postgres://localhost/app?host=db.a.dev" -l': ['connect db.a.dev'],
    'psql -d "postgres://me:$PW@db.a.dev/app" -l': ['connect postgres://db.a.dev'],
    'psql postgres://me:pw@localhost/app -l': [],
    'echo "DELETE FROM users" | psql app': ['destroy app'],
    'psql app -c "$SQL"': [`interpret ?'"$SQL"' as sql`],
    'psql app --command="select 1"': [],
    'psql app -f seed.sql': ['interpret seed.sql as sql (file)'],
    'psql app -o out.txt -c "select 1"': ['write out.txt'],
    'psql app -L log.txt -c "select 1"': ['append log.txt'],
    'psql -c "\\! ls /srv"': ['list /srv', `interpret 'ls /srv' as sh (literal)`],
    'psql app -c "\\copy users to users.csv csv"': ['write users.csv'],
    'psql app -c "\\copy users from users.csv csv"': ['read users.csv', 'mutate app'],
    'psql app -c "CALL refresh()"': [`interpret 'CALL refresh()' as sql (literal)`],
    'psql "$DATABASE_URL" -c "select 1"': [],
    'PSQLRC=./rc psql app -c "select 1"': ['interpret ./rc as sql (file)'],
    'psql app': ['interpret ?stdin as sql'],
  },
})
