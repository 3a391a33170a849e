// mysql, mariadb: run SQL on a MySQL or MariaDB server. Source: mariadb(1) 10.11, mysql(1) 8.0.
import { literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { SERVER, serverExamples } from './lib/mysql.ts'
import { elsewhere } from './lib/net.ts'
import { inputFrom, outputTo, shellLine, sqlOfStdin, sqlSteps, type Client } from './lib/sql-text.ts'
import { appends, hooks, nothing } from './roles.ts'

/** Commands of the client, with a backslash. */
function meta(line: string): readonly Step[] | undefined {
  const [, name = '', rest = ''] = /^\\(!|\.|\w)\s*([^]*)$/.exec(line) ?? []
  if (name === '!') return shellLine(rest.replace(/;\s*$/, ''))
  if (name === '.') return inputFrom(rest.replace(/;\s*$/, ''))
  if (name === 'T') return outputTo(rest)
  if (name === 'P') return shellLine(rest)
  if (name === 'r') return elsewhere((rest.replace(/;\s*$/, '').match(/\S+/g) ?? []).slice(1, 2).map(literal))
  return /^[GgsUuhctqRwWnx]$/.test(name) ? [] : undefined
}
/** The same as words at the start of a line; the reader of SQL does not know them. */
function spelled(text: Word): Word {
  const values = text.values?.map(value => value.replaceAll(/^[ \t]*(system|source|tee|pager|connect)[ \t]+/gm, (_, name: string) => ({ system: '\\! ', source: '\\. ', tee: '\\T ', pager: '\\P ', connect: '\\r ' })[name] ?? name))
  return values ? { ...text, values } : text
}
function client(given: Given): Client {
  return { database: given.value('-D') ?? given.operands[0] ?? given.value('-h') ?? literal('database'), dialect: 1, command: meta }
}

export default command('mysql', {
  aliases: ['mariadb', 'mycli'],
  options: {
    ...SERVER,
    '-e, --execute, --init-command <text>': nothing,
    '--pager [command]': hooks,
    '--tee <file>': appends,
  },
  harmless: '--no-defaults | --defaults-group-suffix <v> | -?, -I, --help | --abort-source-on-error | --auto-rehash | -A, --no-auto-rehash'
    + ' | --auto-vertical-output | -B, --batch | --binary-as-hex | --binary-mode'
    + ' | --character-sets-dir <v> | --column-names | -N, --skip-column-names | --column-type-info | -m | -c, --comments | -C, --compress'
      + ' | --compression-algorithms <v> | --connect-expired-password | --connect-timeout <v> | -D, --database <v>'
    + ' | -#, --debug [v] | --debug-check | -T, --debug-info | --default-character-set <v> | --delimiter <v> | --enable-cleartext-plugin'
      + ' | -f, --force | --get-server-public-key | -H, --html'
    + ' | -i, --ignore-spaces | --line-numbers | -L, --skip-line-numbers | --local-infile [v] | --login-path <v> | --max-allowed-packet <v>'
      + ' | --max-join-size <v> | -G, --named-commands | --net-buffer-length <v> | -b, --no-beep'
    + ' | -o, --one-database | -p, --password [v] | -P, --port <v> | --print-query-on-error | --progress-reports | --prompt <v> | --protocol <v> | -q, --quick'
      + ' | --quick-max-column-width <v> | -r, --raw | --reconnect | -U, --safe-updates'
    + ' | --i-am-a-dummy | --sandbox | --secure-auth | --select-limit <v> | --server-arg <v> | --server-public-key-path <v> | --show-warnings | --sigint-ignore'
      + ' | -s, --silent | -S, --socket <v> | --ssl [v] | --ssl-ca <v> | --ssl-capath <v>'
    + ' | --ssl-cert <v> | --ssl-cipher <v> | --ssl-key <v> | --ssl-crl <v> | --ssl-crlpath <v> | --ssl-mode <v> | --tls-version <v> | --ssl-verify-server-cert'
      + ' | --skip-ssl | -t, --table | -n, --unbuffered | -u, --user <v> | -v, --verbose'
    + ' | -V, --version | -E, --vertical | -w, --wait | -X, --xml | --skip-column-statistics | --skip-pager | --disable-pager | --csv',
  operands: { '<database>': nothing },
  always: given => {
    const texts = [...given.values('-e'), ...given.values('--init-command')]
    if (texts.length) return texts.flatMap(text => sqlSteps(spelled(text), client(given)))
    if (given('-V') || given('-?') || given('--print-defaults')) return []
    return sqlOfStdin(given.stdin && spelled(given.stdin), client(given))
  },
  examples: {
    'mysql -e "connect app db.a.dev"': ['connect db.a.dev'],
    'mysql -e "\\\\r app"': [],
    'mysql -h db.a.dev -e "SELECT 1"': ['connect db.a.dev'],
    'mysql --version': [],
    ...serverExamples('mysql'),
    'mysql -u root -psecret -h 127.0.0.1 app -e "SHOW TABLES"': [],
    'mysql -e "SELECT 1\\G"': [],
    'mysql app -e "UPDATE users SET a = 1 WHERE id = 2"': ['mutate app'],
    'mysql -D app --execute="DROP TABLE users"': ['destroy app'],
    'mariadb -e "system ls /srv"': ['list /srv', `interpret 'ls /srv' as sh (literal)`],
    'mysql --init-command="DROP DATABASE app" -e "select 1"': ['destroy database'],
    'mysql app -e "\\. seed.sql"': ['interpret seed.sql as sql (file)'],
    'mysql --pager="ls /srv" --tee=log.txt -e "select 1"': ["interpret 'ls /srv' as sh (literal)", 'list /srv', 'append log.txt'],
    'mysql --plugin-dir ./p --defaults-file=my.cnf -e "select 1"': ['execute ./p', 'read my.cnf'],
    'echo "DROP DATABASE app" | mysql': ['destroy database'],
    'mysql app': ['interpret ?stdin as sql'],
  },
})
