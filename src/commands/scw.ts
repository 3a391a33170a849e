// scw, ibmcloud, civo, exo, upctl, vultr-cli, ovhcloud: services of clouds. Source: their help.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { reads } from './roles.ts'

export default command('scw', {
  aliases: ['ibmcloud', 'civo', 'exo', 'upctl', 'vultr-cli', 'ovhcloud'],
  ...tool({
    verbs: { looks: `${LOOKS} target regions zones`, configure: 'login logout init config save use plugin autocomplete', reveal: 'token iam-token kubeconfig get-credentials', mutate: `${MUTATES} reboot reinstall poweron poweroff ssh`, destroy: `${DESTROYS}` },
    paths: [[/^(config|plugin|plugins) (list|get|dump|info|profile list)/, 'looks'], [/^(config|plugin) /, 'configure'], [/^login/, 'configure']],
    options: { '-c, --config <file>': reads },
    harmless: '-o, --output <v> | -p, --profile <v> | -D, --debug | -q, -f, --force | -r, -g, --region <v> | -y',
  }),
  examples: {
    'scw instance server list -c c.yaml': ['read c.yaml'],
    'scw instance server list': [],
    'ibmcloud is instances': [`unknown 'is instances' (this subcommand is not known)`],
    'scw instance server delete 1': [`destroy 'instance server delete 1'`],
    'civo kubernetes create a': [`mutate 'kubernetes create a'`],
  },
})
