// clickhouse-client: runs SQL on a ClickHouse server. Source: clickhouse-client --help 24.
import { literal } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { elsewhere } from './lib/net.ts'
import { type Client, sqlOfStdin, sqlSteps } from './lib/sql-text.ts'
import { nothing, reads, writes } from './roles.ts'

const client = (given: Given): Client => ({ database: given.value('-d') ?? given.value('-h') ?? literal('clickhouse'), dialect: 2, command: () => undefined })

export default command('clickhouse-client', {
  aliases: ['chc'],
  options: {
    '-h, --host <host>': elsewhere,
    '-C, --config-file <file>': reads,
    '-q, --query <text>': nothing,
    '--queries-file <file>': words => words.map(file => ({ file, language: 'sql' })),
    '--log-file, --server_logs_file <file>': writes,
  },
  harmless: '--help | -V, --version | --port <v> | -u, --user <v> | --password [v] | -d, --database <v> | -s, --secure'
    + ' | --no-secure | -m, --multiline | -n, --multiquery | -f, --format <v> | -E, --vertical'
    + ' | -t, --time | --stacktrace | --progress [v] | --query_id <v> | --connection <v> | --input-format <v> | --output-format <v> | --max_rows_to_read <v>'
      + ' | --max_execution_time <v> | --max_memory_usage <v> | --max_threads <v> | --readonly [v]',
  operands: {},
  always: given => {
    const texts = given.values('-q')
    if (given('--help') || given('-V')) return []
    return texts.length ? texts.flatMap(text => sqlSteps(text, client(given))) : given('--queries-file') ? [] : sqlOfStdin(given.stdin, client(given))
  },
  examples: {
    'clickhouse-client -h db.a.dev -q "SELECT 1"': ['connect db.a.dev'],
    'clickhouse-client -C c.xml -q "SELECT 1"': ['read c.xml'],
    'clickhouse-client --version': [],
    'clickhouse-client -q "SELECT count() FROM t"': [],
    'clickhouse-client -d app --query="DROP TABLE t"': ['destroy app'],
    'clickhouse-client --queries-file a.sql --log-file l.txt': ['interpret a.sql as sql (file)', 'write l.txt'],
  },
})
