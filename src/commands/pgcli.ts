// pgcli, usql and other clients for people: what is typed decides what they do. Source: pgcli --help 4.1.
import { literal } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { serversOf } from './lib/postgres.ts'
import { type Client, sqlOfStdin, sqlSteps } from './lib/sql-text.ts'
import { nothing } from './roles.ts'

const client = (given: Given): Client => ({ database: given.value('-d') ?? given.operands[0] ?? literal('database'), dialect: 0, command: () => undefined })

export default command('pgcli', {
  aliases: ['usql', 'litecli', 'harlequin'],
  options: { '-c, --command, -e, --execute <text>': (words, given) => words.flatMap(text => sqlSteps(text, client(given))) },
  harmless: '-h, --host <v> | -p, --port <v> | -U, -u, --username, --user <v> | -W, --password | -w, --no-password | --single-connection | -v, --version'
    + ' | -d, --dbname <v> | --pgclirc <v> | -D, --dsn <v> | --list-dsn | --row-limit <v> | --less-chatty | --prompt <v> | -l, --list | --auto-vertical-output'
    + ' | --warn [v] | --help',
  operands: { '<database>': nothing, '<user>': nothing },
  always: given => [...serversOf(given), ...(given('--help') || given('-v') || given('-l') || given('--list-dsn') || given('-c') ? [] : sqlOfStdin(given.stdin, client(given)))],
  examples: { 'pgcli -h db.a.dev -l': ['connect db.a.dev'], 'pgcli --version': [], 'usql app -c "select 1"': [], 'usql app -c "DROP TABLE a"': ['destroy app'], 'pgcli app': ['interpret ?stdin as sql'] },
})
