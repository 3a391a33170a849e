// oci: the services of Oracle Cloud. Source: oci --help 3.50.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { nothing, reads } from './roles.ts'

export default command('oci', {
  ...tool({
    verbs: { looks: `${LOOKS} list-all get-work-request summarize`, configure: 'setup', reveal: 'get-credentials generate-kubeconfig authenticate', mutate: `${MUTATES} launch action change change-compartment create-kubeconfig bulk-upload bulk-download`, destroy: `${DESTROYS} bulk-delete` },
    servers: '--endpoint, --proxy <v>',
    options: { '--config-file <file>': reads, '--from-json <file>': nothing, '--file <file>': nothing },
    harmless: '--profile <v> | --region <v> | --output <v> | --query <v> | -c, --compartment-id <v> | --auth <v> | --all | --raw-output | --debug'
      + ' | --force',
  }),
  examples: {
    'oci os ns get --endpoint https://a.dev': ['connect https://a.dev'],
    'oci os ns get --config-file c.yaml': ['read c.yaml'],
    'oci compute instance list -c a --all': [],
    'oci compute instance terminate --instance-id a --force': [`destroy 'compute instance terminate --instance-id a --force'`],
    'oci compute instance launch --from-json x': [`mutate 'compute instance launch --from-json x'`],
    'oci os object get --file out': [],
  },
})
