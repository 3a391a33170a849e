// sqlcmd: runs Transact-SQL on a SQL Server. Source: sqlcmd -? 18.
import { literal, map } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { elsewhere } from './lib/net.ts'
import { type Client, sqlOfStdin, sqlSteps } from './lib/sql-text.ts'
import { nothing, writes } from './roles.ts'

const client = (given: Given): Client => ({ database: given.value('-d') ?? given.value('-S') ?? literal('database'), dialect: 2, command: () => undefined })
const steps = (given: Given): readonly Step[] => [...given.values('-Q'), ...given.values('-q')].flatMap(text => sqlSteps(text, client(given)))

export default command('sqlcmd', {
  options: {
    '-S <server>': words => elsewhere(words.map(word => map(word, value => value.replace(/^(?:tcp|np|lpc|admin):/, '').replace(/,\d+$/, '').replace(/\\.*$/, '')))),
    '-Q, -q <text>': nothing,
    '-i <file>': words => words.map(file => ({ file, language: 'sql' })),
    '-o <file>': writes,
  },
  harmless: '-U <v> | -P <v> | -d <v> | -E | -G | -N [v] | -C | -l <v> | -t <v> | -H <v> | -h <v> | -W | -w <v> | -s <v> | -a <v> | -c <v> | -b | -r [v]'
    + ' | -m <v> | -V <v> | -y <v> | -Y <v> | -k [v] | -e | -I | -L [v] | -x | -X [v] | -v <v> | -u'
    + ' | -f <v> | -R | -p [v] | -K <v> | -M | -z <v> | -Z <v> | -j | -? | --help | --version',
  operands: {},
  always: given => (given('-Q') || given('-?') || given('--help') || given('--version') || given('-L') ? steps(given) : given('-i') ? [] : sqlOfStdin(given.stdin, client(given))),
  examples: {
    'sqlcmd -S tcp:db.a.dev,1433 -Q "SELECT 1"': ['connect db.a.dev'],
    'sqlcmd "-?"': [],
    'sqlcmd -S db -d app -Q "SELECT 1"': [],
    'sqlcmd -d app -Q "DROP TABLE users"': ['destroy app'],
    'sqlcmd -i a.sql -o out.txt': ['interpret a.sql as sql (file)', 'write out.txt'],
  },
})
