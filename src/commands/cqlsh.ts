// cqlsh: runs CQL on a Cassandra server. Source: cqlsh --help 4.1.
import { literal } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { elsewhere } from './lib/net.ts'
import { type Client, sqlOfStdin, sqlSteps } from './lib/sql-text.ts'
import { nothing, reads } from './roles.ts'

const client = (given: Given): Client => ({ database: given.value('-k') ?? given.operands[0] ?? literal('cassandra'), dialect: 2, command: () => undefined })

export default command('cqlsh', {
  aliases: ['cqlsh-expansion'],
  options: {
    '-e, --execute <text>': nothing,
    '-f, --file <file>': words => words.map(file => ({ file, language: 'cql' })),
    '--cqlshrc, --credentials <file>': reads,
  },
  harmless: '-h, --help | --version | -C, --color | --no-color | --browser <v> | --ssl | -u, --username <v> | -p, --password <v> | -k, --keyspace <v> | --debug'
    + ' | --coverage | --encoding <v> | --cqlversion <v> | --protocol-version <v>'
    + ' | --connect-timeout <v> | --request-timeout <v> | -t, --tty | -v, --v | --consistency-level <v> | --serial-consistency-level <v>'
      + ' | --secure-connect-bundle <v> | -b <v> | --disable-history | --no-compact',
  operands: { '<host>': elsewhere, '<port>': nothing },
  always: given => {
    const texts = given.values('-e')
    if (given('-h') || given('--version')) return []
    return texts.length ? texts.flatMap(text => sqlSteps(text, client(given))) : given('-f') ? [] : sqlOfStdin(given.stdin, client(given))
  },
  examples: {
    'cqlsh db.a.dev 9042 -e "SELECT * FROM a"': ['connect db.a.dev'],
    'cqlsh -e "SELECT * FROM app.users"': [],
    'cqlsh db1 -e "DROP KEYSPACE app"': ['destroy db1'],
    'cqlsh -k app -e "INSERT INTO users (a) VALUES (1)"': ['mutate app'],
    'cqlsh -f seed.cql --cqlshrc rc': ['interpret seed.cql as cql (file)', 'read rc'],
    'cqlsh': ['interpret ?stdin as sql'],
  },
})
