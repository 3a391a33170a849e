// redis-server, mongod, mysqld, postgres and other servers of databases. Source: their --help.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('redis-server', {
  aliases: ['valkey-server', 'mongod', 'mongos', 'mysqld', 'mysqld_safe', 'mariadbd', 'postgres', 'postmaster', 'etcd', 'memcached', 'clickhouse-server', 'influxd', 'cassandra', 'elasticsearch', 'rabbitmq-server', 'redis-sentinel', 'minio'],
  style: 'none',
  operands: { '<argument...>': nothing },
  always: given => (given.operands.some(word => /^(--version|-v|-V|-h|--help|version)$/.test(exact(word) ?? '')) ? [] : [{ kind: 'connect', target: literal(given.called), listens: true }]),
  examples: { 'redis-server --version': [], 'redis-server --port 6390': ['connect redis-server (listens)'], 'mongod --dbpath data': ['connect mongod (listens)'] },
})
