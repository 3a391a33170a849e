// crictl, ctr: containers of a Kubernetes node. Source: crictl help 1.32, ctr help 2.0.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { exact, literal } from '../model/index.ts'
import type { Role } from './define.ts'
import { reads } from './roles.ts'

/** A command inside a container. */
const exec: Role = words => {
  const at = words.findIndex((word, i) => i > 0 && !exact(word)?.startsWith('-'))
  const host = words[at] ?? literal('container')
  const inner = at < 0 ? [] : words.slice(at + 1)
  return [{ kind: 'mutate', target: host }, ...(inner.length ? [{ run: inner, host }] : [])]
}

export default command('crictl', {
  aliases: ['ctr'],
  ...tool({
    verbs: { looks: `${LOOKS} stats statsp info inspecti inspectp imagefsinfo runtime-config events port-forward checkpoint-list list-images images-list`, configure: 'config completion', mutate: `${MUTATES} pull runp stopp update-resources attach checkpoint content leases namespaces snapshots tasks containers`, destroy: `${DESTROYS} rmi rmp` },
    nouns: 'pods images',
    paths: [[/^(rm|rmi|rmp|images? (rm|delete|remove)|containers? (rm|delete))( |$)/, 'mutate'], [/^(images?|containers?|c|i|tasks?|t|namespaces?|ns|snapshots?|content|leases) (ls|list|info|check|usage|tree)/, 'looks'], [/^exec( |$)/, exec], [/^(images? |)pull/, 'mutate'], [/^images? export/, 'mutate']],
    options: { '-c, --config <file>': reads },
    servers: '-i, --image-endpoint, -r, --runtime-endpoint, -a, --address <v>',
    harmless: '-D, --debug | -t, --timeout <v> | -n, --namespace <v>',
  }),
  examples: {
    'crictl ps -c c.yaml': ['read c.yaml'],
    'crictl -r tcp://a.dev:9 ps': ['connect tcp://a.dev:9'],
    'crictl ps -a': [],
    'ctr -n k8s.io images ls': [],
    'crictl rmi abc': [`mutate 'rmi abc'`],
    'crictl exec -it abc ls /srv': ['mutate abc', 'list /srv'],
  },
})
