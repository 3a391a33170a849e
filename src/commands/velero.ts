// velero: backups of Kubernetes clusters. Source: velero help 1.15.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { settingsCode } from './lib/settings-code.ts'

export default command('velero', {
  ...tool({
    verbs: { looks: `${LOOKS} debug download`, mutate: `${MUTATES} install client backup restore schedule pause unpause`, destroy: `${DESTROYS} uninstall` },
    paths: [[/^(backup|restore|schedule|backup-location|snapshot-location|plugin|repo) (get|describe|logs|download)/, 'looks']],
    options: { '--kubeconfig <file>': settingsCode },
    harmless: '-n, --namespace <v> | --kubecontext <v> | --confirm',
  }),
  examples: {
    'velero backup get --kubeconfig /tmp/k': ['execute /tmp/k'],
    'velero backup get': [],
    'velero backup create a': [`mutate 'backup create a'`],
    'velero backup delete a --confirm': [`destroy 'backup delete a --confirm'`],
  },
})
