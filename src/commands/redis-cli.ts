// redis-cli, valkey-cli: talks to a Redis server. Source: redis-cli --help 7.0, Redis command reference.
import { exact, literal, map, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { elsewhere } from './lib/net.ts'
import { all, appends, nothing, reads, writes } from './roles.ts'

const LOOKS = new Set(
  ('get mget getrange getbit substr strlen exists type ttl pttl expiretime pexpiretime keys scan randomkey dbsize info ping echo time lastsave role command object memory hget hmget hgetall hkeys hvals hlen hexists hstrlen hscan '
    + 'hrandfield lrange llen lindex lpos smembers scard sismember smismember srandmember sinter sintercard sunion sdiff sscan zrange zrangebyscore zrangebylex zrevrange zrevrangebyscore zrevrangebylex zrank zrevrank zscore zmscore '
    + 'zcard zcount zlexcount zscan zrandmember zinter zunion zdiff xrange xrevrange xlen xread xinfo xpending bitcount bitpos bitfield_ro pfcount geodist geohash geopos geosearch georadius_ro georadiusbymember_ro dump lcs '
    + 'select hello auth quit monitor subscribe psubscribe ssubscribe pubsub wait latency slowlog lolwut readonly readwrite asking multi exec discard watch unwatch sort_ro help touch').split(' '),
)
/** Of commands with subcommands, those that look. */
const LOOKS_BELOW: ReadonlyMap<string, RegExp> = new Map([
  ['config', /^(get|help)$/], ['client', /^(list|info|id|getname|getredir|trackinginfo|help|setname|no-evict|setinfo)$/], ['acl', /^(list|users|whoami|cat|log|getuser|dryrun|genpass|help)$/],
  ['cluster', /^(info|nodes|slots|shards|keyslot|countkeysinslot|getkeysinslot|myid|links|count-failure-reports|replicas|slaves|help)$/], ['module', /^(list|help)$/], ['script', /^(exists|help)$/],
  ['function', /^(list|stats|dump|help)$/], ['debug', /^(object|help|sleep|jmap)$/], ['slowlog', /^(get|len|help)$/], ['latency', /^(latest|history|graph|doctor|histogram|help)$/], ['sentinel', /^(masters|master|replicas|sentinels|ckquorum|myid|help)$/],
])

const server = (given: Given): Word => map(given.value('-u') ?? given.value('-h') ?? literal('redis'), value => value.replace(/(?<=\/\/)[^@/]*@/, ''))

/** What one command does on the server. */
function steps(words: readonly Word[], given: Given): readonly Step[] {
  const [head, next, ...rest] = words
  if (!head) return []
  const name = exact(head)?.toLowerCase()
  const sub = exact(next)?.toLowerCase() ?? ''
  const target = server(given)
  if (name === undefined) return [{ kind: 'interpret', target: head, language: 'redis' }]
  if (name === 'config' && sub === 'get') return /pass|\*|auth/i.test(exact(rest[0]) ?? '*') ? [{ kind: 'reveal', target }] : []
  const below = LOOKS_BELOW.get(name)
  if (below ? below.test(sub) : LOOKS.has(name)) return []
  switch (name) {
    case 'flushall': case 'flushdb': case 'swapdb': case 'shutdown': case 'failover':
      return [{ kind: 'destroy', target }]
    case 'replicaof': case 'slaveof':
      return sub === 'no' ? [{ kind: 'mutate', target }] : [{ kind: 'connect', target: next ?? literal('master') }, { kind: 'destroy', target }]
    case 'cluster':
      return [{ kind: sub === 'reset' || sub === 'flushslots' ? 'destroy' : 'mutate', target }]
    case 'config':
      // These two say where the server writes its data: into a start-up file, for example.
      return [{ kind: 'configure', target, ...(/^(dir|dbfilename|appenddirname|appendfilename|logfile|unixsocket|enable-.*)$/.test(exact(rest[0]) ?? 'dir') && sub === 'set' && { persists: true }) }]
    case 'acl':
      return [{ kind: 'configure', target }]
    case 'module':
      return [{ kind: 'execute', target: rest[0] ?? head }]
    case 'eval': case 'eval_ro':
      return next ? [{ kind: 'interpret', target: next, language: 'lua', ...(next.values && { literal: true }) }] : []
    case 'evalsha': case 'evalsha_ro': case 'fcall': case 'fcall_ro': case 'function': case 'script':
      return sub === 'flush' || sub === 'delete' || sub === 'kill' ? [{ kind: 'mutate', target }] : [{ kind: 'unknown', target: next ?? head, why: 'what the stored function does is not known' }]
    case 'migrate':
      return [{ kind: 'connect', target: next ?? head, sends: true }]
    default:
      return [{ kind: 'mutate', target }]
  }
}

/** Lines from standard input, each a command. */
function fromStdin(given: Given): readonly Step[] {
  const text = exact(given.stdin)
  if (text === undefined) return [{ kind: 'interpret', target: given.stdin ?? unresolved('stdin'), language: 'redis', ...(given.stdin?.from && { from: given.stdin.from }) }]
  return text.split('\n').flatMap(line => steps((line.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map(word => literal(word.replace(/^(["'])(.*)\1$/, '$2'))), given))
}

const MODES = ['--scan', '--stat', '--latency', '--latency-history', '--latency-dist', '--bigkeys', '--memkeys', '--keystats', '--hotkeys', '--rdb', '--functions-rdb', '--eval', '--cluster', '--lru-test', '--intrinsic-latency', '--replica', '--slave', '--help', '--version', '--vset-recall']

export default command('redis-cli', {
  aliases: ['valkey-cli', 'keydb-cli'],
  style: 'posix',
  options: {
    '--rdb, --functions-rdb <file>': writes,
    '--eval <file>': all(reads, words => words.map(target => ({ kind: 'interpret', target, language: 'lua', file: true }))),
    '--pipe': (_, given) => [{ kind: 'mutate', target: server(given) }],
    '--lru-test <v>': (_, given) => [{ kind: 'mutate', target: server(given) }],
    '--cluster <command>': (words, given) => (/^(info|check|help)$/.test(exact(words[0]) ?? '') ? [] : [{ kind: 'mutate', target: server(given) }]),
    '--replica, --slave': nothing,
    '--hist-file <file>': appends,
  },
  harmless: '-h, --host <v> | -p, --port <v> | -t <v> | -s <v> | -a, --pass <v> | --user <v> | --askpass | -u <v> | -r <v> | -i <v> | -n <v> | -2 | -3 | -x'
    + ' | -X <v> | -d <v> | -D <v> | -c | -e | -4 | -6 | --tls | --sni <v> | --cacert <v> | --cacertdir <v>'
    + ' | --insecure | --cert <v> | --key <v> | --tls-ciphers <v> | --tls-ciphersuites <v> | --raw | --no-raw | --quoted-input | --csv | --json | --quoted-json'
      + ' | --show-pushes <v> | --stat | --latency | --latency-history | --latency-dist'
    + ' | --bigkeys | --memkeys | --memkeys-samples <v> | --keystats | --keystats-samples <v> | --cursor <v> | --top <v> | --hotkeys | --scan | --pattern <v>'
      + ' | --quoted-pattern <v> | --count <v> | --intrinsic-latency <v> | --pipe-timeout <v> | --ldb'
    + ' | --ldb-sync-mode | --verbose | --no-auth-warning | --help | -v, --version | --name <v> | --client-name <v>',
  operands: { '<word...>': (words, given) => (given('--eval') || given('--cluster') ? [] : steps(words, given)) },
  always: given => [...elsewhere([...given.values('-h'), ...given.values('-u'), ...(given('--cluster') ? given.operands : [])]), ...(given.operands.length || given('--pipe') || MODES.some(given) ? [] : fromStdin(given))],
  examples: {
    'redis-cli ping': [],
    'redis-cli -h cache -p 6380 -n 2 --raw GET user:1': [],
    'redis-cli -h 3221226219 get x && redis-cli -h "$HOST" get x': ['connect 3221226219'],
    'redis-cli -h cache.a.dev get x': ['connect cache.a.dev'],
    'redis-cli --scan --pattern "user:*"': [],
    'redis-cli INFO memory && redis-cli DBSIZE && redis-cli monitor': [],
    'redis-cli config get maxmemory': [],
    'redis-cli config get requirepass': ['reveal redis'],
    'redis-cli SET a 1': ['mutate redis'],
    'redis-cli -u redis://:pw@a.dev:6379 del a': ['connect redis://a.dev:6379', 'mutate redis://a.dev:6379'],
    'redis-cli FLUSHALL': ['destroy redis'],
    'redis-cli -h cache -n 1 flushdb async': ['destroy cache'],
    'redis-cli shutdown nosave': ['destroy redis'],
    'redis-cli replicaof 10.0.0.9 6379': ['connect 10.0.0.9', 'destroy redis'],
    'redis-cli CONFIG SET maxmemory 1gb': ['configure redis'],
    'redis-cli CONFIG SET dir /var/spool': ['configure redis (persists)'],
    'redis-cli module load ./m.so': ['execute ./m.so'],
    'redis-cli EVAL "return 1" 0': [`interpret 'return 1' as lua (literal)`],
    'redis-cli --eval a.lua k , v': ['read a.lua', 'interpret a.lua as lua (file)'],
    'redis-cli --rdb dump.rdb': ['write dump.rdb'],
    'redis-cli --cluster check a.dev:6379': ['connect a.dev:6379'],
    'redis-cli --cluster fix a.dev:6379': ['mutate redis', 'connect a.dev:6379'],
    'redis-cli --lru-test 1000': ['mutate redis'],
    'redis-cli --replica': [],
    'redis-cli --hist-file h.txt ping': ['append h.txt'],
    'redis-cli --pipe < load.txt': ['read load.txt', 'mutate redis'],
    'echo "FLUSHALL" | redis-cli': ['destroy redis'],
    'redis-cli "$CMD"': [`interpret ?'"$CMD"' as redis`],
    'redis-cli': ['interpret ?stdin as redis'],
  },
})
