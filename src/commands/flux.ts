// flux: clusters that follow a repository. Source: flux help 2.4.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { settingsCode } from './lib/settings-code.ts'

export default command('flux', {
  ...tool({
    verbs: { looks: `${LOOKS} build trace tree check events envsubst export pull`, mutate: `${MUTATES} bootstrap reconcile suspend resume install tag migrate debug`, publish: 'push', destroy: `${DESTROYS} uninstall` },
    paths: [[/^diff /, 'looks'], [/^debug /, 'reveal'], [/^create secret .*--export/, 'looks'], [/^pull /, 'mutate']],
    servers: '--server <v>',
    options: { '--kubeconfig <file>': settingsCode },
    harmless: '-n, --namespace <v> | --context <v> | --timeout <v> | --verbose | -A, --all-namespaces | --export | -s, --silent | --path <v>',
  }),
  examples: {
    'flux get all --server https://a.dev': ['connect https://a.dev'],
    'flux get all --kubeconfig /tmp/k': ['execute /tmp/k'],
    'flux get all -A': [],
    'flux reconcile source git app': [`mutate 'reconcile source git app'`],
    'flux uninstall': ['destroy uninstall'],
    'flux delete kustomization app': [`destroy 'delete kustomization app'`],
  },
})
