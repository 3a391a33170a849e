// eksctl: Kubernetes clusters on AWS. Source: eksctl help 0.200.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { reads } from './roles.ts'

export default command('eksctl', {
  ...tool({
    verbs: { looks: `${LOOKS} utils info`, configure: 'completion', mutate: `${MUTATES} drain register deregister anywhere associate disassociate`, destroy: DESTROYS },
    paths: [[/^utils (describe|schema|nodegroup-health|write-kubeconfig)/, 'looks'], [/^utils /, 'mutate']],
    options: { '-f, --config-file <file>': reads },
    harmless: '-C, --color <v> | -v, --verbose <v> | -r, --region <v> | -p, --profile <v> | -n, --name <v> | --cluster <v> | -o, --output <v> | --approve | --wait',
  }),
  examples: {
    'eksctl get cluster': [],
    'eksctl create cluster -f c.yaml': ['read c.yaml', `mutate 'create cluster -f c.yaml'`],
    'eksctl delete cluster --name a': [`destroy 'delete cluster --name a'`],
  },
})
