// linkerd, cilium, hubble: networks of Kubernetes clusters. Source: linkerd help 2.17, cilium-cli help 0.16.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { settingsCode } from './lib/settings-code.ts'

export default command('linkerd', {
  aliases: ['cilium', 'hubble'],
  ...tool({
    verbs: { looks: `${LOOKS} check viz stat routes edges authz profile diagnostics identity dashboard observe connectivity sysdump`, mutate: `${MUTATES} install upgrade inject uninject multicluster clustermesh hubble encryption prune`, destroy: `${DESTROYS} uninstall` },
    paths: [[/^(viz|multicluster|jaeger|hubble|clustermesh|encryption) (check|stat|top|tap|routes|edges|dashboard|list|status|gateways|port-forward|ui|observe)/, 'looks'], [/^connectivity test/, 'mutate']],
    options: { '--kubeconfig <file>': settingsCode },
    harmless: '-n, --namespace <v> | --context <v> | -L, --linkerd-namespace <v> | --verbose | --wait <v>',
  }),
  examples: {
    'linkerd check --kubeconfig /tmp/k': ['execute /tmp/k'],
    'linkerd check': [],
    'cilium status --wait 5m': [],
    'cilium uninstall': ['destroy uninstall'],
    'linkerd viz stat deploy': [],
  },
})
