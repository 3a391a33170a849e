// linode-cli: the services of Akamai Cloud. Source: linode-cli --help 5.50.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'

export default command('linode-cli', {
  aliases: ['lin'],
  ...tool({
    verbs: { looks: LOOKS, configure: 'configure set-user remove-user', reveal: 'kubeconfig-view token-create', mutate: `${MUTATES} boot reboot shutdown rebuild rescue add-allowed obj ssh`, destroy: `${DESTROYS} rb` },
    separator: '-',
    nouns: 'regions kernels events',
    harmless: '--json | --pretty | --text | --no-headers | --format <v> | --all | --all-rows | --as-user <v> | --markdown | --suppress-warnings | --no-truncation',
  }),
  examples: {
    'linode-cli linodes list --json': [],
    'linode-cli linodes reboot 1': [`mutate 'linodes reboot 1'`],
    'linode-cli linodes delete 1': [`destroy 'linodes delete 1'`],
  },
})
