// tkn, argo: pipelines on Kubernetes. Source: tkn help 0.40, argo help 3.6.
import { command } from './define.ts'
import { LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { settingsCode } from './lib/settings-code.ts'

export default command('tkn', {
  aliases: ['argo', 'opc'],
  ...tool({
    verbs: { looks: `${LOOKS} wait watch`, mutate: `${MUTATES} submit resubmit retry terminate suspend resume node bundle cron archive template`, destroy: 'delete' },
    paths: [[/^(cron|template|cluster-template|archive) (list|get|lint)/, 'looks'], [/^(cron|template|archive|cluster-template) delete/, 'destroy']],
    options: { '-k, --kubeconfig <file>': settingsCode },
    harmless: '-n, --namespace <v> | -c, --context <v> | -o, --output <v> | -C, --no-color | -A, --all-namespaces | -f, --follow',
  }),
  examples: {
    'tkn pipeline list -k /tmp/k': ['execute /tmp/k'],
    'tkn pipeline list': [],
    'argo logs @latest': [],
    'argo submit a.yaml': [`mutate 'submit a.yaml'`],
    'tkn pipelinerun delete a': [`destroy 'pipelinerun delete a'`],
  },
})
