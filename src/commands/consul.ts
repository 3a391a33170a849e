// consul: services and keys of HashiCorp Consul. Source: consul -help 1.20.
import { command } from './define.ts'
import { tool } from './lib/verbs.ts'
import { exact, literal } from '../model/index.ts'
import type { Role } from './define.ts'

/** The last words are a command line; `exec` runs it on every node. */
const lock: Role = words => {
  const at = words.findIndex((word, i) => i > 0 && !exact(word)?.startsWith('-'))
  const script = exact(words[0]) === 'lock' ? words[at + 1] : words[at]
  return [{ kind: 'mutate', target: literal('consul') }, ...(script ? [{ script }] : [])]
}

export default command('consul', {
  ...tool({
    verbs: { looks: 'members info list get read validate version monitor rtt nodes datacenters list-peers inspect', runs: 'agent watch connect envoy', configure: 'login logout', reveal: 'export', mutate: 'join leave reload maint register deregister write put set import force-leave rename update create establish restore save snapshot acl intention event lock exec config tls keygen bootstrap', destroy: 'delete' },
    paths: [[/^(kv|acl (token|policy|role)|config|intention|catalog|services|operator raft|peering) (get|list|read|check|match|services|nodes|datacenters|list-peers)/, 'looks'], [/^kv get/, 'looks'], [/^kv export/, 'looks'], [/^acl (bootstrap|token (create|clone|read))/, 'reveal'], [/^(snapshot inspect|operator utilization)/, 'looks'], [/^keygen/, 'looks'], [/^lock/, lock], [/^exec/, lock]],
    servers: '-http-addr, --http-addr <v>',
    harmless: '-token <v> | -datacenter <v> | -format <v> | -recurse | -keys | -detailed | -namespace <v> | -stale',
  }),
  examples: {
    'consul members -http-addr=a.dev:8500': ['connect a.dev:8500'],
    'consul members -detailed': [],
    'consul kv get -recurse app/': [],
    'consul kv put a b': [`mutate 'kv put a b'`],
    'consul kv delete -recurse app/': [`destroy 'kv delete -recurse app/'`],
    'consul lock app/lock "ls /srv"': ['mutate consul', 'list /srv'],
  },
})
