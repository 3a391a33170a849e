// nomad: jobs on HashiCorp Nomad. Source: nomad -help 1.9.
import { command } from './define.ts'
import { tool } from './lib/verbs.ts'
import { exact, literal } from '../model/index.ts'
import type { Role } from './define.ts'

/** A command inside an allocation; the options before it are few. */
const exec: Role = words => {
  const rest = words.slice(exact(words[0]) === 'alloc' ? 2 : 1)
  const valued = (i: number) => /^(-task|-address|-region|-namespace|-token|-e)$/.test(exact(rest[i]) ?? '')
  const at = rest.findIndex((word, i) => !exact(word)?.startsWith('-') && !(i > 0 && valued(i - 1)))
  const host = rest[at] ?? literal('nomad')
  const inner = at < 0 ? [] : rest.slice(at + 1)
  return [{ kind: 'mutate', target: host }, ...(inner.length ? [{ run: inner, host }] : [])]
}

export default command('nomad', {
  ...tool({
    verbs: { looks: 'status list inspect plan validate fs logs version history deployments allocs members server-members node-status eval-status alloc-status ui read get info agent-info', runs: 'agent agent-dev', configure: 'login', mutate: 'run stop create update apply dispatch promote revert scale restart signal exec drain eligibility meta register deregister detach force-leave join reload acl namespace var system volume job alloc node deployment periodic sentinel operator monitor tls pause resume unblock fail start action init', destroy: 'delete purge gc' },
    paths: [[/^(job|node|alloc|deployment|eval|namespace|acl (token|policy|role)|volume|var|server|operator (raft|scheduler)|service|plugin|quota|scaling policy) (status|list|inspect|plan|validate|history|allocs|deployments|logs|fs|members|info|list-peers|get-config|checks)/, 'looks'], [/^(logs|fs)/, 'looks'], [/^var get/, 'reveal'], [/^acl (bootstrap|token (create|info|self))/, 'reveal'], [/^system gc/, 'mutate'], [/^job init/, 'runs'], [/^(alloc )?exec/, exec]],
    servers: '-address, --address <v>',
    harmless: '-region <v> | -namespace <v> | -token <v> | -json | -verbose | -t <v> | -short',
  }),
  examples: {
    'nomad status -address=http://a.dev:4646': ['connect http://a.dev:4646'],
    'nomad job status web': [],
    'nomad alloc logs -f abc': [],
    'nomad job run web.nomad': [`mutate 'job run web.nomad'`],
    'nomad volume delete v': [`destroy 'volume delete v'`],
    'nomad alloc exec abc ls /srv': ['mutate abc', 'list /srv'],
  },
})
