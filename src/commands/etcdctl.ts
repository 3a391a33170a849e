// etcdctl: keys of an etcd cluster. Source: etcdctl help 3.5.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { besides } from './lib/addresses.ts'
import { unlessHelp } from './lib/asks-help.ts'
import { flags } from './lib/flags.ts'
import { serverOf } from './lib/net.ts'
import { configures, nothing, reads, runs, writes } from './roles.ts'

const looks: Body = { operands: { '<argument...>': nothing } }
const act = (kind: 'mutate' | 'destroy', what?: string): Body => ({ operands: { '<argument...>': nothing }, always: unlessHelp(given => [{ kind, target: (what ? undefined : given.operands[0]) ?? literal(what ?? 'etcd') }]) })

const body: Body = {
  inherit: true,
  harmless: flags(
    '--cacert <v> | --cert <v> | --command-timeout <v> | --debug | --dial-timeout <v> | -d, --discovery-srv <v> | --discovery-srv-name <v>'
      + ' | --endpoints <v> | --hex | --insecure-discovery | --insecure-skip-tls-verify | --insecure-transport',
    '--keepalive-time <v> | --keepalive-timeout <v> | --key <v> | --password <v> | --user <v> | -w, --write-out <v> | -h, --help | --prefix | --from-key'
      + ' | --keys-only | --print-value-only | --limit <v> | --order <v> | --sort-by <v> | --consistency <v>',
    '--rev <v> | --count-only | --lease <v> | --prev-kv | --ignore-value | --ignore-lease | --range | --cluster | --max-txn-ops <v> | -i, --interactive'
      + ' | --progress-notify | --physical | --learner | --peer-urls <v> | --ttl <v> | --timetolive | --keys | --once',
  ),
  subcommands: {
    'get | version | help | completion | check': looks,
    'put | txn | compaction | defrag | lock | elect | move-leader | make-mirror': act('mutate'),
    /** A prefix takes all that begin with it. */
    'del': { operands: { '<key...>': nothing }, always: unlessHelp(given => [{ kind: given('--prefix') || given('--from-key') || given.operands.length > 1 ? 'destroy' : 'mutate', target: given.operands[0] ?? literal('etcd') }]) },
    'watch': { operands: { '<key>': nothing, '<command...>': runs } },
    'lease': { subcommands: { 'list | timetolive': looks, '*': act('mutate', 'lease') } },
    'member | alarm | endpoint': { subcommands: { 'list | status | health | hashkv': looks, '*': act('mutate', 'cluster') } },
    'user | role | auth': { subcommands: { 'list | get | status': looks, '*': { operands: { '<name...>': nothing }, always: unlessHelp(given => configures([given.operands[0] ?? literal('etcd users')], given)) } } },
    'snapshot': {
      subcommands: {
        'status': { operands: { '<file>': reads } },
        'save': { operands: { '<file>': writes } },
        'restore': { options: { '--data-dir, --wal-dir <folder>': writes }, harmless: flags('--initial-advertise-peer-urls <v> | --initial-cluster <v> | --initial-cluster-token <v> | --name <v> | --skip-hash-check | --bump-revision <v>'
          + ' | --mark-compacted'), operands: { '<file>': reads }, always: given => (given('--data-dir') || given('--help') ? [] : [{ kind: 'write', target: literal('default.etcd') }]) },
      },
    },
  },
}

export default command('etcdctl', {
  ...besides(body, serverOf('--endpoints', '--discovery-srv')),
  examples: {
    'etcdctl --endpoints=http://a.dev:2379,b:2379 get x': ['connect http://a.dev:2379'],
    'etcdctl get x --discovery-srv a.dev': ['connect a.dev'],
    'etcdctl get /app --prefix --keys-only': [],
    'etcdctl --endpoints=a:2379 endpoint health && etcdctl member list': [],
    'etcdctl put /app/a 1': ['mutate /app/a'],
    'etcdctl del /app --prefix': ['destroy /app'],
    'etcdctl del /app/a': ['mutate /app/a'],
    'etcdctl watch /app -- ls /srv': ['list /srv'],
    'etcdctl snapshot save s.db': ['write s.db'],
    'etcdctl snapshot restore s.db --data-dir data': ['write data', 'read s.db'],
    'etcdctl snapshot restore s.db': ['write default.etcd', 'read s.db'],
    'etcdctl user add bob': ['configure bob'],
    'etcdctl member remove 1': ['mutate cluster'],
  },
})
