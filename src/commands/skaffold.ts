// skaffold: builds and deploys to Kubernetes. Source: skaffold help 2.14.
import { command } from './define.ts'
import { tool } from './lib/verbs.ts'
import { reads } from './roles.ts'

export default command('skaffold', {
  ...tool({
    verbs: { looks: 'diagnose schema version options survey inspect find-configs', runs: 'build test render lint fix init credits completion exec', configure: 'config', mutate: 'run dev debug deploy apply verify filter cloud-run', destroy: 'delete' },
    paths: [[/^config list/, 'looks']],
    options: { '-f, --filename <file>': reads },
    harmless: '-p, --profile <v> | -m, --module <v> | -n, --namespace <v> | -d, --default-repo <v> | -v, --verbosity <v> | --kube-context <v>'
      + ' | --kubeconfig <v> | -t, --tag <v> | --push [v] | -q, --quiet | -o, --output <v>',
  }),
  examples: {
    'skaffold diagnose -f c.yaml': ['read c.yaml'],
    'skaffold version': [],
    'skaffold build -q': ['execute .'],
    'skaffold run -p dev': [`mutate 'run -p dev'`],
    'skaffold delete': ['destroy delete'],
  },
})
