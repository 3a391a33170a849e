// redis-benchmark, mysqlslap, pgbench: load a database server with queries. Source: their --help.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('redis-benchmark', {
  aliases: ['mysqlslap', 'mariadb-slap', 'pgbench', 'memtier_benchmark', 'sysbench'],
  style: 'none',
  operands: { '<argument...>': nothing },
  always: given => (given.operands.some(word => /^--(help|version)$/.test(word.values?.[0] ?? '')) ? [] : [{ kind: 'mutate', target: literal('database') }]),
  examples: { 'pgbench --version': [], 'redis-benchmark -q -n 1000': ['mutate database'] },
})
