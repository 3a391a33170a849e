// argocd: applications that follow a repository. Source: argocd help 2.14.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { reads } from './roles.ts'

export default command('argocd', {
  ...tool({
    verbs: { looks: `${LOOKS} manifests resources diff wait list-resources can-i get-user-info`, configure: 'login logout relogin context configure completion', reveal: 'generate-token initial-password export', mutate: `${MUTATES} add rotate-auth terminate-op confirm-deletion delete-resource patch-resource actions windows add-source remove-source add-destination allow-cluster-resource`, destroy: DESTROYS },
    paths: [[/^admin (initial-password|export)/, 'reveal'], [/^admin /, 'mutate'], [/^app (history|logs|diff|get|list|manifests|resources|wait)/, 'looks'], [/^account (list|get|can-i|get-user-info)/, 'looks'], [/^app sync --dry-run/, 'looks']],
    options: { '--config <file>': reads },
    servers: '--server <v>',
    harmless: '--auth-token <v> | --grpc-web | --insecure | -o, --output <v> | --core | --plaintext | --argocd-context <v> | -y, --yes'
      + ' | --project <v> | --port-forward',
  }),
  examples: {
    'argocd app list --config c.yaml': ['read c.yaml'],
    'argocd app list --server a.dev': ['connect a.dev'],
    'argocd app list': [],
    'argocd app diff web': [],
    'argocd app sync web': [`mutate 'app sync web'`],
    'argocd app delete web --yes': [`destroy 'app delete web --yes'`],
    'argocd admin initial-password': [`reveal 'admin initial-password'`],
  },
})
